/** A line of text on a page: where it begins, in points from the top left, and how large it is. */
export interface TextAt {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

const height = 842;
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

function content(lines: readonly TextAt[]): string {
  const shown = lines.map(
    ({ text, x, y, size = 11 }) => `/F ${size} Tf 1 0 0 1 ${x} ${height - y} Tm (${escaped(text)}) Tj`,
  );
  return `BT ${shown.join('\n')} ET`;
}

/**
 * A PDF of A4 pages with lines of text in Helvetica (WinAnsi), with known objects and a valid cross-reference table.
 */
export function pdf(pages: readonly (readonly TextAt[])[]): Buffer {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const stream = Buffer.from(content(lines), 'latin1').toString('latin1');
      const resources = '/Resources << /Font << /F 3 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] ${resources} /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
}

/** A column of lines under one another. */
export function column(texts: readonly string[], x: number, y: number, leading = 14): TextAt[] {
  return texts.map((text, index) => ({ text, x, y: y + index * leading }));
}
