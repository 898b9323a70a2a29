import type { Family } from '../tool.ts';

/** The landing page. */
export const homeCopy = {
  heading: 'Convert Files Instantly',
  lead: 'Choose a document and get it back in the format you need, with its layout, fonts and links in place.',
  start: 'Start Now',
  startPath: '/word-to-pdf',
  claims: ['Free and unlimited', 'No sign-up', 'No watermark', 'Deleted after conversion'],
} as const;

/** The groups of tiles, one for each family. */
export const familyCopy = {
  converter: { heading: 'Convert', lead: 'One file in, one file out, in the format that you need.' },
  compressor: { heading: 'Compress', lead: 'The same file, smaller.' },
  utility: { heading: 'Merge and pack', lead: 'Several files become one, and one becomes several.' },
} as const satisfies Record<Family, { heading: string; lead: string }>;
