import { expect, it } from 'vitest';
import { fitMarginsToGrid } from '../../../../../../../api/engines/libreoffice/prepare/word/grid/grid-margins.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const section = (bottom: number, grid: string) =>
  `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:bottom="${bottom}" w:left="1800"/><w:docGrid ${grid}/></w:sectPr>`;
const lines = 'w:type="lines" w:linePitch="312"';

it('leaves whole lines of the grid between the margins', () => {
  // 16838 - 1440 - 1440 are 44 lines and 230 more.
  expect(edited(section(1440, lines), fitMarginsToGrid)).toBe(section(1670, lines));
  const characters = 'w:type="linesAndChars" w:linePitch="312" w:charSpace="1"';
  expect(edited(section(1440, characters), fitMarginsToGrid)).toBe(section(1670, characters));
});

it.each([
  ['whole lines already', section(1670, lines)],
  ['no lines', section(1440, 'w:linePitch="312"')],
  ['exact margins', section(-1440, lines)],
  ['no pitch', section(1440, 'w:type="lines"')],
  ['no page size', `<w:sectPr><w:pgMar w:top="1440" w:bottom="1440"/><w:docGrid ${lines}/></w:sectPr>`],
])('leaves sections alone that have %s', (_, content) => {
  expect(edited(content, fitMarginsToGrid)).toBeNull();
});
