import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { build } from 'vite';

/** The compiled modules that run as processes or threads of their own, in jails (`api/jail/own-module.ts`). */
const workers = [
  'api/jail/landlock/landlock-launcher.js',
  'api/jail/check/self-check-inside.js',
  'api/{comparison,content,engines}/**/{worker,*-worker,*-thread}.js',
];

/** Packages with native code, WebAssembly or data, which they find next to themselves. */
const packagesWithFiles = /^(@embedpdf\/pdfium|harfbuzzjs|katex|koffi)(\/|$)/;
/**
 * Others of their kind that also exist as CommonJS, and start in half the time by `require`: an import reads the 7 MB of
 * playwright-core twice, in search of names, and finds one by one the modules of the others.
 */
const requiredPackages = /^(fontkit|pdfkit|playwright-core|sharp)$/;

/** Stands for the address of the compiled code's folder until a chunk's own place is known. */
const codeFolder = '__CODE_FOLDER__';

const require = createRequire(import.meta.url);
const requiredPrefix = '\0required:';

/** Replaces imports of packages by calls of `require`. */
const byRequire = {
  name: 'filewright:by-require',
  enforce: 'pre',
  resolveId: (id) => (requiredPackages.test(id) ? requiredPrefix + id : null),
  load(id) {
    if (!id.startsWith(requiredPrefix)) return null;
    const name = id.slice(requiredPrefix.length);
    const exported = Object.keys(require(name)).filter((key) => /^[a-z_$][\w$]*$/i.test(key) && key !== 'default');
    return [
      "import { createRequire } from 'node:module';",
      `const loaded = createRequire(import.meta.url)('${name}');`,
      'export default loaded.default ?? loaded;',
      ...exported.map((key) => `export const ${key} = loaded.${key};`),
    ].join('\n');
  },
};

/** Keeps `import.meta.url` the address of the module that asks, which finds workers and files from there. */
const ownAddresses = (dist) => ({
  name: 'filewright:own-addresses',
  transform: (code, id) =>
    id.startsWith(join(dist, '/')) && code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', `new URL('${relative(dist, id)}', ${codeFolder}).href`)
      : null,
  renderChunk: (code, { fileName }) =>
    code.replaceAll(codeFolder, `new URL('${'../'.repeat(fileName.split('/').length - 1)}', import.meta.url)`),
});

/**
 * Turns each compiled worker into one file, and chunks that it shares with others: to find its hundreds of modules one by
 * one, its libraries' included, took half of the time in which a worker starts.
 *
 * @param dist The folder of the compiled modules. Those of the workers are replaced, and all others stay.
 * @param patterns Which of them are workers.
 */
export async function bundleWorkers(dist, patterns = workers) {
  const files = globSync(patterns, { cwd: dist });
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [byRequire, ownAddresses(dist)],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        external: (id) => packagesWithFiles.test(id),
        input: Object.fromEntries(files.map((file) => [file.slice(0, -'.js'.length), join(dist, file)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'api/chunks/[name]-[hash].js' },
      },
    },
  });
  // The compiler's maps are of the modules that were replaced.
  for (const file of files) rmSync(join(dist, `${file}.map`), { force: true });
}
