/** An object of a PDF: a value as text, or a stream with the entries of its dictionary. */
export type PdfObject = string | { readonly entries: string; readonly data: Buffer };

/** A PDF of these objects, numbered from 1; the first is the catalogue. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xff\xff\xff\xff\n', 'latin1')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof object === 'string') parts.push(Buffer.from(object, 'latin1'));
    else {
      parts.push(Buffer.from(`<< ${object.entries} /Length ${object.data.length} >>\nstream\n`, 'latin1'));
      parts.push(object.data, Buffer.from('\nendstream'));
    }
    parts.push(Buffer.from('\nendobj\n'));
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = length();
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${end}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** A stream of text. */
export const streamOf = (text: string, entries = ''): PdfObject => ({ entries, data: Buffer.from(text, 'latin1') });
