import { expect, it } from 'vitest';
import { drawSparklines } from '../../../../../../api/engines/libreoffice/prepare/books/sparklines.ts';
import { edited } from '../../../../../support/office/edited.ts';

it('turns lines into columns, and leaves columns', () => {
  expect(edited('<x14:sparklineGroup markers="1"/>', drawSparklines)).toBe(
    '<x14:sparklineGroup markers="1" type="column"/>',
  );
  expect(edited('<x14:sparklineGroup type="line"/>', drawSparklines)).toBe('<x14:sparklineGroup type="column"/>');
  expect(edited('<x14:sparklineGroup type="stacked"/><x14:sparkline/>', drawSparklines)).toBeNull();
});
