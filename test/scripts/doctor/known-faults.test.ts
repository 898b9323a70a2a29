import { expect, it } from 'vitest';
import { knownFaults } from '../../../scripts/doctor/known-faults.mjs';

it('tells what is wrong with a version, and nothing of one in which it is mended', () => {
  expect(knownFaults('libreoffice', 'LibreOffice 7.4')).toEqual([expect.stringContaining('justified lines')]);
  expect(knownFaults('libreoffice', 'LibreOffice 24.2')).toEqual([]);
  expect(knownFaults('libreoffice', 'LibreOffice 25.8')).toEqual([]);
  expect(knownFaults('libreoffice', undefined)).toEqual([]);
  expect(knownFaults('pdf', 'Poppler 22.12.0')).toEqual([]);
});
