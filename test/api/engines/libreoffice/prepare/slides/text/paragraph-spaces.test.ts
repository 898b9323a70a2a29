import { expect, it } from 'vitest';
import {
  shareHint,
  widenSpaces,
} from '../../../../../../../api/engines/libreoffice/prepare/slides/text/paragraph-spaces.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const widened = (content: string) => edited(content, widenSpaces);
const share = (name: string, value: string) => `<a:${name}><a:spcPct val="${value}"/></a:${name}>`;

it('takes shares of a line, which is a fifth higher than its type', () => {
  expect(widened(share('spcBef', '20000') + share('spcAft', '50%'))).toBe(
    share('spcBef', '24000') + share('spcAft', '60000'),
  );
});

it('leaves the height of lines and spaces in points', () => {
  const lines = share('lnSpc', '90000');
  expect(widened(`${lines}<a:spcBef><a:spcPts val="600"/></a:spcBef>${share('spcAft', '0')}`)).toBeNull();
  expect(widened(share('spcBef', '20000') + lines)).toBe(share('spcBef', '24000') + lines);
});

it('knows parts with shares, however they are spaced', () => {
  expect(shareHint.test(share('spcBef', '20000'))).toBe(true);
  expect(shareHint.test('<spcAft>\n  <spcPct val="5%"/>\n</spcAft>')).toBe(true);
  expect(shareHint.test(share('lnSpc', '90000'))).toBe(false);
});
