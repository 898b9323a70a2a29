import { expect, it } from 'vitest';
import {
  positionHint,
  setSignsOnLine,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lists/list-positions.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const set = (content: string) => edited(content, setSignsOnLine);
const level = (properties: string) =>
  `<w:abstractNum><w:lvl w:ilvl="0"><w:lvlText w:val="§"/><w:rPr>${properties}</w:rPr></w:lvl></w:abstractNum>`;
const size = (halfPoints: number) => `<w:sz w:val="${halfPoints}"/>`;

it('sets a lowered sign on its line, in a size that reaches as high', () => {
  expect(set(level(`<w:position w:val="-6"/>${size(32)}`))).toBe(level(size(25)));
  expect(set(level(`<w:position w:val="-40"/>${size(32)}`))).toBe(level(size(16)));
});

it('sets a raised sign on its line, and one in the size of the text', () => {
  expect(set(level(`<w:position w:val="4"/>${size(20)}`))).toBe(level(size(20)));
  expect(set(level('<w:b/><w:position w:val="-4"/>'))).toBe(level('<w:b/>'));
});

it('leaves text, and signs on their line', () => {
  expect(set(`<w:r><w:rPr><w:position w:val="-6"/>${size(20)}</w:rPr></w:r>`)).toBeNull();
  expect(set(level(size(20)))).toBeNull();
  expect(positionHint.test(level('<w:position w:val="0"/>'))).toBe(false);
  expect(positionHint.test(level('<w:position w:val="-6"/>'))).toBe(true);
});
