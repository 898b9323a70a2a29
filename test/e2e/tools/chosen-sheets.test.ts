import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsx } from '../../support/office/xlsx.ts';
import { readPdf } from '../../support/pdf/read-pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { violationsOf } from '../../support/site/axe.ts';
import { stillPhone } from '../../support/site/devices.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { chooseFile, contentOf, press } from '../../support/site/tool-page.ts';

let site: RunningSite;
let workbook: Buffer;
beforeAll(async () => {
  const sheets = ['Costs', 'Income', 'Summary'].map((name) => ({ name, cells: { A1: `Content of ${name}` } }));
  workbook = Buffer.from(await xlsx({ sheets }));
  site = await runSite();
});
afterAll(() => site.close());

describe('the sheets of a workbook', () => {
  it('are chosen by number or name, by keyboard, and the result says that it has only those', async () => {
    const { page, complaints } = await site.visit('/xlsx-to-pdf');
    const field = page.getByLabel('Sheets', { exact: true });
    expect(await field.isVisible()).toBe(false);
    await chooseFile(page, 'budget.xlsx', workbook);
    await page.locator('.more-options > summary').press('Enter');
    await field.fill('1, Summary');
    expect(await violationsOf(page)).toEqual([]);
    const path = join(await scratchFolder(), 'budget.pdf');
    await writeFile(path, await contentOf(await press(page)));
    const { text } = readPdf(path);
    expect(text).toContain('Content of Costs');
    expect(text).toContain('Content of Summary');
    expect(text).not.toContain('Content of Income');
    await page.getByText('As you chose, the result has 2 of the workbook’s 3 sheets.').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(['/xlsx-to-pdf', '/es/xlsx-to-pdf', '/ar/xlsx-to-pdf'])(
    'have a field a finger can hit on %s',
    async (path) => {
      const { page } = await site.visit(path, stillPhone);
      await page.locator('.more-options > summary').tap();
      const field = page.locator('input[name=sheets]');
      const box = await field.boundingBox();
      const label = await page.locator('.setting:has(input[name=sheets]) label').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
