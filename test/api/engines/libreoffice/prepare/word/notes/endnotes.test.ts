import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createPlainEditor, editBy } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  readEndnotes,
  showEndnotes,
} from '../../../../../../../api/engines/libreoffice/prepare/word/notes/endnotes.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const r = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const start = `<w:document ${w}><w:body>`;
const end = '</w:body></w:document>';

const paragraph = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
const reference = (id: number, more = '') => paragraph(`<w:endnoteReference w:id="${id}"${more}/>`);
const note = (id: number, inner: string) => `<w:endnote w:id="${id}">${inner}</w:endnote>`;
const numbered = (words: string) => paragraph(`<w:endnoteRef/><w:t>${words}</w:t>`);
const separator = `<w:endnote w:type="separator" w:id="-1"><w:p><w:pPr><w:spacing w:after="0"/></w:pPr><w:r><w:separator/></w:r></w:p></w:endnote>`;
const section = '<w:sectPr/>';
const line =
  '<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="2880"/></w:tabs><w:spacing w:after="0"/></w:pPr><w:r><w:rPr><w:strike/></w:rPr><w:tab/></w:r></w:p>';

interface Document {
  readonly body: string;
  readonly notes: string;
  readonly settings?: string;
}

/** The body of a document whose endnotes follow its text; null where they stay as they are. */
async function shown({ body, notes, settings = '' }: Document): Promise<string | null> {
  const path = join(folder, 'notes.docx');
  const parts = {
    'word/document.xml': start + body + end,
    'word/endnotes.xml': `<w:endnotes ${w} ${r}>${separator}${notes}</w:endnotes>`,
    'word/_rels/endnotes.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="https://example.org/"/></Relationships>',
    'word/settings.xml': `<w:settings ${w}>${settings}</w:settings>`,
  };
  await writeFile(path, await docx({ parts }));
  const endnotes = await readEndnotes(path, new AbortController().signal);
  if (endnotes === null) return null;
  const edit = editBy(() => showEndnotes(createPlainEditor(), endnotes));
  const written = await text(Readable.from(edit(Readable.from([Buffer.from(start + body + end)]))));
  return written.slice(written.indexOf(start) + start.length, -end.length);
}

it('writes endnotes behind the text, below a line, in the order in which they are referred to', async () => {
  const notes = note(1, numbered('one')) + note(2, numbered('two'));
  expect(await shown({ body: reference(2) + reference(1) + section, notes })).toBe(
    `${paragraph('<w:t>i</w:t>')}${paragraph('<w:t>ii</w:t>')}${line}${paragraph('<w:t>i</w:t><w:t>two</w:t>')}${paragraph('<w:t>ii</w:t><w:t>one</w:t>')}${section}`,
  );
});

it('numbers them as the document asks, but for those with a mark of their own', async () => {
  const settings = '<w:endnotePr><w:numFmt w:val="decimal"/></w:endnotePr>';
  const notes = note(1, paragraph('<w:t>* own</w:t>')) + note(2, numbered('two'));
  const body = reference(1, ' w:customMarkFollows="1"') + reference(2);
  expect(await shown({ body, notes, settings })).toBe(
    `${paragraph('<w:t></w:t>')}${paragraph('<w:t>1</w:t>')}${line}${paragraph('<w:t>* own</w:t>')}${paragraph('<w:t>1</w:t><w:t>two</w:t>')}`,
  );
});

it('keeps links', async () => {
  const link = '<w:hyperlink r:id="rId1"><w:r><w:t>site</w:t></w:r></w:hyperlink>';
  expect(await shown({ body: reference(1), notes: note(1, `<w:p>${link}</w:p>`) })).toContain(
    '<w:instrText> HYPERLINK "https://example.org/" </w:instrText>',
  );
});

it('leaves them alone where they end sections, or hold what cannot be moved', async () => {
  const body = reference(1) + section;
  const settings = '<w:endnotePr><w:pos w:val="sectEnd"/></w:endnotePr>';
  expect(await shown({ body, notes: note(1, numbered('one')), settings })).toBeNull();
  expect(await shown({ body, notes: note(1, paragraph('<w:object r:id="rId1"/>')) })).toBeNull();
  expect(await shown({ body, notes: '' })).toBeNull();
  const unknown = reference(7) + section;
  expect(await shown({ body: unknown, notes: note(1, numbered('one')) })).toBe(unknown);
});
