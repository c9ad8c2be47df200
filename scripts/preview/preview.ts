import { existsSync } from 'node:fs';
import { configuredBasePath } from '../build/base-path';
import { serveSite } from './serve-site';

const [dir = 'dist', port = '4173'] = process.argv.slice(2);
if (!existsSync(`${dir}/404.html`)) {
  console.error(`There is no built site in ${dir}/: run "npm run build" first.`);
  process.exit(1);
}
const basePath = configuredBasePath();
await serveSite({ dir, port: Number(port), basePath });
console.log(`Serving ${dir}/ at http://127.0.0.1:${port}${basePath}`);
