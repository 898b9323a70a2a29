import type { PdfDict } from '../../qpdf/qpdf-objects.ts';
import type { Size } from './target-size.ts';

/** An image's new data, and the filter that decodes it. */
export interface Encoded {
  readonly data: Buffer;
  readonly filter: '/DCTDecode' | '/FlateDecode' | '/CCITTFaxDecode';
  readonly parameters?: PdfDict;
  readonly size: Size;
  /** The palette, RGB or grey, where the samples are indexes of `bits`. */
  readonly palette?: { readonly colours: Buffer; readonly count: number; readonly bits: 1 | 2 | 4 | 8 } | undefined;
}
