/** The list of what a visit made so far. */
export const earlierResults = {
  heading: 'Earlier in this visit',
  where: 'These files are only in this tab, also after a reload, and are gone when you close it.',
  saveAll: 'Download all',
  archive: 'results.zip',
  clear: 'Clear all',
  save: (name: string) => `Download ${name} again`,
  forget: (name: string) => `Remove ${name} from the list`,
} as const;
