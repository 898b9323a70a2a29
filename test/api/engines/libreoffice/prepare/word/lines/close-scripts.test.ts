import { expect, it } from 'vitest';
import type { XmlEditor } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  closeScripts,
  eastAsianLetters,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/close-scripts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

/** In a document whose usual paragraphs have no space between scripts, unlike those in the style "open". */
const inClose = (editor: XmlEditor) =>
  closeScripts(editor, (style) => ({ letters: style === 'open', digits: style === 'open' }));

const r = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const p = (inner: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${inner}</w:p>`;

it('parts East Asian and Western letters by a space without width, across runs, too', () => {
  const text = p(r('가map과 3개, (x)가 ') + r('b') + r('나') + r('c漢'));
  const parted = p(r('가\u200bmap\u200b과 3\u200b개, (x)가 ') + r('b') + r('\u200b나') + r('\u200bc\u200b漢'));
  expect(edited(text, inClose)).toBe(parted);
  const apart = p(`${r('가')}<w:r><w:tab/></w:r>${r('map')}`) + p(r('나')) + p(r('c'));
  expect(edited(apart, inClose)).toBeNull();
  expect(edited('<w:r><w:instrText>가a</w:instrText></w:r>', inClose)).toBeNull();
});

it('leaves paragraphs alone that ask for space between scripts', () => {
  const spaced = p(r('가map'), '<w:autoSpaceDE w:val="1"/>');
  expect(edited(spaced, inClose)).toBeNull();
  expect(edited(p(r('가'), '<w:autoSpaceDE/>') + p(r('map')), inClose)).toBeNull();
  expect(edited(spaced + p(r('가m')), inClose)).toBe(spaced + p(r('가\u200bm')));
});

it('goes by styles, and parts letters and digits each where it is asked for', () => {
  const text = r('가map3나');
  expect(edited(p(text, '<w:pStyle w:val="open"/>'), inClose)).toBeNull();
  const digits = '<w:pStyle w:val="open"/><w:autoSpaceDN w:val="0"/>';
  expect(edited(p(text, digits), inClose)).toBe(p(r('가map3\u200b나'), digits));
  const former = '<w:pStyle w:val="open"/><w:pPrChange><w:pPr><w:autoSpaceDE w:val="0"/></w:pPr></w:pPrChange>';
  expect(edited(p(text, former), inClose)).toBeNull();
});

it('knows parts with East Asian letters', () => {
  expect(eastAsianLetters.test(Buffer.from('가').toString('latin1'))).toBe(true);
  expect(eastAsianLetters.test('&#44032;')).toBe(true);
  expect(eastAsianLetters.test('map')).toBe(false);
});
