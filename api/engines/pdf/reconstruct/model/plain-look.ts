import type { Look } from './page-model.ts';

/** The look of letters if nothing but their size is known, in points. */
export const plainLook = (size: number): Look => ({
  font: 'LiberationSerif',
  size,
  isBold: false,
  isItalic: false,
  colour: '000000',
  isSerif: true,
  isFixedPitch: false,
  lineHeight: 0,
});
