import { expect, it } from 'vitest';
import { substitutedHint, substituteFonts } from '../../../../../api/engines/libreoffice/prepare/substituted-fonts.ts';
import { edited } from '../../../../support/office/edited.ts';

const substitutes = new Map([
  ['agency fb', 'Arial'],
  ['b&w', 'Times New Roman'],
]);
const changed = (content: string) => edited(content, (editor) => substituteFonts(editor, substitutes));

it('has Latin text of runs, styles and themes ask for the substitute', () => {
  expect(changed('<rFonts ascii="Agency FB" hAnsi="Agency FB" cs="Agency FB"/>')).toBe(
    '<rFonts ascii="Arial" hAnsi="Arial" cs="Agency FB"/>',
  );
  expect(changed('<latin typeface="AGENCY FB"/>')).toBe('<latin typeface="Arial"/>');
  expect(changed('<rFonts ascii="Agency"/><font name="Agency FB"/>')).toBeNull();
});

it('finds the names in any case, and with references', () => {
  const hint = substitutedHint(substitutes);
  expect(hint.test('<w:rFonts w:ascii="AGENCY FB"')).toBe(true);
  expect(hint.test('<w:rFonts w:hint="default" w:ascii="B&amp;W"')).toBe(true);
  expect(hint.test('<w:rFonts w:ascii="Arial"')).toBe(false);
  expect(hint.test('<w:font w:name="Agency FB"')).toBe(false);
});
