import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress-assets.mjs';
import { drawIcons } from './icons.mjs';
import { drawShareImages } from './share-images.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const webDir = join(root, 'dist/web');
const prerenderDir = join(root, 'dist/prerender');
const configFile = join(root, 'vite.config.ts');
const base = '{{site.basePath}}';

/** The files that a module needs, itself and everything it imports, from Vite's manifest. */
function filesOf(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the build has no module ${name}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** A page in the template of the built index.html, which requests all of the page's code at once. */
function compose(template, manifest, { head, body, modules }) {
  const entry = filesOf(manifest, 'index.html');
  const html = template
    .replaceAll('"./assets/', `"${base}/assets/`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  if (modules === null)
    return html.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
  const wanted = [...new Set(modules.flatMap((name) => [...filesOf(manifest, name)]))].filter(
    (file) => !entry.has(file),
  );
  const links = wanted.map((file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Builds the service worker as one file at the root, because its location is its scope. */
async function buildServiceWorker(manifest) {
  const id = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 16);
  await build({
    configFile,
    logLevel: 'warn',
    define: { __BUILD_ID__: JSON.stringify(id) },
    build: {
      manifest: false,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  });
}

/** Builds the site into dist/web: hashed assets for the browser, and every page as complete HTML. */
export async function buildWeb() {
  process.env.NODE_ENV = 'production';
  await build({ configFile, logLevel: 'warn' });
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: 'prerender/prerender.tsx',
      outDir: prerenderDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
    },
  });
  const { renderSite, shareImages, icons } = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href);
  const template = await readFile(join(webDir, 'index.html'), 'utf8');
  const manifestFile = join(webDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  for (const page of await renderSite()) {
    const path = join(webDir, page.file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, compose(template, manifest, page));
  }
  await drawShareImages(shareImages, webDir);
  await drawIcons(icons, webDir);
  await buildServiceWorker(manifest);
  await compressAssets(join(webDir, 'assets'));
  await rm(join(webDir, '.vite'), { recursive: true });
  await rm(prerenderDir, { recursive: true });
}
