import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBinaryContent } from '../../../../../../api/engines/libreoffice/kept/binary/binary-content.ts';
import { openCompoundFile } from '../../../../../../api/formats/compound-file.ts';
import { excel97 } from '../../../../../support/binary/excel-97.ts';
import { powerPoint97 } from '../../../../../support/binary/powerpoint-97.ts';
import {
  deleted,
  hidden,
  longModifier,
  type Run,
  type StoryLengths,
  word97,
} from '../../../../../support/binary/word-97.ts';
import { compound, doc, ppt, xls } from '../../../../../support/office/compound.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();

async function contentOf(document: Buffer) {
  const path = join(folder, 'document');
  await writeFile(path, document);
  const file = await openCompoundFile(path);
  try {
    return (await readBinaryContent(file)).content;
  } finally {
    await file.close();
  }
}

const textsOf = async (document: Buffer) => (await contentOf(document))?.passages.map(({ text }) => text);

describe('of a Word 97 document', () => {
  const word = (runs: readonly Run[], lengths?: StoryLengths) => textsOf(word97(runs, lengths));

  it('are its paragraphs and cells, in pieces of either width', async () => {
    const runs = [{ text: 'Naïve caf\xe9\r', narrow: true }, { text: 'Тека\x07Zwei\x0bZeilen\t3\r' }];
    expect(await word(runs)).toEqual(['Naïve café', 'Тека', 'Zwei Zeilen 3']);
  });

  it('join a word that lies in two pieces, without its soft hyphen', async () => {
    expect(await word([{ text: 'Frag\x1f' }, { text: 'ment\r', narrow: true }])).toEqual(['Fragment']);
  });

  it('are not what is hidden or deleted', async () => {
    const runs = [
      { text: 'Seen ' },
      { text: 'secret ', modifiers: [...longModifier, ...hidden] },
      { text: 'too', modifiers: [0x3c, 0x08, 0] },
      { text: ' struck', modifiers: deleted, narrow: true },
      { text: ' end\r' },
    ];
    expect(await word(runs)).toEqual(['Seen too end']);
  });

  it('include stored results of fields but neither instructions nor what is worked out anew', async () => {
    const text = '\x13 HYPERLINK "https://example.com" \x14a link\x15 on \x13 DATE \x147 May\x15Monday\r';
    expect(await word([{ text }])).toEqual(['a link on Monday']);
    const nested = '\x13 HYPERLINK \x13 QUOTE \x14kept from view\x15 \x14a \x13 QUOTE \x14link\x15\x15 end\r';
    expect(await word([{ text: nested }])).toEqual(['a link end']);
  });

  it('include notes and text boxes, but neither running heads nor comments', async () => {
    const stories = ['Body\r', 'Footnote\r', 'Running head\r', '', 'Comment\r', 'Endnote\r', 'In a box\r'];
    const lengths = stories.map((story) => story.length);
    const content = await contentOf(word97([{ text: stories.join('') }], lengths));
    expect(content?.passages).toEqual([
      { text: 'Body', inBox: false },
      { text: 'Footnote', inBox: false },
      { text: 'Endnote', inBox: false },
      { text: 'In a box', inBox: true },
    ]);
  });

  it('are unknown where pieces run backwards or leave the file', async () => {
    const file = word97([{ text: 'One\r' }, { text: 'Two\r' }]);
    const list = file.indexOf(Buffer.from([0, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0]));
    const backwards = Buffer.from(file);
    backwards.writeUInt32LE(9, list + 4);
    const leaving = Buffer.from(file);
    leaving.writeUInt32LE(0x30000000, list + 14);
    expect(await contentOf(backwards)).toBeNull();
    expect(await contentOf(leaving)).toBeNull();
  });
});

describe('of an Excel 97 workbook', () => {
  const strings = ['Apples', 'Pears', 'Quinces go on'];

  it('are its cells, as often as they are shown', async () => {
    const file = excel97(strings, [
      {
        rows: [
          [0, 1],
          ['own text', 0],
        ],
      },
      { rows: [[2]] },
    ]);
    expect(await textsOf(file)).toEqual(['own text', 'Apples', 'Apples', 'Pears', 'Quinces go on']);
  });

  it('are not those of hidden sheets, rows and columns, nor of sheets that print an area', async () => {
    const content = await contentOf(
      excel97(strings, [
        { rows: [[0, 1], [2]], hiddenRows: [1], hiddenColumns: [1] },
        { rows: [[1]], hidden: true },
        { rows: [[2]], printArea: true },
      ]),
    );
    expect(content).toMatchObject({ passages: [{ text: 'Apples' }], hiddenSheets: 1 });
  });

  it('are unknown where the strings break off', async () => {
    const file = excel97(strings, [{ rows: [[2]] }]);
    const count = file.indexOf(Buffer.from([3, 0, 0, 0, 3, 0, 0, 0]));
    file.writeUInt32LE(9, count + 4);
    expect(await contentOf(file)).toBeNull();
  });
});

describe('of a PowerPoint 97 presentation', () => {
  it('are placeholders and shapes of the newest state, in groups as well', async () => {
    const file = powerPoint97([
      { outline: ['Title', 'First point\rSecond\x0bpoint'], shapes: [{ text: 'Größe' }] },
      { outline: ['Next'] },
    ]);
    expect(await contentOf(file)).toMatchObject({
      passages: ['Title', 'First point', 'Second point', 'Größe', 'Next'].map((text) => ({ text })),
      slides: { shown: 2, hidden: 0 },
    });
  });

  it('are not what is off the slide or on a hidden one', async () => {
    const shapes = [
      { text: 'Beside', place: [100, -900, -100, 300] as const },
      { text: 'On it', place: [100, 100, 900, 300] as const },
    ];
    const file = powerPoint97([{ shapes }, { outline: ['Backup'], hidden: true }]);
    expect(await contentOf(file)).toMatchObject({
      passages: [{ text: 'On it' }],
      slides: { shown: 1, hidden: 1 },
    });
  });
});

it('are unknown of what is encrypted, empty, older or something else', async () => {
  const older = Buffer.alloc(5000);
  older.writeUInt16LE(0xa5dc, 0);
  const files = [
    doc({ encrypted: true }),
    doc(),
    xls({ encrypted: true }),
    ppt(),
    compound({ WordDocument: older }),
    compound({ Book: Buffer.alloc(5000) }),
    compound({ WordDocument: Buffer.alloc(1) }),
  ];
  for (const file of files) expect(await contentOf(file)).toBeNull();
});
