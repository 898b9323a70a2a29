import { expect, it } from 'vitest';
import {
  framedHint,
  frameShapes,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/framed-shapes.ts';
import { edited } from '../../../../../support/office/edited.ts';

const look = '<style:graphic-properties draw:fill="none"/>';
const style = `<style:style style:name="gr1" style:family="graphic">${look}</style:style>`;
const copy = `<style:style style:name="gr1_framed" style:family="graphic" style:parent-style-name="Frame">${look}</style:style>`;
const own = (styles: string) => `<office:automatic-styles>${styles}</office:automatic-styles>`;
const shape = (text: string, name = 'gr1') =>
  `<draw:custom-shape draw:style-name="${name}"><text:p>${text}</text:p></draw:custom-shape>`;
const number = 'Page <text:page-number>1</text:page-number>';
const framed = (content: string, part = 'styles.xml', isForWord = false) =>
  edited(content, (editor) => frameShapes(editor, part, isForWord));
const link = '<text:a xlink:href="https://example.com/">Link</text:a>';

it('gives shapes of running heads that show page numbers a style that is based on that of frames', () => {
  const heads = (text: string) => `<style:header>${text}${shape('plain')}</style:header>`;
  expect(framed(own(style) + heads(shape(number)))).toBe(own(style + copy) + heads(shape(number, 'gr1_framed')));
  expect(framedHint.test(number)).toBe(true);
});

it.each([
  ['other fields', own(style) + shape('<text:date>today</text:date>')],
  [
    'styles that are based on others',
    own(style.replace('family', 'parent-style-name="Frame" style:family')) + shape(number),
  ],
  ['styles with a name of their own', `<office:styles>${style}</office:styles>${shape(number)}`],
  ['links', own(style) + shape(link)],
  ['a group around them', `${own(style)}<draw:g>${shape(number)}</draw:g>`],
  ['too much text', own(style) + shape(number + '<text:s/>'.repeat(10_000))],
])('leaves shapes as they are that have %s', (_, content) => {
  expect(framed(content)).toBeNull();
});

it('changes nothing outside of running heads', () => {
  expect(framed(own(style) + shape(number), 'content.xml')).toBeNull();
});

it('does the same for links in shapes, wherever they are, on the way to Word', () => {
  const expected = own(style + copy) + shape(link, 'gr1_framed');
  expect(framed(own(style) + shape(link), 'content.xml', true)).toBe(expected);
  expect(framed(own(style) + shape(number), 'content.xml', true)).toBeNull();
  expect(framedHint.test(link)).toBe(true);
});
