import { execFileSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PdfValue } from '../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { openDocument } from '../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../api/formats/pdfium.ts';
import { bookPdf } from '../../support/pdf/book-pdf.ts';
import { illustratedPdf } from '../../support/pdf/illustrated-pdf.ts';
import {
  catalogueOf,
  described,
  objectsIn,
  prepareMerging,
  run,
  type Sent,
  wordsOf,
} from '../../support/pdf/merging/prepare-merging.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { colourAt, readPdf } from '../../support/pdf/read-pdf.ts';
import { folderIn } from '../../support/scratch.ts';

const { scratch, merge, mergeBooks } = prepareMerging();

/** The pages that the links of each page lead to, from 1; 0 for nowhere. */
function linkTargets(path: string): number[][] {
  const objects = objectsIn(path);
  const pages: string[] = described(path, 'pages').map(({ object }: { object: string }) => object);
  const names = new Map(
    run('pdfinfo', ['-dests', path])
      .split('\n')
      .flatMap((line) => {
        const [, page, name] = /^\s*(\d+) .*"(.*)"$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, Number(page)] as const];
      }),
  );
  const old = objects.dict(catalogueOf(objects)['/Dests']) ?? {};
  const pageOf = (target: PdfValue | undefined): number => {
    const place = objects.array(typeof target === 'string' && target.startsWith('/') ? old[target] : target);
    if (place !== undefined) return pages.indexOf(String(place[0])) + 1;
    return names.get(String(target).slice(2)) ?? 0;
  };
  return pages.map((page) =>
    (objects.array(objects.dict(page)?.['/Annots']) ?? [])
      .map((annotation) => objects.dict(annotation))
      .filter((annotation) => annotation?.['/Subtype'] === '/Link')
      .map((link) => pageOf(link?.['/Dest'] ?? objects.dict(link?.['/A'])?.['/D'])),
  );
}

describe('the pages of merged files', () => {
  it('come in the order sent, each with its size and rotation', async () => {
    const { path, pages, notes } = await mergeBooks(
      { word: 'wide', size: [842, 595] },
      { word: 'turned', pages: 1, turned: 90 },
      { word: 'small', pages: 3, size: [200, 300] },
    );
    expect(pages).toBe(6);
    expect(notes).toEqual([]);
    expect(wordsOf(path)).toEqual(['wide 1', 'wide 2', 'turned 1', 'small 1', 'small 2', 'small 3']);
    const info = run('pdfinfo', ['-f', '1', '-l', '6', path]);
    expect(info).toMatch(/Page\s+1 size:\s+842 x 595/);
    expect(info).toMatch(/Page\s+3 rot:\s+90/);
    expect(info).toMatch(/Page\s+4 size:\s+200 x 300/);
    expect(run('qpdf', ['--check', path])).toContain('No syntax or stream encoding errors');
  });

  it('look as before', async () => {
    const content = await illustratedPdf();
    const { path } = await merge([
      ['a.pdf', bookPdf({ word: 'apple', pages: 1 })],
      ['b.pdf', content],
    ]);
    const single = join(scratch(), 'illustrated.pdf');
    await writeFile(single, content);
    const picture = (file: string, page: string) =>
      execFileSync('pdftoppm', ['-r', '50', '-f', page, '-l', page, file], { maxBuffer: 100_000_000 });
    expect(picture(path, '2').equals(picture(single, '1'))).toBe(true);
  });

  it('keep palettes that qpdf mistakes for UTF-16 text', async () => {
    const palette = `fffe${Array.from({ length: 766 }, (_, at) => (255 - Math.floor(at / 3)).toString(16).padStart(2, '0')).join('')}`;
    const content = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      streamOf('72 0 0 72 0 0 cm /I Do'),
      {
        entries: `/Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent 8 /ColorSpace [/Indexed /DeviceRGB 255 <${palette}>]`,
        data: Buffer.from(Array.from({ length: 256 }, (_, at) => at)),
      },
    ]);
    const { path } = await merge([
      ['a.pdf', content],
      ['b.pdf', bookPdf({ word: 'apple', pages: 1 })],
    ]);
    expect(run('qpdf', ['--qdf', '--object-streams=disable', path, '-'])).toContain(`<${palette}>`);
  });

  it('may repeat a file, whose pictures and fonts are stored once', async () => {
    const content = await illustratedPdf();
    const { path, bytes } = await merge([
      ['a.pdf', content],
      ['a.pdf', content],
    ]);
    expect(bytes).toBeLessThan(content.length * 1.1);
    expect(readPdf(path).text.match(/by hand/g)).toHaveLength(2);
  });

  it('may be thousands from many files', async () => {
    const files = Array.from({ length: 50 }, (_, file): Sent => {
      const lines = Array.from({ length: 40 }, (_line, page) => [{ text: `file ${file} page ${page}`, x: 72, y: 90 }]);
      return [`${file}.pdf`, pdf(lines)];
    });
    const { path, pages } = await merge(files);
    expect(pages).toBe(2000);
    expect(wordsOf(path)[1234]).toBe('file 30 page 34');
  });
});

