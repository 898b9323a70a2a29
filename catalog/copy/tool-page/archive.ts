/** Why an archive or one of its files cannot be read in the browser. */
export type ArchiveFault =
  | 'not-an-archive'
  | 'damaged'
  | 'split'
  | 'unreadable'
  | 'password-needed'
  | 'wrong-password'
  | 'wrong-or-damaged'
  | 'unknown-method'
  | 'too-large';

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en')} ${many}`;

/** What the page says about an archive's content before anything is sent; sizes are texts with their unit. */
export const archiveCopy = {
  heading: 'In this archive',
  reading: 'Reading the archive…',
  empty: 'The archive is empty.',
  sums: (files: number, folders: number, size: string) =>
    `${count(files, 'file', 'files')}${folders === 0 ? '' : ` in ${count(folders, 'folder', 'folders')}`}, ${size} unpacked`,
  more: (shown: number) => `The archive contains more. Only the first ${shown.toLocaleString('en')} are shown.`,
  hint: 'Arrow keys move and open folders, Enter saves a file.',
  locked: 'This archive has a password. Enter it below to extract or save its files.',
  partlyLocked: (files: number) =>
    `${count(files, 'file needs', 'files need')} a password. Enter it below to extract or save ${files === 1 ? 'it' : 'them'}.`,
  lockedFile: 'needs the password',
  link: 'link',
  save: (name: string) => `Save ${name}`,
  saving: (percent: number) => `${percent}%`,
  saved: (name: string) => `${name} was saved.`,
  folder: (files: number) => count(files, 'file', 'files'),
  fault: {
    'not-an-archive': 'This isn’t a ZIP archive, or its end is missing: it has no list of files.',
    damaged: 'The list of files in this archive is damaged, so it can’t be shown.',
    split: 'This is one part of a split archive. Join its parts first.',
    unreadable: 'The contents of this archive can’t be shown here.',
    'password-needed': 'The list of files in this archive is encrypted, so it can’t be shown here.',
    'wrong-password': 'That password is wrong.',
    'wrong-or-damaged': 'That password is wrong, or the archive is damaged.',
    'unknown-method': 'The list of files is packed in a way that browsers can’t read.',
    'too-large': 'The list of files in this archive is too long to show here.',
  } satisfies Record<ArchiveFault, string>,
  saveFault: {
    'not-an-archive': (name: string) => `${name} is damaged and can’t be saved.`,
    damaged: (name: string) => `${name} is damaged and can’t be saved.`,
    split: (name: string) => `${name} continues in another part of the archive.`,
    unreadable: (name: string) => `${name} can’t be saved here. Extract the whole archive instead.`,
    'password-needed': (name: string) => `${name} needs the archive’s password. Enter it below.`,
    'wrong-password': (name: string) => `That password is wrong for ${name}.`,
    'wrong-or-damaged': (name: string) => `That password is wrong for ${name}, or the file is damaged.`,
    'unknown-method': (name: string) =>
      `${name} is packed in a way that browsers can’t read. Extract the whole archive instead.`,
    'too-large': (name: string) => `${name} is too large to save here. Extract the whole archive instead.`,
  } satisfies Record<ArchiveFault, (name: string) => string>,
} as const;
