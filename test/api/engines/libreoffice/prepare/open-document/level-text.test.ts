import { expect, it } from 'vitest';
import { createPlainEditor } from '../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  keepLevelText,
  levelTextHint,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/level-text.ts';

const tag = (position: string) => `<style:text-properties style:text-position="${position}" fo:color="#000000"/>`;

/** The properties of a text with a position as they are written, and whether that is a change. */
function written(position: string) {
  const editor = keepLevelText(createPlainEditor());
  editor.open('style:text-properties', { 'style:text-position': position, 'fo:color': '#000000' });
  editor.close('style:text-properties');
  return [editor.take(), editor.changed()];
}

it.each(['0% 58%', '0%  66.5%'])('gives text at the position %s its full size', (position) => {
  expect(levelTextHint.test(tag(position))).toBe(true);
  expect(written(position)).toEqual([tag('0% 100%'), true]);
});

it.each(['0% 100%', '-33% 58%', '33% 58%', 'sub 58%'])('leaves text at the position %s', (position) => {
  expect(levelTextHint.test(tag(position))).toBe(false);
  expect(written(position)).toEqual([tag(position), false]);
});
