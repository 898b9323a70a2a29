import { expect, it } from 'vitest';
import type { XmlElement } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import { fitsOnLine } from '../../../../../../../api/engines/libreoffice/prepare/word/lines/fits-on-line.ts';

const element = (name: string, ...children: XmlElement['children']): XmlElement => ({ name, attributes: {}, children });
const paragraph = (...children: readonly XmlElement[]) => element('w:p', element('w:r', ...children));
const text = element('w:t', 'ten letter');

it('takes letters to be rather wide', () => {
  expect(fitsOnLine(paragraph(text), { halfPoints: 20 }, 1401)).toBe(true);
  expect(fitsOnLine(paragraph(text, text), { halfPoints: 20 }, 1401)).toBe(false);
});

it('counts neither codes of fields nor what was deleted', () => {
  const hidden = [element('w:instrText', ' PAGEREF _Toc1 '), element('w:delText', 'more text')];
  expect(fitsOnLine(paragraph(text, ...hidden), { halfPoints: 20 }, 1401)).toBe(true);
});
