import { type PdfObject, pdfOf, streamOf } from './pdf-objects.ts';

/** What a book has in addition to its pages; everything but the word is optional. */
export interface Book {
  /** Stands on each page with its number: `apple 1`. Also the text of its field and of its attachment. */
  readonly word: string;
  readonly pages?: number;
  /** In points, with the page's rotation. */
  readonly size?: readonly [width: number, height: number];
  readonly turned?: 90 | 180 | 270;
  /** Two chapters in an outline, the second with a section; they lead to `first` and `last`. */
  readonly hasOutline?: boolean;
  /** The name of a form field on the first page, and a script that reads it. */
  readonly field?: string;
  readonly attachment?: string;
  /** Entries of the labels' number tree. */
  readonly labels?: string;
  /** A layer on the first page that is hidden at first: a black square in the page's middle. */
  readonly hiddenLayer?: string;
  /** With a tag `Text` that stands for this standard one. */
  readonly tag?: 'P' | 'H1';
  readonly info?: string;
  readonly catalogue?: string;
}

/** Objects numbered in the order in which they are added; the catalogue is the first. */
function numbering(): { readonly add: (object: PdfObject) => string; readonly objects: PdfObject[] } {
  const objects: PdfObject[] = [''];
  return { objects, add: (object) => `${objects.push(object)} 0 R` };
}

const black = (width: number, height: number) => `0 g ${width / 2 - 50} ${height / 2 - 50} 100 100 re f`;

/**
 * A PDF with everything that merging may lose. On its first page a link leads to the name `last` and another straight to the last
 * page; the names `first` and `last` are in the name tree, and `old` is one of the older kind.
 */
export function bookPdf(book: Book): Buffer {
  const { word, pages = 2, size = [595, 842], turned, field, attachment, labels, hiddenLayer, tag, info } = book;
  const { objects, add } = numbering();
  // References to later objects are known by their position: catalogue 1, page tree 2, pages from 3 on.
  objects.push(
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ')}] >>`,
  );
  const first = '3 0 R';
  const last = `${pages + 2} 0 R`;
  for (let page = 0; page < pages; page++) objects.push('');

  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const entries: string[] = [];
  const annotations = [
    add('<< /Type /Annot /Subtype /Link /Rect [10 10 50 50] /Dest (last) >>'),
    add(`<< /Type /Annot /Subtype /Link /Rect [60 10 90 50] /A << /S /GoTo /D [${last} /Fit] >> >>`),
    add('<< /Type /Annot /Subtype /Link /Rect [100 10 140 50] /Dest /old >>'),
  ];
  const names = [`/Dests << /Names [(first) [${first} /Fit] (last) << /D [${last} /XYZ 0 100 null] >>] >>`];
  entries.push(`/Dests << /old [${last} /Fit] >>`);

  if (book.hasOutline) {
    const at = objects.length + 1;
    const item = (offset: number) => `${at + offset} 0 R`;
    add(`<< /Type /Outlines /First ${item(1)} /Last ${item(2)} /Count 3 >>`);
    add(`<< /Title (Chapter one) /Parent ${item(0)} /Next ${item(2)} /Dest (first) >>`);
    add(
      `<< /Title (Chapter two) /Parent ${item(0)} /Prev ${item(1)} /First ${item(3)} /Last ${item(3)} /Count 1 /Dest (last) >>`,
    );
    add(`<< /Title (Section) /Parent ${item(2)} /A << /S /GoTo /D (last) >> >>`);
    entries.push(`/Outlines ${item(0)}`);
  }
  if (field !== undefined) {
    const script = `/AA << /C << /S /JavaScript /JS (event.value = this.getField\\("${field}"\\).value;) >> >>`;
    const appearance = add(
      streamOf(
        `/Tx BMC BT /Helv 12 Tf 2 4 Td (${word}) Tj ET EMC`,
        `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /Helv ${font} >> >>`,
      ),
    );
    const widget = add(
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${field}) /V (${word}) /Rect [72 400 272 420] /P ${first} /F 4 /AP << /N ${appearance} >> ${script} >>`,
    );
    annotations.push(widget);
    entries.push(`/AcroForm << /Fields [${widget}] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv ${font} >> >> >>`);
  }
  if (attachment !== undefined) {
    const file = add(streamOf(`${word} inside`, '/Type /EmbeddedFile'));
    const spec = add(`<< /Type /Filespec /F (${attachment}) /UF (${attachment}) /EF << /F ${file} >> >>`);
    names.push(`/EmbeddedFiles << /Names [(${attachment}) ${spec}] >>`);
  }
  if (labels !== undefined) entries.push(`/PageLabels << /Nums [${labels}] >>`);
  const layer = hiddenLayer === undefined ? undefined : add(`<< /Type /OCG /Name (${hiddenLayer}) >>`);
  if (layer !== undefined)
    entries.push(`/OCProperties << /OCGs [${layer}] /D << /Order [${layer}] /OFF [${layer}] >> >>`);
  if (tag !== undefined) {
    const root = objects.length + 1;
    const paragraphs = Array.from({ length: pages }, (_, page) => `${root + 2 + page} 0 R`);
    const parents = paragraphs.map((paragraph, page) => `${page} [${paragraph}]`).join(' ');
    add(
      `<< /Type /StructTreeRoot /K ${root + 1} 0 R /ParentTree << /Nums [${parents}] >> /RoleMap << /Text /${tag} >> >>`,
    );
    add(`<< /S /Document /P ${root} 0 R /K [${paragraphs.join(' ')}] >>`);
    for (let page = 0; page < pages; page++) add(`<< /S /Text /P ${root + 1} 0 R /Pg ${page + 3} 0 R /K 0 >>`);
    entries.push(`/StructTreeRoot ${root} 0 R /MarkInfo << /Marked true >> /Lang (en)`);
  }
  for (let page = 0; page < pages; page++) {
    const isFirst = page === 0;
    const hidden = isFirst && layer !== undefined ? `/OC /Layer BDC ${black(...size)} EMC` : '';
    const content = add(
      streamOf(`/P << /MCID 0 >> BDC BT /F 14 Tf 72 ${size[1] - 100} Td (${word} ${page + 1}) Tj ET EMC ${hidden}`),
    );
    objects[page + 2] =
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${content} /StructParents ${page} ` +
      `${turned === undefined ? '' : `/Rotate ${turned}`} ${isFirst ? `/Annots [${annotations.join(' ')}]` : ''} ` +
      `/Resources << /Font << /F ${font} >> ${isFirst && layer !== undefined ? `/Properties << /Layer ${layer} >>` : ''} >> >>`;
  }
  objects[0] = `<< /Type /Catalog /Pages 2 0 R /Names << ${names.join(' ')} >> ${entries.join(' ')} ${book.catalogue ?? ''} >>`;
  return pdfOf(objects, info === undefined ? '' : `/Info ${add(`<< ${info} >>`)}`);
}
