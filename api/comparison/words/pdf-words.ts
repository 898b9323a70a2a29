import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Pdfium, startPdfium } from '../../formats/pdfium.ts';
import { createWordCounter, type ShownWords, type WordCounter } from '../../formats/words/shown-words.ts';
import type { Processes } from '../../jail/process.ts';
import { thresholds } from './thresholds.ts';

const { maxOwnBytes, maxOwnPages } = thresholds.pdfText;

/** A PDF that was just written. */
export interface WrittenPdf {
  readonly path: string;
  /** Its content; null if it is large and has to be read in chunks. */
  readonly bytes: Buffer | null;
}

/** Opens a PDF that was just written, synchronously. Throws the file system's errors. */
export function readWrittenPdf(path: string): WrittenPdf {
  return { path, bytes: statSync(path).size <= maxOwnBytes ? readFileSync(path) : null };
}

/** Where and for how long the text of a PDF is read. */
export interface PdfTextJob {
  readonly processes: Processes;
  readonly workspace: string;
  readonly signal: AbortSignal;
}

/** Reads the words of a PDF; null if they cannot be read. Throws as `Processes.run` does. */
export type ReadPdfWords = (pdf: WrittenPdf, job: PdfTextJob) => Promise<ShownWords | null>;

const withoutSpace = (text: string) => text.replace(/\s+/g, '');

function addPage(pdfium: Pdfium, document: number, index: number, counter: WordCounter): void {
  const { api, allocate, copy, free, scratch, float } = pdfium;
  const page = api.FPDF_LoadPage(document, index);
  const text = api.FPDFText_LoadPage(page);
  const characters = api.FPDFText_CountChars(text);
  // UTF-16, null-terminated.
  const address = allocate(2 * (characters + 1));
  const read = (units: number) =>
    Buffer.from(copy(address, 2 * Math.max(0, units)))
      .toString('utf16le')
      .replace(/\0+$/, '');
  const whole = read(api.FPDFText_GetText(text, 0, characters, address));
  api.FPDF_GetPageBoundingBox(page, scratch);
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map(float);
  const within = read(api.FPDFText_GetBoundedText(text, left, top, right, bottom, address, characters + 1));
  // Nobody sees what lies off the page. Of a part of its text, PDFium knows less well where words end.
  counter.add(withoutSpace(within).length < withoutSpace(whole).length ? within : whole);
  free(address);
  api.FPDFText_ClosePage(text);
  api.FPDF_ClosePage(page);
}

/** Null if a PDF has too many pages. Throws if PDFium cannot open it. */
function readWithPdfium(pdfium: Pdfium, bytes: Buffer): ShownWords | null {
  const { api, allocate, write, free } = pdfium;
  const address = allocate(bytes.length);
  write(address, bytes);
  const document = api.FPDF_LoadMemDocument(address, bytes.length, '');
  if (document === 0) throw new Error('PDFium does not open it');
  const pages = api.FPDF_GetPageCount(document);
  const counter = createWordCounter();
  if (pages <= maxOwnPages) for (let page = 0; page < pages; page++) addPage(pdfium, document, page, counter);
  api.FPDF_CloseDocument(document);
  free(address);
  return pages <= maxOwnPages ? counter.words() : null;
}

async function readWithPoppler(path: string, { processes, workspace, signal }: PdfTextJob): Promise<ShownWords | null> {
  const { timeoutMs, maxMemoryBytes } = thresholds.pdfText;
  const text = join(workspace, 'shown.txt');
  const args = ['-q', '-raw', '-nopgbrk', '-enc', 'UTF-8', path, text];
  await processes.run({ file: 'pdftotext', args }, { workspace, signal, timeoutMs, maxMemoryBytes });
  if (!existsSync(text)) return null;
  const counter = createWordCounter();
  let rest = '';
  for await (const chunk of createReadStream(text, { signal, encoding: 'utf8' })) {
    const whole = rest + chunk;
    const end = whole.lastIndexOf('\n') + 1;
    counter.add(whole.slice(0, end));
    rest = whole.slice(end);
  }
  counter.add(rest);
  return counter.words();
}

/**
 * Creates a reader of the words of PDFs. Short ones are read in this process, where PDFium is kept loaded: starting
 * another process takes longer. Poppler reads long ones, three times as fast and on another core.
 */
export function createPdfReader(): ReadPdfWords {
  const start = () => startPdfium().catch(() => null);
  let started = start();
  return async ({ path, bytes }, job) => {
    const pdfium = await started;
    if (pdfium !== null && bytes !== null) {
      try {
        const words = readWithPdfium(pdfium, bytes);
        if (words !== null) return words;
      } catch {
        // After an abort, PDFium's memory is inconsistent.
        started = start();
      }
    }
    return readWithPoppler(path, job);
  };
}
