import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fillSite, type Site } from './catalog/site/site.ts';
import { headOf, pageAt } from './web/head/head.ts';
import { headHtml } from './web/head/head-html.ts';

const site: Site = {
  name: 'Filewright',
  operator: 'Filewright',
  email: 'support@example.org',
  origin: 'http://localhost:5173',
  basePath: '',
  maxBytes: null,
  unavailable: [],
  pickers: null,
};

/** In development nothing is prerendered: each page gets its head, and the browser draws the body. */
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
 * Leaves out the table of 1,200 media types by which react-dropzone completes a file's type, a twelfth of a page's
 * script: nothing here asks for types, and the server judges by content.
 */
const withoutMediaTypes: Plugin = {
  name: 'filewright:without-media-types',
  apply: 'build',
  transform: {
    filter: { id: /file-selector\/dist\/es2015\/file\.js$/ },
    handler(code) {
      const shorter = code.replace(/(COMMON_MIME_TYPES = new Map\()\[.*?\n\]/s, '$1[]');
      if (shorter === code) this.error('file-selector has another form: look at this plugin');
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
      // How long each plugin took is no warning.
      checks: { pluginTimings: false },
      // What two pages share comes in one file instead of a dozen small ones.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] } },
    },
    target: ['chrome123', 'firefox125', 'safari17.5'],
  },
  ssr: { noExternal: true },
});
