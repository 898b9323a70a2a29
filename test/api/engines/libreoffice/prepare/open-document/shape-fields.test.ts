import { expect, it } from 'vitest';
import {
  drawnShapeHint,
  keepShapeFields,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/shape-fields.ts';
import { edited } from '../../../../../support/office/edited.ts';

const fields =
  'Page <text:page-number text:select-page="current">3</text:page-number> of <text:user-defined text:name="n">9</text:user-defined>';
const link = '<text:a xlink:href="https://example.com/"><text:span>Link</text:span></text:a>';
const shape = (text: string, style = 'gr1') =>
  `<draw:custom-shape draw:style-name="${style}"><text:p>${text}</text:p><draw:enhanced-geometry/></draw:custom-shape>`;
const kept = (content: string, part = 'content.xml') => edited(content, (editor) => keepShapeFields(editor, part));

it('has fields in shapes be their text, and leaves links and other fields as they are', () => {
  const text = (shown: string) => `<text:p>${fields}${shape(shown + link)}${fields}</text:p>`;
  expect(kept(text(fields))).toBe(text('Page 3 of 9'));
  expect(kept(text('None'))).toBeNull();
  expect(drawnShapeHint.test(shape(''))).toBe(true);
});

it('does so in groups, too, also in the frames there', () => {
  const group = (text: string) =>
    `<draw:g><draw:rect><text:p>${text}</text:p></draw:rect><draw:frame><draw:text-box><text:p>${text}</text:p></draw:text-box></draw:frame></draw:g>`;
  expect(kept(group(fields))).toBe(group('Page 3 of 9'));
});

it('leaves fields of frames and of shapes with the text of a frame as they are', () => {
  const style = '<style:style style:name="gr2" style:family="graphic" style:parent-style-name="Frame"/>';
  expect(kept(`<draw:frame><draw:text-box><text:p>${fields}</text:p></draw:text-box></draw:frame>`)).toBeNull();
  expect(kept(`${style}<draw:g>${shape(fields, 'gr2')}</draw:g>`)).toBeNull();
});

it('leaves fields of running heads that differ from page to page as they are', () => {
  expect(kept(shape(fields), 'styles.xml')).toBe(shape(fields.replace(/<.?text:user[^>]*>/g, '')));
});
