import { expect, it } from 'vitest';
import { wrapLinks } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/wrapped-links.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const wrapped = (content: string) => edited(content, wrapLinks);
const link = '<a:hlinkClick r:id="1"/>';
const fill = (colour: string) => `<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;
const run = (text: string, properties = '', attributes = '') =>
  `<a:r><a:rPr${attributes}>${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const linked = (text: string) => run(text, fill('hlink') + link, ' u="sng"');
const unlinked = (text: string) => run(text, fill('hlink'), ' u="sng"');
/** What keeps the colour of the last one. */
const end = '\u2060';

it('makes each word a separate link', () => {
  expect(wrapped(run('two words', link))).toBe(linked('two') + unlinked(' ') + linked('words') + unlinked(end));
});

it('lets lines break within addresses and East Asian text', () => {
  expect(wrapped(run('a.org/b-c/d', link))).toBe(['a.org/', 'b-', 'c/', 'd'].map(linked).join('') + unlinked(end));
  expect(wrapped(run('https://a', link))).toBe(linked('https://') + linked('a') + unlinked(end));
  expect(wrapped(run('见链接说明x', link))).toBe(['见链接说', '明', 'x'].map(linked).join('') + unlinked(end));
});

it('has links to slides follow something with their look', () => {
  const jump = '<a:hlinkClick r:id="1" action="ppaction://hlinksldjump"/>';
  const jumping = (text: string) => run(text, fill('hlink') + jump, ' u="sng"');
  const before = unlinked('\u200b');
  expect(wrapped(run('one', jump))).toBe(before + jumping('one') + unlinked(end));
  expect(wrapped(run('a-b c', jump))).toBe(
    before + jumping('a-') + before + jumping('b') + unlinked(' ') + jumping('c') + unlinked(end),
  );
});

it('shows links in the colour for links, unless they keep their own', () => {
  const line = '<a:ln w="1"/>';
  expect(wrapped(run('a', line + fill('tx2') + link))).toBe(run('a', line + fill('hlink') + link, ' u="sng"'));
  const own =
    '<a:hlinkClick r:id="1"><a:extLst><a:ext uri="x"><y:hlinkClr val="tx"/></a:ext></a:extLst></a:hlinkClick>';
  expect(wrapped(run('a b', fill('tx2') + own))).toBe(
    run('a', fill('tx2') + own) + run(' ', fill('tx2')) + run('b', fill('tx2') + own) + run(end, fill('tx2')),
  );
});

it('keeps a link of very many words whole, and other text unchanged', () => {
  const long = 'a '.repeat(300);
  expect(wrapped(run(long, link))).toBe(linked(long));
  expect(wrapped(run('two words', fill('tx1')))).toBeNull();
  expect(wrapped(`<a:r><a:rPr>${link}</a:rPr><a:t/></a:r>`)).toBeNull();
});

it('leaves a run with too much content unchanged', () => {
  const properties = `${'<a:ln/>'.repeat(300)}${link}`;
  expect(wrapped(run('two words', properties))).toBeNull();
  expect(wrapped(run('two words', properties) + run('a', link))).toBe(run('two words', properties) + linked('a'));
});

it('writes runs without a link as they came', () => {
  const plain = `<a:r><a:rPr lang="en"><a:latin typeface="A"/></a:rPr><a:t>x</a:t></a:r><a:r><a:t>y</a:t></a:r>`;
  expect(wrapped(plain + run('a', link) + plain)).toBe(plain + linked('a') + plain);
});
