import { png } from '../pictures/png.ts';
import { contentTypes, escaped, packed, relationships } from './package.ts';

type Value = string | number;

/** A value, or a value with a number format or wrapping. */
export type XlsxCell =
  | Value
  | { readonly value: Value; readonly format?: string; readonly wrap?: boolean; readonly filled?: boolean };

export interface XlsxSheet {
  readonly name: string;
  /** By reference: `{ A1: 'text', B7: 12.5 }`. */
  readonly cells: Readonly<Record<string, XlsxCell>>;
  readonly hidden?: boolean;
  /** Attributes of `col` elements: `{ min: 1, max: 3, width: 20 }`. */
  readonly columns?: readonly Readonly<Record<string, Value>>[];
  /** Attributes of `row` elements, by row. */
  readonly rows?: Readonly<Record<number, Readonly<Record<string, Value>>>>;
  readonly merges?: readonly string[];
  /** XML between the root and `cols`, such as `<sheetPr/>`. */
  readonly head?: string;
  /** XML after `sheetData` and `mergeCells`, such as `<pageSetup/>`. */
  readonly tail?: string;
  /** A picture between two cells, each as zero-based [column, row]. */
  readonly picture?: { readonly from: readonly [number, number]; readonly to: readonly [number, number] };
}

export interface Xlsx {
  readonly sheets: readonly XlsxSheet[];
  readonly font?: { readonly name: string; readonly size: number };
  /** XML of `definedName` elements. */
  readonly names?: string;
  /** Further parts, or other bytes for those that are written. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const rels = `${office}/relationships`;
const sheetml = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const drawingNs = 'http://schemas.openxmlformats.org/drawingml/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const attributes = (of: Readonly<Record<string, Value>>) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** A column's letters from its number, 1 for A. */
function columnName(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? columnName(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

/** Rows of values as cells, from A1 on. */
export function grid(rows: readonly (readonly XlsxCell[])[]): Record<string, XlsxCell> {
  return Object.fromEntries(rows.flatMap((row, y) => row.map((cell, x) => [columnName(x + 1) + (y + 1), cell])));
}

const column = (reference: string) =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The formats of all cells, each once, as the style sheet numbers them. */
function collectStyles() {
  const known = ['{}'];
  const index = ({ value: _, ...style }: Exclude<XlsxCell, Value>) => {
    const key = JSON.stringify(style);
    if (!known.includes(key)) known.push(key);
    return known.indexOf(key);
  };
  const xml = (font: { name: string; size: number }) => {
    const styles = known.map((key) => JSON.parse(key) as { format?: string; wrap?: boolean; filled?: boolean });
    const formats = styles.map(
      ({ format = 'General' }, i) => `<numFmt${attributes({ numFmtId: 200 + i, formatCode: format })}/>`,
    );
    const xfs = styles.map(
      ({ wrap, filled }, i) =>
        `<xf numFmtId="${200 + i}" fontId="0" fillId="${filled ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1" applyFill="1"` +
        (wrap ? ' applyAlignment="1"><alignment wrapText="1"/></xf>' : '/>'),
    );
    return `${head}<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="1"><font><sz val="${font.size}"/><name val="${font.name}"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFCC00"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
  };
  return { index, xml };
}

type Styles = ReturnType<typeof collectStyles>;

function cellXml(reference: string, cell: XlsxCell, styles: Styles): string {
  const whole = typeof cell === 'object' ? cell : { value: cell };
  const start = `<c r="${reference}" s="${styles.index(whole)}"`;
  if (whole.value === '') return `${start}/>`;
  if (typeof whole.value === 'number') return `${start}><v>${whole.value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${escaped(whole.value)}</t></is></c>`;
}

function sheetXml(sheet: XlsxSheet, styles: Styles): string {
  const rows = new Map<number, [string, XlsxCell][]>();
  for (const [reference, cell] of Object.entries(sheet.cells)) {
    const row = Number(reference.replace(/\D/g, ''));
    rows.set(row, [...(rows.get(row) ?? []), [reference, cell]]);
  }
  const data = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => {
      const sorted = cells.sort(([a], [b]) => column(a) - column(b));
      return `<row r="${row}"${attributes(sheet.rows?.[row] ?? {})}>${sorted.map(([r, cell]) => cellXml(r, cell, styles)).join('')}</row>`;
    });
  const columns = sheet.columns ? `<cols>${sheet.columns.map((c) => `<col${attributes(c)}/>`).join('')}</cols>` : '';
  const merges = sheet.merges
    ? `<mergeCells>${sheet.merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    : '';
  const drawing = sheet.picture ? '<drawing r:id="rId1"/>' : '';
  return `${head}<worksheet xmlns="${main}" xmlns:r="${rels}">${sheet.head ?? ''}${columns}<sheetData>${data.join('')}</sheetData>${merges}${sheet.tail ?? ''}${drawing}</worksheet>`;
}

function drawingXml({ from, to }: NonNullable<XlsxSheet['picture']>): string {
  const marker = (name: string, [x, y]: readonly [number, number]) =>
    `<xdr:${name}><xdr:col>${x}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${y}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return `${head}<xdr:wsDr xmlns:xdr="${drawingNs}/spreadsheetDrawing" xmlns:a="${drawingNs}/main" xmlns:r="${rels}"><xdr:twoCellAnchor>${marker('from', from)}${marker('to', to)}<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="9525" cy="9525"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`;
}

const contentTypeOf = (part: string): string | undefined => {
  if (part.endsWith('.rels')) return undefined;
  if (part.includes('worksheets/')) return `${sheetml}.worksheet+xml`;
  if (part.includes('drawings/')) return 'application/vnd.openxmlformats-officedocument.drawing+xml';
  return { 'xl/styles.xml': `${sheetml}.styles+xml`, 'xl/workbook.xml': `${sheetml}.sheet.main+xml` }[part];
};

/** A small, valid workbook. */
export function xlsx(workbook: Xlsx): Promise<Buffer> {
  const { sheets, font = { name: 'Calibri', size: 11 }, names = '' } = workbook;
  const styles = collectStyles();
  const parts: Record<string, string | Uint8Array> = {};
  for (const [i, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheet, styles);
    if (sheet.picture === undefined) continue;
    const drawing = `drawing${i + 1}.xml`;
    parts[`xl/worksheets/_rels/sheet${i + 1}.xml.rels`] = relationships({
      rId1: ['drawing', `../drawings/${drawing}`],
    });
    parts[`xl/drawings/${drawing}`] = drawingXml(sheet.picture);
    parts[`xl/drawings/_rels/${drawing}.rels`] = relationships({ rId1: ['image', '../media/picture.png'] });
    parts['xl/media/picture.png'] = png(8, 8);
  }
  const list = sheets.map(
    ({ name, hidden }, i) =>
      `<sheet${attributes({ name, sheetId: i + 1, ...(hidden ? { state: 'hidden' } : {}), 'r:id': `rId${i + 1}` })}/>`,
  );
  const defined = names === '' ? '' : `<definedNames>${names}</definedNames>`;
  parts['xl/workbook.xml'] =
    `${head}<workbook xmlns="${main}" xmlns:r="${rels}"><sheets>${list.join('')}</sheets>${defined}</workbook>`;
  parts['xl/styles.xml'] = styles.xml(font);
  parts['xl/_rels/workbook.xml.rels'] = relationships({
    ...Object.fromEntries(
      sheets.map((_, i) => [`rId${i + 1}`, ['worksheet', `worksheets/sheet${i + 1}.xml`] as const]),
    ),
    styles: ['styles', 'styles.xml'],
  });
  const all = { ...parts, ...workbook.parts };
  return packed({
    '[Content_Types].xml': contentTypes(
      Object.fromEntries(Object.keys(all).map((part) => [part, contentTypeOf(part)])),
    ),
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    ...all,
  });
}
