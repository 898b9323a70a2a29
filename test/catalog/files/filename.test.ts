import { describe, expect, it } from 'vitest';
import { downloadName, nameAmongOthers, safeFolders, safeName } from '../../../catalog/files/filename.ts';
import type { Output } from '../../../catalog/tool/tool.ts';

describe('safeName', () => {
  it.each([
    ['report.docx', 'report.docx'],
    ['../../etc/passwd.docx', 'passwd.docx'],
    ['..\\..\\x.docx', 'x.docx'],
    ['/abs/path.docx', 'path.docx'],
    ['new\nline.docx', 'new_line.docx'],
    ['cr\r\nX-Evil: 1.docx', 'cr__X-Evil: 1.docx'],
    ['nul\u0000byte.docx', 'nul_byte.docx'],
    ['\u202excod.exe', '_xcod.exe'],
    ['تقرير.docx', 'تقرير.docx'],
    ['  spaced.docx ', 'spaced.docx'],
    ['.docx', '.docx'],
    ['', 'file'],
    ['e\u0301.docx', 'é.docx'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('shortens a long name between characters and keeps its extension', () => {
    expect(safeName(`${'a'.repeat(300)}.docx`)).toBe(`${'a'.repeat(220)}.docx`);
    expect(safeName(`${'😀'.repeat(100)}.docx`)).toBe(`${'😀'.repeat(55)}.docx`);
  });
});

it('limits names to 255 bytes, however the extension is written', () => {
  const name = safeName(`${'é'.repeat(200)}.${'字'.repeat(10)}`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).toMatch(/é\.字{10}$/);
});

describe('safeFolders', () => {
  it.each([
    ['notes.txt', []],
    ['photos/2026/beach.jpg', ['photos', '2026']],
    ['photos\\2026\\beach.jpg', ['photos', '2026']],
    ['../../etc/passwd', ['etc']],
    ['/abs/./path.docx', ['abs']],
    ['C:\\Users\\me\\x.docx', ['Users', 'me']],
    ['a\nb/c.txt', ['a_b']],
  ])('%j gives %j', (name, folders) => {
    expect(safeFolders(name)).toEqual(folders);
  });

  it('leaves inner folders out of a very deep path', () => {
    expect(safeFolders(`${'a/'.repeat(1000)}b.txt`)).toHaveLength(30);
  });
});

describe('downloadName', () => {
  const output = (part: Partial<Output>): Output => ({
    format: 'pdf',
    formatByDefault: 'pdf',
    wrap: null,
    filename: '{name}.{format}',
    joinedFilename: null,
    ...part,
  });

  it.each([
    ['report.docx', output({}), 'report.pdf'],
    ['report.v2.docx', output({}), 'report.v2.pdf'],
    ['no-extension', output({}), 'no-extension.pdf'],
    ['.docx', output({}), 'file.pdf'],
    ['any.csv', output({ filename: 'converted.pdf' }), 'converted.pdf'],
    ['REPORT.DOCX', output({ format: 'odt', filename: { replace: 'docx', by: 'odt' } }), 'REPORT.odt'],
    ['$& money.docx', output({}), '$& money.pdf'],
    ['{format} guide.docx', output({}), '{format} guide.pdf'],
    ['{name}.docx', output({ filename: '{name}_compressed.{format}' }), '{name}_compressed.pdf'],
  ])('%s gives the name of tools.md', (name, rule, expected) => {
    expect(downloadName(rule, name, {})).toBe(expected);
  });

  it('replaces one extension and leaves the others in place', () => {
    const rule = output({ filename: { replace: 'odt', by: 'pdf' } });
    expect(downloadName(rule, 'scan.ODT', {})).toBe('scan.pdf');
    expect(downloadName(rule, 'scan.docx', {})).toBe('scan.docx.pdf');
  });

  it('has a name of its own for a result of several files, where one is named after its file', () => {
    const rule = output({ joinedFilename: 'images.pdf' });
    expect(downloadName(rule, 'a.png', {}, 1)).toBe('a.pdf');
    expect(downloadName(rule, 'a.png', {}, 2)).toBe('images.pdf');
    expect(downloadName(output({}), 'a.png', {}, 2)).toBe('a.pdf');
  });

  it('limits names to 255 bytes, ending included', () => {
    const rule = output({ format: 'webp', filename: '{name}_compressed.{format}' });
    const long = downloadName(rule, `${'é'.repeat(126)}x.a`, {});
    expect(long).toBe(`${'é'.repeat(119)}_compressed.webp`);
    const appended = downloadName(output({ filename: { replace: 'docx', by: 'odt' } }), 'x'.repeat(255), {});
    expect(appended).toBe(`${'x'.repeat(251)}.odt`);
  });

  it('follows the fields that decide format and archive', () => {
    const rule = output({
      format: { field: 'format' },
      wrap: { field: 'export7z', when: { true: '7z' } },
      filename: '{name}_compressed.{format}',
    });
    expect(downloadName(rule, 'a.bmp', { format: 'webp', export7z: false })).toBe('a_compressed.webp');
    expect(downloadName(rule, 'a.bmp', { format: 'jpg', export7z: true })).toBe('a_compressed.jpg.7z');
  });
});

describe('nameAmongOthers', () => {
  it('makes results with a fixed name distinct, and leaves the others unchanged', () => {
    const rule = (filename: string): Output => ({
      ...{ format: 'pdf', formatByDefault: 'pdf', wrap: null },
      ...{ filename, joinedFilename: null },
    });
    expect(nameAmongOthers(rule('compressed.pdf'), 'b.pdf', 'compressed.pdf')).toBe('b_compressed.pdf');
    expect(nameAmongOthers(rule('{name}.{format}'), 'b.docx', 'b.pdf')).toBe('b.pdf');
  });
});
