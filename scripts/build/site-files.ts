/** A page that leads on to another, for hosts that cannot redirect. @param url absolute address of the other page */
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

/** Most addresses of one sitemap. https://www.sitemaps.org/protocol.html */
const mostInSitemap = 50_000;

/** @param urls absolute canonical addresses */
export function sitemap(urls: string[]): string {
  if (urls.length > mostInSitemap)
    throw new Error(`${urls.length} addresses in one sitemap: split it, ${mostInSitemap} at most`);
  const entries = urls.map((url) => `  <url><loc>${url}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}
</urlset>
`;
}

export function robots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
