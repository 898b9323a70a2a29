import type { Family } from '../../tool/tool.ts';

const verbs = {
  converter: { act: 'Convert', acting: 'Converting…', acted: 'converted' },
  compressor: { act: 'Compress', acting: 'Compressing…', acted: 'compressed' },
  utility: { act: 'Start', acting: 'Working…', acted: 'done' },
} as const satisfies Record<Family, object>;

const count = (files: number) => (files === 1 ? '1 file' : `${files.toLocaleString('en')} files`);

/** The words around several files that a page handles one by one. */
export const batchCopy = {
  list: 'Files',
  results: 'Result',
  together: (format: string) => `One ${format} with all of them`,
  apart: (format: string) => `One ${format} for each`,
  add: 'Add files',
  heading: (files: number) => count(files),
  /** Without a number where no file can be sent. */
  start: (family: Family, files: number) => (files === 0 ? verbs[family].act : `${verbs[family].act} ${count(files)}`),
  running: (family: Family, done: number, files: number) => `${verbs[family].acting} ${done} of ${files}`,
  summary: (family: Family, done: number, files: number, failed: number) =>
    `${done} of ${files} ${verbs[family].acted}${failed === 0 ? '' : `, ${failed} failed`}`,
  cancelAll: 'Cancel all',
  downloadAll: 'Download all',
  archive: (family: Family) => `${verbs[family].acted}_files.zip`,
  over: 'Start over',
  waiting: 'Waiting…',
  uploading: (percent: number) => `Uploading… ${percent}%`,
  working: (family: Family) => verbs[family].acting,
  cancelled: 'Canceled',
  refused: (types: string) => `This page takes ${types} files only.`,
  notes: (notes: number) => (notes === 1 ? '1 note' : `${notes} notes`),
  saved: (percent: number) => `${percent}% smaller`,
  download: (name: string) => `Download ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Try ${name} again`,
} as const;
