import { expect, it } from 'vitest';
import { createFaceWidths } from '../../../api/engines/libreoffice/fonts/letter-widths.ts';
import { createNestedProcesses } from '../../../api/jail/nested.ts';
import { scratchFolder } from '../../support/scratch.ts';

it('knows how wide letters of common families are', async () => {
  const workspace = await scratchFolder();
  const widthsOf = await createFaceWidths(createNestedProcesses())({ workspace, signal: new AbortController().signal });
  const times = widthsOf('Times New Roman', { bold: false, italic: false });
  expect(times?.(0x41)).toBeCloseTo(0.722, 3);
  expect(times?.(0x20)).toBeCloseTo(0.25, 3);
  expect(widthsOf('Arial', { bold: true, italic: false })?.(0x61)).toBeCloseTo(0.556, 3);
  expect(widthsOf('No Such Family', { bold: false, italic: false })).toBeUndefined();
});
