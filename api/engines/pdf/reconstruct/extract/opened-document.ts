import type { Pdfium } from '../../../../formats/pdfium.ts';
import { type OpenForm, openForm } from './annotations/read-fields.ts';
import type { FileFacts } from './file-facts.ts';
import { createHeldFonts } from './fonts/held-fonts.ts';
import type { KeepFont } from './fonts/kept-fonts.ts';
import { mendCharacterMaps } from './pdfium/mend-character-maps.ts';
import type { PictureSource } from './pictures/read-picture.ts';
import type { SharedPictures } from './pictures/shared-pictures.ts';
import { createLookReader, type Looks } from './text/read-look.ts';

/** `FPDF_ERR_PASSWORD`. */
const passwordError = 4;

/** PDFium could not open a file, or a page of it; `code` is what `FPDF_GetLastError` returned. */
export class OpenError extends Error {
  readonly needsPassword: boolean;
  constructor(code: number) {
    super(`PDFium error ${code}`);
    this.needsPassword = code === passwordError;
  }
}

/** What is known of a document whatever PDFium it is open in. */
export interface KnownOfDocument {
  /** Is given the fonts; undefined if none is kept. */
  readonly keep: KeepFont | undefined;
  readonly looks: Looks;
  readonly shared: SharedPictures;
  readonly facts: FileFacts & Pick<PictureSource, 'keepsLinePictures'>;
}

/** A document that is open in PDFium. What has to do with handles is of this PDFium only. */
export interface OpenedDocument {
  readonly pdfium: Pdfium;
  /** PDFium's handle. */
  readonly document: number;
  readonly form: OpenForm;
  readonly pictures: PictureSource;
  readonly readLook: ReturnType<typeof createLookReader>;
  /** Whether letters of formulas are at the numbers of their glyphs (`mendCharacterMaps`). */
  readonly hasNumbers: boolean;
  /** The pages that were changed as they were read. */
  readonly changed: Set<number>;
  /** PDFium's handle of the document once more, whose pages may be changed; 0 if it does not open again. */
  readonly copy: () => number;
  /** Frees its memory. */
  readonly close: () => void;
}

/** Opens a PDF in PDFium. Throws OpenError for a file that is damaged or needs a password. */
export function openInPdfium(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { keep, looks, shared, facts }: KnownOfDocument,
): OpenedDocument {
  const { api, allocate, free } = pdfium;
  const hasNumbers = mendCharacterMaps(bytes);
  // Whatever names the bytes in what is returned keeps them beside PDFium's copy.
  const { length } = bytes;
  const address = allocate(length);
  pdfium.write(address, bytes);
  const document = api.FPDF_LoadMemDocument(address, length, '');
  if (document === 0) {
    free(address);
    throw new OpenError(api.FPDF_GetLastError());
  }
  const form = openForm(pdfium, document);
  const held = createHeldFonts(pdfium, document);
  let copy = 0;
  const keeping = keep === undefined ? undefined : { keep, held };
  return {
    ...{ pdfium, document, form, readLook: createLookReader(pdfium, keeping, looks) },
    hasNumbers,
    changed: new Set(),
    pictures: { document, shared, ...facts, file: () => pdfium.bytesAt(address, length) },
    copy() {
      copy ||= api.FPDF_LoadMemDocument(address, length, '');
      return copy;
    },
    close() {
      form.close();
      held.close();
      if (copy !== 0) api.FPDF_CloseDocument(copy);
      api.FPDF_CloseDocument(document);
      free(address);
    },
  };
}

/** Loads a page of a document. Throws OpenError for one that PDFium does not find: left out, it would be lost. */
export function openPage({ pdfium: { api }, document }: OpenedDocument, index: number): number {
  const page = api.FPDF_LoadPage(document, index);
  if (page === 0) throw new OpenError(api.FPDF_GetLastError());
  return page;
}
