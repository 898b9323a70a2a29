import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { column, pdf } from '../../test/support/pdf/pdf.ts';
import type { BuiltServer } from '../../test/support/servers/built-server.ts';
import { onServer, resultOf } from '../meters/server.ts';
import { type BenchRow, type Effort, interleaved, median } from '../scoreboard/row.ts';

const run = promisify(execFile);
const rounds = { whole: 9, short: 3 } as const satisfies Record<Effort, number>;
const sentence = 'A wright makes things well by hand, and a file is a sheet of paper on a quiet bench';
const shortLines = Array.from({ length: 46 }, (_, index) => `${index} ${sentence}`.slice(0, 44));

/** Documents of one to 300 pages of two columns. */
const documents = () =>
  [1, 4, 20, 80, 300].map((pages) =>
    pdf(Array.from({ length: pages }, () => [...column(shortLines, 50, 70, 15), ...column(shortLines, 310, 70, 15)])),
  );

async function againstPdftotext(server: BuiltServer, effort: Effort): Promise<BenchRow> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  let [ours, theirs] = [0, 0];
  for (const [index, document] of documents().entries()) {
    const file = join(folder, `${index}.pdf`);
    await writeFile(file, document);
    const mine = () => resultOf(server, '/api/convert-pdf-to-text', document, 'a.pdf');
    await mine();
    const times = await interleaved(rounds[effort], mine, () => run('pdftotext', [file, join(folder, 'out.txt')]));
    ours += median(times.ours);
    theirs += median(times.theirs);
  }
  await rm(folder, { recursive: true });
  return {
    name: 'PDF → text over HTTP, confined; pdftotext (5 documents, 405 pages)',
    ours,
    theirs,
    unit: 'ms',
    target: `at most twice its time: ${(ours / theirs).toFixed(2)}`,
    met: ours <= 2 * theirs,
  };
}

/** PDF to text. */
export const pdfText = onServer(async (server, effort) => [await againstPdftotext(server, effort)]);
