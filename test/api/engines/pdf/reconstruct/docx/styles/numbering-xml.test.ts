import { describe, expect, it } from 'vitest';
import { createUsedFonts } from '../../../../../../../api/engines/pdf/reconstruct/docx/font-table.ts';
import { numberingXml } from '../../../../../../../api/engines/pdf/reconstruct/docx/styles/numbering-xml.ts';
import type { DocModel } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** A document without headings. */
const bare = { body: look, sections: [], headings: new Map() };

/** The formats of lists with bullets. */
function formatsOf(...bullets: readonly string[]) {
  const level = { format: 'bullet', start: 1, left: 36, hanging: 18, look } as const;
  const lists = bullets.map((text) => ({ levels: [{ ...level, text }] }));
  const xml = numberingXml({ ...bare, lists } as unknown as DocModel, createUsedFonts());
  return [...xml.matchAll(/<w:numFmt w:val="(\w+)"/g)].map(([, format]) => format);
}

describe('labels of lists', () => {
  it('are bullets if they are one character, and words otherwise', () => {
    expect(formatsOf('•', '\u{1f600}', 'Note:')).toEqual(['bullet', 'bullet', 'none']);
  });

  it('state their family, though it is what fonts without a name have', () => {
    const of = { ...look, font: 'TimesNewRomanPSMT' };
    const level = { format: 'decimal', text: '%1.', start: 1, left: 36, hanging: 18, look: of } as const;
    const xml = numberingXml({ ...bare, lists: [{ levels: [level] }] } as unknown as DocModel, createUsedFonts());
    expect(xml).toContain('w:ascii="Times New Roman"');
  });

  it('state what the headings that they number have otherwise, such as their colour', () => {
    const labelled = (heading: number | null, colour: string) => {
      const level = { format: 'decimal', text: '%1', start: 1, left: 36, hanging: 18, look } as const;
      const block = { type: 'paragraph', heading, list: { list: 0, level: 0 } };
      const headings = new Map([[1, { ...look, colour, isBold: true, size: 14 }]]);
      const model = { body: look, sections: [{ blocks: [block] }], headings, lists: [{ levels: [level] }] };
      return /<w:rPr>.*<\/w:rPr>/.exec(numberingXml(model as unknown as DocModel, createUsedFonts()))?.[0];
    };
    const stated = labelled(1, 'FFFFFF');
    expect(stated).toContain(`<w:color w:val="${look.colour}"/>`);
    expect(stated).toContain('<w:b w:val="0"/>');
    expect(stated).toContain(`<w:sz w:val="${2 * look.size}"/>`);
    expect(labelled(1, look.colour)).not.toContain('w:color');
    expect(labelled(null, 'FFFFFF')).not.toMatch(/w:color|w:b |w:sz/);
  });

  it('have effects in a namespace that the part declares: no reader opens it otherwise', () => {
    const effect = { colour: '404040', transparency: 0.6, radius: 1, offset: 0 };
    const level = {
      format: 'decimal',
      text: '%1.',
      start: 1,
      left: 36,
      hanging: 18,
      look: { ...look, effect },
    } as const;
    const xml = numberingXml({ ...bare, lists: [{ levels: [level] }] } as unknown as DocModel, createUsedFonts());
    const prefixes = [...xml.matchAll(/[< ](\w+):\w+/g)].flatMap(([, prefix]) => (prefix === 'xmlns' ? [] : [prefix]));
    const declared = [...xml.matchAll(/xmlns:(\w+)=/g)].map(([, prefix]) => prefix);
    expect(xml).toContain('<w14:glow');
    expect(declared).toEqual(expect.arrayContaining([...new Set(prefixes)]));
  });
});
