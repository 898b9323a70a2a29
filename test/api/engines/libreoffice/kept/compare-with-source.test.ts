import { expect, it } from 'vitest';
import { compareWithSource } from '../../../../../api/engines/libreoffice/kept/compare-with-source.ts';
import { docx, odt, pptx } from '../../../../support/office/documents.ts';
import { contentReader } from '../../../../support/office/read/shown-content.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const contentOf = contentReader(await scratchFolder());

const warp = (shape: string) => `<a:prstTxWarp prst="${shape}"/>`;

const slide = (text: string, shape: string) =>
  `<p:sp><p:txBody><a:bodyPr>${warp(shape)}</a:bodyPr><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
const deck = (...shapes: readonly string[]) =>
  pptx({
    parts: {
      'ppt/slides/slide1.xml': `<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="urn:a"><p:cSld><p:spTree>${shapes.join('')}</p:spTree></p:cSld></p:sld>`,
    },
  });

const wordShape = (text: string, shape: string) =>
  `<w:p><w:r><wps:wsp><wps:txbx><w:txbxContent><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:txbxContent></wps:txbx>` +
  `<wps:bodyPr>${warp(shape)}</wps:bodyPr></wps:wsp></w:r></w:p>`;
const letter = (...shapes: readonly string[]) =>
  docx({
    parts: {
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:wps="urn:wps" xmlns:a="urn:a"><w:body>${shapes.join('')}</w:body></w:document>`,
    },
  });

const fontwork = (text: string, isPath: boolean) =>
  `<draw:custom-shape><text:p>${text}</text:p><draw:enhanced-geometry draw:text-path="${isPath}"/></draw:custom-shape>`;
const openLetter = (...shapes: readonly string[]) =>
  odt({
    parts: {
      'content.xml': `<office:document-content xmlns:office="urn:o" xmlns:text="urn:t" xmlns:draw="urn:d"><office:body><office:text>${shapes.join('')}</office:text></office:body></office:document-content>`,
    },
  });

it.each([
  ['pptx', () => deck(slide('Curved', 'textArchUp'), slide('Straight', 'textNoShape'))],
  ['docx', () => letter(wordShape('Curved', 'textWave1'), wordShape('Straight', 'textNoShape'))],
  ['odt', () => openLetter(fontwork('Curved', true), fontwork('Straight', false))],
] as const)('words shaped like drawings are set apart in %s', async (format, file) => {
  const { passages, outlined } = await contentOf(format, await file());
  expect(passages.map(({ text }) => text)).toEqual(['Straight']);
  expect(outlined?.map(({ text }) => text)).toEqual(['Curved']);
});

it('their words are missed in a presentation, but not in a PDF, which has their outlines', () => {
  const outlined = [{ text: 'Happy birthday to all of you', inBox: false }];
  const content = { passages: [], outlined, pictures: 0, slides: null, hiddenSheets: 0 };
  const result = { words: { counts: new Map(), sequence: [] }, pages: null, pictures: null } as const;
  expect(compareWithSource(content, { ...result, format: 'pdf' })).toEqual([]);
  expect(() => compareWithSource(content, { ...result, format: 'odp' })).toThrow();
});
