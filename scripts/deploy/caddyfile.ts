import { escapePattern, type HostRules, pagePattern, typeOf } from './host-rules';

/** Extensions whose type Go knows; others depend on the machine. */
const knownToCaddy = ['avif', 'css', 'html', 'jpg', 'js', 'json', 'pdf', 'png', 'svg', 'webp', 'xml'];

export function caddyfile(rules: HostRules): string {
  const { hostName, folder, headers, cache, redirects, types } = rules;
  const { hashed, named, other } = cache;
  const paths = (list: string[]) => list.map((path) => `${folder}/${path}`).join(' ');
  const below = (folders: string[]) => folders.map((name) => `${name}/*`);
  const hashedPaths = paths(below(hashed.folders));
  const namedPaths = paths([...below(named.folders), ...named.files]);
  return `# Caddy for this site. Written by "npm run build".
${hostName} {
	root * /var/www${folder === '' ? '/site' : ''}

	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
	}
	@hashed path ${hashedPaths}
	header @hashed Cache-Control "${hashed.value}"
	@named path ${namedPaths}
	header @named Cache-Control "${named.value}"
	@other not path ${hashedPaths} ${namedPaths}
	header @other Cache-Control "${other}"
${Object.keys(types)
  .filter((extension) => !knownToCaddy.includes(extension))
  .map((extension) => `\t@${extension} path *.${extension}\n\theader @${extension} Content-Type "${typeOf(rules, extension)}"`)
  .join('\n')}

${redirects.map(({ from, to }) => `\tredir ${from} ${to} 301`).join('\n')}
${folder ? `\tredir ${folder} ${folder}/ 301\n` : ''}\
	@slash path_regexp ^${escapePattern(folder)}/${pagePattern}/$
	route @slash {
		uri strip_suffix /
		redir {uri} 301
	}

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control "${other}"
		rewrite * ${folder}/404.html
		file_server
	}
}
`;
}
