import { describe, expect, it } from 'vitest';
import { settingsXml } from '../../../../../../api/engines/pdf/reconstruct/docx/fixed-parts.ts';
import { parseXml } from '../../../../../support/office/read/parse-xml.ts';

const plain = { hasEvenHeads: false, hasFonts: false, notes: [] };
const settingsOf = (features: Partial<Parameters<typeof settingsXml>[0]>) =>
  parseXml(settingsXml({ ...plain, ...features })).children;
const namesOf = (features: Parameters<typeof settingsOf>[0]) => settingsOf(features).map(({ name }) => name);

describe('the settings of a document', () => {
  it('have Word lay it out as the versions since 2013 do', () => {
    const [compatibility] = settingsOf({});
    expect(compatibility?.children[0]?.attributes).toMatchObject({ 'w:name': 'compatibilityMode', 'w:val': '15' });
  });

  it('name only what it has', () => {
    expect(namesOf({})).toEqual(['w:compat']);
    expect(namesOf({ hasEvenHeads: true })).toEqual(['w:evenAndOddHeaders', 'w:compat']);
    expect(namesOf({ hasFonts: true })).toEqual(['w:embedTrueTypeFonts', 'w:saveSubsetFonts', 'w:compat']);
  });

  it('name both separators of each kind of notes', () => {
    const [footnotes, endnotes] = settingsOf({ notes: ['footnote', 'endnote'] });
    expect([footnotes?.name, endnotes?.name]).toEqual(['w:footnotePr', 'w:endnotePr']);
    expect(footnotes?.children.map(({ name, attributes }) => [name, attributes['w:id']])).toEqual([
      ['w:footnote', '-1'],
      ['w:footnote', '0'],
    ]);
  });
});
