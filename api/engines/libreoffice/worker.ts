import { readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FormatId } from '../../../catalog/formats.ts';
import { type ExportRequest, outputDescriptor, type WorkerMessage } from './messages.ts';
import { startOfficeKit } from './office-kit.ts';

// A worker process: LibreOffice, and one job a line. Started by pool.ts as `worker PROGRAM_FOLDER PROFILE`.

const pageBytes = 4096;
const beatMs = 500;

/** PDF 1.7, tagged, with the headings as bookmarks and form fields that can be filled in. */
const pdfOptions = JSON.stringify({
  UseTaggedPDF: { type: 'boolean', value: 'true' },
  ExportBookmarks: { type: 'boolean', value: 'true' },
  ExportFormFields: { type: 'boolean', value: 'true' },
  SelectPdfVersion: { type: 'long', value: '17' },
});

type Said = WorkerMessage extends infer M ? (M extends WorkerMessage ? Omit<M, 'rssBytes'> : never) : never;

function say(message: Said): void {
  const rssBytes = Number(readFileSync('/proc/self/statm', 'utf8').split(' ')[1]) * pageBytes;
  writeSync(outputDescriptor, `${JSON.stringify({ ...message, rssBytes })}\n`);
}

function filterOptions(format: FormatId): string {
  return format === 'pdf' ? pdfOptions : '';
}

const [programFolder = '', profile = ''] = process.argv.slice(2);
const kit = await startOfficeKit(programFolder, profile);
// Empty documents load the three applications' libraries, which would cost the first visitor a quarter of a second.
for (const application of ['swriter', 'scalc', 'simpress']) {
  const output = `${profile}/warm.pdf`;
  await kit.convert({ input: `private:factory/${application}`, output, format: 'pdf', filterOptions: pdfOptions });
}
say({ type: 'ready', version: kit.version });
setInterval(() => say({ type: 'beat' }), beatMs).unref();

const requests = createInterface({ input: process.stdin });
// LibreOffice's own threads would keep the process alive, and its exit handlers hang.
requests.on('close', () => process.kill(process.pid, 'SIGKILL'));

for await (const line of requests) {
  const { id, input, output, format } = JSON.parse(line) as ExportRequest;
  const failure = await kit.convert({ input, output, format, filterOptions: filterOptions(format) });
  say(failure === null ? { type: 'done', id } : { type: 'failed', id, ...failure });
}
