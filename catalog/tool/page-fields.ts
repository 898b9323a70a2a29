import type { Choice, Field } from './fields.ts';

/** Papers that a visitor can choose, by the names that CSS and the API have for them. */
export const papers = ['a3', 'a4', 'a5', 'letter', 'legal'] as const;
export const orientations = ['portrait', 'landscape'] as const;
export const margins = ['none', 'narrow', 'normal', 'wide'] as const;

/** What a visitor leaves to the document, or to the server where the document does not say. */
export const automatic = 'auto';

const choose = (label: string, ...choices: readonly Choice[]): Field => ({
  type: 'select',
  label,
  options: [{ value: automatic, label: 'Automatic' }, ...choices],
  default: automatic,
  isExtra: true,
});

const noMargins: Choice = { value: 'none', label: 'None' };

/** The settings of the pages that a document without pages is put on. Page numbers need some margin. */
export const pageFields = ({ mayHaveNoMargins }: { readonly mayHaveNoMargins: boolean }) => ({
  paper: choose(
    'Paper',
    { value: 'a4', label: 'A4' },
    { value: 'letter', label: 'US Letter' },
    { value: 'legal', label: 'US Legal' },
    { value: 'a3', label: 'A3' },
    { value: 'a5', label: 'A5' },
  ),
  orientation: choose(
    'Orientation',
    { value: 'portrait', label: 'Upright' },
    { value: 'landscape', label: 'Sideways' },
  ),
  margins: choose(
    'Margins',
    ...(mayHaveNoMargins ? [noMargins] : []),
    { value: 'narrow', label: 'Narrow, 10 mm' },
    { value: 'normal', label: 'Normal, 20 mm' },
    { value: 'wide', label: 'Wide, 30 mm' },
  ),
});
