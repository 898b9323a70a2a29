import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  closeScriptsHint,
  readScriptSpaces,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/script-spaces.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const style = (id: string, properties: string, basedOn = '', attributes = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}" ${attributes}>${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:pPr>${properties}</w:pPr></w:style>`;

/** What styles say in a document with these. */
async function spacesIn(styles: string) {
  const path = join(folder, 'styles.docx');
  await writeFile(path, await docx({ parts: { 'word/styles.xml': `<w:styles ${w}>${styles}</w:styles>` } }));
  return readScriptSpaces(path, new AbortController().signal);
}

it('reads what styles say and inherit', async () => {
  const defaults =
    '<w:docDefaults><w:pPrDefault><w:pPr><w:autoSpaceDN w:val="0"/></w:pPr></w:pPrDefault></w:docDefaults>';
  const spacesOf = await spacesIn(
    defaults +
      style('a', '<w:autoSpaceDE w:val="0"/>', '', 'w:default="1"') +
      style('b', '<w:autoSpaceDE/>', 'a') +
      style('c', '', 'b'),
  );
  expect(spacesOf(undefined)).toEqual({ letters: false, digits: false });
  expect(spacesOf('c')).toEqual({ letters: true, digits: false });
  expect(spacesOf('unknown')).toEqual(spacesOf('a'));
});

it('ends where styles are based on each other', async () => {
  const spacesOf = await spacesIn(style('a', '', 'b') + style('b', '<w:autoSpaceDN w:val="off"/>', 'a'));
  expect(spacesOf('a')).toEqual({ digits: false });
  expect(spacesOf(undefined)).toEqual({});
});

it('knows parts that ask for no space', () => {
  expect(closeScriptsHint.test('<w:autoSpaceDE w:val="0"/>')).toBe(true);
  expect(closeScriptsHint.test('<w:autoSpaceDN w:val="false"/>')).toBe(true);
  expect(closeScriptsHint.test('<w:autoSpaceDE/>')).toBe(false);
});
