/** @param url absolute address of the other page */
export function redirectPage(url: string, path: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <title>This page has moved to ${path}</title>
    <meta name="robots" content="noindex" />
    <link rel="canonical" href="${url}" />
    <meta http-equiv="refresh" content="0; url=${new URL(url).pathname}" />
  </head>
  <body>
    <p>This page has moved to <a href="${new URL(url).pathname}">${path}</a>.</p>
  </body>
</html>
`;
}

/** https://www.sitemaps.org/protocol.html */
const maxInSitemap = 50_000;

/** @param urls absolute canonical addresses */
export function sitemap(urls: string[]): string {
  if (urls.length > maxInSitemap)
    throw new Error(`${urls.length} addresses in one sitemap: split it, ${maxInSitemap} at most`);
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

/** Text of robots.txt: everything is open to crawlers. */
export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}

/** RFC 9116 recommends less than a year. */
const validMonths = 11;

type SecurityTextOptions = {
  email: string;
  canonical: string;
  builtAt: Date;
};

/** `/.well-known/security.txt` (RFC 9116). */
export function securityText({ email, canonical, builtAt }: SecurityTextOptions): string {
  const expires = new Date(builtAt);
  expires.setUTCMonth(expires.getUTCMonth() + validMonths);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical}`,
  ];
  return `${lines.join('\n')}\n`;
}
