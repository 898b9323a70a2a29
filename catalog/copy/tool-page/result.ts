/** The sheet that shows a result. */
export const resultCard = {
  again: 'Download again',
  another: { converter: 'Convert another', compressor: 'Compress another', utility: 'Start over' },
  next: 'Next',
  notes: 'Good to know',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  before: 'Before',
  after: 'After',
  compare: 'Compare before and after',
  drag: 'Drag the line to compare',
  share: (percent: number) => `${percent}% before, ${100 - percent}% after`,
} as const;

/** The result at its full size. */
export const viewerCopy = {
  open: 'View full size',
  title: (name: string) => `Preview of ${name}`,
  close: 'Close',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  failed: 'This page can’t be shown here. Download the file to see it.',
} as const;
