import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { type PdfObject, pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

describe('a PDF that is made to cost time', () => {
  let scratch: string;
  let processes: Processes;
  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function request<O>(content: Buffer, options: O) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input.pdf');
    await writeFile(path, content);
    const input = inputFile({ path, format: 'pdf', bytes: content.length });
    return { inputs: [input] as const, options, workspace, signal: new AbortController().signal };
  }
  const engine = () => createPdf({ processes, folder: scratch, cores: () => 1 }).operations;
  const compress = async (content: Buffer) => engine().compress(await request(content, { quality: 75 }));
  const extract = async (content: Buffer) => engine()['extract-text'](await request(content, {}));
  const rebuild = async (content: Buffer) => engine().reconstruct(await request(content, { format: 'docx' as const }));

  it.each([2_000, 200_000])('is too complex with %d lists within each other, not damaged', async (depth) => {
    const lists = '['.repeat(depth) + ']'.repeat(depth);
    const content = pdfOf([
      `<</Type/Catalog/Pages 2 0 R/Lists ${lists}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    ]);
    await expect(compress(content)).rejects.toMatchObject({ code: 'too-complex' });
  });

  /** A page that draws a form which draws the next one twelve times, ten levels deep. */
  function nestedForms(): Buffer {
    const levels = Array.from({ length: 10 }, (_, level): PdfObject => {
      const entries = `/Subtype/Form/BBox[0 0 612 792]/Resources<</XObject<</X ${6 + level} 0 R>>>>`;
      return streamOf('/X Do '.repeat(12), entries);
    });
    return pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>>>',
      streamOf('/X Do'),
      ...levels,
      streamOf('0 0 9 9 re f', '/Subtype/Form/BBox[0 0 612 792]'),
    ]);
  }

  it.each([
    ['compressed', compress],
    ['read', extract],
    ['rebuilt', rebuild],
  ])('is too complex to be %s before the deadline, if its forms draw each other', async (_, work) => {
    await expect(work(nestedForms())).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('within each other'),
    });
  });

  /** A page of so many words near each other. */
  function crowdedPage(words: number): Buffer {
    const place = (index: number) => `1 0 0 1 ${100 + ((index * 0.37) % 300)} ${400 + ((index * 0.11) % 300)} Tm`;
    const shown = Array.from({ length: words }, (_, index) => `${place(index)} (ab${index}) Tj`).join('\n');
    return pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      streamOf(`BT /F 10 Tf ${shown} ET`),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]);
  }

  it('is too complex to be read before the deadline, if tens of thousands of words lie over each other', async () => {
    await expect(extract(crowdedPage(50_000))).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('words over each other'),
    });
  });

  it('is read if it has thousands', async () => {
    expect((await extract(crowdedPage(3_000))).bytes).toBeGreaterThan(3_000);
  });
});
