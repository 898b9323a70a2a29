import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { completeHeads } from '../../../../../api/engines/libreoffice/check/complete-heads.ts';

const completed = (...parts: readonly string[]) => text(completeHeads(Readable.from(parts)));

const picture = String.raw`{\shp{\*\shpinst{\sp{\sn pib}{\sv {\pict\jpegblip ffd8}}}}}`;
/** A head as it is in the table of page styles, and as it is in a later section. */
const head = (kind: string, shown = '') =>
  [
    `{\\${kind}\\pard\\plain \\ql\\qr{\\loch\n${picture}${shown}}\n\\par }`,
    `{\\${kind}\\pard\\plain \\ql{\\loch\n${shown}}\n\\par }`,
  ] as const;
const document = (table: string, sections: string) =>
  String.raw`{\rtf1{\*\pgdsctbl{\pgdsc0\pgwsxn11906${table}\pgdscnxt0 Page;}}\sectd\pard a\par\sect\sectd${sections}\pard b}`;

const page = String.raw`{\field{\*\fldinst  PAGE }{\fldrslt `;

it('completes heads of later sections by those of the page styles', async () => {
  const [whole, poor] = head('header', "Draft \\{1\\} \\u8211 ?\\'e9");
  const [wholeFoot, poorFoot] = head('footerf');
  expect(await completed(document(whole + wholeFoot, poor + poorFoot))).toBe(
    document(whole + wholeFoot, whole + wholeFoot),
  );
});

it('finds them whatever the results of their fields are', async () => {
  const [whole] = head('footer', `${page}8}}`);
  const [, poor] = head('footer', `${page}12}}`);
  expect(await completed(document(whole, poor))).toBe(document(whole, whole));
});

it('finds heads wherever the file is divided as it is read', async () => {
  const [whole, poor] = head('headerl', 'Draft');
  const source = document(whole, poor);
  for (let at = 1; at < source.length; at++) {
    expect(await completed(source.slice(0, at), source.slice(at))).toBe(document(whole, whole));
  }
});

it('gives feet of later sections their distance from the edge, and leaves that of heads', async () => {
  const [whole, poor] = head('header');
  const [wholeFoot, poorFoot] = head('footer', 'Draft');
  const table = `\\footery960${whole}${wholeFoot}`;
  const sections = `\\footery960${poor}\\footery1418${poorFoot}`;
  const expected = `\\footery960${whole}\\footery960${wholeFoot}`;
  const source = document(table, sections);
  for (let at = 1; at < source.length; at++) {
    expect(await completed(source.slice(0, at), source.slice(at))).toBe(document(table, expected));
  }
});

it('gives feet the distance that their section says first, where there are no page styles', async () => {
  const [, poor] = head('header', 'Draft');
  const [, poorFoot] = head('footer', 'Draft');
  const section = (own: string, other: string) =>
    `\\sect\\sectd\\headery1418${own}\\headery1418${poor}${other}${poorFoot}\\pard a\\par`;
  const source = `{\\rtf1${section('\\footery960', '\\footery1418')}${section('\\footery500', '\\footery1418')}${section('', '\\footery700')}}`;
  const expected = `{\\rtf1${section('\\footery960', '\\footery960')}${section('\\footery500', '\\footery500')}${section('', '\\footery700')}}`;
  for (let at = 1; at < source.length; at += 7) {
    expect(await completed(source.slice(0, at), source.slice(at))).toBe(expected);
  }
});

it('gives sections with the same text at their head those of their page styles, in order', async () => {
  const [whole, poor] = head('header', 'Draft');
  const centred = whole.replace('\\qr', '\\qc');
  expect(await completed(document(whole + centred, poor.repeat(3)))).toBe(
    document(whole + centred, whole + centred + centred),
  );
});

it('leaves heads with another text, and of other pages', async () => {
  const [whole] = head('header', 'Draft');
  const [, other] = head('header', 'Final');
  const [, first] = head('headerf', 'Draft');
  expect(await completed(document(whole, other + first))).toBe(document(whole, other + first));
});

it('does not hold heads with large pictures', async () => {
  const [whole, poor] = head('header', 'Draft');
  const large = whole.replace('ffd8', 'ffd8'.repeat(100_000));
  const source = document(large, poor);
  const parts = Array.from({ length: 10 }, (_, part) => source.slice(part * 65_536, (part + 1) * 65_536));
  expect(await completed(...parts)).toBe(source);
});
