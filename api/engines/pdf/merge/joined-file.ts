import { closeSync, openSync, writeSync } from 'node:fs';
import type { PdfDict, PdfStream, PdfValue } from '../qpdf/qpdf-objects.ts';

/** The file that comes out, written object by object as qpdf's JSON (version 2). */
export interface JoinedFile {
  /** A reference that no object has yet. */
  readonly reserve: () => string;
  readonly write: (reference: string, value: PdfValue) => void;
  readonly writeStream: (reference: string, stream: PdfStream) => void;
  /** Writes a new object and gives its reference. */
  readonly add: (value: PdfValue) => string;
  readonly finish: (trailer: PdfDict) => void;
}

const bufferedCharacters = 1_000_000;
/** The packing step raises it to what the files ask for. */
const lowestVersion = '1.5';

/** Begins to write a joined file at `path`. What it holds in memory does not grow with it. */
export function createJoinedFile(path: string): JoinedFile {
  const file = openSync(path, 'w');
  let buffered = `{"qpdf":[{"jsonversion":2,"pdfversion":"${lowestVersion}","maxobjectid":1},{`;
  let last = 0;
  const append = (text: string) => {
    buffered += text;
    if (buffered.length < bufferedCharacters) return;
    writeSync(file, buffered);
    buffered = '';
  };
  const reserve = () => `${++last} 0 R`;
  const write = (reference: string, value: PdfValue) => append(`"obj:${reference}":${JSON.stringify({ value })},\n`);
  return {
    reserve,
    write,
    writeStream: (reference, stream) => append(`"obj:${reference}":${JSON.stringify({ stream })},\n`),
    add(value) {
      const reference = reserve();
      write(reference, value);
      return reference;
    },
    finish(entries) {
      // qpdf corrects the size, but does not add it.
      const trailer = { ...entries, '/Size': last + 1 };
      writeSync(file, `${buffered}"trailer":${JSON.stringify({ value: trailer })}}]}`);
      closeSync(file);
    },
  };
}
