import { escapePattern, type HostRules, compressedExtensions, pagePattern, textExtensions } from './host-rules';

export function htaccess({ folder, headers, cache, redirects, types }: HostRules): string {
  const { hashed, named, other } = cache;
  const names = (list: string[]) => list.map(escapePattern).join('|');
  const below = escapePattern(folder);
  const whole = `${below}/(?:(?:${names(named.folders)})/|(?:${names(named.files)})(?:\\.(?:br|gz))?$)`;
  const { 'Strict-Transport-Security': transport, ...plain } = headers;
  const compressed = compressedExtensions.join('|');
  return `# Apache for this site. Written by "npm run build".
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${folder}/404.html
AddDefaultCharset utf-8
AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}
${Object.entries(types)
  .map(([extension, type]) => `AddType ${type} .${extension}`)
  .join('\n')}

${Object.entries(plain)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
Header always set Strict-Transport-Security "${transport}" "expr=%{HTTPS} == 'on' || req_novary('X-Forwarded-Proto') == 'https'"
Header always set Cache-Control "${other}"
Header always set Cache-Control "${hashed.value}" "expr=%{REQUEST_URI} =~ m#^${below}/(?:${names(hashed.folders)})/#"
Header always set Cache-Control "${named.value}" "expr=%{REQUEST_URI} =~ m#^${whole}#"

# The build leaves a .br and a .gz beside each text and model: what is inside counts, not the packing.
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
Header always merge Vary Accept-Encoding "expr=%{REQUEST_URI} =~ m#\\.(?:${compressed})(?:\\.(?:br|gz))?$#"

RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${folder}/
${folder ? `RewriteCond %{REQUEST_URI} ^${below}$\nRewriteRule ^ ${folder}/ [R=301,L]\n` : ''}\
${redirects
  .map(({ from, to }) => `RewriteRule ^${escapePattern(from.slice(folder.length + 1))}$ ${to} [R=301,L]`)
  .join('\n')}
RewriteRule ^(${pagePattern})/$ ${folder}/$1 [R=301,L]
# A folder is no page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html

RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+\\.(?:${compressed}))$ $1.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+\\.(?:${compressed}))$ $1.gz [L]
`;
}
