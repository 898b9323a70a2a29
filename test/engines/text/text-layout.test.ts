import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InstalledFont } from '../../../api/engines/text-layout/fonts/installed-fonts.ts';
import { createTextLayout } from '../../../api/engines/text-layout/index.ts';
import { sheetOf } from '../../../api/engines/text-layout/paper.ts';
import { layoutText } from '../../../api/engines/text-layout/prose/layout-text.ts';
import { layoutTable } from '../../../api/engines/text-layout/table/layout-table.ts';
import { writeFontList } from '../../../api/engines/text-layout/write-font-list.ts';
import type { PageOptions } from '../../../api/formats/paper.ts';
import { ProblemError } from '../../../api/problem.ts';
import type { Note } from '../../../catalog/report.ts';
import { orientations, papers } from '../../../catalog/tool/page-fields.ts';
import { controlCharacters } from '../../support/office/control-characters.ts';
import { accessibilityOf } from '../../support/pdf/pdf-accessibility.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const settings = { paper: 'A4', concurrency: 1, timeoutMs: 60_000 } as const;
const manyRows = (count: number) =>
  Buffer.from(Array.from({ length: count }, (_, i) => `${i},item ${i % 997},${i % 31}.50,2024-05-06`).join('\n'));

testEngine('text-layout', {
  create: (processes, folder) =>
    createTextLayout({ processes, fonts: () => writeFontList(processes, folder), ...settings }),
  createMissing: null,
  cases: [
    {
      operation: 'csv',
      options: {},
      format: 'csv',
      file: () => Buffer.from('name,count\npaper,3\n'),
      result: 'pdf',
      corrupt: { file: controlCharacters, code: 'unsupported-file-type' },
    },
    {
      operation: 'text',
      options: {},
      format: 'txt',
      file: () => Buffer.from('A short letter.\n'),
      result: 'pdf',
      corrupt: { file: controlCharacters, code: 'unsupported-file-type' },
    },
  ],
  slow: { operation: 'csv', options: {}, format: 'csv', file: () => manyRows(150_000) },
});

interface LaidOut {
  readonly path: string;
  readonly pages: number;
  readonly notes: readonly Note[];
}

