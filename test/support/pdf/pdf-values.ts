import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfDict, PdfObjects, PdfValue } from '../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { readObjects } from '../../../api/engines/pdf/qpdf/read-objects.ts';

/** A stream of a PDF: its dictionary, and its data as text. */
export interface StreamFixture {
  readonly dict: PdfDict;
  readonly data: string;
}

/** Writes objects into a folder as qpdf does, in JSON, and reads them. */
function written(folder: string, entries: Readonly<Record<string, unknown>>, trailer: PdfDict): PdfObjects {
  const path = join(folder, 'objects.json');
  const objects = { ...entries, trailer: { value: trailer } };
  writeFileSync(path, JSON.stringify({ qpdf: [{ jsonversion: 2, pdfversion: '1.7' }, objects] }));
  return readObjects(path);
}

const entriesOf = (values: Readonly<Record<number, PdfValue>>) =>
  Object.fromEntries(Object.entries(values).map(([number, value]) => [`obj:${number} 0 R`, { value }]));

/** Objects of a PDF by their number, as if qpdf had written them as JSON, the data of streams into files of a folder. */
export function objectsWithStreams(
  folder: string,
  streams: Readonly<Record<number, StreamFixture>>,
  values: Readonly<Record<number, PdfValue>>,
): PdfObjects {
  const entries = Object.entries(streams).map(([number, { dict, data }]) => {
    const datafile = join(folder, number);
    writeFileSync(datafile, data, 'latin1');
    return [`obj:${number} 0 R`, { stream: { dict, datafile } }] as const;
  });
  return written(folder, { ...Object.fromEntries(entries), ...entriesOf(values) }, {});
}

/** Objects of a PDF by their number, as if qpdf had written them as JSON. */
export function objectsOf(values: Readonly<Record<number, PdfValue>>, trailer: PdfDict = {}): PdfObjects {
  const folder = mkdtempSync(join(tmpdir(), 'filewright-test-'));
  try {
    return written(folder, entriesOf(values), trailer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
