import { describe, expect, it } from 'vitest';
import { nextTools } from '../../../catalog/tool/next-tools.ts';
import { tools } from '../../../catalog/tools.ts';

const next = (id: string, filename: string) => {
  const from = tools.find((tool) => tool.id === id);
  if (from === undefined) throw new Error(`no tool ${id}`);
  return nextTools(tools, from, filename).map((tool) => tool.id);
};

describe('the tools for a result', () => {
  it('compress it, then merge it with others', () => {
    expect(next('word-to-pdf', 'a.pdf')).toEqual(['pdf-compressor', 'merge-pdf']);
    expect(next('pdf-compressor', 'compressed.pdf')[0]).toBe('merge-pdf');
    expect(next('merge-pdf', 'merged.pdf')[0]).toBe('pdf-compressor');
  });

  it('do not lead back to the original format', () => {
    expect(next('pdf-to-word', 'a.docx')).toEqual(['docxcompressor', 'doc-to-odt']);
  });

  it('are none if no tool takes the result', () => {
    expect(next('docxcompressor', 'a.docx.7z')).toEqual([]);
    expect(next('zip-compressor', 'compressed_files.zip')).toEqual(['zip-extractor']);
  });
});
