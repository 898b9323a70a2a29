import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bmp, quarterPixels } from '../../support/pictures/bmp.ts';
import { cameraPicture } from '../../support/pictures/camera-picture.ts';
import { rgbPixels } from '../../support/pictures/picture.ts';
import { pageFields, tiff } from '../../support/pictures/tiff.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { actionOf, cardOf, chooseFile, contentOf, press, widthShare } from '../../support/site/tool-page.ts';

let site: RunningSite;
let jpg: Buffer;

beforeAll(async () => {
  const { width, height, rgb } = cameraPicture(480, 320);
  jpg = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  site = await runSite();
});
afterAll(() => site.close());

/** The widths of the pictures that are compared; 0 while one is on its way. */
const widthsOfCompared = (page: Page) =>
  page.locator('.comparison img').evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));

describe('the image compressor', () => {
  it('alerts without a file', async () => {
    const { page } = await site.visit('/img-compressor');
    await actionOf(page).click();
    await expect.poll(() => page.getByRole('alertdialog').textContent()).toContain('Upload an image!');
  });

  it('follows its slider, and says what was saved once, and to scale', async () => {
    const { page, complaints } = await site.visit('/img-compressor');
    await chooseFile(page, 'photo.jpg', jpg);
    await page.locator('.drop-zone').getByText('Selected: photo.jpg').waitFor();
    const finer = await press(page);
    expect(finer.suggestedFilename()).toBe('compressed.jpg');
    const atDefault = (await contentOf(finer)).length;
    await page.getByText(/^✅ Compressed: \d.* → \d.* \(\d+% smaller\)$/).waitFor();

    const slider = page.getByRole('slider', { name: 'Quality' });
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await slider.inputValue()).toBe('30');
    const smaller = (await contentOf(await press(page))).length;
    expect(smaller).toBeLessThan(atDefault * 0.8);

    await cardOf(page).getByText('Before').first().waitFor();
    await expect.poll(() => cardOf(page).textContent()).toMatch(/✅ Compressed: .*kB → .*kB.*Before.*After/);
    await expect
      .poll(() => widthShare(page, '.size-bar-after', '.size-bar-before'))
      .toBeCloseTo(smaller / jpg.length, 1);
    expect(complaints).toEqual([]);
  });

  it('draws a picture narrower than its frame in one place before and after', async () => {
    const { page } = await site.visit('/img-compressor');
    const tall = await sharp(jpg).resize(120, 480, { fit: 'fill' }).jpeg({ quality: 95 }).toBuffer();
    await chooseFile(page, 'tall.jpg', tall);
    await press(page);
    await expect.poll(() => widthsOfCompared(page)).toEqual([120, 120]);
    const [after, before] = await page
      .locator('.comparison img')
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
    expect(after).toBeCloseTo(before ?? 0, 0);
  });

  it('compares before and after with the keyboard and by dragging', async () => {
    const { page } = await site.visit('/img-compressor');
    await chooseFile(page, 'photo.jpg', jpg);
    await press(page);
    const slider = page.getByRole('slider', { name: 'Compare before and after' });
    await slider.waitFor();
    await expect.poll(() => widthsOfCompared(page)).toEqual([480, 480]);
    const line = () => widthShare(page, '.comparison-line', '.comparison-frame');
    expect(await line()).toBeLessThan(0.05);
    await slider.focus();
    for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('60% before, 40% after');

    const box = await slider.boundingBox();
    if (box === null) throw new Error('the comparison is not shown');
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(Math.abs(Number(await slider.inputValue()) - 20)).toBeLessThan(4);
    const before = page.locator('.comparison-before');
    expect(await before.evaluate((element) => getComputedStyle(element).clipPath)).toMatch(/inset\(0px (7|8)\d/);
  });
});

describe('a compressor with a choice of output', () => {
  const picture = bmp({ pixels: quarterPixels(240, 160), bits: 24 });

  it.each([
    ['JPG', 'plan_compressed.jpg', 'ffd8ff'],
    ['WebP', 'plan_compressed.webp', '52494646'],
    ['BMP', 'plan_compressed.bmp', '424d'],
  ] as const)('makes a %s of a BMP and compares them', async (choice, name, start) => {
    const { page, complaints } = await site.visit('/bmpcompressor');
    await expect.poll(() => actionOf(page).isDisabled()).toBe(true);
    await chooseFile(page, 'plan.bmp', picture);
    await page.getByLabel(choice, { exact: true }).check();
    const download = await press(page);
    expect(download.suggestedFilename()).toBe(name);
    expect((await contentOf(download)).toString('hex', 0, start.length / 2)).toBe(start);
    await page.locator('.comparison').waitFor();
    await expect.poll(() => widthsOfCompared(page)).toEqual([240, 240]);
    expect(complaints).toEqual([]);
  });

  it('packs a TIFF as 7z, which no browser shows', async () => {
    const { page } = await site.visit('/tiffcompressor');
    await chooseFile(page, 'scan.tiff', tiff([{ fields: pageFields(80, 48), strips: [rgbPixels(80, 48)] }]));
    await page.getByLabel('As a 7z archive').check();
    const download = await press(page);
    expect(download.suggestedFilename()).toBe('scan_compressed.tiff.7z');
    expect((await contentOf(download)).toString('hex', 0, 6)).toBe('377abcaf271c');
    await cardOf(page).waitFor();
    await expect.poll(() => page.locator('.comparison').count()).toBe(0);
  });

  it('says in the drop area what a cloud picker does', async () => {
    const { page } = await site.visit('/tiffcompressor');
    await page.getByRole('button', { name: /Google Drive/ }).click();
    await page.locator('.drop-zone').getByText('Picker not ready').waitFor();
  });
});
