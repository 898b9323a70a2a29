import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutChromium, withoutLibreOffice } from '../../support/servers/built-server.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { chooseFile } from '../../support/site/tool-page.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ MAX_FILE_MB: '1', DISABLED_TOOLS: 'rtf-to-pdf', ...withoutLibreOffice, ...withoutChromium });
});
afterAll(() => site.close());

describe("the operator's limit", () => {
  it('is what the page of a tool states', async () => {
    const { page } = await site.visit('/pdf-to-txt');
    await expect.poll(() => page.locator('.selected').textContent()).toBe('.pdf, up to 1 MB');
  });

  it('is held against the sum of a list of files', async () => {
    const { page } = await site.visit('/zip-compressor');
    await chooseFile(page, 'a.bin', Buffer.alloc(1_100_000));
    await page.getByText('Together, these files are larger than this server accepts.').waitFor();
  });
});

describe('a tool that the operator switched off', () => {
  it.each([true, false])('says so in place of its form, script: %s', async (javaScriptEnabled) => {
    const { page, complaints } = await site.visit('/rtf-to-pdf', { javaScriptEnabled });
    await expect.poll(() => page.locator('main').textContent()).toContain('Not available on this server');
    await expect.poll(() => page.locator('form').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
