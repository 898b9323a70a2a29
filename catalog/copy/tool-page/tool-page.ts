import { formatOfExtension, formats } from '../../formats.ts';
import type { Input } from '../../tool/tool.ts';

/** The extensions of a page as visitors write them: ".jpg, .png". */
export function typesText(input: Input): string {
  return input.accept === 'any' ? '' : input.accept.map((extension) => `.${extension}`).join(', ');
}

/** What a drop zone names: "Word file", "PDF file"; "image file" for several formats of a kind, "file" for any. */
function kindText(input: Input): string {
  const ids = input.accept === 'any' ? [] : input.accept.map((extension) => formatOfExtension(extension));
  const [id] = ids;
  if (id === undefined) return 'file';
  return ids.every((other) => other === id) ? `${formats[id].label} file` : `${formats[id].group} file`;
}

/** The words of every tool page; what differs by tool comes from its entry. */
export const toolPage = {
  fileInput: (input: Input) =>
    input.several === 'together' ? `Choose your ${kindText(input)}s` : `Choose your ${kindText(input)}`,
  drop: (input: Input) =>
    `Drop your ${kindText(input)}${input.several === 'together' ? 's' : ''}${input.folders ? ' and folders' : ''} here`,
  /** Shown without script, when dropping files is impossible. */
  chooseHere: (input: Input) => `Choose your ${kindText(input)}${input.several === 'together' ? 's' : ''} here`,
  /** Shown on touch screens, which allow neither dropping nor clicking. */
  tap: (input: Input) => (input.several === 'together' ? 'Tap to choose them' : 'Tap to choose one'),
  tapToReplace: 'Tap to choose another file',
  addMore: 'Add more files',
  browse: 'or click to choose one',
  release: 'Let go to add it',
  replace: 'Drop another file here to replace it',
  rejected: (input: Input) => `❌ Only ${typesText(input)} files are allowed.`,
  dropMore: 'Drop more files here',
  browseMore: 'or click to choose them',
  selected: 'Selected:',
  several: 'Several files',
  progress: 'Progress',
  ready: 'Your file is ready',
  cancel: 'Cancel',
  working: (seconds: number) => `The server is working on it… ${seconds} s`,
  waiting: (ahead: number, seconds: number | null) =>
    `${ahead} ahead of you${seconds === null ? '' : `, about ${seconds} s`}`,
  sending: (files: number, seconds: number) => `Uploading${files === 1 ? '' : ` ${files} files`}… ${seconds} s`,
  alertTitle: 'Message',
  ok: 'OK',
  settings: 'Settings',
  /** Without script, where files have no list with a field for each. */
  perFile: 'The first value is for the first file. Separate those of several files by semicolons.',
  moreOptions: 'More options',
  shortcuts: 'Drop a file anywhere on this page or paste it. Ctrl+Enter starts, Esc cancels.',
  offline: 'You’re offline. You can choose files now and send them once you’re back online.',
} as const;

/** What a page accepts, and how much of it. */
export const inputFact = (input: Input, limit: string): string =>
  input.accept === 'any' ? `Any files, up to ${limit} in all` : `${typesText(input)}, up to ${limit}`;

/** The short promises under the sheet. */
export const toolFacts: readonly string[] = [
  'Deleted from the server as soon as the result has been sent.',
  'Free, with no sign-up and no watermark.',
];

/** The panel that shows a failure. */
export const failurePanel = {
  again: 'Try again',
  choose: 'Choose another file',
  password: 'Enter the password',
  unsign: 'Go on without the signature',
} as const;

/** The notice in place of the sheet where a tool cannot run. */
export const unavailableNotice = {
  heading: 'Not available on this server',
  detail: (title: string) =>
    `${title} needs a program that this server doesn’t have, or the operator has turned it off.`,
  others: 'See the other tools',
} as const;

/** The headings below the form that are the same on every page. */
export const toolGuide = {
  questions: 'Questions',
  related: 'Related tools',
  tryNow: 'Try It Now',
  /** Above a guide that is not written in the page's language yet. */
  notTranslated: 'This guide is in English so far.',
} as const;

/** The slide-in panel that lists the converters. */
export const toolsPanel = {
  open: 'File conversions',
  title: 'Tools',
  compressors: 'Compress',
  utilities: 'Merge and pack',
  close: 'Close',
} as const;
