import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  placeSlantedTexts,
  readSlantedTexts,
  type SlantedText,
} from '../../../../../api/engines/libreoffice/check/slanted-texts.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import { docx } from '../../../../support/office/documents.ts';
import { edited } from '../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const draft: SlantedText = { text: 'DRAFT', width: 200, middle: [300, 400] };

const shape = (style: string, text = 'DRAFT') =>
  `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;${style}"><v:textpath string="${text}"/></v:shape></w:pict>`;
const size = 'width:200pt;height:50.0pt';
const onPage = 'mso-position-horizontal-relative:page;mso-position-vertical-relative:page';

it('reads the slanted texts of a Word document that stand at places on the page', async () => {
  const shapes = [
    shape(`margin-left:200pt;margin-top:375pt;${size};rotation:330;${onPage}`),
    shape(`margin-left:200pt;margin-top:375pt;${size};${onPage}`, 'Level'),
    shape(`margin-left:0;margin-top:0;${size};rotation:315;mso-position-horizontal:center`, 'In the margins'),
  ];
  const body = `<w:body><w:p><w:r>${shapes.join('')}</w:r></w:p></w:body>`;
  const path = join(folder, 'source.docx');
  const parts = { 'word/document.xml': `<w:document xmlns:w="${word}">${body}</w:document>` };
  await writeFile(path, await docx({ parts }));
  const opened = await openPackage(path);
  const found = readSlantedTexts(opened, new AbortController().signal).finally(() => opened.close());
  expect(await found).toEqual([draft]);
});

const custom = (transform: string, text = 'DRAFT') =>
  `<draw:custom-shape svg:width="2.7778in" svg:height="0.6944in" draw:transform="${transform}"><text:p>${text}</text:p></draw:custom-shape>`;
const placed = (xml: string) => edited(xml, (editor) => placeSlantedTexts(editor, new Set([draft])));

it('moves each to where its middle is in the source, wherever it is', () => {
  const turn = Math.PI / 6;
  // A corner is as far from the middle as it was before the turn.
  const [across, down] = [100 * Math.cos(turn) + 25 * Math.sin(turn), -100 * Math.sin(turn) + 25 * Math.cos(turn)];
  const at = `translate (${((300 - across) / 72).toFixed(4)}in ${((400 - down) / 72).toFixed(4)}in)`;
  expect(placed(custom(`rotate (${turn}) translate (2.9in 6.3in)`))).toBe(custom(`rotate (${turn}) ${at}`));
});

it('leaves other shapes where they are', () => {
  expect(placed(custom('rotate (0.5) translate (2.9in 6.3in)', 'FINAL'))).toBeNull();
  expect(placed(custom('translate (2.9in 6.3in)'))).toBeNull();
});
