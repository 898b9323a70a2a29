import { expect, it } from 'vitest';
import { joinedHint, joinWords } from '../../../../../../api/engines/libreoffice/prepare/word/joined-words.ts';
import { edited } from '../../../../../support/edited.ts';

const underlined = '<w:rPr><w:b/><w:u w:val="single"/></w:rPr>';
const r = (inner: string) => `<w:r>${inner}</w:r>`;
const t = (text: string) => `<w:t>${text}</w:t>`;
const joiner = (properties = '') => r(`<w:rPr>${properties}<w:u w:val="none"/></w:rPr>${t('\u2060')}`);

const part = (inner: string) => `<w:document><w:p>${inner}</w:p></w:document>`;
const joined = (inner: string) => edited(part(inner), (editor) => joinWords(editor));

it('joins words and addresses at slashes, question marks and em dashes', () => {
  const pieces = ['and/', 'or a.example/', '?', 'c=1 word', '\u2014word'];
  expect(joined(r(underlined + t(pieces.join(''))))).toBe(
    part(pieces.map((text) => r(underlined + t(text))).join(joiner('<w:b/>'))),
  );
});

it('joins words across runs, and keeps what else is in them', () => {
  expect(joined(r(t('a/')) + r(t('b')))).toBe(part(`${r(t('a/'))}${r('<w:t/>')}${joiner()}${r(t('b'))}`));
  expect(joined(r(`<w:tab/>${t('a/b')}<w:br/>`))).toBe(
    part(`${r(`<w:tab/>${t('a/')}`)}${joiner()}${r(`${t('b')}<w:br/>`)}`),
  );
});

it('leaves places alone at which Word breaks lines, and what is no text', () => {
  expect(joined(r(t('and/ or, what? Yes \u2014 no, co-author, and/')) + r(t(' ')))).toBeNull();
  expect(joined(r(t('中/文\u2014\u2014文')) + r(`${t('a/')}<w:tab/>${t('b')}`))).toBeNull();
  expect(joined(`${r(t('a/'))}</w:p><w:p>${r(t('b'))}`)).toBeNull();
  expect(joined(r('<w:instrText>HYPERLINK "http://a.example/b"</w:instrText>'))).toBeNull();
  expect(joined('<m:r><m:t>a/b</m:t></m:r>')).toBeNull();
  expect(joined(r(t('a/b'.repeat(1000))))).toBeNull();
});

it('repeats no properties beyond a bounded number', () => {
  const properties = (count: number) => `<w:rPr>${'<w:b/>'.repeat(count)}</w:rPr>`;
  expect(joined(r(properties(90) + t('a/b')))).not.toBeNull();
  expect(joined(r(properties(110) + t('a/b')))).toBeNull();
});

it('joins the words of boxes', () => {
  const box = (inner: string) => r(`<w:drawing><w:p>${inner}</w:p></w:drawing>`);
  expect(joined(box(r(t('a/b'))))).toBe(part(box(r(t('a/')) + joiner() + r(t('b')))));
});

it('leaves words alone that may be longer than a line', () => {
  const long = r(t(`a/${'b'.repeat(30)}`));
  const cell = (width: number) => `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${long}</w:tc>`;
  expect(joined(r(t(`a/${'b'.repeat(50)}`)))).toBeNull();
  expect(joined(cell(3000))).toBeNull();
  expect(joined(r(`<w:pict><w:txbxContent>${long}</w:txbxContent></w:pict>`))).toBeNull();
  expect(joined(cell(6000))).not.toBeNull();
  expect(joined(r(t('b'.repeat(40))) + r(t('/a')))).toBeNull();
});

it('knows parts with such text', () => {
  const hinted = (content: string) => joinedHint.test(Buffer.from(content).toString('latin1'));
  const head = '<?xml version="1.0"?><w:document xmlns:w="http://a.example/b"><w:body w:a="b/c"/>';
  expect(hinted(`${head}<w:t>and or</w:t><w:t/></w:document>`)).toBe(false);
  for (const text of ['and/or', 'what?id', 'a\u2014b', 'and/', '&#8212;']) {
    expect(hinted(`${head}<w:t>${text}</w:t>`)).toBe(true);
  }
});
