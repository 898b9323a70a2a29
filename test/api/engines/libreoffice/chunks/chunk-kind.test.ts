import { expect, it } from 'vitest';
import { kindOfChunk } from '../../../../../api/engines/libreoffice/chunks/chunk-kind.ts';
import { savedPage } from '../../../../support/office/chunked-docx.ts';

it.each([
  ['docx', 'PK\x03\x04rest', 'chunk.html'],
  ['doc', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'chunk.doc'],
  ['rtf', '{\\rtf1 Text}', 'chunk.dat'],
  ['message', savedPage('<p>Text'), 'chunk.mht'],
  ['message', '\r\nContent-Type: text/html\r\n\r\n<p>Text', 'chunk.html'],
  ['xml', '<?xml version="1.0"?>\n<?mso-application progid="Word.Document"?><pkg:package xmlns:pkg="p">', 'chunk.xml'],
  ['html', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', 'chunk.xhtml'],
  ['html', 'Text with a <b>tag</b>', 'chunk.dat'],
  ['html', 'Text &amp; more', 'chunk.htm'],
  ['html', '\xff\xfe<\0p\0>\0a\0b\0c\0d\0', 'chunk.dat'],
  ['text', 'Subject: a text, 1 < 2', 'chunk.dat'],
  ['text', 'No <b>tag</b>', 'chunk.txt'],
  ['unknown', '\0\x01\x02\x03', 'chunk.html'],
])('tells %s by its beginning: %j', (kind, start, name) => {
  expect(kindOfChunk(Buffer.from(start, 'latin1'), name)).toBe(kind);
});
