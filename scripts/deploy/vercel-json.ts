import { escapePattern, type HostRules } from './host-rules';

function pairs(headers: Record<string, string>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

export function vercelJson({ folder, headers, cache, redirects }: HostRules): string {
  const { hashed, named } = cache;
  const cached = (source: string, value: string) => ({ source, headers: pairs({ 'Cache-Control': value }) });
  return `${JSON.stringify(
    {
      $schema: 'https://openapi.vercel.sh/vercel.json',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      headers: [
        { source: `${folder}/(.*)`, headers: pairs(headers) },
        cached(`${folder}/(${hashed.folders.join('|')})/(.*)`, hashed.value),
        cached(`${folder}/(${named.folders.join('|')})/(.*)`, named.value),
        cached(`${folder}/(${named.files.map(escapePattern).join('|')})`, named.value),
      ],
    },
    null,
    2,
  )}\n`;
}
