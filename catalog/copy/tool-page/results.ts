/** The list of results made so far in a visit. */
export const earlierResults = {
  heading: 'Earlier in this visit',
  where: 'These files stay in this tab, even if you reload it. When you close it, they’re gone.',
  saveAll: 'Download all',
  archive: 'results.zip',
  clear: 'Clear all',
  save: (name: string) => `Download ${name} again`,
  forget: (name: string) => `Remove ${name} from the list`,
} as const;
