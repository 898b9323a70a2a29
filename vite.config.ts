import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fillSite, type Site } from './catalog/site/site.ts';
import { headOf } from './web/head/head.ts';
import { headHtml } from './web/head/head-html.ts';
import { pageAt } from './web/head/page-at.ts';

const site: Site = {
  name: 'Filewright',
  operator: 'Filewright',
  holder: 'Filewright',
  email: 'support@example.org',
  origin: 'http://localhost:5173',
  basePath: '',
  maxBytes: null,
  unavailable: [],
  pickers: null,
};

/** Nothing is prerendered in development: pages get their head, and the browser renders the body. */
const developmentPage: Plugin = {
  name: 'filewright:development-page',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { originalUrl = '/' }) => {
      const { pathname } = new URL(originalUrl, site.origin);
      return fillSite(
        html.replace('<!--head-->', headHtml(headOf(pageAt(pathname), site.name, site.origin), null)),
        site,
      );
    },
  },
};

/**
 * Vite's own helper loads style sheets and preloads chunks before it imports one. Here all styles are in one sheet that
 * every page names, and nothing is preloaded (below): importing is all that is left.
 */
const plainImports: Plugin = {
  name: 'filewright:plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null),
};

export default defineConfig({
  root: 'web',
  // Built pages live below a path that only the server knows; assets find each other by relative addresses.
  base: './',
  plugins: [react(), developmentPage, plainImports],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3000' } },
  resolve: {
    // The router's store brings a stand-in for a hook that React has.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // A list of what each chunk needs would be in the script of every page: pages name it in their HTML, and the rest is
    // found as it loads.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // Plugin timings are not worth a warning.
      checks: { pluginTimings: false },
      // What every page needs is one chunk, what several pages share is another, and so is each part that a choice of the
      // visitor loads. A group takes what its modules import with it: those above the parts keep it out of them.
      output: {
        // Every page names all chunks that it may load: longer hashes would be in the script of each.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], test: /^(?!.*web\/(index\.html|main\.tsx))/, priority: 4 },
            { name: 'keywords', test: /catalog\/site\/keywords/, priority: 3 },
            { name: 'notes', test: /tool-page\/notes\.ts|results\/note-texts/, priority: 3 },
            {
              name: 'shared',
              test: /catalog\/(?!(copy|languages\/\w+)\/(problem-titles|tool-page\/(judged|result|batch))|files\/(magic|archive-names)|problems)|web\/files\/|conversion-error|preload-helper/,
              minShareCount: 2,
              priority: 2,
            },
            {
              name: 'previews',
              test: /tool-page\/result\.ts|outcome\/picture-comparison|results\/(shown-picture|use-object-url)|list\/previews\/(use-previews|thumbnail)|tool\/rows\/|files\/archive-names\//,
              priority: 1,
            },
            { name: 'pdf', test: /pdfjs-dist|tool\/list\/(previews\/open-pdf|built-in-data|file-ranges)/, priority: 1 },
            { name: 'zip', test: /@zip\.js/, priority: 1 },
            {
              name: 'client',
              test: /web\/client\/(client|xhr-fetch|disposition-name)|node_modules\/ky\/|catalog\/problems|\/problem-titles\.ts/,
              priority: 1,
            },
            {
              name: 'check-file',
              test: /web\/tool\/check-file\/(check-file\.ts|detect-format\.ts|other-tools)|tool-page\/judged\.ts|files\/magic\.ts/,
              priority: 1,
            },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
    target: ['chrome123', 'firefox125', 'safari17.5'],
  },
  ssr: { noExternal: true },
});
