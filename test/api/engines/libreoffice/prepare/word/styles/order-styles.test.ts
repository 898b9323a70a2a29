import { expect, it } from 'vitest';
import { orderStyles } from '../../../../../../../api/engines/libreoffice/prepare/word/styles/order-styles.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const style = (id: string, base?: string) =>
  `<w:style w:styleId="${id}"><w:name w:val="${id}"/>${base === undefined ? '' : `<w:basedOn w:val="${base}"/>`}<w:pPr><w:spacing w:before="120"/></w:pPr></w:style>`;
const defaults = '<w:docDefaults/>';
const ordered = (...all: string[]) => edited(`<w:styles>${defaults}${all.join('')}</w:styles>`, orderStyles);
const styles = (...all: string[]) => `<w:styles>${defaults}${all.join('')}</w:styles>`;

it('puts styles behind those that they are based on', () => {
  const [normal, body, toc, sub] = [
    style('Normal'),
    style('Body', 'Normal'),
    style('TOC1', 'Body'),
    style('Sub', 'TOC1'),
  ];
  expect(ordered(sub, toc, normal, body)).toBe(styles(normal, body, toc, sub));
  expect(ordered(toc, sub, style('Other', 'Body'), normal, body)).toBe(
    styles(normal, body, toc, sub, style('Other', 'Body')),
  );
});

it('leaves styles alone that are in order', () => {
  expect(ordered(style('Normal'), style('Body', 'Normal'), style('TOC1', 'Body'))).toBeNull();
});

it('keeps styles whose base is missing, or that are based on each other', () => {
  const [missing, one, two] = [style('A', 'Nowhere'), style('B', 'C'), style('C', 'B')];
  const result = ordered(missing, one, two, style('Normal')) ?? '';
  for (const kept of [missing, one, two]) expect(result.split(kept)).toHaveLength(2);
});
