import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../catalog/report.ts';
import { notesOnLoss } from '../../comparison/words/loss-notes.ts';
import { createPdfReader, readWrittenPdf } from '../../comparison/words/pdf-words.ts';
import type { Artifact, Job } from '../../engine.ts';
import type { PageOptions, Paper } from '../../formats/paper.ts';
import { compareWords } from '../../formats/words/compare-words.ts';
import { createNestedProcesses } from '../../jail/nested.ts';
import { refuseTracing } from '../../jail/system-calls/refuse-tracing.ts';
import { serveOperations } from '../../workers/serve-operations.ts';
import { collectMissing } from '../missing.ts';
import { startBrowser } from './browser.ts';
import { prepareHtml } from './markup/prepare-html.ts';
import { readHtml } from './markup/read-html.ts';
import { printPage } from './page/print-page.ts';

// A worker process with its own browser, which prints one document per request. Started as `worker PROGRAM PAPER
// JOB_FOLDER`.

const [program = '', paper = 'A4', jobFolder = ''] = process.argv.slice(2);
// A browser taken over by a document must not impersonate its worker.
refuseTracing();

/** Without its browser, the process is useless: the server starts another. */
function endWithBrowser(): never {
  process.stderr.write('The browser has ended.');
  process.exit(1);
}
const browser = await startBrowser(program, endWithBrowser);

const readPdf = createPdfReader();
const processes = createNestedProcesses();

/** Notes on words that readers of a document see, and its PDF lacks, as where a page cuts off what can be scrolled. */
async function notesOnWords(path: string, shown: readonly string[], { workspace, signal }: Job) {
  if (shown.length === 0) return [];
  const words = await readPdf(readWrittenPdf(path), { processes, workspace, signal });
  if (words === null) return [];
  const passages = shown.map((text) => ({ text, inBox: false }));
  return notesOnLoss(passages, compareWords(shown, words));
}

async function print(job: Job<PageOptions>): Promise<Artifact> {
  const {
    inputs: [input],
    options: chosen,
    workspace,
  } = job;
  const missing = collectMissing();
  const prepared = await prepareHtml(await readHtml(input.path), missing);
  const { scripts, hasText } = prepared;
  const { pdf, pages, asOnScreen, isBlank, untagged, shown } = await browser.lendPage((ready) =>
    printPage(ready, prepared, { paper: paper as Paper, chosen }, missing),
  );
  const path = join(workspace, 'printed.pdf');
  await writeFile(path, pdf);
  const notes: Note[] = [...missing.notes()];
  if (scripts > 0) notes.push({ code: 'scripts-not-run', scripts });
  if (asOnScreen) notes.push({ code: 'printed-as-on-screen' });
  if (untagged !== null) notes.push({ code: 'not-tagged', bookmarksLost: untagged === 'lost' });
  if (isBlank && hasText) notes.push({ code: 'pages-blank' });
  else notes.push(...(await notesOnWords(path, shown, job)));
  return { path, format: 'pdf', bytes: pdf.length, pages, notes };
}

await serveOperations(browser.version, jobFolder, { engines: { chromium: { operations: { print } } } });
// Its stdin is closed: the browser's pipe would keep the process alive.
process.exit(0);
