import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { wordPage, wordText } from '../../../../../../../support/rebuilt-pdf/word-page.ts';

/** A line, and what is drawn at its end: a space with its words, one of its own, or none. */
const line = (text: string, y: number, end: 'with' | 'apart' | 'none') =>
  wordText(end === 'with' ? `${text} ` : text, 10, y) + (end === 'apart' ? wordText(' ', 150, y) : '');

const saved = 'Acrobat Distiller 9.4.5 (Windows)';
const hasParagraphs = ({ glyphs }: Page) => glyphs.every(({ paragraph }) => paragraph !== undefined);

describe('the ends of paragraphs in a file that does not name Word', () => {
  it('are known by a space behind each line that leaves room for the next word', async () => {
    const content = [
      line('Short', 90, 'apart'),
      line('A line that fills its column', 78, 'with'),
      line('and ends', 66, 'apart'),
      line('Another that fills the column', 54, 'with'),
    ];
    const page = await wordPage(content.join(''), saved);
    expect(hasParagraphs(page)).toBe(true);
    expect(page.textAreas).toBeUndefined();
    const cells = [wordText('one', 10, 20, '10 10 50 20'), wordText('two', 60, 20, '60 10 50 20')];
    expect((await wordPage([...content, cells[0]].join(''), saved)).textAreas).toBeUndefined();
    expect((await wordPage([...content, ...cells].join(''), saved)).textAreas?.flat()).toHaveLength(2);
  });

  it('are not where such lines have no space, as of programs that draw it behind full lines', async () => {
    const content = [
      line('Short', 90, 'none'),
      line('A line that fills its column', 78, 'apart'),
      line('and ends', 66, 'none'),
      line('Another that fills the column', 54, 'apart'),
    ];
    expect(hasParagraphs(await wordPage(content.join(''), saved))).toBe(false);
  });

  it('are not where all lines have one, also within sentences, as in recognised text', async () => {
    const content = [
      line('Now', 90, 'apart'),
      line('and then a line that goes on', 78, 'apart'),
      line('in a', 66, 'apart'),
      line('sentence that is recognised', 54, 'apart'),
    ];
    expect(hasParagraphs(await wordPage(content.join(''), saved))).toBe(false);
  });
});

describe('the ends of paragraphs in a file that names Word', () => {
  const mac = (content: readonly string[]) =>
    wordPage(content.join(''), 'Mac OS X 10.5.4 Quartz PDFContext', 'Microsoft Word');
  const [short, long] = ['Short', 'A line that fills its column'];

  it('are not drawn by older ones for Mac, where none is or few of the lines that leave room for the next word have one', async () => {
    expect(hasParagraphs(await mac([line(short, 90, 'none')]))).toBe(false);
    const pairs = (y: number, end: 'apart' | 'none') => [line(short, y, end), line(long, y - 4, 'none')];
    const lines = [92, 84, 76, 68, 60, 52, 44, 36, 28].flatMap((y) => pairs(y, 'none'));
    expect(hasParagraphs(await mac([...lines, ...pairs(20, 'apart')]))).toBe(false);
  });

  it('are not drawn where few of many have one, since the others are drawn with their lines', async () => {
    const ends = (...each: readonly ('apart' | 'with')[]) =>
      mac(each.map((end, index) => line(`i${' na'.repeat(index)}`, 92 - 8 * index, end)));
    const [seldom, often] = [Array(7).fill('with'), Array(7).fill('apart')];
    expect(hasParagraphs(await ends(...seldom, 'apart', 'apart', 'with'))).toBe(false);
    expect(hasParagraphs(await ends('with', 'with', 'with', 'apart', 'apart'))).toBe(true);
    expect(hasParagraphs(await ends(...often, 'with', 'with', 'with'))).toBe(true);
  });

  it('are drawn where some lines of them have one', async () => {
    const mixed = [line(short, 90, 'none'), line(long, 78, 'none'), line(short, 66, 'apart'), line(long, 54, 'none')];
    expect(hasParagraphs(await mac(mixed))).toBe(true);
  });
});
