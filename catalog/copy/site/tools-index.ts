/** /tools */
export const toolsIndexCopy = {
  heading: 'Convert & Compress Files Online',
  lead: 'Make a file smaller, join several, or open an archive. Choose what you have.',
  compress: { heading: 'Make it smaller', lead: 'The same format in fewer bytes. You choose how far to go.' },
  combine: { heading: 'Merge and pack', lead: 'Join several files into one, or unpack one into several.' },
  converters: 'Looking for another format?',
  toConverters: 'See all conversions',
} as const;
