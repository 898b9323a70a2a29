import type { Picker } from '../../tool/tool.ts';

/** A download's progress: in percent, or in bytes where the total is unknown. */
export type Downloaded = { readonly percent: number } | { readonly bytes: number };

/** The names on the cloud pickers' buttons. */
export const pickerLabels = {
  'google-drive': 'Google Drive',
  dropbox: 'Dropbox',
} as const satisfies Record<Picker, string>;

/** What the page says while Google Drive's picker works, and when it cannot. */
export const driveCopy = {
  authorizing: 'Authorizing...',
  opening: 'Opening Google Drive...',
  connecting: 'Connecting to Drive...',
  notReady: 'Picker not ready',
  noBody: 'ReadableStream not supported',
  failed: '❌ Failed to fetch file',
} as const;

/** What the page says when Dropbox's chooser cannot work. */
export const dropboxCopy = {
  notReady: 'Dropbox SDK not loaded yet.',
  failed: 'Failed to download Dropbox file.',
} as const;

/** What both pickers say. */
export const pickerCopy = {
  notSetUp: (picker: Picker) => `${pickerLabels[picker]} isn’t set up on this site`,
  downloading: (done: Downloaded) =>
    `Downloading... ${'percent' in done ? `${done.percent}%` : `${Math.round(done.bytes / 1000)} KB`}`,
  blocked: (picker: Picker) =>
    `Your browser blocked the ${pickerLabels[picker]} window. Allow pop-ups for this site, then press ${pickerLabels[picker]} again.`,
  tooLarge: (limit: string) => `❌ This file is larger than the limit of ${limit}.`,
} as const;
