import { describe, expect, it } from 'vitest';
import { defaultCmykProfile, dropDefaultCmyk } from '../../../../../../api/engines/pdf/compress/images/default-cmyk.ts';
import type { PdfValue } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';

const page = (space?: PdfValue, entries: Readonly<Record<string, PdfValue>> = {}) => ({
  '/Resources': { '/ColorSpace': { ...(space !== undefined && { '/DefaultCMYK': space }), '/CS0': '/DeviceRGB' } },
  ...entries,
});
const profile = (reference: string): PdfValue => ['/ICCBased', reference];

describe('the default CMYK profile', () => {
  it('is the one that all pages with a default share', () => {
    expect(defaultCmykProfile(objectsOf({ 1: page(profile('9 0 R')), 2: page(profile('9 0 R')), 3: page() }))).toBe(
      '9 0 R',
    );
    expect(defaultCmykProfile(objectsOf({ 1: page('4 0 R'), 4: profile('9 0 R') }))).toBe('9 0 R');
  });

  it('is unknown where there is none, where pages differ, or where it is no profile', () => {
    expect(defaultCmykProfile(objectsOf({ 1: page() }))).toBeUndefined();
    expect(defaultCmykProfile(objectsOf({ 1: page(profile('8 0 R')), 2: page(profile('9 0 R')) }))).toBeUndefined();
    expect(defaultCmykProfile(objectsOf({ 1: page(['/CalCMYK', {}]) }))).toBeUndefined();
  });

  it('is dropped from all resources, and only from those, once nothing is in DeviceCMYK', () => {
    const objects = objectsOf({ 1: page(profile('9 0 R')), 2: page() });
    expect(dropDefaultCmyk(objects)).toEqual(['1 0 R']);
    expect(objects.resolve('1 0 R')).toEqual(page());
  });

  it('is kept while anything is, however deep', () => {
    const objects = objectsOf({ 1: page(profile('9 0 R')), 2: { '/Shading': [{ '/ColorSpace': '/DeviceCMYK' }] } });
    expect(dropDefaultCmyk(objects)).toEqual([]);
    expect(objects.resolve('1 0 R')).toEqual(page(profile('9 0 R')));
  });
});
