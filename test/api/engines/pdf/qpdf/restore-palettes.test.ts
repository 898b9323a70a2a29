import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { PdfValue } from '../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { restorePalettes } from '../../../../../api/engines/pdf/qpdf/restore-palettes.ts';
import { pdfOf, streamOf } from '../../../../support/pdf/pdf-objects.ts';
import { objectsOf } from '../../../../support/pdf/pdf-values.ts';

const folder = mkdtempSync(join(tmpdir(), 'filewright-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As qpdf writes them: bytes that begin like UTF-16 become text. */
const asText = 'u:\u{e0e1}\u{fffd}';
const bytes = 'fffee1e0dfdedddc';

function sourceFile(): string {
  const path = join(folder, 'source.pdf');
  const space = `[/Indexed /DeviceGray 7 <${bytes}>]`;
  writeFileSync(
    path,
    pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      streamOf('', `/Subtype /Image /ColorSpace ${space}`),
      `<< /ColorSpace << /C#31 ${space} /C2 [/Indexed /DeviceGray 7 5 0 R] >> >>`,
      `<${bytes}>`,
      `<< /Title <feff0041> /ColorSpace ${space} >>`,
    ]),
  );
  return path;
}

const space = (palette: string): PdfValue => ['/Indexed', '/DeviceGray', 7, palette];

it('restores palettes that qpdf decoded as text, nested or not', async () => {
  const objects = objectsOf({
    4: { '/ColorSpace': { '/C1': space(asText), '/C2': space('5 0 R') } },
    5: asText,
    6: { '/Title': 'u:A', '/ColorSpace': space(asText) },
  });
  await restorePalettes(objects, sourceFile());
  expect(objects.resolveOnce('4 0 R')).toEqual({
    '/ColorSpace': { '/C1': space(`b:${bytes}`), '/C2': space('5 0 R') },
  });
  expect(objects.resolveOnce('5 0 R')).toBe(`b:${bytes}`);
  expect(objects.resolveOnce('6 0 R')).toEqual({ '/Title': 'u:A', '/ColorSpace': space(`b:${bytes}`) });
});

it('leaves unreadable objects unchanged', async () => {
  const path = join(folder, 'damaged.pdf');
  writeFileSync(path, 'no PDF');
  const objects = objectsOf({ 4: space(asText) });
  await restorePalettes(objects, path);
  objects.setValue('4 0 R', { '/Resources': space(asText) });
  expect(objects.resolveOnce('4 0 R')).toEqual(space(asText));
  expect(objects.changed().size).toBe(0);
});
