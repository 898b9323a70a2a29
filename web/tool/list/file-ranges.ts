import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Feeds a file to pdf.js in the ranges it asks for, until pdf.js ends the transport. */
export class FileRanges extends PDFDataRangeTransport {
  readonly #file: File;
  #isEnded = false;

  constructor(file: File) {
    super(file.size, null);
    this.#file = file;
  }

  /** Reads one range; `end` is exclusive. */
  override async requestDataRange(begin: number, end: number): Promise<void> {
    const bytes = new Uint8Array(await this.#file.slice(begin, end).arrayBuffer());
    // pdf.js throws for a range whose reader it has given up.
    if (!this.#isEnded) this.onDataRange(begin, bytes);
  }

  /** Hands over nothing from now on. pdf.js calls it too, but only after it has given up its readers. */
  override abort(): void {
    this.#isEnded = true;
  }
}
