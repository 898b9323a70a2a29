import { expect, it } from 'vitest';
import { tools } from '../../../catalog/tools.ts';
import { mediaTypesOf, pickedName } from '../../../web/pickers/picked-name.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function inputOf(id: string) {
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool.input;
}

it.each([
  ['doc-to-odt', [word]],
  ['img-to-pdf', ['image/jpeg', 'image/png']],
  ['tiffcompressor', ['image/tiff']],
  ['bmpcompressor', ['image/bmp']],
] as const)('the Picker shows the files of %s', (id, types) => {
  expect(mediaTypesOf(inputOf(id))).toEqual(types);
});

it.each([
  ['Report', word, 'Report.docx'],
  ['Minutes 12.5.2026', word, 'Minutes 12.5.2026.docx'],
  ['report.docx', word, 'report.docx'],
  ['REPORT.DOCX', word, 'REPORT.DOCX'],
  ['report.pdf', word, 'report.pdf'],
  ['Report', 'application/pdf', 'Report'],
  ['Report', undefined, 'Report'],
])('%s of %s is named %s', (name, mediaType, expected) => {
  expect(pickedName(inputOf('doc-to-odt'), name, mediaType)).toBe(expected);
});
