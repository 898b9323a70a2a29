import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const webDir = join(root, 'dist/web');
const prerenderDir = join(root, 'dist/prerender');

/** Builds the site into dist/web: hashed assets for the browser, and every page as complete HTML. */
export async function buildWeb() {
  process.env.NODE_ENV = 'production';
  const configFile = join(root, 'vite.config.ts');
  await build({ configFile, logLevel: 'warn' });
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: prerenderDir, emptyOutDir: true, copyPublicDir: false },
  });
  const { renderSite } = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href);
  const template = await readFile(join(webDir, 'index.html'), 'utf8');
  for (const [file, html] of await renderSite(template)) {
    const path = join(webDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
  await rm(prerenderDir, { recursive: true });
}
