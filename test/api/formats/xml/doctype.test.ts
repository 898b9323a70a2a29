import { expect, it } from 'vitest';
import { isHarmlessDoctype } from '../../../../api/formats/xml/doctype.ts';

it('refuses entities that grow, nest or name a file, and lets short ones pass', () => {
  expect(isHarmlessDoctype('x [<!ENTITY e SYSTEM "file:///etc/passwd">]')).toBe(false);
  expect(isHarmlessDoctype('x [<!ENTITY % p "a"> %p;]')).toBe(false);
  expect(isHarmlessDoctype(`x [<!ENTITY e "${'a'.repeat(2000)}">]`)).toBe(false);
  expect(isHarmlessDoctype('svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]')).toBe(true);
  expect(
    isHarmlessDoctype('library:library PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "library.dtd"'),
  ).toBe(true);
});
