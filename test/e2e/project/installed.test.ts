import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { webManifest } from '../../../catalog/site/manifest.ts';
import { docx } from '../../support/office/documents.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { siteSettings } from '../../support/site/site-settings.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

/** A visitor whose pages the service worker answers. */
async function visitAgain(path: string): Promise<Page> {
  const { page } = await site.visit(path, { serviceWorkers: 'allow' });
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) =>
      active?.addEventListener('statechange', () => active.state === 'activated' && resolve()),
    );
  });
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${site.base}/service-worker.js`,
  );
  return page;
}

describe('the installed site', () => {
  it('has a manifest whose icons are as large as it says', async () => {
    const { page } = await site.visit('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await fetch(site.base + href);
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const manifest = (await response.json()) as ReturnType<typeof webManifest>;
    expect(manifest).toMatchObject({ name: siteSettings.SITE_NAME, start_url: '/', scope: '/', display: 'standalone' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await fetch(site.base + src);
      const { width, height, format } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
  });

  it('is one that Chromium would install', async () => {
    const page = await visitAgain('/');
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window installs nothing; there is no other complaint.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  it('opens pages that were seen without a connection, and says of others that they need one', async () => {
    const page = await visitAgain('/word-to-pdf');
    await page.context().setOffline(true);
    await page.goto(`${site.base}/word-to-pdf`);
    await page.getByRole('heading', { level: 1, name: 'Word to PDF' }).waitFor();
    await page.getByText('You’re offline. You can choose files').waitFor();
    await page.goto(`${site.base}/pdf-to-word`);
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor();
    await page.goto(site.base);
    await page.getByRole('heading', { level: 1, name: 'Convert Files Instantly' }).waitFor();
  });

  it('asks what to do with a file that is shared with it, and hands it to the tool', async () => {
    const page = await visitAgain('/');
    const bytes = [...(await docx({ paragraphs: ['Shared from another program.'] }))];
    await page.evaluate((content) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: '/open' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files' });
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'Grüße.docx'));
      input.files = transfer.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    }, bytes);
    await page.getByRole('heading', { level: 1, name: 'What would you like to do with your file?' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/open');
    await page.getByText('Grüße.docx').waitFor();
    const offered = await page.locator('.tile-title').allTextContents();
    expect(offered).toContain('Compress DOCX');
    expect(offered).not.toContain('PDF to Word');
    await page.getByRole('link', { name: /^Word to PDF/ }).click();
    await page.getByText('Selected: Grüße.docx').waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'What would you like to do with your file?' }).waitFor();
    expect(await page.locator('.tile').count()).toBe(0);
  });

  it('leads a shared file to the page that asks for one where no service worker took it', async () => {
    const form = new FormData();
    form.append('files', new File(['x'], 'x.txt'));
    const response = await fetch(`${site.base}/open`, { method: 'POST', body: form, redirect: 'manual' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/open');
  });
});
