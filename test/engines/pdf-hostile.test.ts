import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '../../api/engines/pdf/index.ts';
import type { Processes } from '../../api/jail/process.ts';
import { inputFile } from '../support/input-file.ts';
import { pdfOf } from '../support/pdf-objects.ts';
import { scratchFolder } from '../support/scratch.ts';
import { testProcesses } from '../support/test-processes.ts';

describe('a PDF that is made to cost time', () => {
  let scratch: string;
  let processes: Processes;
  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function compress(content: Buffer) {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, 'input.pdf');
    await writeFile(path, content);
    return createPdf({ processes, folder: scratch, cores: () => 1 }).operations.compress({
      inputs: [inputFile({ path, format: 'pdf', bytes: content.length })],
      options: { quality: 75 },
      workspace,
      signal: new AbortController().signal,
    });
  }

  it.each([2_000, 200_000])('is too complex with %d lists within each other, not damaged', async (depth) => {
    const lists = '['.repeat(depth) + ']'.repeat(depth);
    const content = pdfOf([
      `<</Type/Catalog/Pages 2 0 R/Lists ${lists}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    ]);
    await expect(compress(content)).rejects.toMatchObject({ code: 'too-complex' });
  });
});
