import { type HostRules, mediaTypes, textExtensions } from './host-rules';

/** Paths of pages, without slashes at the ends. A redirect from other paths could lead off the site. */
const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** These rules as a configuration of nginx. */
export function nginxConf({ hostName, folder, headers, cache, redirects }: HostRules): string {
  const { hashed, named, fallback } = cache;
  const names = (list: string[]) => list.map(escapePattern).join('|');
  const below = escapePattern(folder);
  const charset = textExtensions.filter((extension) => extension !== 'html').map((extension) => mediaTypes[extension]);
  return `# nginx for this site. Written by "npm run build".
map $uri $site_cache_control {
    default "${fallback}";
    "~^${below}/(?:${names(hashed.folders)})/" "${hashed.value}";
    "~^${below}/(?:(?:${names(named.folders)})/|(?:${names(named.files)})$)" "${named.value}";
}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostName};
    root /var/www${folder === '' ? '/site' : ''};

    absolute_redirect off;
    server_tokens off;
    charset utf-8;
    charset_types ${charset.join(' ')};
    types {
${Object.entries(mediaTypes)
  .map(([extension, type]) => `        ${type} ${extension};`)
  .join('\n')}
    }

    # The build leaves a .gz and a .br beside each text and model. With the brotli module installed: brotli_static on;
    gzip_static on;
    gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $site_cache_control always;

    error_page 404 ${folder}/404.html;
${redirects.map(({ from, to }) => `    location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
    location = ${folder}/ { try_files ${folder}/index.html =404; }
${folder ? `    location = ${folder} { return 301 ${folder}/$is_args$args; }\n` : ''}\
    location ~ "^(?<page>${below}/${pagePattern})/$" { return 301 $page$is_args$args; }
    location ${folder}/ { try_files $uri $uri.html =404; }
}
`;
}
