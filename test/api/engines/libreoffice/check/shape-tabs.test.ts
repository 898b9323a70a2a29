import { expect, it } from 'vitest';
import { putShapeTabs } from '../../../../../api/engines/libreoffice/check/shape-tabs.ts';
import { edited } from '../../../../support/office/edited.ts';

const box = (paragraphs: string) => `<wps:txbx><w:txbxContent>${paragraphs}</w:txbxContent></wps:txbx>`;
const paragraph = (runs: string, properties = '<w:overflowPunct w:val="false"/>') =>
  `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const run = (content: string) => `<w:r><w:rPr><w:b/></w:rPr>${content}</w:r>`;
const [name, age] = [run('<w:t>Name</w:t>'), run('<w:t>Age</w:t>')];

it('puts tabs where runs in shapes hold nothing', () => {
  const source = box(paragraph(run('') + name + run('') + age));
  expect(edited(source, putShapeTabs)).toBe(box(paragraph(run('<w:tab/>') + name + run('<w:tab/>') + age)));
});

it('leaves empty paragraphs, line breaks and text outside of shapes as they are', () => {
  expect(edited(box(paragraph(run(''))), putShapeTabs)).toBeNull();
  expect(edited(box(paragraph(name + run('<w:br/>') + age)), putShapeTabs)).toBeNull();
  expect(edited(paragraph(name + run('') + age), putShapeTabs)).toBeNull();
});

it('leaves the text of frames, whose paragraphs have styles, as it is', () => {
  const framed = paragraph(name + run('') + age, '<w:pStyle w:val="FrameContents"/>');
  expect(edited(box(framed), putShapeTabs)).toBeNull();
});
