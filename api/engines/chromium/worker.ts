import { writeFile } from 'node:fs/promises';
import type { Note } from '../../../catalog/report.ts';
import { serveRequests } from '../../workers/serve-requests.ts';
import { collectMissing } from '../missing.ts';
import { startBrowser } from './browser.ts';
import type { Printed, PrintRequest } from './messages.ts';
import { prepareHtml } from './prepare-html.ts';
import { printPage } from './print-page.ts';
import { readHtml } from './read-html.ts';

// A worker process: a browser of its own, and one document a request. Started by index.ts as `worker PROGRAM`.

const [program = ''] = process.argv.slice(2);
const browser = await startBrowser(program);

async function print({ input, output, paper }: PrintRequest): Promise<Printed> {
  const missing = collectMissing();
  const { html, scripts } = await prepareHtml(await readHtml(input), missing);
  const { pdf, pages } = await browser.lendPage((ready) => printPage(ready, html, paper, missing));
  await writeFile(output, pdf);
  const run: readonly Note[] = scripts > 0 ? [{ code: 'scripts-not-run', scripts }] : [];
  return { pages, notes: [...missing.notes(), ...run] };
}

await serveRequests(browser.version, print);
// Its stdin is closed: the browser's pipe would keep the process alive.
process.exit(0);