describe('what readers can do with merged files', () => {
  it('lists each file in the outline by its name, with its own outline beneath', async () => {
    const { path } = await mergeBooks(
      { word: 'apple', hasOutline: true },
      { word: 'pear' },
      { word: 'plum', hasOutline: true },
    );
    interface Entry {
      readonly title: string;
      readonly destpageposfrom1: number;
      readonly open: boolean;
      readonly kids: readonly Entry[];
    }
    const short = ({ title, destpageposfrom1, kids }: Entry): unknown => [title, destpageposfrom1, ...kids.map(short)];
    const outline: readonly Entry[] = described(path, 'outlines');
    expect(outline.map(short)).toEqual([
      ['apple', 1, ['Chapter one', 1], ['Chapter two', 2, ['Section', 2]]],
      ['pear', 3],
      ['plum', 5, ['Chapter one', 5], ['Chapter two', 6, ['Section', 6]]],
    ]);
  });

  it('shows PDFium the same outline', async () => {
    const { path } = await mergeBooks({ word: 'apple', hasOutline: true }, { word: 'pear' });
    const document = openDocument(await startPdfium(), await readFile(path));
    expect(document.outline.map(({ title, level, page }) => [title, level, page])).toEqual([
      ['apple', 0, 0],
      ['Chapter one', 1, 0],
      ['Chapter two', 1, 1],
      ['Section', 2, 1],
      ['pear', 0, 2],
    ]);
    document.close();
  });

  it('links to the pages of the same file, under unique names', async () => {
    const { path } = await mergeBooks({ word: 'apple' }, { word: 'pear', pages: 3 });
    expect(linkTargets(path)).toEqual([[2, 2, 2], [], [5, 5, 5], [], []]);
  });

  it('resolves web addresses relative to their document', async () => {
    const book = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /URI << /Base (https://example.org/book/) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
      '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (notes.html) >> >>',
    ]);
    const { path } = await merge([
      ['apple.pdf', bookPdf({ word: 'apple' })],
      ['book.pdf', book],
    ]);
    const objects = objectsIn(path);
    const addresses = [...objects.values()].map(([, value]) => objects.dict(objects.dict(value)?.['/A'])?.['/URI']);
    expect(addresses).toContain('u:https://example.org/book/notes.html');
  });

  it('keeps fields of the same name apart, with their scripts', async () => {
    const { path, notes } = await mergeBooks(
      { word: 'apple', field: 'name' },
      { word: 'pear', field: 'name' },
      { word: 'plum', field: 'other' },
    );
    expect(notes).toEqual([{ code: 'fields-renamed', fields: 1 }]);
    const fields: readonly { fullname: string; value: string; pageposfrom1: number }[] = described(
      path,
      'acroform',
    ).fields;
    expect(fields.map(({ fullname, value, pageposfrom1 }) => [fullname, value, pageposfrom1])).toEqual([
      ['name', 'u:apple', 1],
      ['name-2', 'u:pear', 3],
      ['other', 'u:plum', 5],
    ]);
    const objects = objectsIn(path);
    const scripts = [...objects.values()].flatMap(([, value]) => {
      const script = objects.dict(objects.dict(objects.dict(value)?.['/AA'])?.['/C'])?.['/JS'];
      return script === undefined ? [] : [script];
    });
    expect(scripts.sort()).toEqual([
      'u:event.value = this.getField("name").value;',
      'u:event.value = this.getField("name-2").value;',
      'u:event.value = this.getField("other").value;',
    ]);
    expect(run('pdftotext', [path, '-'])).toMatch(/apple\s+apple 1|apple 1\s+apple/);
  });

  it('keeps the fonts of fields apart, and redraws no field that has an appearance', async () => {
    const form = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /NeedAppearances true /DA (/Helv 9 Tf) /DR << /Font << /Helv 6 0 R >> >> >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (other) /V (plum) /Rect [10 10 90 30] /F 4 /AP << /N 5 0 R >> >>',
      streamOf('BT /Helv 9 Tf (plum) Tj ET', '/Type /XObject /Subtype /Form /BBox [0 0 80 20]'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ]);
    const { path } = await merge([
      ['apple.pdf', bookPdf({ word: 'apple', field: 'name' })],
      ['pear.pdf', bookPdf({ word: 'pear', field: 'name' })],
      ['form.pdf', form],
    ]);
    const objects = objectsIn(path);
    const joined = objects.dict(catalogueOf(objects)['/AcroForm']);
    const appearances = objects.array(joined?.['/Fields'])?.map((field) => objects.dict(field)?.['/DA']);
    expect(appearances).toEqual(['u:/Helv 12 Tf 0 g', 'u:/Helv 12 Tf 0 g', 'u:/Helv-2 9 Tf']);
    const fonts = objects.dict(objects.dict(joined?.['/DR'])?.['/Font']) ?? {};
    expect(Object.values(fonts).map((font) => objects.dict(font)?.['/BaseFont'])).toEqual(['/Helvetica', '/Courier']);
    expect(joined?.['/NeedAppearances']).toBeUndefined();
  });

  it('keeps attachments of the same name', async () => {
    const { path } = await mergeBooks(
      { word: 'apple', attachment: 'notes.txt' },
      { word: 'pear', attachment: 'notes.txt' },
    );
    const folder = await folderIn(scratch(), 'attachments');
    run('pdfdetach', ['-saveall', '-o', folder, path]);
    expect((await readdir(folder)).sort()).toEqual(['notes (2).txt', 'notes.txt']);
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('apple inside');
    expect(await readFile(join(folder, 'notes (2).txt'), 'utf8')).toBe('pear inside');
  });

  it('keeps the page labels of each file', async () => {
    const { path } = await mergeBooks(
      { word: 'apple', pages: 3, labels: '0 << /S /r >> 2 << /S /D >>' },
      { word: 'pear' },
      { word: 'plum', labels: '0 << /P (A-) /S /D /St 7 >>' },
    );
    const labels: readonly { index: number; label: Record<string, unknown> }[] = described(path, 'pagelabels');
    expect(labels).toMatchObject([
      { index: 0, label: { '/S': '/r' } },
      { index: 2, label: { '/S': '/D' } },
      { index: 3, label: { '/S': '/D' } },
      { index: 5, label: { '/P': 'u:A-', '/S': '/D', '/St': 7 } },
    ]);
  });

  it('keeps the tags of each file in their order', async () => {
    const { path } = await mergeBooks({ word: 'apple', tag: 'P' }, { word: 'pear', tag: 'H1' });
    expect(readPdf(path).tagged).toBe(true);
    const structure = run('pdfinfo', ['-struct-text', path]);
    expect(structure.match(/(apple|pear) \d/g)).toEqual(['apple 1', 'apple 2', 'pear 1', 'pear 2']);
    expect(structure.match(/Document/g)).toHaveLength(3);
    const root = objectsIn(path);
    // Each file calls them Text and means another tag.
    expect(structure.match(/^ *(P|H1)\b/gm)?.map((tag) => tag.trim())).toEqual(['P', 'P', 'H1', 'H1']);
    expect(root.dict(root.dict(catalogueOf(root)['/StructTreeRoot'])?.['/RoleMap'])).toMatchObject({ '/Text': '/P' });
  });

  it('does not claim to be tagged if one file has no tags', async () => {
    const { path } = await mergeBooks({ word: 'apple', tag: 'P' }, { word: 'pear' });
    expect(run('pdfinfo', ['-struct-text', path]).match(/(apple|pear) \d/g)).toEqual(['apple 1', 'apple 2']);
    const objects = objectsIn(path);
    expect(objects.dict(catalogueOf(objects)['/MarkInfo'])).toEqual({ '/Marked': false });
  });

  it('hides layers that were hidden, and lists them by file', async () => {
    const { path } = await mergeBooks({ word: 'apple', hiddenLayer: 'Draft' }, { word: 'pear', hiddenLayer: 'Draft' });
    expect(colourAt(path, 0.5, 0.5)).toBe('#ffffff');
    const objects = objectsIn(path);
    const layers = objects.dict(catalogueOf(objects)['/OCProperties']);
    expect(objects.array(layers?.['/OCGs'])).toHaveLength(2);
    const order = objects.array(objects.dict(layers?.['/D'])?.['/Order']) ?? [];
    expect(order.map((branch) => objects.array(branch)?.[0])).toEqual(['u:apple', 'u:pear']);
  });

  it('keeps the metadata that all files share', async () => {
    const { path } = await mergeBooks(
      { word: 'apple', info: '/Title (Apples) /Author (Ada)', catalogue: '/PageLayout /TwoColumnLeft' },
      { word: 'pear', info: '/Title (Pears) /Author (Ada)' },
    );
    const info = run('pdfinfo', [path]);
    expect(info).toMatch(/Author:\s+Ada/);
    expect(info).not.toMatch(/Apples|Pears/);
  });

  it('keeps the viewer preferences that all files share, such as reading from right to left', async () => {
    const shared = '/PageMode /UseOutlines /ViewerPreferences << /Direction /R2L /HideToolbar';
    const { path } = await mergeBooks(
      { word: 'apple', catalogue: `${shared} true >>` },
      { word: 'pear', catalogue: `${shared} false /Duplex [ 1 ] >>` },
    );
    const objects = objectsIn(path);
    const catalogue = catalogueOf(objects);
    expect(catalogue['/PageMode']).toBe('/UseOutlines');
    expect(objects.dict(catalogue['/ViewerPreferences'])).toEqual({ '/Direction': '/R2L' });
  });
});

it('leaves its input files unchanged', async () => {
  const { path } = await mergeBooks({ word: 'apple' }, { word: 'pear' });
  const folder = join(path, '..');
  for (const [index, word] of ['apple', 'pear'].entries()) {
    const input = join(folder, `input-${index + 1}.pdf`);
    expect((await stat(input)).size).toBe(bookPdf({ word }).length);
  }
});
