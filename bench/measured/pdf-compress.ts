import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { illustratedPdf } from '../../test/support/pdf/illustrated-pdf.ts';
import { onServer, resultOf } from '../meters/server.ts';

const run = promisify(execFile);
const targetPercent = 10;

/** The size that qpdf alone reaches, without loss. */
async function byQpdf(content: Buffer): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  const [input, output] = [join(folder, 'in.pdf'), join(folder, 'out.pdf')];
  await writeFile(input, content);
  await run('qpdf', ['--object-streams=generate', '--recompress-flate', '--compression-level=9', input, output]);
  const { size } = await stat(output);
  await rm(folder, { recursive: true });
  return size;
}

/** The size of a compressed PDF, compared with qpdf alone. */
export const pdfCompress = onServer(async (server) => {
  const content = await illustratedPdf();
  const percent = (bytes: number) => (bytes / content.length) * 100;
  const ours = percent((await resultOf(server, '/api/convert-compress-pdf', content, 'a.pdf')).length);
  return [
    {
      name: 'PDF with photographs and a whole font: share of its size; qpdf alone',
      ours,
      theirs: percent(await byQpdf(content)),
      unit: '%',
      target: `at most ${targetPercent} %`,
      met: ours <= targetPercent,
    },
  ];
});
