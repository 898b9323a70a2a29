import { isOn } from '../../../../formats/xml/on-off.ts';
import { boundList, type StartTag, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { hidesText, type NumberWidth, numberWidth } from '../plan/number-width.ts';
import { type FontFace, lineHeightPx, textScalePx } from '../plan/text-width.ts';
import { builtinFormats } from './builtin-formats.ts';

/** What a cell format says about the space that content takes. */
export interface CellFormat {
  /** Pixels per thousandth returned by `measureText`. */
  readonly scalePx: number;
  readonly linePx: number;
  readonly number: NumberWidth;
  /** Its number format shows no text, as `;;;` does. */
  readonly hidesText: boolean;
  /** Line wrapping is on. */
  readonly wraps: boolean;
  /** Its text is repeated as often as the cell has room for it, and cut at the cell's edge where it has none. */
  readonly fills: boolean;
  /** Shrunk, rotated or justified: content never runs past its cell. */
  readonly contained: boolean;
  /** Its letters stand below each other, or climb: to those who read the page they are no words. */
  readonly scattered: boolean;
  /** `end` text runs past its cell to the left, `center` to both sides. */
  readonly align: 'start' | 'end' | 'center';
  readonly indent: number;
  /** Has a border or a fill, so that even an empty cell is printed. */
  readonly visible: boolean;
}

/** The formats of a workbook's cells. */
export interface Styles {
  /** The font whose digits are the unit of column widths. */
  readonly defaultFont: FontFace;
  /** By the `s` attribute of cells. */
  readonly formats: readonly CellFormat[];
}

const plainFont: FontFace = { name: 'Calibri', points: 11, bold: false };
const general = numberWidth('General');

/** The format of cells that state none. */
export const plainFormat: CellFormat = {
  scalePx: textScalePx(plainFont),
  linePx: lineHeightPx(plainFont),
  number: general,
  hidesText: false,
  wraps: false,
  fills: false,
  contained: false,
  scattered: false,
  align: 'start',
  indent: 0,
  visible: false,
};

/** The styles of workbooks that state none. */
export const plainStyles: Styles = { defaultFont: plainFont, formats: [plainFormat] };

const { maxStyles } = limits.sheets;

interface Collected {
  readonly codes: Map<number, string>;
  readonly fonts: { name: string; points: number; bold: boolean }[];
  readonly fills: boolean[];
  readonly borders: boolean[];
  readonly formats: { attributes: StartTag['attributes']; alignment: StartTag['attributes'] }[];
}

/** Reads xl/styles.xml. Throws as `scanXml` does. */
export async function readStyles(source: AsyncIterable<Buffer>): Promise<Styles> {
  const found: Collected = { codes: new Map(), fonts: [], fills: [], borders: [], formats: [] };
  // Differential formats repeat these elements, so only those in the main tables count.
  let table = '';
  await scanXml(source, {
    open({ name, attributes, depth }) {
      if (depth === 1) table = name;
      else collect(found, { table, name, attributes, depth });
      for (const list of [found.fonts, found.fills, found.borders, found.formats]) boundList(list.length, maxStyles);
      boundList(found.codes.size, maxStyles);
    },
  });
  return resolve(found);
}

interface Item {
  readonly table: string;
  readonly name: string;
  readonly attributes: StartTag['attributes'];
  readonly depth: number;
}

function collect(found: Collected, { table, name, attributes, depth }: Item): void {
  const first = depth === 2;
  switch (table) {
    case 'numFmts':
      found.codes.set(Number(attributes.numFmtId), attributes.formatCode ?? 'General');
      return;
    case 'fonts': {
      const font = found.fonts.at(-1);
      if (first) found.fonts.push({ ...plainFont });
      else if (font === undefined) return;
      else if (name === 'name') font.name = attributes.val ?? font.name;
      else if (name === 'sz') font.points = Number(attributes.val) || font.points;
      else if (name === 'b') font.bold = attributes.val === undefined || isOn(attributes.val);
      return;
    }
    case 'fills':
      if (first) found.fills.push(false);
      else if (name === 'gradientFill' || (name === 'patternFill' && (attributes.patternType ?? 'none') !== 'none')) {
        found.fills[found.fills.length - 1] = true;
      }
      return;
    case 'borders':
      if (first) found.borders.push(false);
      else if ((attributes.style ?? 'none') !== 'none') found.borders[found.borders.length - 1] = true;
      return;
    case 'cellXfs':
      if (first) found.formats.push({ attributes, alignment: {} });
      else if (name === 'alignment') {
        const format = found.formats.at(-1);
        if (format !== undefined) format.alignment = attributes;
      }
      return;
  }
}

/** Rotations of text whose lines are as straight as the page: level, upwards and downwards (ECMA-376 part 1, §18.8.1). */
const upright: ReadonlySet<string> = new Set(['0', '90', '180']);

const containing = new Set(['justify', 'distributed', 'centerContinuous']);

function resolve({ codes, fonts, fills, borders, formats }: Collected): Styles {
  const widths = new Map<number, NumberWidth>();
  const codeOf = (id: number) => codes.get(id) ?? builtinFormats[id] ?? 'General';
  const widthOf = (id: number) => {
    const known = widths.get(id) ?? numberWidth(codeOf(id));
    widths.set(id, known);
    return known;
  };
  const defaultFont = fonts[0] ?? plainFont;
  return {
    defaultFont,
    formats: formats.map(({ attributes, alignment }) => {
      const horizontal = alignment.horizontal ?? 'general';
      const font = fonts[Number(attributes.fontId ?? 0)] ?? defaultFont;
      return {
        scalePx: textScalePx(font),
        linePx: lineHeightPx(font),
        number: widthOf(Number(attributes.numFmtId ?? 0)),
        hidesText: hidesText(codeOf(Number(attributes.numFmtId ?? 0))),
        wraps: isOn(alignment.wrapText),
        fills: horizontal === 'fill',
        contained: isOn(alignment.shrinkToFit) || containing.has(horizontal) || (alignment.textRotation ?? '0') !== '0',
        scattered: !upright.has(alignment.textRotation ?? '0'),
        align: horizontal === 'right' ? 'end' : horizontal === 'center' ? 'center' : 'start',
        indent: Number(alignment.indent ?? 0) || 0,
        visible:
          (fills[Number(attributes.fillId ?? 0)] ?? false) || (borders[Number(attributes.borderId ?? 0)] ?? false),
      };
    }),
  };
}
