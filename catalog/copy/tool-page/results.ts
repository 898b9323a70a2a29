/** The list of what a visit made so far. */
export const earlierResults = {
  heading: 'Earlier in this visit',
  where: 'These files stay in this tab, even if you reload it, and are gone when you close it.',
  saveAll: 'Download all',
  archive: 'results.zip',
  clear: 'Clear all',
  save: (name: string) => `Download ${name} again`,
  forget: (name: string) => `Remove ${name} from the list`,
} as const;
