import { expect, it } from 'vitest';
import { canvasHint, groupCanvases } from '../../../../../../api/engines/libreoffice/prepare/word/canvases.ts';
import { edited } from '../../../../../support/edited.ts';

const group = 'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup';
const shape = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';
const canvas = 'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas';

const drawing = (requires: string, uri: string, inner: string) =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}"><w:drawing><wp:inline><wp:extent cx="600" cy="300"/><wp:docPr id="1"/><a:graphic><a:graphicData uri="${uri}">${inner}</a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice>`;
const whole = (choice: string, fallback = '<mc:Fallback><w:pict/></mc:Fallback>') =>
  `<w:r>${choice}${fallback}</mc:AlternateContent></w:r>`;
const size = '<a:off x="0" y="0"/><a:ext cx="600" cy="300"/>';
const head = `<wpg:cNvGrpSpPr/><wpg:grpSpPr><a:xfrm>${size}<a:chOff x="0" y="0"/><a:chExt cx="600" cy="300"/></a:xfrm></wpg:grpSpPr>`;
const shapes = '<wps:wsp><wps:spPr/><wps:txbx>Text</wps:txbx></wps:wsp><pic:pic/>';
const grouped = (inner: string) => drawing('wpg', group, `<wpg:wgp xmlns:wpg="${group}">${head}${inner}</wpg:wgp>`);
const onCanvas = (inner: string) => whole(drawing('wpc', canvas, `<wpc:wpc>${inner}</wpc:wpc>`));

it('makes canvases groups of their shapes', () => {
  expect(edited(onCanvas(`<wpc:bg/><wpc:whole/>${shapes}<wpg:wgp><wps:wsp/></wpg:wgp>`), groupCanvases)).toBe(
    whole(grouped(`${shapes}<wpg:grpSp><wps:wsp/></wpg:grpSp>`), ''),
  );
});

it('draws the ground of a canvas', () => {
  const fill = '<a:solidFill><a:srgbClr val="FFFF00"/></a:solidFill>';
  const line = '<a:ln><a:noFill/></a:ln>';
  const ground = `<wps:wsp xmlns:wps="${shape}"><wps:cNvSpPr/><wps:spPr><a:xfrm>${size}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}${line}</wps:spPr><wps:bodyPr/></wps:wsp>`;
  const aspects = (background: string) => `<wpc:bg>${background}</wpc:bg><wpc:whole>${line}</wpc:whole>`;
  expect(edited(onCanvas(aspects(fill) + shapes), groupCanvases)).toBe(whole(grouped(ground + shapes), ''));
  expect(edited(onCanvas(aspects('<a:noFill/>') + shapes), groupCanvases)).toBe(whole(grouped(shapes), ''));
});

it('leaves other drawings alone', () => {
  expect(edited(whole(grouped(shapes)), groupCanvases)).toBeNull();
  expect(edited(whole(drawing('wpc', canvas, shapes)), groupCanvases)).toBeNull();
  expect(edited(whole('<mc:AlternateContent><mc:Choice Requires="wpc"/>'), groupCanvases)).toBeNull();
});

it('knows parts with canvases', () => {
  expect(canvasHint.test(onCanvas(''))).toBe(true);
  expect(canvasHint.test(whole(grouped('')))).toBe(false);
});
