import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfDict, PdfObjects, PdfValue } from '../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../api/engines/pdf/qpdf/read-objects.ts';

/** Objects of a PDF by their number, as if qpdf had written them as JSON. */
export function objectsOf(values: Readonly<Record<number, PdfValue>>, trailer: PdfDict = {}): PdfObjects {
  const folder = mkdtempSync(join(tmpdir(), 'filewright-test-'));
  const path = join(folder, 'objects.json');
  const entries = Object.entries(values).map(([number, value]) => [`obj:${number} 0 R`, { value }] as const);
  const objects = { ...Object.fromEntries(entries), trailer: { value: trailer } };
  writeFileSync(path, JSON.stringify({ qpdf: [{ jsonversion: 2, pdfversion: '1.7' }, objects] }));
  try {
    return readObjects(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
