import { expect, it } from 'vitest';
import { childOf } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import {
  noBreakSpacesHint,
  relaxNoBreakSpaces,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/no-break-spaces.ts';
import type { TextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { attributeOf } from '../../../../../../../api/formats/xml/xml-names.ts';
import { edited } from '../../../../../../support/office/edited.ts';

/** Letters of the one family that is known are half as wide as they are high, which is 10 points. */
const styles: TextStyles = {
  styleOf: (id) => ({ paragraph: {}, text: { family: id === 'Other' ? 'Other' : 'Known', halfPoints: 20 } }),
  characterStyleOf: () => ({}),
  lookOfParagraph: (properties) => ({
    alignment: attributeOf(childOf(properties, 'jc')?.attributes ?? {}, 'val') ?? 'left',
  }),
  lookOfRun: () => ({}),
  sectionWidths: [2040],
  sectionLefts: [undefined],
  sectionGrids: [undefined],
};
const widthsOf = (family: string) => (family === 'Known' ? () => 0.5 : undefined);
const relaxed = (content: string) =>
  edited(content, (editor) => relaxNoBreakSpaces(editor, { styles, widthsOf }), 'w:body');

const p = (text: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${text}</w:p>`;
const t = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const kept = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

it('makes them common ones in a line, but at its end', () => {
  expect(relaxed(p(t('\u00a0\u00a0let\u00a0x') + t('\u00a0= 1\u00a0')))).toBe(p(kept('  let x') + kept(' = 1\u00a0')));
});

it('makes only those in front of the text common ones where lines may break, or the width is not known', () => {
  const long = 'as long as a line, or longer';
  expect(relaxed(p(t(`\u00a0\u00a0${long}`)))).toBe(p(kept(`  ${long}`)));
  expect(relaxed(p(t(`\u00a0\u00a0${long}\u00a0x`)))).toBeNull();
  expect(relaxed(`<w:tbl>${p(t('\u00a0\u00a0a b'))}</w:tbl>`)).toBe(`<w:tbl>${p(kept('  a b'))}</w:tbl>`);
  const tabbed = '<w:r><w:t>\u00a0\u00a0a</w:t><w:tab/><w:t>b\u00a0c</w:t></w:r>';
  expect(relaxed(p(tabbed))).toBe(p('<w:r><w:t xml:space="preserve">  a</w:t><w:tab/><w:t>b\u00a0c</w:t></w:r>'));
});

it('leaves blank paragraphs, justified lines and other text as they are', () => {
  expect(relaxed(p(t('\u00a0\u00a0')))).toBeNull();
  expect(relaxed(p(t(`\u00a0\u00a0${'long '.repeat(9)}`), '<w:jc w:val="both"/>'))).toBeNull();
  expect(relaxed(p(t('\u00a0\u00a0a'), '<w:jc w:val="distribute"/>'))).toBeNull();
  expect(relaxed(p(t('a b')))).toBeNull();
  expect(relaxed(p('<w:r><w:tab/><w:t>\u00a0\u00a0a</w:t></w:r>'))).toBeNull();
});

it('is hinted at by several in a row, however they are written', () => {
  const bytes = (text: string) => Buffer.from(text).toString('latin1');
  expect(noBreakSpacesHint.test(bytes('a\u00a0\u00a0b'))).toBe(true);
  expect(noBreakSpacesHint.test(bytes('a\u00a0 \u00a0b'))).toBe(true);
  expect(noBreakSpacesHint.test('&#xA0;&#160;')).toBe(true);
  expect(noBreakSpacesHint.test(bytes('a\u00a0: b\u00a0'))).toBe(false);
});
