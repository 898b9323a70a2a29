import { expect, it } from 'vitest';
import { completeStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/complete-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const styles = (inner: string) => edited(`<w:styles>${inner}</w:styles>`, completeStyles);
const style = (id: string, inner: string, type = 'paragraph') =>
  `<w:style w:type="${type}" w:styleId="${id}">${inner}</w:style>`;
const name = (value: string) => `<w:name w:val="${value}"/>`;
const basedOn = (value: string) => `<w:basedOn w:val="${value}"/>`;
const list = (inner: string) => `<w:pPr><w:numPr>${inner}</w:numPr></w:pPr>`;

it('names table styles that have no name', () => {
  expect(styles(style('a', basedOn('TableNormal'), 'table'))).toContain(
    style('a', name('Style a') + basedOn('TableNormal'), 'table'),
  );
  expect(styles(style('a', name('Grid') + basedOn('TableNormal'), 'table'))).toBeNull();
  expect(styles(style('a', basedOn('Normal')))).toBeNull();
});

it('states the list of which a style takes another level', () => {
  const first = style('Heading1', name('heading 1') + list('<w:numId w:val="5"/>'));
  const second = style('Heading2', name('heading 2') + basedOn('Heading1') + list('<w:ilvl w:val="1"/>'));
  const third = style('Heading3', name('heading 3') + basedOn('Heading2') + list('<w:ilvl w:val="2"/>'));
  const stated = (level: number) => list(`<w:ilvl w:val="${level}"/><w:numId w:val="5"/>`);
  expect(styles(first + second + third)).toBe(
    `<w:styles>${first}${second.replace(list('<w:ilvl w:val="1"/>'), stated(1))}${third.replace(list('<w:ilvl w:val="2"/>'), stated(2))}</w:styles>`,
  );
});

it('leaves lists alone that are stated, or inherited whole, or unknown', () => {
  const first = style('Heading1', name('heading 1') + list('<w:numId w:val="5"/>'));
  const others = list('<w:ilvl w:val="1"/><w:numId w:val="7"/>');
  expect(styles(first + style('Heading2', name('heading 2') + basedOn('Heading1') + others))).toBeNull();
  expect(styles(first + style('Heading2', name('heading 2') + basedOn('Heading1')))).toBeNull();
  expect(styles(style('Heading2', name('heading 2') + list('<w:ilvl w:val="1"/>')))).toBeNull();
});
