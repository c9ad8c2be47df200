import type { HostRules } from './host-rules';

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
