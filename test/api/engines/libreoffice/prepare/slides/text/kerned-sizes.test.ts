import { expect, it } from 'vitest';
import {
  keepSmallTextUnkerned,
  statedSizeHint,
} from '../../../../../../../api/engines/libreoffice/prepare/slides/text/kerned-sizes.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const families = { '+mn-lt': 'Verdana', '+mj-lt': 'Georgia' };
const unkerned = (content: string, from = 1200) =>
  edited(content, (editor) => keepSmallTextUnkerned(editor, { from, families }));
const shape = (properties: string, more = '') =>
  `<p:sp>${more}<p:txBody><a:p><a:r>${properties}<a:t>Text</a:t></a:r></a:p></p:txBody></p:sp>`;
const properties = (size: number, fonts: string, more = '') =>
  `<a:rPr sz="${size}"${more}><a:solidFill/>${fonts}<a:hlinkClick/></a:rPr>`;
const latin = (typeface: string) => `<a:latin typeface="${typeface}"/>`;

it('sets text below the stated size without kerning', () => {
  expect(unkerned(shape(properties(1100, latin('Arial'))))).toBe(shape(properties(1100, latin('Arial:-kern'))));
  expect(unkerned(shape(properties(900, latin('+mj-lt'))))).toBe(shape(properties(900, latin('Georgia:-kern'))));
  expect(unkerned(shape(properties(900, '')))).toBe(shape(properties(900, latin('Verdana:-kern'))));
});

it('goes by what a run says itself', () => {
  expect(unkerned(shape(properties(900, latin('Arial'), ' kern="800"')))).toBeNull();
  expect(unkerned(shape(properties(1300, '', ' kern="1400"')))).toBe(
    shape(properties(1300, latin('Verdana:-kern'), ' kern="1400"')),
  );
});

it('leaves larger text, and text that may inherit a font', () => {
  expect(unkerned(shape(properties(1200, latin('Arial'))))).toBeNull();
  expect(unkerned(shape(properties(900, latin('Arial'))), 0)).toBeNull();
  expect(unkerned(shape('<a:rPr lang="en"/>'))).toBeNull();
  expect(unkerned(shape(properties(900, ''), '<p:nvPr><p:ph/></p:nvPr>'))).toBeNull();
  expect(unkerned(shape(properties(900, latin('+mn-ea'))))).toBeNull();
});

it('leaves text in fonts that LibreOffice would not find then', () => {
  expect(unkerned(shape(properties(900, latin('Calibri'))))).toBeNull();
  expect(unkerned(shape(properties(900, latin('Cambria'))))).toBeNull();
});

it('knows slides with text of a stated size', () => {
  expect(statedSizeHint.test(properties(900, ''))).toBe(true);
  expect(statedSizeHint.test('<a:defRPr sz="900"/>')).toBe(false);
});
