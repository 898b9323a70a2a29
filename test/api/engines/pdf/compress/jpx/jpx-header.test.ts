import { expect, it } from 'vitest';
import { readJpxHeader } from '../../../../../../api/engines/pdf/compress/jpx/jpx-header.ts';
import { greyJpx, jpxSize, rgbJpx } from '../../../../../support/pictures/jpx.ts';

const component = { bits: 8, isSigned: false, subsamplingX: 1, subsamplingY: 1 };

it('reads the size, the components and the colour space of a JP2 file', () => {
  const plain = { ...jpxSize, hasPalette: false };
  expect(readJpxHeader(rgbJpx)).toEqual({ ...plain, components: [component, component, component], colourSpace: 16 });
  expect(readJpxHeader(greyJpx)).toEqual({ ...plain, components: [component], colourSpace: 17 });
});

it('reads a bare codestream, which names no colour space', () => {
  const codestream = rgbJpx.subarray(rgbJpx.indexOf('ff4fff51', 0, 'hex'));
  expect(readJpxHeader(codestream)).toMatchObject({ ...jpxSize, colourSpace: undefined });
});

it('sees a palette of the file', () => {
  const withPalette = Buffer.from(rgbJpx);
  withPalette.write('pclr', withPalette.indexOf('colr'), 'latin1');
  expect(readJpxHeader(withPalette)).toMatchObject({ hasPalette: true, colourSpace: undefined });
});

it('refuses bytes that are still encoded', () => {
  expect(readJpxHeader(Buffer.from(rgbJpx.toString('hex'), 'latin1'))).toBeUndefined();
  expect(readJpxHeader(rgbJpx.subarray(0, 90))).toBeUndefined();
  expect(readJpxHeader(Buffer.alloc(0))).toBeUndefined();
});
