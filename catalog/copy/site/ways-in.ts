/** Beginning with a file in place of a tool. */
export const openAnywhere = {
  choose: 'I have a file',
  release: 'Let go to see what you can do with it',
} as const;

/** The search for a tool. */
export const searchCopy = {
  label: 'Search tools',
  example: 'Search tools: pdf to word, shrink…',
  found: (tools: number) => (tools === 1 ? '1 tool' : `${tools} tools`),
  none: 'No tool matches. Try a format, such as pdf or xlsx.',
} as const;
