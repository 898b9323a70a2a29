import type { Choice, Field } from './fields.ts';

/** Papers that a visitor can choose, by the names that CSS and the API have for them. */
export const papers = ['a3', 'a4', 'a5', 'letter', 'legal'] as const;
export const orientations = ['portrait', 'landscape'] as const;
export const margins = ['none', 'narrow', 'normal', 'wide'] as const;

/** What a visitor leaves to the document, or to the server where the document does not say. */
export const automatic = 'auto';

const usual: Choice = { value: automatic, label: 'Automatic' };

const choose = (label: string, first: Choice, ...choices: readonly Choice[]) =>
  ({ type: 'select', label, options: [first, ...choices], default: first.value, isExtra: true }) satisfies Field;

const noMargins: Choice = { value: 'none', label: 'None' };

const namedPapers: readonly Choice[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
  { value: 'legal', label: 'US Legal' },
  { value: 'a3', label: 'A3' },
  { value: 'a5', label: 'A5' },
];

const namedOrientations: readonly Choice[] = [
  { value: 'portrait', label: 'Upright' },
  { value: 'landscape', label: 'Sideways' },
];

const namedMargins: readonly Choice[] = [
  { value: 'narrow', label: 'Narrow, 10 mm' },
  { value: 'normal', label: 'Normal, 20 mm' },
  { value: 'wide', label: 'Wide, 30 mm' },
];

/** The settings of the pages that a document without pages is put on. Page numbers need some margin. */
export const pageFields = ({ mayHaveNoMargins }: { readonly mayHaveNoMargins: boolean }) => ({
  paper: choose('Paper', usual, ...namedPapers),
  orientation: choose('Orientation', usual, ...namedOrientations),
  margins: choose('Margins', usual, ...(mayHaveNoMargins ? [noMargins] : []), ...namedMargins),
});

/** The settings of the pages that pictures are put on: unless a paper is chosen, a page has the size of its picture. */
export const pictureFields = {
  paper: choose('Paper', { value: automatic, label: 'Same size as the image' }, ...namedPapers),
  orientation: {
    ...choose('Orientation', { value: automatic, label: 'Same as the image' }, ...namedOrientations),
    hint: 'Turns the paper you choose.',
  },
  margins: choose('Margins', noMargins, ...namedMargins),
};