/** What the engine's worker does, in this process: each worker reads its modules and fonts again, for half a second. */
describe('text-layout', () => {
  let scratch: string;
  let fonts: string;
  let installed: readonly InstalledFont[];

  beforeAll(async () => {
    scratch = await scratchFolder();
    const processes = await testProcesses();
    fonts = await writeFontList(processes, await folderIn(scratch, 'engine'));
    installed = JSON.parse(await readFile(fonts, 'utf8'));
  });

  async function layOut(
    operation: 'csv' | 'text',
    content: string | Uint8Array,
    options: PageOptions = {},
  ): Promise<LaidOut> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const [input, path] = [join(workspace, 'input-1'), join(workspace, 'laid-out.pdf')];
    await writeFile(input, content);
    const lay = operation === 'csv' ? layoutTable : layoutText;
    const sheet = sheetOf(options, 'A4');
    const outcome = await lay({ operation, input, output: path, title: 'Tides', sheet, fonts }, installed);
    if (outcome.type === 'failed') throw new ProblemError(outcome.code, outcome.detail);
    return { path, ...outcome };
  }

  const textOf = (artifact: LaidOut, ...options: string[]) =>
    execFileSync('pdftotext', [...options, artifact.path, '-'], { encoding: 'utf8', maxBuffer: 100_000_000 });
  const fontsOf = (artifact: LaidOut) => execFileSync('pdffonts', [artifact.path], { encoding: 'utf8' });
  const infoOf = (artifact: LaidOut) => execFileSync('pdfinfo', [artifact.path], { encoding: 'utf8' });
  const pagesOf = (artifact: LaidOut) => textOf(artifact, '-layout').split('\f').slice(0, -1);

  /** The share of a page's pixels that are neither grey nor white. */
  async function colourOf(artifact: LaidOut): Promise<number> {
    const picture = artifact.path.replace('.pdf', '');
    execFileSync('pdftoppm', ['-r', '50', '-singlefile', artifact.path, picture]);
    const pixels = (await readFile(`${picture}.ppm`)).subarray(15);
    let coloured = 0;
    for (let i = 0; i + 2 < pixels.length; i += 3) {
      const [r, g, b] = [pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number];
      if (Math.max(r, g, b) - Math.min(r, g, b) > 60) coloured += 1;
    }
    return coloured / (pixels.length / 3);
  }

  describe('tables', () => {
    it('says what the document is called, what language it is in, and has its fonts with it', async () => {
      const text =
        'The letter that was sent from the harbour is with the keeper of the tides and of the lights. '.repeat(3);
      const found = accessibilityOf((await layOut('text', text)).path);
      const named = { title: 'Tides', showsTitle: true, language: 'en', missingFonts: [] };
      expect(found).toMatchObject({ ...named, isTagged: true });
      expect([...found.tags].sort()).toEqual(['Document', 'P']);
    });

    it('repeats the header and numbers each page', async () => {
      const rows = Array.from({ length: 200 }, (_, i) => `${i},name ${i},${i}.5`);
      const artifact = await layOut('csv', ['id,label,amount', ...rows].join('\n'));
      const pages = pagesOf(artifact);
      expect(pages).toHaveLength(artifact.pages);
      expect(pages.length).toBeGreaterThan(2);
      for (const [index, page] of pages.entries()) {
        expect(page).toMatch(/id\s+label\s+amount/);
        expect(page).toContain(`Page ${index + 1}`);
      }
      expect(pages.join('').match(/name \d+/g)).toHaveLength(200);
    });

    it('aligns numbers right and words left', async () => {
      const artifact = await layOut('csv', 'item,price\nglue,1.50\npaper,1234.50\n');
      const boxes = textOf(artifact, '-bbox').matchAll(/xMin="([\d.]+)".*xMax="([\d.]+)".*>(.*)<\/word>/g);
      const edges = new Map(Array.from(boxes, ([, left, right, word]) => [word, { left, right }]));
      expect(Number(edges.get('1.50')?.right)).toBeCloseTo(Number(edges.get('1234.50')?.right), 1);
      expect(edges.get('glue')?.left).toBe(edges.get('paper')?.left);
    });

    it('continues columns that do not fit on further pages', async () => {
      const columns = Array.from({ length: 60 }, (_, i) => `column_${i}`);
      const row = columns.map((_, i) => `value-${i}-of-the-row`);
      const artifact = await layOut('csv', `${columns.join(',')}\n${row.join(',')}\n`);
      const text = textOf(artifact);
      for (const word of [...columns, ...row]) expect(text).toContain(word);
      expect(text).toContain('of 60');
      const { width } = /Page size:\s+(?<width>[\d.]+)/.exec(infoOf(artifact))?.groups ?? {};
      const edges = Array.from(textOf(artifact, '-bbox').matchAll(/xMax="([\d.]+)"/g), ([, edge]) => Number(edge));
      expect(Math.max(...edges)).toBeLessThan(Number(width) - 35);
    });

    it('wraps long values and splits a row that is taller than a page', async () => {
      const words = Array.from({ length: 4000 }, (_, i) => `word${i}`);
      const artifact = await layOut('csv', `a,b\n1,"${words.join(' ')}"\n2,end\n`);
      expect(artifact.pages).toBeGreaterThan(2);
      expect(textOf(artifact).match(/word\d+/g)).toEqual(words);
    });

    it.each([
      ['semicolons and decimal commas', 'name;price\nглина;1,50\nклей;2,75\n', ['1,50', '2,75']],
      ['tabs', 'a\tb\n1,2\t3\n4,5\t6\n', ['1,2', '4,5']],
      ['pipes', 'a|b\nx, y|1\nz|2\n', ['x, y']],
      ['single quotes', "a,b\n'x, y','1'\n'z, w','2'\n", ['x, y', 'z, w']],
      ['a line break within quotes', 'a,b\n"first\nsecond",1\n', ['first', 'second']],
      ['a quote that is never closed', 'a,b\n1,"open\nx,y\nz,w\n', ['"open', 'x', 'w']],
      ['rows of unequal length', 'a,b\n1\n1,2,3,4\n', ['3', '4']],
    ])('reads %s', async (_, content, expected) => {
      const text = textOf(await layOut('csv', content));
      for (const value of expected) expect(text).toContain(value);
    });

    const choices = papers.flatMap((paper) =>
      orientations.flatMap((orientation) =>
        (['narrow', 'wide'] as const).map((margins) => ({ paper, orientation, margins })),
      ),
    );
    it.each(choices)(
      'loses nothing on the pages that a visitor chose: $paper, $orientation, $margins',
      async (chosen) => {
        const name = 'a name of a column that takes the room of many others '.repeat(8);
        const row = (at: number) =>
          Array.from({ length: 12 }, (_, column) => `row${at}value${column} ${'of a cell '.repeat(column)}`);
        const table = [[name, ...row(0).slice(1)], ...Array.from({ length: 20 }, (_, at) => row(at + 1))];
        const artifact = await layOut('csv', table.map((values) => values.join(',')).join('\n'), chosen);
        const [, width = 0, height = 0] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(infoOf(artifact)) ?? [];
        expect(Number(width) > Number(height)).toBe(chosen.orientation === 'landscape');
        expect(new Set(textOf(artifact, '-raw').match(/row\d+value11/g))).toEqual(
          new Set(Array.from({ length: 21 }, (_, at) => `row${at}value11`)),
        );
      },
    );

    it('reports the detected encoding', async () => {
      // "имя;цена" and two rows in KOI8-R.
      const line = Buffer.from('c9cdd13bc3c5cec10a', 'hex');
      const rows = Buffer.from(
        'cdcfcccfcbcf20c920cdc1d3ccCF3b31302c35300ac8ccc5c220d3cfcccff6ce3b332c32350a'.replace('f6', 'ce'),
        'hex',
      );
      const artifact = await layOut('csv', Buffer.concat([line, rows]));
      expect(artifact.notes).toContainEqual({ code: 'encoding-recognised', encoding: 'KOI8-R' });
      expect(textOf(artifact)).toContain('молоко и масло');
    });

    it('orders right-to-left cells, at any file size', async () => {
      const rows = Array.from({ length: 3000 }, (_, i) => `${i},שלום עולם,مرحبا`);
      const artifact = await layOut('csv', `id,a,b\n${rows.join('\n')}\n`);
      const [first = ''] = pagesOf(artifact);
      expect(first).toContain('שלום עולם');
      expect(first).toContain('مرحبا');
    });

    it('refuses a table of too many pages', async () => {
      const wide = Array.from({ length: 600_000 }, (_, i) => i % 10).join(',');
      await expect(layOut('csv', wide)).rejects.toMatchObject({
        code: 'too-complex',
        detail: expect.stringContaining('5,000 pages'),
      });
    });

    it('embeds only the fonts that it uses', async () => {
      const fonts = fontsOf(await layOut('csv', 'a,b\n1,2\n'));
      expect(fonts).toContain('NotoSans');
      expect(fonts.trim().split('\n')).toHaveLength(4);
    });
  });

  describe('texts', () => {
    it('keeps paragraphs, breaks pages at form feeds, and numbers several pages', async () => {
      const artifact = await layOut('text', 'First page.\n\nSecond paragraph.\n\fSecond page.\n');
      const pages = pagesOf(artifact);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toMatch(/First page\.\s+Second paragraph\.\s+Page 1/);
      expect(pages[1]).toMatch(/Second page\.\s+Page 2/);
      expect(textOf(await layOut('text', 'Alone.\n'))).not.toContain('Page');
    });

    it('sets aligned columns in monospace and prose in a serif', async () => {
      const table =
        'name        count   price\n----------------------------\npaper       3       1.50\nglue        14      2.75\n';
      expect(fontsOf(await layOut('text', table))).toContain('Mono');
      expect(textOf(await layOut('text', table), '-layout')).toMatch(/paper {5,}3 {3,}1\.50/);
      expect(fontsOf(await layOut('text', 'A letter, as people write it.\n'))).toContain('Serif');
    });

    it.each([
      ['Arabic', 'السلام عليكم بالإسلام'],
      ['Hebrew', 'שלום עולם'],
      ['Devanagari', 'क्षत्रिय ज्ञान श्री'],
      ['Thai', 'ภาษาไทยไม่มีช่องว่าง'],
      ['Chinese', '人人生而自由'],
      ['Japanese', '漢字とかな'],
      ['Korean', '모든 인간은'],
      ['Vietnamese', 'quyền đẳng phẩm'],
      ['letters with separate marks', 'e\u0301tude'.normalize('NFD')],
    ])('sets %s and gives it back as it was written', async (_, text) => {
      const artifact = await layOut('text', `${text}\n`);
      expect(textOf(artifact).normalize('NFC')).toContain(text.normalize('NFC'));
      expect(artifact.notes).toEqual([]);
    });

    it('aligns a right-to-left paragraph right', async () => {
      const artifact = await layOut('text', 'שלום\n');
      const left = /<word xMin="([\d.]+)"/.exec(textOf(artifact, '-bbox'))?.[1];
      expect(Number(left)).toBeGreaterThan(450);
    });

    it('shows emoji in colour and keeps them as text', async () => {
      const text = 'Smile 😀 and flag 🇩🇪 and family 👨‍👩‍👧‍👦 here';
      const artifact = await layOut('text', text);
      expect(textOf(artifact)).toContain(text);
      expect(await colourOf(artifact)).toBeGreaterThan(0.0002);
    });

    it('reports characters that no font has', async () => {
      const artifact = await layOut('text', 'before \u{e000} after');
      expect(artifact.notes).toEqual([{ code: 'characters-missing', characters: 1 }]);
      expect(textOf(artifact)).toMatch(/before .+ after/);
    });

    it('has tags for paragraphs, over the ends of pages, and none for numbers of pages', async () => {
      const paragraphs = Array.from(
        { length: 9 },
        (_, index) => `Paragraph ${index} ${'goes on and '.repeat(150)}ends.`,
      );
      const { path, pages } = await layOut('text', `${paragraphs.join('\n\n')}\n\nfirst line\nsecond line\n`);
      expect(pages).toBeGreaterThan(1);
      const tree = execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8' });
      const read = tree.split(/^\s*P\b.*$/m).map((text) => text.replace(/"|\s+/g, ' ').replace(/ {2,}/g, ' ').trim());
      expect(read).toHaveLength(paragraphs.length + 2);
      expect(read.slice(1).map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
        ...paragraphs.map((_, index) => `Paragraph ${index}`),
        'first line',
      ]);
      expect(read.slice(1, -1).every((text) => text.endsWith('ends.'))).toBe(true);
      expect(tree).not.toContain('Page');
    });

    it('has no tags for thousands of paragraphs', async () => {
      const { path } = await layOut('text', 'A line.\n\n'.repeat(5_001));
      expect(accessibilityOf(path).isTagged).toBe(false);
    });

    it('sets the language, and keeps manual line breaks', async () => {
      const line = 'The quick brown fox and the lazy dog that is with us for the whole of this line of it';
      const artifact = await layOut('text', `${line}\n`.repeat(30));
      expect(
        textOf(artifact)
          .split('\n')
          .filter((written) => written === line),
      ).toHaveLength(30);
      expect((await readFile(artifact.path)).toString('latin1')).toContain('/Lang (en)');
    });

    it('is set on the paper, in the orientation and within the margins that the visitor chose', async () => {
      const text = `${'A sentence that goes on for a while. '.repeat(30)}\n`.repeat(5);
      const artifact = await layOut('text', text, { paper: 'a5', orientation: 'landscape', margins: 'wide' });
      expect(infoOf(artifact)).toMatch(/Page size:\s+595.28 x 419.53/);
      const boxes = textOf(artifact, '-bbox').matchAll(/<word xMin="([\d.]+)" .* xMax="([\d.]+)"/g);
      const edges = [...boxes].map(([, left, right]) => [Number(left), Number(right)] as const);
      expect(Math.min(...edges.map(([left]) => left))).toBeGreaterThanOrEqual(85);
      expect(Math.max(...edges.map(([, right]) => right))).toBeLessThanOrEqual(595.28 - 85 + 1);
      expect(textOf(artifact).match(/sentence/g)).toHaveLength(150);
    });

    it('breaks an endless line', async () => {
      const artifact = await layOut('text', 'word '.repeat(60_000));
      expect(textOf(artifact).match(/word/g)).toHaveLength(60_000);
    });
  });
});
