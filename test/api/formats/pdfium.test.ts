import { expect, it } from 'vitest';
import { startPdfium } from '../../../api/formats/pdfium.ts';

it('leaves nothing in the global object, which would keep its memory', async () => {
  const before = Object.getOwnPropertyNames(globalThis);
  await startPdfium();
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
});
