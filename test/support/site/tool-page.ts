import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';

const mimeType = 'application/octet-stream';

export const actionOf = (page: Page): Locator => page.locator('button[type=submit].action');
export const cardOf = (page: Page): Locator => page.getByRole('region', { name: 'Your file is ready' });

/** Chooses a file by the page's file input. */
export const chooseFile = (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** Lets go of files with one content over the drop zone, as a file manager does; or only drags them there. */
export async function dropFiles(
  page: Page,
  names: readonly string[],
  content: Uint8Array,
  only?: 'dragenter',
): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ names, bytes }) => {
      const data = new DataTransfer();
      for (const name of names) data.items.add(new File([new Uint8Array(bytes)], name));
      return data;
    },
    { names, bytes: [...content] },
  );
  for (const type of only === undefined ? ['dragenter', 'dragover', 'drop'] : [only]) {
    await page.locator('.drop-zone').dispatchEvent(type, { dataTransfer: transfer });
  }
}

/** How long a result may take: compressors use up to 74 seconds where the machine has much else to do. */
export const resultWaitMs = 90_000;

/** Presses the action button and waits for the result. */
export async function press(page: Page): Promise<Download> {
  const arrives = page.waitForEvent('download', { timeout: resultWaitMs });
  await actionOf(page).click();
  return arrives;
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** How wide an element is as part of another's width. */
export async function widthShare(page: Page, part: string, whole: string): Promise<number> {
  const [inner, outer] = [await page.locator(part).boundingBox(), await page.locator(whole).boundingBox()];
  return (inner?.width ?? 0) / (outer?.width ?? 1);
}
