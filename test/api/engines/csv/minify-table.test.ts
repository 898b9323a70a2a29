import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { minifyTable } from '../../../../api/engines/csv/minify-table.ts';
import { scratchFolder } from '../../../support/scratch.ts';

let scratch: string;
beforeAll(async () => {
  scratch = await scratchFolder();
});

/** The minified bytes; null where the file stays as it is. */
async function minified(content: string | Uint8Array, level = 22): Promise<Buffer | null> {
  const folder = await mkdtemp(join(scratch, 'table-'));
  const [input, output] = [join(folder, 'in.csv'), join(folder, 'out.csv')];
  await writeFile(input, content);
  return (await minifyTable(input, output, level)) ? readFile(output) : null;
}
const text = async (content: string | Uint8Array, level?: number) => String(await minified(content, level));

describe('minifying a table', () => {
  it.each([
    ['line ends of Windows', 'a,b\r\n1,2\r\n', 'a,b\n1,2\n'],
    ['line ends of old Macs', 'a,b\r1,2\r', 'a,b\n1,2\n'],
    ['needless quotes', 'a,b\n"one","two words"\n', 'a,b\none,two words\n'],
    ['blank lines at the end', 'a,b\n1,2\n\n\n', 'a,b\n1,2\n'],
    ['a byte order mark that marks nothing', '\ufeffa,b\n1,2\n', 'a,b\n1,2\n'],
  ])('leaves out %s', async (_, content, expected) => {
    expect(await text(content)).toBe(expected);
  });

  it.each([
    ['around delimiters, quotes and line ends', 'a,b\n"x,y","say ""hi"""\n"two\r\nlines",3\n'],
    ['around blanks at the edges', 'a,b\n" x","y "\n'],
    ['around nothing', 'a,b\n"",2\n'],
    ['around what other programs take for a delimiter', 'a,b\n"x;y","x|y"\n'],
    ['of the first value', '"ID",b\n1,2\n'],
    ['after a blank', 'a, "b"\n1, "2"\n'],
    ['where text follows them', 'a,b\n"x"y,"z"\n'],
  ])('keeps quotes %s', async (_, content) => {
    expect(await text(content)).toBe(content);
  });

  it('keeps line ends where a file has several kinds', async () => {
    expect(await text('a,b\r\n1,two\nlines\r\n')).toBe('a,b\r\n1,two\nlines\r\n');
  });

  it('keeps blank lines in a table of one column', async () => {
    expect(await text('a\n1\n\n')).toBe('a\n1\n\n');
  });

  it('keeps the byte order mark of a non-ASCII table, and turns UTF-16 into UTF-8', async () => {
    expect(await text('\ufeffnaïve,b\r\n1,2\r\n')).toBe('\ufeffnaïve,b\n1,2\n');
    const wide = Buffer.from('\ufeffnaïve,b\r\n1,2\r\n'.repeat(20), 'utf16le');
    expect(await text(wide)).toMatch(/^\ufeffnaïve,b\n/);
  });

  it('keeps the bytes of older encodings', async () => {
    const content = Buffer.from('name,ort\r\nM\xfcller,"K\xf6ln"\r\n', 'latin1');
    expect((await minified(content))?.toString('latin1')).toBe('name,ort\nM\xfcller,K\xf6ln\n');
  });

  it('saves more at higher levels', async () => {
    const content = 'a,b\r\n"1","2"\r\n\r\n\r\n';
    expect(await text(content, 1)).toBe('a,b\n"1","2"\n\n\n');
    expect(await text(content, 7)).toBe('a,b\n1,2\n\n\n');
    expect(await text(content, 16)).toBe('a,b\n1,2\n');
  });

  it('leaves a file with an unclosed quote unchanged', async () => {
    expect(await minified('a,b\r\n"1,2\r\n3,4\r\n')).toBeNull();
  });

  it('reads a value that spans many pieces', async () => {
    const long = 'word '.repeat(200_000);
    const content = `a,b\n"${long}x","short"\n${'"1","2"\n'.repeat(100_000)}`;
    expect(await text(content)).toBe(`a,b\n"${long}x",short\n${'1,2\n'.repeat(100_000)}`);
  });

  it('changes no value, whatever the values are', async () => {
    const parts = ['a', 'b c', '"', ',', ';', '\r\n', '\n', ' ', "'", '#', '\\', 'é', '日', '0', ''];
    let state = 7;
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return (state >>> 8) % below;
    };
    for (let round = 0; round < 60; round++) {
      const rows = Array.from({ length: 12 }, () =>
        Array.from({ length: 4 }, () => Array.from({ length: next(4) }, () => parts[next(parts.length)]).join('')),
      );
      const quoted = (value: string) => `"${value.replaceAll('"', '""')}"`;
      const content = `w,x,y,z\r\n${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
      const result = await minified(content);
      if (result === null) continue;
      const options = { record_delimiter: ['\r\n', '\n'], relax_quotes: true };
      expect(parse(result, options), content).toEqual(parse(content, options));
    }
  });

  it('refuses binary content', async () => {
    const bytes = Buffer.alloc(2000, Buffer.from([0, 1, 2, 3, 250, 17]));
    await expect(minified(bytes)).rejects.toMatchObject({ code: 'unsupported-file-type' });
  });
});
