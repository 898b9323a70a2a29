import { expect, it } from 'vitest';
import { textBoxXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/drawings/text-box-xml.ts';
import type { TextBox } from '../../../../../../../api/engines/pdf/reconstruct/model/inline.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const box: TextBox = {
  ...{ type: 'text-box', turn: 0, isInFront: true, pitch: 11.5, texts: [textInline('Axis')] },
  box: { x0: 10, x1: 60, y0: 20, y1: 35 },
};
const write = (of: Partial<TextBox> = {}) => textBoxXml({ ...box, ...of }, '<w:r/>', writeContext());

it('is a box without a fill in front of pictures, whose line has an exact height', () => {
  const xml = write();
  expect(xml.startsWith('<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>')).toBe(true);
  expect(xml).toContain('behindDoc="0"');
  expect(xml).toContain('<a:noFill/>');
  expect(xml).toContain('<w:spacing w:before="0" w:after="0" w:line="230" w:lineRule="exact"/></w:pPr><w:r/></w:p>');
  expect(xml).toContain(`<wp:extent cx="${50 * 12_700}" cy="${15 * 12_700}"/>`);
  expect(xml).toContain(`<wp:posOffset>${10 * 12_700}</wp:posOffset>`);
  expect(xml).toContain(`<wp:posOffset>${20 * 12_700}</wp:posOffset>`);
  expect(xml).toContain('name="Text Box 1"');
});

it('is behind text and pictures as a watermark', () => {
  expect(write({ isInFront: false })).toContain('behindDoc="1"');
});

it('is turned with its text, which only upright text may leave', () => {
  expect(write()).toContain('<wps:bodyPr wrap="none" lIns="0"');
  expect(write({ turn: 90 })).toContain('<wps:bodyPr vert="vert" wrap="square"');
  expect(write({ turn: -90 })).toContain('<wps:bodyPr vert="vert270" wrap="square"');
});

it('is seen, however small it is', () => {
  const xml = write({ box: { x0: 10, x1: 10, y0: 20, y1: 20 }, pitch: 0 });
  expect(xml).toContain('<wp:extent cx="1" cy="1"/>');
  expect(xml).toContain('w:line="1"');
});
