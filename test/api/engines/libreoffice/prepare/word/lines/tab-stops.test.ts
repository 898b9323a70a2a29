import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTabStops } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/tab-stops.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const style = (id: string, properties: string, attributes = '', based = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${attributes}>${based && `<w:basedOn w:val="${based}"/>`}` +
  `<w:pPr><w:tabs>${properties}</w:tabs></w:pPr></w:style>`;

it('reads the stops of styles with those that they inherit, without those that they clear', async () => {
  const path = join(await scratchFolder(), 'stops.docx');
  const styles =
    '<w:styles xmlns:w="w">' +
    style('Usual', '<w:tab w:val="left" w:pos="440"/>', ' w:default="1"') +
    style('Contents', '<w:tab w:val="right" w:leader="dot" w:pos="9000"/><w:tab w:pos="x"/>', '', 'Usual') +
    style('Inner', '<w:tab w:val="clear" w:pos="440"/>', '', 'Contents') +
    style('Round', '', '', 'Round') +
    '</w:styles>';
  await writeFile(path, await docx({ parts: { 'word/styles.xml': styles } }));
  const stopsOf = await readTabStops(path, new AbortController().signal);
  const left = [440, { kind: 'left', leader: 'none' }];
  const right = [9000, { kind: 'right', leader: 'dot' }];
  expect([...stopsOf(undefined)]).toEqual([left]);
  expect([...stopsOf('Contents')]).toEqual([left, right]);
  expect([...stopsOf('Inner')]).toEqual([right]);
  expect([...stopsOf('Round')]).toEqual([]);
  expect([...stopsOf('none of these')]).toEqual([left]);
});
