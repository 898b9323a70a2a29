import { describe, expect, it } from 'vitest';
import { tools } from '../../../catalog/tools.ts';
import { accepts, offerEvent } from '../../../web/files/chosen-files.ts';

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
    expect(accepts(inputOf(id), [name], 'dropped')).toBe(taken);
  });

  it('judges a picked file without regard to case, whatever the rule for drops', () => {
    expect(accepts(inputOf('xlsxcompressor'), ['A.XLSX'], 'picked')).toBe(true);
    expect(accepts(inputOf('bmpcompressor'), ['a.png'], 'picked')).toBe(false);
  });

  it('takes a single file if the tool takes one', () => {
    expect(accepts(inputOf('word-to-pdf'), ['a.docx', 'b.docx'], 'dropped')).toBe(false);
    expect(accepts(inputOf('merge-pdf'), ['a.pdf', 'b.pdf'], 'dropped')).toBe(true);
    expect(accepts(inputOf('merge-pdf'), ['a.pdf', 'b.png'], 'dropped')).toBe(false);
  });
});

describe('files that a visitor offers', () => {
  const [letter, notes] = [new File(['a'], 'letter.docx'), new File(['b'], 'notes.txt')];

  it('are chosen if the page takes them', () => {
    expect(offerEvent(inputOf('word-to-pdf'), [letter], 'picked')).toEqual({ type: 'chosen', files: [letter] });
  });

  it('are rejected together if the page refuses one of them', () => {
    expect(offerEvent(inputOf('pptx-to-pdf'), [letter], 'dropped')).toEqual({ type: 'rejected' });
    expect(offerEvent(inputOf('merge-pdf'), [letter, notes], 'dropped')).toEqual({ type: 'rejected' });
  });
});
