import type { ColorBitmap } from './color-bitmaps.ts';
import { utf16Hex } from './utf16-hex.ts';

/** Streams and dictionaries of a pdfkit document. */
interface Reference {
  data: Record<string, unknown>;
  end(content?: string): void;
}

/** The members of a pdfkit document that a picture font needs. */
export interface PictureDocument {
  ref(data?: Record<string, unknown>): Reference;
  openImage(data: Uint8Array): { readonly obj: Reference; embed(document: unknown): void };
}

/** A Type 3 font (ISO 32000-1, §9.6.5) with pictures for glyphs, so that emoji can be searched and copied as text. */
export interface PictureFont {
  readonly reference: object;
  /** Whether any of its 255 codes is left. */
  readonly hasRoom: () => boolean;
  /** Adds a glyph; returns its code as two hexadecimal digits. */
  readonly add: (bitmap: ColorBitmap, advanceEm: number, meaning: string) => string;
  /** Writes the font; to be called before the document ends. */
  readonly finish: () => void;
}

const maxGlyphs = 255;
/** Width, in thousandths of an em, of an empty glyph m: poppler needs one to guess the size of a Type 3 font. */
const scaleWidth = 600;
/** Entries of a block of a ToUnicode map (Adobe Technical Note 5014). */
const maxBlockEntries = 100;
const hex2 = (value: number) => value.toString(16).padStart(2, '0');
const thousandths = (em: number) => Math.round(em * 1000);

function toUnicode(meanings: readonly string[]): string {
  const lines = meanings.map((meaning, index) => `<${hex2(index + 1)}> <${utf16Hex(meaning)}>`);
  const blocks = Array.from({ length: Math.ceil(lines.length / maxBlockEntries) }, (_, block) =>
    lines.slice(block * maxBlockEntries, (block + 1) * maxBlockEntries),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Pictures def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Creates an empty picture font in a document. */
export function createPictureFont(document: PictureDocument): PictureFont {
  const reference = document.ref({});
  const procedures: Record<string, unknown> = {};
  const images: Record<string, unknown> = {};
  const widths: number[] = [];
  const meanings: string[] = [];

  return {
    reference,
    hasRoom: () => widths.length < maxGlyphs,
    add(bitmap, advanceEm, meaning) {
      const name = `g${widths.length + 1}`;
      const image = document.openImage(bitmap.png);
      image.embed(document);
      images[name] = image.obj;
      const box = [bitmap.widthEm, 0, 0, bitmap.heightEm, bitmap.leftEm, bitmap.bottomEm].map(thousandths).join(' ');
      const procedure = document.ref({});
      procedure.end(`${thousandths(advanceEm)} 0 d0 q ${box} cm /${name} Do Q`);
      procedures[name] = procedure;
      meanings.push(meaning);
      return hex2(widths.push(thousandths(advanceEm)));
    },
    finish() {
      const blank = document.ref({});
      blank.end(`${scaleWidth} 0 d0`);
      const map = document.ref({});
      map.end(toUnicode(meanings));
      reference.data = {
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, -300, 1400, 1100],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: { m: blank, ...procedures },
        Encoding: { Type: 'Encoding', Differences: [0, 'm', ...Object.keys(procedures)] },
        FirstChar: 0,
        LastChar: widths.length,
        Widths: [scaleWidth, ...widths],
        Resources: { XObject: images },
        ToUnicode: map,
      };
      reference.end();
    },
  };
}
