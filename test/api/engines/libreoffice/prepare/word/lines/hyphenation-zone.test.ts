import { expect, it } from 'vitest';
import {
  hyphenationHint,
  stateHyphenationZone,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lines/hyphenation-zone.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const stated = (content: string) => edited(`<w:settings>${content}</w:settings>`, stateHyphenationZone);
const settings = (content: string) => `<w:settings>${content}</w:settings>`;
const hyphenation = '<w:autoHyphenation/>';
const limit = '<w:consecutiveHyphenLimit w:val="2"/>';
const zone = '<w:hyphenationZone w:val="360"/>';

it('states the zone that Word takes', () => {
  const other = '<w:doNotHyphenateCaps/>';
  expect(stated(hyphenation + other)).toBe(settings(hyphenation + zone + other));
  expect(stated(hyphenation + limit)).toBe(settings(hyphenation + limit + zone));
  expect(stated(hyphenation)).toBe(settings(hyphenation + zone));
});

it('leaves zones that are stated, and documents whose words stay whole', () => {
  expect(stated(`${hyphenation}${limit}<w:hyphenationZone w:val="425"/>`)).toBeNull();
  expect(stated('<w:autoHyphenation w:val="0"/>')).toBeNull();
  expect(hyphenationHint.test(hyphenation)).toBe(true);
  expect(hyphenationHint.test('<w:suppressAutoHyphens/>')).toBe(false);
});
