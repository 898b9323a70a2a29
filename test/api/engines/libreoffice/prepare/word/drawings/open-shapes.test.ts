import { expect, it } from 'vitest';
import { createOpenShapes } from '../../../../../../../api/engines/libreoffice/prepare/word/drawings/open-shapes.ts';

const theme = new Map([['lt1', 'FFFFFF']]);

function opened(...names: readonly (string | readonly [string, string])[]) {
  const shapes = createOpenShapes(theme);
  for (const name of names) {
    if (typeof name === 'string') shapes.open(name, {});
    else shapes.open(name[0], { val: name[1] });
  }
  return shapes;
}

it('knows the colour that the style of the innermost shape names, and when its text begins', () => {
  const shapes = opened('w:p', 'wps:wsp', 'wps:style', 'a:fontRef', ['a:schemeClr', 'lt1']);
  expect([shapes.colour(), shapes.isInText()]).toEqual(['FFFFFF', false]);
  for (let level = 0; level < 3; level++) shapes.close();
  shapes.open('w:txbxContent', {});
  shapes.open('w:p', {});
  expect([shapes.isInText(), shapes.around(), shapes.around(2)]).toEqual([true, 'p', 'txbxContent']);
  for (let level = 0; level < 3; level++) shapes.close();
  expect([shapes.colour(), shapes.isInText()]).toEqual([undefined, false]);
});

it('knows no colour of a style that changes the one it names', () => {
  const shapes = opened('wps:wsp', 'wps:style', 'a:fontRef', ['a:srgbClr', '0000FF']);
  expect(shapes.colour()).toBe('0000FF');
  shapes.open('a:lumMod', { val: '50000' });
  expect(shapes.colour()).toBeUndefined();
});

it('gives what stands for shapes in older programs their colours, in order', () => {
  const shapes = opened('mc:AlternateContent', 'mc:Choice');
  for (const colour of ['FF0000', '00FF00']) {
    for (const name of ['wps:wsp', 'wps:style', 'a:fontRef']) shapes.open(name, {});
    shapes.open('a:srgbClr', { val: colour });
    for (let level = 0; level < 3; level++) shapes.close();
    for (const name of ['wps:txbx', 'w:txbxContent']) shapes.open(name, {});
    for (let level = 0; level < 3; level++) shapes.close();
  }
  shapes.close();
  shapes.open('mc:Fallback', {});
  const colours = ['FF0000', '00FF00'].map(() => {
    for (const name of ['v:textbox', 'w:txbxContent']) shapes.open(name, {});
    const colour = shapes.colour();
    for (let level = 0; level < 2; level++) shapes.close();
    return colour;
  });
  expect(colours).toEqual(['FF0000', '00FF00']);
});
