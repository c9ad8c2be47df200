import { type HostRules, pagePattern } from './host-rules';

/**
 * A CloudFront function for viewer requests (runtime cloudfront-js-2.0): S3 knows only names of files, so that it has to
 * be told that `/shop` is `shop.html`.
 */
export function cloudfrontFunction({ folder, redirects }: HostRules): string {
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  return `// CloudFront function for this site, on viewer requests. Written by "npm run build".
var folder = ${JSON.stringify(folder)};
var moved = ${JSON.stringify(moved)};
var page = /^\\/${pagePattern.replaceAll('/', '\\/')}\\/$/;

function query(parameters) {
  var parts = [];
  Object.keys(parameters).forEach(function (name) {
    var parameter = parameters[name];
    (parameter.multiValue || [parameter]).forEach(function (each) {
      parts.push(each.value === '' ? name : name + '=' + each.value);
    });
  });
  return parts.length === 0 ? '' : '?' + parts.join('&');
}

function lead(to, request) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: to + query(request.querystring) } },
  };
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var inside = uri.slice(folder.length);
  if (moved[uri]) return lead(moved[uri], request);
  if (folder !== '' && uri === folder) return lead(folder + '/', request);
  if (uri.indexOf(folder + '/') !== 0) return request;
  if (inside === '/') request.uri = folder + '/index.html';
  else if (page.test(inside)) return lead(uri.slice(0, -1), request);
  else if (inside.slice(inside.lastIndexOf('/')).indexOf('.') === -1) request.uri = uri + '.html';
  return request;
}
`;
}

/** Headers for which CloudFront has settings of their own, and which it refuses among the others. */
const ownSettings: string[] = [
  'Content-Security-Policy',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
];

/** What `aws cloudfront create-response-headers-policy` takes. Cache-Control comes with each file from S3. */
export function cloudfrontHeaders({ hostName, headers }: HostRules): string {
  const items = Object.entries(headers)
    .filter(([name]) => !ownSettings.includes(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return `${JSON.stringify(
    {
      Name: hostName.replaceAll('.', '-'),
      Comment: `Headers of ${hostName}`,
      SecurityHeadersConfig: {
        ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: headers['Content-Security-Policy'] },
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: { Override: true, ReferrerPolicy: headers['Referrer-Policy'] },
        StrictTransportSecurity: {
          Override: true,
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(headers['Strict-Transport-Security'])?.[1]),
          IncludeSubdomains: false,
          Preload: false,
        },
      },
      CustomHeadersConfig: { Quantity: items.length, Items: items },
    },
    null,
    2,
  )}\n`;
}
