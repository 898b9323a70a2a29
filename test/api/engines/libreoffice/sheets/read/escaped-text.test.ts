import { expect, it } from 'vitest';
import { unescapedText } from '../../../../../../api/engines/libreoffice/sheets/read/escaped-text.ts';

it('reads characters that are written as their codes, and ends lines once', () => {
  expect(unescapedText('first _x000D_\nsecond_x000a_third')).toBe('first \nsecond\nthird');
  expect(unescapedText('written as _x005F_x000D_, _x12_ or _xyz_')).toBe('written as _x000D_, _x12_ or _xyz_');
});
