import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readLabels, restoreLabels } from '../../../../../api/engines/libreoffice/check/restore-labels.ts';

const list = (...levels: readonly string[]) =>
  String.raw`{\list\listtemplateid1${levels
    .map(
      (level) => String.raw`{\listlevel\levelnfc0\levelfollow0{\leveltext ${level};}{\levelnumbers\'02;}\fi-720\li720}`,
    )
    .join('')}\listid1}`;
const item = (shown: string, ls: number, level = 0) =>
  String.raw`{\listtext\pard\plain \rtlch\af1 \ltrch ${shown}\tab}\ilvl${level}\ls${ls} \li720{\loch a}\par `;

async function restored(...parts: readonly string[]): Promise<string> {
  const labels = await readLabels(Readable.from(parts));
  return text(restoreLabels(Readable.from(parts), labels));
}

it('restores signs that are lost in the levels of a list by the first label of each', async () => {
  const items =
    item(String.raw`\u31532\'3f1\u31456\'3f`, 1) +
    item(String.raw`\u167\'a7 1.1.`, 2, 1) +
    item('(2)', 1) +
    item('(3)', 3);
  const lists = (chapter: string, part: string) =>
    `{\\listtable${list(chapter)}${list(String.raw`\'02\'00.`, part)}${list(String.raw`\'03(\'00)`)}}`;
  const written = lists(String.raw`\'03\'3f\'00\'3f`, String.raw`\'06\'3f \'00.\'01.`);
  const whole = lists(String.raw`\'03\u31532 ?\'00\u31456 ?`, String.raw`\'06\u167 ? \'00.\'01.`);
  expect(await restored(`${written}${items}`)).toBe(`${whole}${items}`);
});

it('leaves question marks, and levels whose label is another', async () => {
  const rtf = [
    `{\\listtable${list(String.raw`\'02\'00?`)}${list(String.raw`\'02\'00\'3f`)}${list(String.raw`\'02\'00\'3f`)}}`,
    item('1?', 1),
    item(String.raw`a\u1075\'3f\u1075\'3f1`, 2),
  ].join('');
  expect(await restored(rtf)).toBe(rtf);
});

it('does not try all places of many numbers', async () => {
  const [level, shown] = [String.raw`\'09${String.raw`\'00`.repeat(8)}\'3f`, 'a'.repeat(800)];
  const rtf = `{\\listtable${list(level)}}${item(`${shown}\\u1075\\'3fa`, 1)}`;
  expect(await restored(rtf)).toBe(rtf);
  const matching = item(`${shown}\\u1075\\'3f`, 1);
  expect(await restored(`{\\listtable${list(level)}}${matching}`)).toBe(
    `{\\listtable${list(level.replace(String.raw`\'3f`, String.raw`\u1075 ?`))}}${matching}`,
  );
});

it('finds levels and labels wherever the file is divided as it is read', async () => {
  const shown = item(String.raw`\u1043\'3f 12`, 1);
  const source = `{\\listtable${list(String.raw`\'03\'3f \'00`)}}${shown}}`;
  const expected = `{\\listtable${list(String.raw`\'03\u1043 ? \'00`)}}${shown}}`;
  for (let at = 1; at < source.length; at++) {
    expect(await restored(source.slice(0, at), source.slice(at))).toBe(expected);
  }
});
