import { expect, it } from 'vitest';
import { stateShapeColours } from '../../../../../../../api/engines/libreoffice/prepare/word/drawings/shape-texts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const colours = { theme: new Map([['lt1', 'FFFFFF']]), colouredStyles: new Set(['Red']) };
const stated = (content: string) => edited(content, (editor) => stateShapeColours(editor, colours));

const reference = (colour: string) => `<wps:style><a:fontRef idx="minor">${colour}</a:fontRef></wps:style>`;
const shape = (style: string, ...content: readonly string[]) =>
  `<wps:wsp>${style}<wps:txbx><w:txbxContent>${content.join('')}</w:txbxContent></wps:txbx></wps:wsp>`;
const run = (properties: string) => `<w:r>${properties}<w:t>a</w:t></w:r>`;
const own = (inner: string) => run(`<w:rPr>${inner}</w:rPr>`);
const paragraph = (inner: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;
const white = '<w:color w:val="FFFFFF"/>';
const light = reference('<a:schemeClr val="lt1"/>');

it('states the colour of text in shapes', () => {
  expect(stated(shape(light, paragraph(run('') + own('<w:b/>'), 'Plain')))).toBe(
    shape(light, paragraph(own(white) + own(`<w:b/>${white}`), 'Plain')),
  );
  const given = reference('<a:srgbClr val="123456"/>');
  expect(stated(shape(given, paragraph(run(''))))).toBe(shape(given, paragraph(own('<w:color w:val="123456"/>'))));
});

it('leaves text that has a colour by itself or by a style', () => {
  const coloured = own('<w:color w:val="00FF00"/>') + own('<w:rStyle w:val="Red"/>');
  const content = paragraph(coloured) + paragraph(run(''), 'Red');
  expect(stated(shape(light, content))).toBeNull();
  // The next paragraph has none.
  expect(stated(shape(light, content, paragraph(run(''))))).toBe(shape(light, content, paragraph(own(white))));
});

it('states it in what stands for shapes in older programs, too', () => {
  const instead = (first: string, second: string) =>
    [first, second]
      .map((content) => `<v:rect><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:rect>`)
      .join('');
  const whole = (choice: string, fallback: string) =>
    `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
  const [plain, stating] = [paragraph(run('')), paragraph(own(white))];
  const canvas = (text: string) => `<wpc:wpc>${shape('', plain)}<wps:wsp/>${shape(light, text)}</wpc:wpc>`;
  expect(stated(whole(canvas(plain), instead(plain, plain)))).toBe(whole(canvas(stating), instead(plain, stating)));
});

it('leaves text outside of shapes, and that of shapes without a plain colour', () => {
  expect(stated(paragraph(run('')) + shape(light) + paragraph(run('')))).toBeNull();
  expect(stated(shape('', paragraph(run(''))))).toBeNull();
  const dark = reference('<a:schemeClr val="lt1"><a:shade val="50000"/></a:schemeClr>');
  expect(stated(shape(dark, paragraph(run(''))))).toBeNull();
  expect(stated(shape(reference('<a:schemeClr val="none"/>'), paragraph(run(''))))).toBeNull();
});
