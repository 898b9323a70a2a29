import { expect, it } from 'vitest';
import {
  dropNoBetween,
  noBetweenHint,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/between-borders.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const borders = (between: string) => `<w:pBdr><w:bottom w:val="single"/>${between}</w:pBdr>`;
const between = (value: string) => `<w:between w:sz="4" w:val="${value}"/>`;

it('drops what says that there is no border between paragraphs', () => {
  for (const value of ['nil', 'none']) {
    expect(edited(borders(between(value)), dropNoBetween)).toBe(borders(''));
    expect(noBetweenHint.test(borders(between(value)))).toBe(true);
  }
});

it('leaves borders between paragraphs, and others', () => {
  expect(edited(borders(between('single')), dropNoBetween)).toBeNull();
  expect(noBetweenHint.test(borders(between('single')))).toBe(false);
  expect(edited('<w:pBdr><w:top w:val="nil"/></w:pBdr>', dropNoBetween)).toBeNull();
});
