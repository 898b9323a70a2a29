import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  footnoteReferenceHint,
  leaveFootnoteRoom,
  readFootnoteRoom,
} from '../../../../../../../api/engines/libreoffice/prepare/word/notes/footnote-room.ts';
import { readTextStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/text-styles.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const signal = new AbortController().signal;

const p = (spacing: string, inner = '<w:t>n</w:t>') =>
  `<w:p>${spacing && `<w:pPr><w:spacing ${spacing}/></w:pPr>`}<w:r>${inner}</w:r></w:p>`;
const note = (inner: string, more = 'w:id="1"') => `<w:footnote ${more}>${inner}</w:footnote>`;
const separator = (spacing: string) => note(p(spacing, '<w:separator/>'), 'w:type="separator" w:id="-1"');

async function roomOf(footnotes: string, normal = ''): Promise<number | null> {
  const path = join(folder, 'notes.docx');
  const fonts = '<w:rFonts w:ascii="Calibri"/><w:sz w:val="22"/>';
  const styles =
    `<w:style w:type="paragraph" w:default="1" w:styleId="a">${normal}<w:rPr>${fonts}</w:rPr></w:style>` +
    '<w:style w:type="paragraph" w:styleId="b"/>';
  const parts = {
    'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>`,
    'word/footnotes.xml': `<w:footnotes ${w}>${footnotes}</w:footnotes>`,
  };
  await writeFile(path, await docx({ footnote: 'note', parts }));
  return readFootnoteRoom(path, await readTextStyles(path, signal), signal);
}

it('reads what a line that separates footnotes takes more than in LibreOffice', async () => {
  // A line of Calibri takes 13.43 of 11 points, LibreOffice's distance 6.2.
  expect(await roomOf(separator('') + note(p('')))).toBe(145);
  expect(await roomOf(separator('w:before="20" w:after="40" w:line="480"') + note(p('')))).toBe(473);
  expect(await roomOf(separator('w:line="300" w:lineRule="exact"') + note(p('')))).toBe(176);
  expect(await roomOf(separator('w:line="100" w:lineRule="exact"') + note(p('')))).toBeNull();
});

it('adds nothing where notes have space of their own, differ in style, or have no line above them', async () => {
  expect(await roomOf(separator('') + note(p('w:after="60"')))).toBeNull();
  expect(await roomOf(separator('') + note(p('')), '<w:pPr><w:spacing w:after="160"/></w:pPr>')).toBeNull();
  expect(
    await roomOf(separator('') + note(p('')) + note('<w:p><w:pPr><w:pStyle w:val="b"/></w:pPr></w:p>')),
  ).toBeNull();
  expect(await roomOf(separator('') + note(''))).toBeNull();
  expect(await roomOf(note(p('')))).toBeNull();
});

it('puts the space above notes, but not between them', () => {
  const rest = '<w:ind w:left="9"/>';
  const notes = (properties: string) =>
    `${separator('')}${note(`<w:p><w:pPr><w:pStyle w:val="b"/>${properties}</w:pPr><w:r/></w:p>${p('')}`)}`;
  expect(edited(notes(rest), (editor) => leaveFootnoteRoom(editor, 145))).toBe(
    notes(`<w:spacing w:before="145"/>${rest}<w:contextualSpacing/>`),
  );
  expect(edited(separator(''), (editor) => leaveFootnoteRoom(editor, 145))).toBeNull();
});

it('knows texts with footnotes', () => {
  expect(footnoteReferenceHint.test('<w:r><w:footnoteReference w:id="2"/></w:r>')).toBe(true);
  expect(footnoteReferenceHint.test('<w:rStyle w:val="FootnoteReference"/>')).toBe(false);
});
