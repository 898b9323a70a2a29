import { describe, expect, it } from 'vitest';
import { confidenceIn, readTsv } from '../../../../../api/engines/pdf/recognise/read-tsv.ts';

const page = { number: 3, width: 1000, height: 2000 };
const row = (place: string, [left, top, width, height]: number[], confidence: number, text: string) =>
  ['5', '1', ...place.split('.'), '1', left, top, width, height, confidence, text].join('\t');
const texts = (tsv: string) =>
  readTsv(tsv, page).blocks.map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('readTsv', () => {
  it('groups words by line and paragraph', () => {
    const tsv = [
      row('1.1.1', [10, 10, 50, 20], 95, 'One'),
      row('1.1.1', [70, 10, 50, 20], 95, 'two'),
      row('1.1.2', [10, 40, 50, 20], 95, 'three'),
      row('1.2.1', [10, 90, 50, 20], 95, 'four'),
    ].join('\n');
    expect(texts(tsv)).toEqual([['One two', 'three'], ['four']]);
    expect(readTsv(tsv, page)).toMatchObject({ number: 3, width: 1000, order: 'read' });
  });

  it('leaves out uncertain words', () => {
    expect(texts(`${row('1.1.1', [1, 1, 9, 9], 20, 'rn')}\n${row('1.1.1', [20, 1, 9, 9], 80, 'm')}`)).toEqual([['m']]);
    expect(texts('level\tpage_num\n')).toEqual([]);
  });

  it('keeps words that are fairly sure beside one that is sure', () => {
    const line = [
      row('1.1.1', [1, 1, 99, 9], 95, 'paragraph'),
      row('1.1.1', [120, 1, 60, 9], 38, 'Source'),
      row('1.1.1', [190, 1, 60, 9], 12, 'Cnde'),
      row('1.1.1', [260, 1, 9, 9], 38, '~'),
    ];
    expect(texts(line.join('\n'))).toEqual([['paragraph Source']]);
    const entry = row('1.1.1', [120, 1, 600, 9], 0, 'PROFILE.......sssccs');
    expect(texts(`${line[0]}\n${entry}`)).toEqual([['paragraph PROFILE.......sssccs']]);
    expect(texts(line.slice(1).join('\n'))).toEqual([]);
  });

  it.each([
    [
      'down',
      [
        [900, 100, 20, 50],
        [900, 160, 20, 70],
      ],
    ],
    [
      'up',
      [
        [80, 1850, 20, 50],
        [80, 1770, 20, 70],
      ],
    ],
    [
      'left',
      [
        [850, 1900, 50, 20],
        [770, 1900, 70, 20],
      ],
    ],
  ])('turns a page upright whose lines run %s', (direction, [first = [], second = []]) => {
    const { blocks, linesRan } = readTsv(`${row('1.1.1', first, 95, 'One')}\n${row('1.1.1', second, 95, 'two')}`, page);
    const [one, two] = blocks[0]?.lines[0]?.words ?? [];
    expect([one?.xMin, one?.xMax, two?.xMin, two?.xMax]).toEqual([100, 150, 160, 230]);
    expect([one?.yMin, one?.yMax]).toEqual([80, 100]);
    expect(linesRan).toBe(direction);
  });
});

describe('digits that stand below one another', () => {
  it('do not tell how lines run, where Tesseract is sure of other lines', () => {
    const title = `${row('1.1.1', [100, 50, 80, 20], 95, 'Score')}\n${row('1.1.1', [190, 50, 90, 20], 90, 'sheet')}`;
    const digits = [100, 400, 700].map((top) => row('2.1.1', [100, top, 20, 30], 60, 'N')).join('\n');
    expect(readTsv(`${title}\n${digits}`, page).linesRan).toBeUndefined();
    expect(readTsv(digits, page).linesRan).toBe('down');
  });
});

describe('confidenceIn', () => {
  it('counts longer words for more', () => {
    const row = (confidence: number, text: string) => ['5', 1, 1, 1, 1, 1, 0, 0, 9, 9, confidence, text].join('\t');
    expect(confidenceIn([row(90, 'aaa'), row(10, 'b'), row(95, ' ')].join('\n'))).toBe(70);
    expect(confidenceIn('')).toBe(100);
  });
});

describe('a line of which only some runs to the left', () => {
  it('does not tell that a page is upside down', () => {
    const row = (left: number, text: string) => ['5', 1, 1, 1, 1, 1, left, 100, 40, 20, 95, text].join('\t');
    const page = readTsv([row(300, 'تم'), row(200, 'virtual'), row(100, 'python\u200f')].join('\n'), {
      ...{ number: 1, width: 600, height: 800 },
    });
    expect(page.blocks[0]?.lines[0]?.words.map(({ text, xMin }) => [text, xMin])).toContainEqual(['python', 100]);
  });
});
