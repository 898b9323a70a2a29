import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { drawIcons } from '../icons.mjs';
import { drawShareImages } from '../share-images.mjs';
import { asData } from './as-data.mjs';
import { compressAssets } from './compress-assets.mjs';
import { inLanguage } from './in-language.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const webDir = join(root, 'dist/web');
const prerenderRoot = join(root, 'dist/prerender');
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

/** The name in the manifest of a module or, where there is one, of its translation. */
function moduleName({ manifest, language }, name) {
  const translated = name.replace('catalog/copy/', `catalog/languages/${language.code}/`);
  return translated in manifest ? translated : name;
}

/** A page in the template of the built index.html, which requests all of the page's code at once. */
function compose(built, { head, body, modules }) {
  const { template, manifest, language } = built;
  const entry = filesOf(manifest, 'index.html');
  const html = template
    .replace('<html lang="en">', `<html lang="${language.code}"${language.dir === 'rtl' ? ' dir="rtl"' : ''}>`)
    .replaceAll('"./assets/', `"${base}/assets/`)
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => body);
  if (modules === null)
    return html.replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '');
  const wanted = [...new Set(modules.flatMap((name) => [...filesOf(manifest, moduleName(built, name))]))].filter(
    (file) => !entry.has(file),
  );
  const links = wanted.map((file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Builds the service worker as one file at the root, because its location is its scope. */
async function buildServiceWorker(manifests) {
  const id = createHash('sha256').update(JSON.stringify(manifests)).digest('hex').slice(0, 16);
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

/** Builds the assets of one language, and the program that renders its pages. */
async function buildLanguage(code) {
  const prerenderDir = join(prerenderRoot, code);
  const manifestFile = `.vite/manifest.${code}.json`;
  const isFirst = code === 'en';
  const plugins = [inLanguage(code)];
  await build({
    configFile,
    plugins: [...plugins, asData(code)],
    logLevel: 'warn',
    build: { manifest: manifestFile, emptyOutDir: isFirst },
  });
  await build({
    configFile,
    plugins,
    logLevel: 'warn',
    build: {
      ssr: 'prerender/prerender.tsx',
      outDir: prerenderDir,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      // A program that renders every page needs all of its modules at once.
      rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
    },
  });
  const program = await import(pathToFileURL(join(prerenderDir, 'prerender.js')).href);
  return {
    ...program,
    template: await readFile(join(webDir, 'index.html'), 'utf8'),
    manifest: JSON.parse(await readFile(join(webDir, manifestFile), 'utf8')),
  };
}

/** Builds the site into dist/web: hashed assets for the browser, and every page as complete HTML, in each language. */
export async function buildWeb() {
  process.env.NODE_ENV = 'production';
  const english = await buildLanguage('en');
  const built = [english];
  for (const { code } of english.allLanguages.slice(1)) built.push(await buildLanguage(code));
  for (const site of built) {
    for (const page of await site.renderSite()) {
      const path = join(webDir, page.file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, compose(site, page));
    }
  }
  for (const site of built) await drawShareImages(site, webDir);
  await drawIcons(english.icons, webDir);
  await buildServiceWorker(built.map(({ manifest }) => manifest));
  await compressAssets(join(webDir, 'assets'));
  await rm(join(webDir, '.vite'), { recursive: true });
  await rm(prerenderRoot, { recursive: true });
}
