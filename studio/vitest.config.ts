import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { pictures } from '../scripts/vite/pictures.ts';

export default defineConfig({
  plugins: [pictures()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
});
