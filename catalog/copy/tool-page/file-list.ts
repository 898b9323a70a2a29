const filesText = (count: number) => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

/** The figures of a list of files; sizes are texts with their unit. */
export interface ListSums {
  readonly files: number;
  /** Null while some are still being counted, or if there are none. */
  readonly pages: number | null;
  readonly size: string;
  readonly limit: string;
}

/** The words around a list of files. */
export const fileListCopy = {
  list: 'Chosen files',
  clear: 'Clear All',
  sort: 'Sort by name',
  hint: 'Drag the files into order, or select a handle and use the arrow keys.',
  handle: (name: string) => `Move ${name}`,
  handleHint: 'Press the up and down arrow keys to move the file.',
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  removed: (name: string, left: number) => `${name} was removed. ${left === 0 ? 'No files' : filesText(left)} left.`,
  sorted: 'The files are sorted by name.',
  alreadyListed: (names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} is already in the list and wasn’t added again.`
      : `${filesText(names.length)} are already in the list and weren’t added again.`,
  tooMany: (maxFiles: number) => `You can add at most ${filesText(maxFiles)}. Remove some and try again.`,
  sums: ({ files, pages, size, limit }: ListSums) =>
    `${filesText(files)}${pages === null ? '' : `, ${pages.toLocaleString('en')} ${pages === 1 ? 'page' : 'pages'}`}, ${size} of ${limit}`,
  overLimit: 'Together, these files are larger than this server accepts.',
  pages: (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`),
  settings: 'Choose pages or rotate',
  setting: (label: string, name: string) => `${label} of ${name}`,
  allPages: 'All',
  turn: (degrees: number) => (degrees === 0 ? 'None' : `${degrees}°`),
  reading: 'Reading…',
  locked: 'Needs a password. You’ll be asked for it.',
  damaged: 'Can’t be read. It may be damaged.',
  chooseFolder: 'Choose a folder',
} as const;
