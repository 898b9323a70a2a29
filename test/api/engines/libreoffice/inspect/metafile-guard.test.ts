import { expect, it } from 'vitest';
import { checkMetafile, isMetafile } from '../../../../../api/engines/libreoffice/inspect/metafile-guard.ts';
import { emf, emfPlus, wmf } from '../../../../support/metafile.ts';

const writers = {
  EMF: emf,
  'EMF+': emfPlus,
  WMF: (records: number) => wmf(records, false),
  'placeable WMF': (records: number) => wmf(records, true),
};

it.each(Object.keys(writers) as (keyof typeof writers)[])('counts the records of an %s', (kind) => {
  expect(isMetafile(writers[kind](0))).toBe(true);
  expect(() => checkMetafile(writers[kind](39_000))).not.toThrow();
  expect(() => checkMetafile(writers[kind](41_000))).toThrow('drawing of 41,00');
});

it('reads sizes that lie to the end, and no other parts', () => {
  const endless = emf(2).fill(0, 108);
  expect(() => checkMetafile(endless)).not.toThrow();
  expect(() => checkMetafile(wmf(1, true).subarray(0, 43))).not.toThrow();
  for (const start of ['', '\x01\0\0\0', '\x89PNG\r\n\x1a\n', 'II*\0'])
    expect(isMetafile(Buffer.from(start, 'latin1'))).toBe(false);
});
