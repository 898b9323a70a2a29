import { type PdfObject, pdfOf, streamOf } from '../pdf-objects.ts';

/** A grey square as an inline image, drawn as a picture with its lower left corner at a place. */
export const drawnPicture = (x: number, y: number, width: number, height: number) =>
  `q ${width} 0 0 ${height} ${x} ${y} cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q`;

/**
 * An element of a tagged PDF's structure: its text or its picture is shown at a place of the page, in points from the
 * bottom left.
 */
export interface Tagged {
  readonly type: string;
  readonly text?: readonly [text: string, x: number, y: number];
  readonly picture?: Parameters<typeof drawnPicture>;
  /** Operators that draw paths. */
  readonly paths?: string;
  /** Its alternative text. */
  readonly description?: string;
  readonly span?: { readonly ColSpan?: number; readonly RowSpan?: number };
  readonly children?: readonly Tagged[];
  /** Where other pages have a part of it. */
  readonly elsewhere?: 'before' | 'after';
}

/**
 * A page of Helvetica whose structure names every text, those at its head apart.
 * @param more Content that the structure does not name.
 * @param before The same, painted before everything else.
 */
export function taggedPdf(elements: readonly Tagged[], head: string, more = '', before = ''): Buffer {
  const root = 6;
  const objects: PdfObject[] = [];
  const content: string[] = [before];
  /** The element of each marked content, by its id. */
  const owners: number[] = [];
  const numberOf = (index: number) => root + 1 + index;

  function add(
    { type, text, picture, paths, description, span, children = [], elsewhere }: Tagged,
    parent: number,
  ): number {
    const index = objects.push('') - 1;
    const number = numberOf(index);
    const kids: string[] = [];
    const show = (drawn: string) => {
      const id = owners.push(number) - 1;
      content.push(`/${type} << /MCID ${id} >> BDC ${drawn} EMC`);
      kids.push(String(id));
    };
    if (text !== undefined) show(`BT /F 11 Tf 1 0 0 1 ${text[1]} ${text[2]} Tm (${text[0]}) Tj ET`);
    if (picture !== undefined) show(drawnPicture(...picture));
    if (paths !== undefined) show(paths);
    for (const child of children) kids.push(`${add(child, number)} 0 R`);
    // Whichever page that is, it is not this one.
    const other = '<< /Type /MCR /Pg 2 0 R /MCID 0 >>';
    if (elsewhere === 'before') kids.unshift(other);
    if (elsewhere === 'after') kids.push(other);
    const sizes = Object.entries(span ?? {}).map(([name, cells]) => `/${name} ${cells}`);
    const attributes = sizes.length === 0 ? '' : `/A << /O /Table ${sizes.join(' ')} >>`;
    const alternative = description === undefined ? '' : `/Alt (${description})`;
    objects[index] =
      `<< /Type /StructElem /S /${type} /P ${parent} 0 R /Pg 3 0 R ${attributes} ${alternative} /K [${kids.join(' ')}] >>`;
    return number;
  }

  const top = elements.map((element) => `${add(element, root)} 0 R`);
  content.push(`/Artifact BMC BT /F 9 Tf 1 0 0 1 50 815 Tm (${head}) Tj ET EMC ${more}`);
  const page = '/Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R /StructParents 0';
  const parents = `/ParentTree << /Nums [0 [${owners.map((owner) => `${owner} 0 R`).join(' ')}]] >>`;
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot ${root} 0 R >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    streamOf(content.join('\n')),
    `<< /Type /StructTreeRoot /K [${top.join(' ')}] ${parents} >>`,
    ...objects,
  ]);
}
