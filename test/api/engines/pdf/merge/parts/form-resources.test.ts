import { expect, it } from 'vitest';
import { withFontNames } from '../../../../../../api/engines/pdf/merge/parts/form-resources.ts';

it('renames fonts in appearance strings', () => {
  const names = new Map([['/Helv', '/Helv-2']]);
  expect(withFontNames('u:/Helv 12 Tf 0 g', names)).toBe('u:/Helv-2 12 Tf 0 g');
  expect(withFontNames('u:/Helvetica 12 Tf', names)).toBe('u:/Helvetica 12 Tf');
  expect(withFontNames(null, names)).toBeNull();
});
