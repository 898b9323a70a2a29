import { expect, it } from 'vitest';
import {
  isBoldName,
  isFixedPitchName,
  isItalicName,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/text/named-styles.ts';

it('tells bold fonts by their names, also TeX’s and those of publishers', () => {
  const bold = [
    'Arial-BoldMT',
    'CMBX12',
    'CMSSBX10',
    'CMB10',
    'CMMIB10',
    'SFBX1000',
    'SFSX0900',
    'CSBX10',
    'FuturaHv',
    'ZurichBdCnIt',
    'AdvTimes-b',
    'AdvOTb83ee1dd.B',
    'AdvOT8244d044.BI+03',
    'LinLibertineTB',
    'LinBiolinumOB',
    'LinLibertineTZI',
    'LinLibertineMTBO',
  ];
  expect(bold.filter((name) => !isBoldName(name))).toEqual([]);
  const others = [
    'ArialMT',
    'CMR10',
    'CMSS10',
    'SFRM1000',
    'SFTI1000',
    'SFUIDisplay-Regular',
    'Demirari',
    'FuturaBk',
    'CSR10',
  ];
  expect(others.filter(isBoldName)).toEqual([]);
});

it('tells italic and slanted fonts by their names', () => {
  const italic = [
    'Arial-ItalicMT',
    'CMTI10',
    'CMBXTI10',
    'CMSSI10',
    'CMSLTT10',
    'SFTI1000',
    'SFBI1000',
    'PLTI10',
    'AdvTimes-i',
    'AdvOTb92eb7df.I',
    'AdvOTb92eb7df.I+fb',
    'AdvOT8244d044.BI+03',
    'LinLibertineTI',
    'LinLibertineTBI',
    'LinLibertineMTO',
  ];
  expect(italic.filter((name) => !isItalicName(name))).toEqual([]);
  const others = ['ArialMT', 'CMR10', 'CMSS10', 'SFRM1000', 'SFBX1000', 'AdvTimes-b', 'PLR10'];
  expect(others.filter(isItalicName)).toEqual([]);
});

it('tells upright fonts of Libertine, whose files may be of the kind O', () => {
  const upright = ['LinLibertineT', 'LinLibertineO', 'LinBiolinumO', 'LinLibertineMO'];
  expect(upright.filter((name) => isBoldName(name) || isItalicName(name))).toEqual([]);
});

it('tells fixed-pitch fonts by their names', () => {
  const fixed = [
    'NimbusMonL-Regu',
    'Consolas-Bold',
    'CMTT10',
    'CMSLTT10',
    'CMITT10',
    'SFTT1000',
    'SFST1000',
    'CSTT10',
    'LinLibertineMO',
  ];
  expect(fixed.filter((name) => !isFixedPitchName(name))).toEqual([]);
  expect(['ArialMT', 'NimbusRomNo9L-Regu', 'CMR10', 'SFTI1000', 'CMSS10'].filter(isFixedPitchName)).toEqual([]);
});
