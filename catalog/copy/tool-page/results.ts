/** The list of what a visit made so far. */
export const earlierResults = {
  heading: 'Earlier in this visit',
  where: 'These files are in this tab alone and are gone when you close it.',
  clear: 'Clear all',
  save: (name: string) => `Download ${name} again`,
  forget: (name: string) => `Take ${name} off the list`,
} as const;
