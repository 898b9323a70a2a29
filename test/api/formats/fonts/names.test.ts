import { expect, it } from 'vitest';
import { setNames } from '../../../../api/formats/fonts/names.ts';
import { liberationSans, reread } from '../../../support/fonts/font-file.ts';

it('renames a font, and keeps its copyright and licence', async () => {
  const font = await liberationSans();
  const [before] = reread(font);
  setNames(font, 'Stand-in for Kafka Sans', 'Bold Italic');
  const [read] = reread(font);
  expect(read?.familyName).toBe('Stand-in for Kafka Sans');
  expect(read?.subfamilyName).toBe('Bold Italic');
  expect(read?.fullName).toBe('Stand-in for Kafka Sans Bold Italic');
  expect(read?.postscriptName).toBe('Stand-inforKafkaSans-BoldItalic');
  expect(read?.copyright).toBe(before?.copyright);
  expect(read?.copyright).toContain('Red Hat');
});
