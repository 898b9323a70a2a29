import { expect, it } from 'vitest';
import {
  endFirstIndents,
  firstIndentHint,
} from '../../../../../../../api/engines/libreoffice/prepare/slides/text/first-indents.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const ended = (content: string) => edited(content, endFirstIndents);
const run = '<a:r><a:t>text</a:t></a:r>';
const p = (properties = '') => `<a:p>${properties}${run}</a:p>`;
const indented = p('<a:pPr indent="457200"/>');
const shape = (paragraphs: string, place = '', style = '') =>
  `<p:sp><p:nvSpPr><p:nvPr>${place}<p:x/></p:nvPr></p:nvSpPr><p:txBody><a:lstStyle>${style}<a:x/></a:lstStyle>${paragraphs}</p:txBody></p:sp>`;

it('states that paragraphs behind an indented one are not indented', () => {
  const none = p('<a:pPr indent="0"/>');
  expect(ended(shape(p() + indented + p() + p('<a:pPr algn="ctr"/>')))).toBe(
    shape(p() + indented + none + p('<a:pPr algn="ctr" indent="0"/>')),
  );
});

it('stops at a paragraph that states its indent, and at the end of the text', () => {
  expect(ended(shape(indented + p('<a:pPr indent="0"/>') + p()))).toBeNull();
  expect(ended(shape(indented) + shape(p()))).toBeNull();
});

it('leaves paragraphs that may inherit an indent, with bullets, or with tab stops', () => {
  expect(ended(shape(indented + p(), '<p:ph type="body"/>'))).toBeNull();
  expect(ended(shape(indented + p(), '', '<a:lvl1pPr indent="914400"/>'))).toBeNull();
  expect(ended(shape(indented + p('<a:pPr><a:buChar char="•"/></a:pPr>')))).toBeNull();
  expect(ended(shape(indented + p('<a:pPr><a:tabLst><a:tab pos="1"/></a:tabLst></a:pPr>')))).toBeNull();
});

it('knows parts with such paragraphs', () => {
  expect(firstIndentHint.test(indented)).toBe(true);
  expect(firstIndentHint.test(p('<a:pPr marL="1" indent="-457200"/>'))).toBe(false);
});
