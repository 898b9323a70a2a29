import { describe, expect, it } from 'vitest';
import { tools } from '../../catalog/tools.ts';
import { takes } from '../../web/tool/files.ts';

const inputOf = (id: string) => {
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool.input;
};

describe('the files that a page takes', () => {
  it.each([
    ['word-to-pdf', 'a.docx', true],
    ['word-to-pdf', 'A.DOCX', true],
    ['word-to-pdf', 'a.doc', false],
    ['word-to-pdf', 'docx', false],
    ['img-to-pdf', 'a.JPEG', true],
    ['tiffcompressor', 'a.TIFF', true],
    ['tiffcompressor', 'a.tif', false],
    ['xlsxcompressor', 'a.xlsx', true],
    ['xlsxcompressor', 'A.XLSX', false],
    ['bmpcompressor', 'a.png', true],
    ['zip-compressor', 'anything', true],
  ] as const)('%s, dropped %s: %s', (id, name, taken) => {
    expect(takes(inputOf(id), [name], 'dropped')).toBe(taken);
  });

  it('judges a picked file without regard to case, whatever the rule for drops', () => {
    expect(takes(inputOf('xlsxcompressor'), ['A.XLSX'], 'picked')).toBe(true);
    expect(takes(inputOf('bmpcompressor'), ['a.png'], 'picked')).toBe(false);
  });

  it('takes one file only where the tool takes one', () => {
    expect(takes(inputOf('word-to-pdf'), ['a.docx', 'b.docx'], 'dropped')).toBe(false);
    expect(takes(inputOf('merge-pdf'), ['a.pdf', 'b.pdf'], 'dropped')).toBe(true);
    expect(takes(inputOf('merge-pdf'), ['a.pdf', 'b.png'], 'dropped')).toBe(false);
  });
});
