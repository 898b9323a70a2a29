import { expect, it } from 'vitest';
import { fitText } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/fitted-text.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const lines = (percent: number) => `<a:lnSpc><a:spcPct val="${percent * 1000}"/></a:lnSpc>`;
const before = (percent: number) => `<a:spcBef><a:spcPct val="${percent * 1000}"/></a:spcBef>`;
const shape = (fit: string, paragraphs: string, style = '') =>
  `<p:sp><p:nvSpPr><p:nvPr><p:ph idx="1"/></p:nvPr></p:nvSpPr><p:txBody><a:bodyPr>${fit}</a:bodyPr>` +
  `${style === '' ? '<a:lstStyle/>' : `<a:lstStyle>${style}</a:lstStyle>`}${paragraphs}</p:txBody></p:sp>`;
const scaled = (attributes: string) => `<a:normAutofit ${attributes}/>`;
const fitted = (content: string) =>
  edited(content, (editor) => fitText(editor, () => [[{ size: 3200 }, { size: 2800 }]]));

it('gives text its size after fitting, in whole points', () => {
  const inside = '<a:p><a:r><a:t>a</a:t></a:r><a:br><a:rPr sz="1000"/></a:br></a:p>';
  const second = '<a:p><a:pPr lvl="1"/><a:r><a:rPr b="1"/><a:t>b</a:t></a:r><a:endParaRPr/></a:p>';
  expect(fitted(shape(scaled('fontScale="85000"'), inside + second))).toBe(
    shape(
      '<a:noAutofit/>',
      '<a:p><a:pPr/><a:r><a:rPr sz="2700"/><a:t>a</a:t></a:r><a:br><a:rPr sz="900"/></a:br></a:p>' +
        '<a:p><a:pPr lvl="1"/><a:r><a:rPr b="1" sz="2400"/><a:t>b</a:t></a:r><a:endParaRPr sz="2400"/></a:p>',
    ),
  );
});

it('takes lines nearer together, and leaves the space between paragraphs', () => {
  const text = (properties: string) =>
    `<a:p><a:pPr>${properties}</a:pPr><a:r><a:rPr sz="1050"/><a:t>a</a:t></a:r></a:p>`;
  expect(fitted(shape(scaled('lnSpcReduction="20000"'), text(lines(90) + before(30)) + text('')))).toBe(
    shape('<a:noAutofit/>', text(lines(70) + before(30)) + text(lines(80))),
  );
  const exact = '<a:lnSpc><a:spcPts val="1200"/></a:lnSpc>';
  expect(fitted(shape(scaled('lnSpcReduction="10%"'), text(exact)))).toBe(shape('<a:noAutofit/>', text(exact)));
});

it("finds sizes in the shape's own list style first", () => {
  const style = `<a:lvl1pPr>${lines(100)}<a:defRPr sz="2000"/></a:lvl1pPr>`;
  const text = '<a:p><a:r><a:rPr/><a:t>a</a:t></a:r></a:p>';
  expect(fitted(shape(scaled('fontScale="50%"'), text, style))).toContain('<a:rPr sz="1000"/>');
});

it('leaves text alone that was not made smaller', () => {
  expect(fitted(shape('<a:normAutofit/>', '<a:p><a:r><a:t>a</a:t></a:r></a:p>'))).toBeNull();
  expect(fitted(shape('<a:spAutoFit/>', '<a:p><a:r><a:t>a</a:t></a:r></a:p>'))).toBeNull();
});
