import { expect, it } from 'vitest';
import { createSubDocuments } from '../../../../../api/engines/libreoffice/inspect/sub-documents.ts';

const Type = 'http://x/relationships/subDocument';

it('names the documents that a master document shows, each once', () => {
  const documents = createSubDocuments();
  const rels = documents.watch('word/_rels/document.xml.rels');
  const targets = ['file:///C:/Book/one.docx', 'two.docx', 'unused.docx'];
  for (const [index, Target] of targets.entries()) rels?.open?.('Relationship', { Id: `r${index}`, Type, Target });
  rels?.open?.('Relationship', { Id: 'r9', Type: 'http://x/relationships/hyperlink', Target: 'nine.docx' });
  const text = documents.watch('word/document.xml');
  for (const id of ['r0', 'r1', 'r1', 'r9', 'r10']) text?.open?.('w:subDoc', { 'r:id': id });
  text?.open?.('w:hyperlink', { 'r:id': 'r2' });
  expect(documents.addresses()).toEqual(['file:///C:/Book/one.docx', 'two.docx']);
});

it('names the documents that are inserted from elsewhere', () => {
  const documents = createSubDocuments();
  const rels = documents.watch('word/_rels/document.xml.rels');
  const chunk = { Type: 'http://x/relationships/aFChunk' };
  rels?.open?.('Relationship', { ...chunk, Id: 'r1', Target: 'https://example.org/a.html', TargetMode: 'External' });
  rels?.open?.('Relationship', { ...chunk, Id: 'r2', Target: 'chunk.html' });
  const text = documents.watch('word/document.xml');
  for (const id of ['r1', 'r2']) text?.open?.('w:altChunk', { 'r:id': id });
  expect(documents.addresses()).toEqual(['https://example.org/a.html']);
});

it('watches nothing where no relationship leads to one', () => {
  const documents = createSubDocuments();
  expect(documents.watch('word/_rels/header1.xml.rels')).toBeUndefined();
  expect(documents.watch('word/document.xml')).toBeUndefined();
  expect(documents.addresses()).toEqual([]);
});
