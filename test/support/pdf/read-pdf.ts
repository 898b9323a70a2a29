import { execFileSync } from 'node:child_process';

/** What readers see of a PDF, according to poppler. */
export interface ReadPdf {
  readonly text: string;
  readonly pages: number;
  readonly title: string;
  readonly tagged: boolean;
  /** Of the first page, in points. */
  readonly width: number;
  readonly height: number;
}

const run = (file: string, args: readonly string[]) => execFileSync(file, args, { maxBuffer: 100_000_000 });

export function readPdf(path: string): ReadPdf {
  const info = run('pdfinfo', [path]).toString();
  const field = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(info)?.[1] ?? '';
  const [width = 0, height = 0] = (field('Page size').match(/[\d.]+/g) ?? []).map(Number);
  return {
    text: run('pdftotext', ['-layout', path, '-']).toString(),
    pages: Number(field('Pages')),
    title: field('Title'),
    tagged: field('Tagged') === 'yes',
    width,
    height,
  };
}

/** The names of a PDF's fonts, of subsets with their prefixes. */
export function fontsOf(path: string): string[] {
  const [, , ...rows] = run('pdffonts', [path]).toString().trim().split('\n');
  return rows.map((row) => row.split(' ', 1)[0] ?? '');
}

/** The titles of a PDF's bookmarks, in any order. */
export function outlineOf(path: string): string[] {
  const json = run('qpdf', ['--json', '--json-key=outlines', path]).toString();
  return [...json.matchAll(/"title": "(.*)"/g)].map(([, title = '']) => title);
}

/** A point of a page, from 0 to 1 across and down. */
export type Point = readonly [x: number, y: number];

/** The colours of points of the first page, as `#rrggbb`: one start of poppler draws it for all of them. */
export function coloursAt(path: string, points: readonly Point[]): string[] {
  const ppm = run('pdftoppm', ['-r', '36', '-f', '1', '-l', '1', path]);
  const [header = '', width = 0, height = 0] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.toString('latin1', 0, 40)) ?? [];
  return points.map(([x, y]) => {
    const at = header.length + 3 * (Math.floor(y * Number(height)) * Number(width) + Math.floor(x * Number(width)));
    return `#${ppm.toString('hex', at, at + 3)}`;
  });
}

/** The colour of a point of the first page, as `#rrggbb`. */
export const colourAt = (path: string, x: number, y: number): string => coloursAt(path, [[x, y]])[0] ?? '';
