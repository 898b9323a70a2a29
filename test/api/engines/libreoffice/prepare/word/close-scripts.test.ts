import { expect, it } from 'vitest';
import {
  closeScripts,
  closeScriptsHint,
  eastAsianLetters,
} from '../../../../../../api/engines/libreoffice/prepare/word/close-scripts.ts';
import { edited } from '../../../../../support/edited.ts';

const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const p = (inner: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;

it('parts East Asian and Western letters by a space without width, across runs, too', () => {
  const text = p(r('가map과 3개, (x)가 ') + r('b') + r('나') + r('c漢'));
  const parted = p(r('가\u200bmap\u200b과 3\u200b개, (x)가 ') + r('b') + r('\u200b나') + r('\u200bc\u200b漢'));
  expect(edited(text, closeScripts)).toBe(parted);
  const apart = p(`${r('가')}<w:r><w:tab/></w:r>${r('map')}`) + p(r('나')) + p(r('c'));
  expect(edited(apart, closeScripts)).toBeNull();
  expect(edited('<w:r><w:instrText>가a</w:instrText></w:r>', closeScripts)).toBeNull();
});

it('leaves paragraphs alone that ask for space between scripts', () => {
  const spaced = p(r('가map'), '<w:autoSpaceDE w:val="1"/>');
  expect(edited(spaced, closeScripts)).toBeNull();
  expect(edited(p(r('가'), '<w:autoSpaceDE/>') + p(r('map')), closeScripts)).toBeNull();
  expect(edited(spaced + p(r('가m')), closeScripts)).toBe(spaced + p(r('가\u200bm')));
});

it('knows documents whose usual paragraphs ask for none, and parts with such letters', () => {
  const style = (attributes: string, value: string) =>
    `<w:style w:type="paragraph" ${attributes}><w:name w:val="N"/><w:pPr><w:wordWrap w:val="0"/><w:autoSpaceDE w:val="${value}"/></w:pPr></w:style>`;
  expect(closeScriptsHint.test(style('w:default="1" w:styleId="a"', '0'))).toBe(true);
  expect(closeScriptsHint.test(style('w:default="1" w:styleId="a"', '1') + style('w:styleId="b"', '0'))).toBe(false);
  expect(closeScriptsHint.test(style('w:styleId="b"', '0'))).toBe(false);
  expect(eastAsianLetters.test(Buffer.from('가').toString('latin1'))).toBe(true);
  expect(eastAsianLetters.test('&#44032;')).toBe(true);
  expect(eastAsianLetters.test('map')).toBe(false);
});
