import { describe, expect, it } from 'vitest';
import { readLines, type TextLine } from '../../../../../api/engines/text-layout/prose/read-lines.ts';
import { expandTabs } from '../../../../../api/engines/text-layout/prose/tabs.ts';

async function* inParts(...parts: readonly string[]) {
  yield* parts;
}

async function linesOf(...parts: readonly string[]): Promise<TextLine[]> {
  const lines: TextLine[] = [];
  for await (const line of readLines(inParts(...parts))) lines.push(line);
  return lines;
}

const textsOf = async (...parts: readonly string[]) => (await linesOf(...parts)).map(({ text }) => text);

describe('readLines', () => {
  it('accepts the line ends of all systems', async () => {
    expect(await textsOf('a\nb\r\nc\rd\u2028e\u0085f')).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('keeps empty lines, and adds none after the last line end', async () => {
    expect(await textsOf('a\n\n\nb\n')).toEqual(['a', '', '', 'b']);
  });

  it('joins chunks, even at a split line end', async () => {
    expect(await textsOf('fi', 'rst\r', '\nsec', 'ond')).toEqual(['first', 'second']);
  });

  it('starts a page at a form feed, on a separate line or not', async () => {
    expect(await linesOf('a\n\fb\fc\n')).toEqual([
      { text: 'a', startsPage: false },
      { text: 'b', startsPage: true },
      { text: 'c', startsPage: true },
    ]);
  });

  it('splits an endless line without losing anything', async () => {
    const parts = Array.from({ length: 20 }, (_, i) => `${i} ${'word '.repeat(1000)}`);
    const texts = await textsOf(...parts);
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.join('')).toBe(parts.join(''));
  });

  it('never splits a character', async () => {
    const texts = await textsOf('😀'.repeat(30_000));
    expect(texts.every((text) => /^(\ud83d\ude00)*$/.test(text))).toBe(true);
  });
});

describe('expandTabs', () => {
  it('fills up to the next multiple of eight', () => {
    expect(expandTabs('a\tb')).toBe('a       b');
    expect(expandTabs('12345678\tb')).toBe('12345678        b');
    expect(expandTabs('\t\tx')).toBe(`${' '.repeat(16)}x`);
  });
});
