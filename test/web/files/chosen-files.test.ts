import { describe, expect, it } from 'vitest';
import { tools } from '../../../catalog/tools.ts';
import { offered, takes } from '../../../web/files/chosen-files.ts';

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

describe('files that a visitor offers', () => {
  const [letter, notes] = [new File(['a'], 'letter.docx'), new File(['b'], 'notes.txt')];

  it('are chosen where the page takes them', () => {
    expect(offered(inputOf('word-to-pdf'), [letter], 'picked')).toEqual({ type: 'chosen', files: [letter] });
  });

  it('are rejected together where it does not take one of them', () => {
    expect(offered(inputOf('pptx-to-pdf'), [letter], 'dropped')).toEqual({ type: 'rejected' });
    expect(offered(inputOf('merge-pdf'), [letter, notes], 'dropped')).toEqual({ type: 'rejected' });
  });
});
