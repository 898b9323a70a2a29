import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fillSite, type Site } from './catalog/site/site.ts';
import { headOf, pageAt } from './web/head/head.ts';
import { headHtml } from './web/head/head-html.ts';

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
 * Drops react-dropzone's table of 1,200 media types, a twelfth of a page's script: nothing here uses types, and the
 * server judges by content.
 */
const withoutMediaTypes: Plugin = {
  name: 'filewright:without-media-types',
  apply: 'build',
  transform: {
    filter: { id: /file-selector\/dist\/es2015\/file\.js$/ },
    handler(code) {
      const shorter = code.replace(/(COMMON_MIME_TYPES = new Map\()\[.*?\n\]/s, '$1[]');
      if (shorter === code) this.error('file-selector has changed: update this plugin');
      return { code: shorter, map: null };
    },
  },
};

export default defineConfig({
  root: 'web',
  // Built pages live below a path that only the server knows; assets find each other by relative addresses.
  base: './',
  plugins: [react(), developmentPage, withoutMediaTypes],
  server: { proxy: { '/api': process.env.API_ORIGIN ?? 'http://localhost:3000' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Plugin timings are not worth a warning.
      checks: { pluginTimings: false },
      // Code shared by pages goes into one chunk instead of a dozen small ones. Parts that several choices of the visitor
      // load have chunks of their own; what pages need as well must not be drawn into those.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /catalog\/(?!copy\/tool-page\/judged|files\/magic)|web\/files\/|conversion-error|preload-helper/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'notes', test: /tool-page\/notes\.ts/, priority: 3 },
            { name: 'pdf', test: /pdfjs-dist|tool\/list\/(open-pdf|built-in-data|file-ranges)/, priority: 1 },
            { name: 'zip', test: /@zip\.js/, priority: 1 },
            {
              name: 'client',
              test: /web\/client\/(client|xhr-fetch|disposition-name)|node_modules\/ky\//,
              priority: 1,
            },
            {
              name: 'judge',
              test: /web\/tool\/judge\/(judge|detect)\.ts|tool-page\/judged\.ts|files\/magic\.ts/,
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
