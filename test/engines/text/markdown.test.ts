import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Artifact, Engine } from '../../../api/engine.ts';
import { createChromium } from '../../../api/engines/chromium/index.ts';
import { installedBrowser } from '../../../api/installed-browser.ts';
import { inputFile } from '../../support/input-file.ts';
import { markdownInWorkers } from '../../support/markdown-in-workers.ts';
import { controlCharacters } from '../../support/office/control-characters.ts';
import { outlineOf, readPdf } from '../../support/pdf/read-pdf.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const settings = { size: 1, paper: 'Letter', timeoutMs: 30_000 } as const;

testEngine('markdown', {
  create: (processes, folder) => markdownInWorkers(processes, folder),
  createMissing: null,
  cases: [
    {
      operation: 'render',
      options: {},
      format: 'md',
      file: () => Buffer.from('# Hello\n\nA *short* text.\n'),
      result: 'html',
      corrupt: { file: controlCharacters, code: 'unsupported-file-type' },
    },
  ],
  slow: {
    operation: 'render',
    options: {},
    format: 'md',
    file: () => Buffer.from('A [link](https://example.com) and $x^2$ in **bold** text.\n\n'.repeat(60_000)),
  },
});

describe('Markdown through to the PDF', () => {
  let scratch: string;
  let markdown: Engine<'markdown'>;
  let chromium: Engine<'chromium'>;

  beforeAll(async () => {
    scratch = await scratchFolder();
    const processes = await testProcesses();
    markdown = markdownInWorkers(processes, await folderIn(scratch, 'markdown'));
    const program = installedBrowser();
    chromium = createChromium({ processes, folder: await folderIn(scratch, 'chromium'), program, ...settings });
    await Promise.all([markdown.start?.(), chromium.start?.()]);
  });

  afterAll(() => Promise.all([markdown.stop?.(), chromium.stop?.()]));

  async function convert(text: string | Uint8Array): Promise<{ rendered: Artifact; printed: Artifact; html: string }> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input-1.md');
    await writeFile(path, text);
    const { size: bytes } = await stat(path);
    const job = { options: {}, workspace, signal: new AbortController().signal };
    const rendered = await markdown.operations.render({ ...job, inputs: [inputFile({ path, format: 'md', bytes })] });
    const printed = await chromium.operations.print({ ...job, inputs: [inputFile(rendered)] });
    return { rendered, printed, html: await readFile(rendered.path, 'utf8') };
  }

  it('prints a document with title, bookmarks and page numbers on the paper of the server', async () => {
    const { printed } = await convert('---\ntitle: Field notes\nlang: en\n---\n\n# First\n\nText.\n\n## Second\n');
    const pdf = readPdf(printed.path);
    expect(pdf).toMatchObject({ title: 'Field notes', tagged: true, pages: 1, width: 612, height: 792 });
    expect(pdf.text).not.toContain('title:');
    expect(pdf.text.trim()).toMatch(/\n\s*1$/);
    expect(outlineOf(printed.path).sort()).toEqual(['First', 'Second']);
  });

  it('repeats the head of a table on each page that it crosses', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => `| row ${index} | ${index} |`).join('\n');
    const { printed } = await convert(`| Heading | Count |\n|---|--:|\n${rows}\n`);
    const { text, pages } = readPdf(printed.path);
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Heading\s+Count/g)?.length).toBe(pages);
  });

  it('prints formulas with its own fonts, and invalid ones as source', async () => {
    const { rendered, printed } = await convert('Euler: $e^{i\\pi}+1=0$, broken: $\\nope{x$, price: $5 and $10.\n');
    expect((await readFile(printed.path)).includes('KaTeX')).toBe(true);
    expect(readPdf(printed.path).text).toContain('$\\nope{x$');
    expect(readPdf(printed.path).text).toContain('$5 and $10');
    expect(rendered.notes).toEqual([{ code: 'formulas-kept', formulas: 1 }]);
  });

  it('names missing images in place and in the report', async () => {
    const { rendered, printed, html } = await convert(
      '![A diagram](images/d.png)\n\n<img src="https://example.com/logo.png" alt="The logo">\n',
    );
    const { text } = readPdf(printed.path);
    expect(text).toContain('Image not included: A diagram');
    expect(text).toContain('Image not included: The logo');
    expect(rendered.notes).toEqual([
      { code: 'not-loaded', kind: 'images', count: 2, from: ['d.png', 'example.com'], more: 0 },
    ]);
    expect(printed.notes).toEqual([]);
    expect(html).not.toContain('<img');
  });

  it('survives endless nesting and repetition', async () => {
    for (const text of ['['.repeat(50_000), '>'.repeat(20_000), '*a **b '.repeat(5000), '- '.repeat(3000)]) {
      const { printed } = await convert(text);
      expect(printed.pages).toBeGreaterThan(0);
    }
  });

  it('reads other encodings', async () => {
    const { printed } = await convert(Buffer.from('# Zażółć gęślą jaźń\n', 'utf16le'));
    expect(readPdf(printed.path).text).toContain('Zażółć gęślą jaźń');
  });
});
