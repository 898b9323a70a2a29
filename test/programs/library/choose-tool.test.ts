import { describe, expect, it } from 'vitest';
import { tools } from '../../../catalog/tools.ts';
import { chooseTool, NoSuchTool, targetsOf, toolNamed, toolsOf } from '../../../programs/library/choose-tool.ts';

describe('chooseTool', () => {
  it.each([
    ['convert', 'a.docx', 'pdf', 'word-to-pdf'],
    ['convert', 'A.DOCX', 'odt', 'doc-to-odt'],
    ['convert', 'a.txt', undefined, 'text-to-pdf'],
    ['convert', 'a.jpeg', 'pdf', 'img-to-pdf'],
    ['convert', 'a.tif', 'PDF', 'tiff-to-pdf'],
    ['compress', 'a.pptx', undefined, 'pptxcompress'],
    ['merge', 'a.pdf', undefined, 'merge-pdf'],
    ['zip', 'whatever', undefined, 'zip-compressor'],
    ['unzip', 'a.zip', undefined, 'zip-extractor'],
  ] as const)('to %s %s (to: %s) finds %s', (goal, name, to, id) => {
    expect(chooseTool(goal, name, { to }).id).toBe(id);
  });

  it.each([
    ['convert', 'a.docx', undefined, /can become odt, pdf: say which/],
    ['convert', 'a.docx', 'exe', /cannot become exe, but odt, pdf/],
    ['convert', 'a.exe', 'pdf', /no tool to convert “a\.exe”.*docx/],
    ['merge', 'a.docx', undefined, /These can be: pdf/],
  ] as const)('to %s %s (to: %s) throws', (goal, name, to, message) => {
    expect(() => chooseTool(goal, name, { to })).toThrow(message);
    expect(() => chooseTool(goal, name, { to })).toThrow(NoSuchTool);
  });

  it('takes a tool id that fits the file', () => {
    expect(chooseTool('convert', 'a.docx', { tool: 'doc-to-odt' }).id).toBe('doc-to-odt');
    expect(() => chooseTool('convert', 'a.docx', { tool: 'merge-pdf' })).toThrow(
      /merge-pdf does not convert “a\.docx”/,
    );
    expect(() => chooseTool('convert', 'a.docx', { tool: 'doc-to-odt', to: 'pdf' })).toThrow(/cannot become pdf/);
    expect(() => chooseTool('convert', 'a.docx', { tool: 'paint' })).toThrow(NoSuchTool);
  });

  it('finds every tool by its id', () => {
    for (const goal of ['convert', 'compress', 'merge', 'zip', 'unzip'] as const) {
      for (const tool of toolsOf(goal)) {
        const extensions = tool.input.accept === 'any' ? ['bin'] : tool.input.accept;
        for (const extension of extensions) {
          expect(chooseTool(goal, `a.${extension}`, { tool: tool.id })).toBe(tool);
        }
      }
    }
  });

  it('toolNamed knows every id', () => {
    for (const tool of tools) expect(toolNamed(tool.id)).toBe(tool);
    expect(() => toolNamed('paint')).toThrow(/no tool “paint”.*merge-pdf/);
  });

  it('assigns every tool to one goal', () => {
    const goals = ['convert', 'compress', 'merge', 'zip', 'unzip'] as const;
    expect(goals.flatMap((goal) => toolsOf(goal)).length).toBe(tools.length);
    expect(new Set(goals.flatMap((goal) => toolsOf(goal))).size).toBe(tools.length);
  });

  it('lists what a file can become', () => {
    expect([...targetsOf('pdf')].sort()).toEqual(['docx', 'odt', 'pptx', 'rtf', 'txt']);
  });
});
