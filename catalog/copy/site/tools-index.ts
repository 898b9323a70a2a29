/** /tools */
export const toolsIndexCopy = {
  heading: 'Convert & Compress Files Online',
  lead: 'Shrink files, combine PDFs, and create or open ZIP archives.',
  compress: { heading: 'Make it smaller', lead: 'Same format, fewer bytes. You choose how far to go.' },
  combine: { heading: 'Merge and pack', lead: 'Combine PDFs, pack files into a ZIP, or open one.' },
  converters: 'Looking for another format?',
  toConverters: 'See all conversions',
} as const;
