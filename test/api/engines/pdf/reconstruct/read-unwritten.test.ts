import { expect, it } from 'vitest';
import { readUnwritten } from '../../../../../api/engines/pdf/reconstruct/read-unwritten.ts';
import type { ToRecognise } from '../../../../../api/engines/pdf/reconstruct/reconstruct-messages.ts';
import { unwrittenPage } from '../../../../../api/engines/pdf/reconstruct/scan-facts.ts';
import { glyphs } from '../../../../support/rebuilt-pdf/glyphs.ts';
import { recognisedLines, unreadPage } from '../../../../support/rebuilt-pdf/unread-page.ts';

const [line, other] = ['words of a text that is read', 'QUITE OTHER LETTERS ZXJ'];
const pages = [unreadPage([line]), unreadPage([line], undefined, 1), unreadPage([other], undefined, 2)];

/** The texts of three pages of which the first is recognised first, and which pages are asked for. */
async function read(recognised: Readonly<Record<number, string>>) {
  const asked: (readonly number[])[] = [];
  const recognise = async ({ scans }: ToRecognise) => {
    const numbers = scans.map(({ number }) => number);
    asked.push(numbers);
    return numbers.flatMap((number) => {
      const text = recognised[number];
      return text === undefined ? [] : [recognisedLines([text], number)];
    });
  };
  const write = await readUnwritten(
    pages,
    { scans: pages.slice(0, 1).map(unwrittenPage), sample: '' },
    { recognise, readScan: (page) => ({ ...page, glyphs: glyphs('scan', 20, 40), unread: 0 }) },
  );
  return {
    asked,
    texts: pages.map((page) =>
      write(page)
        .glyphs.map(({ text }) => text)
        .join(''),
    ),
  };
}
const written = (text: string) => text.replaceAll(' ', '');

it('reads letters on pages that are not recognised, and recognises those whose letters are still unknown', async () => {
  expect(await read({ 1: line, 3: other })).toEqual({ asked: [[1], [3]], texts: [line, line, other].map(written) });
});

it('takes the words of a page whose letters are not told', async () => {
  const { texts } = await read({ 1: line, 3: 'NO LINE THAT FITS' });
  expect(texts).toEqual([written(line), written(line), 'scan']);
});

it('has signs for letters that are not recognised at all', async () => {
  const { asked, texts } = await read({});
  expect(asked).toEqual([[1], [2, 3]]);
  expect(texts.join('')).toMatch(/^\ufffd+$/);
});
