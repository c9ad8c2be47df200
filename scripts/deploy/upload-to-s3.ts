import { cacheControlOf, type HostRules, typeOf } from './host-rules';

const leftOut = /(?:^|\/)(?:_headers|_redirects|\.htaccess|\.nojekyll|vercel\.json)$|\.(?:br|gz)$/;

const extensionOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);

function filtersByKind(rules: HostRules, files: string[]): Map<string, Set<string>> {
  const kindOf = (file: string) => `'${typeOf(rules, file)}' '${cacheControlOf(rules, file)}'`;
  const filters = new Map<string, Set<string>>();
  for (const extension of new Set(files.map(extensionOf))) {
    const group = files.filter((file) => extensionOf(file) === extension);
    const isOneKind = new Set(group.map(kindOf)).size === 1;
    for (const file of group) {
      const filter = isOneKind ? `*.${extension}` : file;
      filters.set(kindOf(file), (filters.get(kindOf(file)) ?? new Set()).add(filter));
    }
  }
  return filters;
}

/** HTML comes last; old files stay for open tabs. */
export function uploadToS3(rules: HostRules, files: string[]): string {
  const kinds = filtersByKind(
    rules,
    files.filter((name) => !leftOut.test(name)),
  );
  const commands = [...kinds].map(
    ([kind, filters]) => `put ${kind} ${[...filters].map((filter) => `--include '${filter}'`).join(' ')}`,
  );
  const isHtml = (command: string) => command.startsWith("put 'text/html");
  return `#!/bin/sh
# Puts dist/ into a bucket: sh deploy/upload-to-s3.sh your-bucket. Written by "npm run build".
set -eu
bucket="s3://\${1:?the name of the bucket}${rules.folder}/"

# put TYPE CACHE-CONTROL FILTER...
put() {
  type=$1 cache=$2
  shift 2
  aws s3 cp dist/ "$bucket" --recursive --no-progress --exclude '*' "$@" --content-type "$type" --cache-control "$cache"
}

${[...commands.filter((command) => !isHtml(command)), ...commands.filter(isHtml)].join('\n')}
`;
}
