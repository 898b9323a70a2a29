import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { installedBrowser } from '../api/installed-browser.ts';
import { notFoundPage, sitePages } from '../catalog/site/pages.ts';
import { isFirstOfItsKind } from '../test/support/site/page-kinds.ts';

// Takes pictures of one page of each kind of a running server: `npm run pictures -- http://localhost:3000`.

const base = process.argv[2] ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../dist/screenshots', import.meta.url));
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: installedBrowser(), args: ['--no-sandbox'] });
for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const { path } of [...sitePages, notFoundPage].filter(isFirstOfItsKind)) {
      const name = path === '/' ? 'home' : path.slice(1);
      await page.goto(base + path);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
console.log(`The pictures are in ${folder}.`);
