import { closeSync, openSync, writeSync } from 'node:fs';
import type { PdfDict, PdfStream, PdfValue } from '../qpdf/qpdf-objects.ts';

/** The merged file, written object by object as qpdf's JSON (version 2). */
export interface JoinedFile {
  /** Returns a new reference, whose object must be written later. */
  readonly reserve: () => string;
  readonly write: (reference: string, value: PdfValue) => void;
  readonly writeStream: (reference: string, stream: PdfStream) => void;
  /** Writes a new object and returns its reference. */
  readonly add: (value: PdfValue) => string;
  readonly finish: (trailer: PdfDict) => void;
}

const bufferedCharacters = 1_000_000;
/** The version of PDF that it has at least; packing raises it to the highest of the source files. */
export const lowestVersion = '1.5';

/** Creates the merged file at `path`. Memory use does not grow with the file. */
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
      // qpdf corrects a wrong /Size but does not add a missing one.
      const trailer = { ...entries, '/Size': last + 1 };
      writeSync(file, `${buffered}"trailer":${JSON.stringify({ value: trailer })}}]}`);
      closeSync(file);
    },
  };
}
