import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  combineToggles,
  readToggles,
  type Toggles,
} from '../../../../../../../api/engines/libreoffice/prepare/word/styles/toggles.ts';
import { readWordLayout } from '../../../../../../../api/engines/libreoffice/prepare/word/word-layout.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const toggles: Toggles = {
  ofParagraph: (style) => new Set(style === 'Heading' ? ['b', 'caps'] : []),
  ofCharacters: (style) => new Set(style === 'Strong' ? ['b', 'i'] : []),
};
const combined = (content: string) => edited(content, (editor) => combineToggles(editor, toggles));
const run = (properties: string) => `<w:r><w:rPr>${properties}</w:rPr><w:t>words</w:t></w:r>`;
const p = (style: string, ...runs: string[]) =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${runs.join('')}</w:p>`;
const strong = '<w:rStyle w:val="Strong"/>';
const off = '<w:b w:val="0"/>';

it('switches off what both styles switch on', () => {
  expect(combined(p('Heading', run(`${strong}<w:sz w:val="20"/>`)))).toBe(
    p('Heading', run(`${strong}<w:sz w:val="20"/>${off}`)),
  );
  expect(combined(p('Heading', run(strong), run('')))).toContain(`${strong}${off}</w:rPr>`);
});

it('writes it in front of what the properties were before a tracked change', () => {
  const change = '<w:rPrChange w:id="1"><w:rPr><w:rStyle w:val="Strong"/></w:rPr></w:rPrChange>';
  expect(combined(p('Heading', run(strong + change)))).toBe(p('Heading', run(strong + off + change)));
});

it('leaves alone what the text states itself, and what one style switches on', () => {
  expect(combined(p('Heading', run(`${strong}<w:b/>`)))).toBeNull();
  expect(combined(p('Heading', run('')))).toBeNull();
  expect(combined(p('', run(strong)))).toBeNull();
});

it('knows the paragraph around a text box from that within', () => {
  const box = `<w:r><w:pict>${p('', run(strong))}</w:pict></w:r>`;
  expect(combined(p('Heading', box))).toBeNull();
  expect(combined(p('Heading', box, run(strong)))).toBe(p('Heading', box, run(strong + off)));
});

it('reads what styles switch on, with what they inherit', async () => {
  const path = join(await scratchFolder(), 'toggles.docx');
  const style = (id: string, type: string, inner: string, other = '') =>
    `<w:style w:type="${type}" w:styleId="${id}"${other}>${inner}</w:style>`;
  const styles = [
    '<w:docDefaults><w:rPrDefault><w:rPr><w:strike/></w:rPr></w:rPrDefault></w:docDefaults>',
    style('Normal', 'paragraph', '<w:rPr><w:i/></w:rPr>', ' w:default="1"'),
    style('Title', 'paragraph', '<w:basedOn w:val="Normal"/><w:rPr><w:b/><w:strike/></w:rPr>'),
    style('Plain', 'paragraph', '<w:basedOn w:val="Title"/><w:rPr><w:b w:val="false"/></w:rPr>'),
    style('Strong', 'character', '<w:rPr><w:b w:val="1"/><w:vanish/></w:rPr>'),
  ];
  const parts = {
    'word/styles.xml': `<w:styles xmlns:w="w">${styles.join('')}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${p('Title', run(strong))}</w:body></w:document>`,
  };
  await writeFile(path, await docx({ parts }));
  expect((await readWordLayout(path)).hasToggles).toBe(true);
  const { ofParagraph, ofCharacters } = await readToggles(path, new AbortController().signal);
  expect([...ofParagraph('Title')]).toEqual(['b', 'i']);
  expect([...ofParagraph('Plain')]).toEqual(['i']);
  expect([...ofParagraph(undefined)]).toEqual(['i']);
  expect([...ofCharacters('Strong')]).toEqual(['b']);
  expect([...ofCharacters('Nothing')]).toEqual([]);
});

it('takes no notice of styles of characters that switch nothing', async () => {
  const path = join(await scratchFolder(), 'plain.docx');
  const link = '<w:style w:type="character" w:styleId="Link"><w:rPr><w:u w:val="single"/></w:rPr></w:style>';
  const bold = '<w:style w:type="paragraph" w:styleId="Bold"><w:rPr><w:b/></w:rPr></w:style>';
  const parts = {
    'word/styles.xml': `<w:styles xmlns:w="w">${link}${bold}</w:styles>`,
    'word/document.xml': `<w:document xmlns:w="w"><w:body>${p('', run('<w:rStyle w:val="Link"/>'))}</w:body></w:document>`,
  };
  await writeFile(path, await docx({ parts }));
  expect((await readWordLayout(path)).hasToggles).toBe(false);
});
