import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inputFile } from '../../support/input-file.ts';
import { docx } from '../../support/office/documents.ts';
import { partOf } from '../../support/office/read/part-of.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch);

beforeAll(() => engine.start?.());

const base = 'http://schemas.openxmlformats.org';
const main = `${base}/drawingml/2006/main`;
const diagram = `${base}/drawingml/2006/diagram`;
const drawn = 'http://schemas.microsoft.com/office/drawing/2008/diagram';
const related = `${base}/officeDocument/2006/relationships`;

/** The model of a diagram, which only says where its drawing is. */
const model =
  `<dgm:dataModel xmlns:dgm="${diagram}" xmlns:a="${main}"><dgm:ptLst/><dgm:extLst><a:ext uri="${drawn}">` +
  `<dsp:dataModelExt xmlns:dsp="${drawn}" relId="r2"/></a:ext></dgm:extLst></dgm:dataModel>`;

const drawing = (text: string) =>
  `<dsp:drawing xmlns:dsp="${drawn}" xmlns:a="${main}"><dsp:spTree><dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvGrpSpPr/>` +
  '</dsp:nvGrpSpPr><dsp:grpSpPr/><dsp:sp modelId="{1}"><dsp:nvSpPr><dsp:cNvPr id="0" name=""/><dsp:cNvSpPr/></dsp:nvSpPr>' +
  '<dsp:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"/></dsp:spPr>' +
  `<dsp:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dsp:txBody></dsp:sp></dsp:spTree></dsp:drawing>`;

/** A document with nothing but a diagram of one shape. */
function withDiagram(text: string): Promise<Buffer> {
  const document =
    `<w:document xmlns:w="${base}/wordprocessingml/2006/main" xmlns:wp="${base}/drawingml/2006/wordprocessingDrawing">` +
    '<w:body><w:p><w:r><w:drawing><wp:inline><wp:extent cx="2400000" cy="900000"/><wp:docPr id="1" name=""/>' +
    `<a:graphic xmlns:a="${main}"><a:graphicData uri="${diagram}"><dgm:relIds xmlns:dgm="${diagram}" xmlns:r="${related}" r:dm="r1"/>` +
    '</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p></w:body></w:document>';
  const relationships =
    `<Relationships xmlns="${base}/package/2006/relationships">` +
    `<Relationship Id="r1" Type="${related}/diagramData" Target="diagrams/data1.xml"/>` +
    '<Relationship Id="r2" Type="http://schemas.microsoft.com/office/2007/relationships/diagramDrawing" Target="diagrams/drawing1.xml"/>' +
    '</Relationships>';
  return docx({
    parts: {
      'word/document.xml': document,
      'word/_rels/document.xml.rels': relationships,
      'word/diagrams/data1.xml': model,
      'word/diagrams/drawing1.xml': drawing(text),
    },
  });
}

it('keeps the words of the diagrams of a Word document as text in ODT', async () => {
  const text = 'Suppliers and customers';
  const workspace = await folderIn(scratch, 'job-');
  const path = join(workspace, 'input.docx');
  const content = await withDiagram(text);
  await writeFile(path, content);
  const inputs = [inputFile({ path, format: 'docx', bytes: content.length })] as const;
  const { signal } = new AbortController();
  const result = await engine.operations.export({ inputs, options: { format: 'odt' }, workspace, signal });
  expect(await partOf(result.path, 'content.xml')).toContain(text);
});
