import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { column, pdf } from '../../test/support/pdf/pdf.ts';
import { startBuiltServer } from '../../test/support/servers/built-server.ts';
import { type Bench, interleaved, median } from '../scoreboard/row.ts';

const run = promisify(execFile);
const [files, pagesOfEach, linesOfEach] = [50, 40, 40];
const rounds = 3;
const targetSeconds = 20;

function report(file: number): Buffer {
  const lines = (page: number) =>
    Array.from({ length: linesOfEach }, (_, line) => `Report ${file}, page ${page}, line ${line}: as it was written`);
  return pdf(Array.from({ length: pagesOfEach }, (_, page) => column(lines(page), 72, 72, 17)));
}

/** The time to merge many files through the server, compared with qpdf, which keeps neither bookmarks nor names. */
export const pdfMerge: Bench = async () => {
  const server = await startBuiltServer();
  const folder = await mkdtemp(join(tmpdir(), 'filewright-bench-'));
  try {
    const contents = Array.from({ length: files }, (_, file) => report(file));
    const paths = contents.map((_, file) => join(folder, `${file}.pdf`));
    for (const [file, content] of contents.entries()) await writeFile(paths[file] as string, content);
    const merge = async () => {
      const body = new FormData();
      for (const [file, content] of contents.entries())
        body.append('files', new Blob([content.slice()]), `${file}.pdf`);
      const response = await fetch(`${server.base}/api/merge-pdf`, { method: 'POST', body });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`answered ${response.status}`);
    };
    const alone = () => run('qpdf', ['--empty', '--pages', ...paths, '--', join(folder, 'merged.pdf')]);
    const times = await interleaved(rounds, merge, alone);
    const ours = median(times.ours) / 1000;
    return [
      {
        name: `${files} PDFs, ${files * pagesOfEach} pages, merged; qpdf --pages`,
        ours,
        theirs: median(times.theirs) / 1000,
        unit: 's',
        target: `at most ${targetSeconds} s`,
        met: ours <= targetSeconds,
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
};
