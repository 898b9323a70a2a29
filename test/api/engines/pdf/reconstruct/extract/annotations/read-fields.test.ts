import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeBest } from '../../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import { writeDocx } from '../../../../../../../api/engines/pdf/reconstruct/docx/write-docx.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import type { Page } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { parseXml, type XmlNode } from '../../../../../../support/office/read/parse-xml.ts';
import { partOf } from '../../../../../../support/office/read/part-of.ts';
import { formPdf } from '../../../../../../support/pdf/form-pdf.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

function* elements(node: XmlNode): Generator<XmlNode> {
  yield node;
  for (const child of node.children) yield* elements(child);
}

describe('the fields of a form', () => {
  let page: Page;
  beforeAll(async () => {
    const document = openDocument(await startPdfium(), formPdf());
    page = document.readPage(0);
    document.close();
  });

  it('are read with what was entered in them, but for secrets', () => {
    expect(page.fields.map(({ type, name, value }) => [type, name, value])).toEqual([
      ['text', 'Your name', 'Ada Lovelace'],
      ['text', 'town', ''],
      ['text', 'remarks', 'First of all\nand then some'],
      ['text', 'secret', ''],
      ['checkbox', 'member', 'Yes'],
      ['checkbox', 'student', 'Off'],
      ['choice', 'color', 'Green'],
    ]);
    expect(page.fields.map(({ isChecked }) => isChecked).indexOf(true)).toBe(4);
    const typed = page.fields.filter(({ type }) => type !== 'checkbox');
    expect(new Set(typed.map(({ size, colour }) => `${size} ${colour}`))).toEqual(new Set(['11 000000']));
    expect(page.fields.at(-1)?.options).toEqual(['Red', 'Green', 'Blue']);
  });

  it('are content controls of the document', async () => {
    const file = join(await mkdtemp(join(await scratchFolder(), 'form-')), 'out.docx');
    await writeDocx(await composeBest({ pages: [page], outline: [], title: '' }), file);
    const root = parseXml(await partOf(file, 'word/document.xml'));
    const controls = [...elements(root)].filter(({ name }) => name === 'w:sdtPr');
    const kinds = controls.map(({ children }) => children.map(({ name }) => name).join(' '));
    expect([...new Set(kinds)]).toEqual([
      'w:alias w:id w:richText',
      'w:alias w:id w:showingPlcHdr w:text',
      'w:alias w:id w14:checkbox',
      'w:alias w:id w:dropDownList',
    ]);
    const states = [...elements(root)].filter(({ name }) => name === 'w14:checked');
    expect(states.map(({ attributes }) => attributes['w14:val'])).toEqual(['1', '0']);
    expect(root.attributes['mc:Ignorable']).toBe('w14');
    const items = [...elements(root)].filter(({ name }) => name === 'w:listItem');
    expect(items.map(({ attributes }) => attributes['w:value'])).toEqual(['Red', 'Green', 'Blue']);
  });
});
