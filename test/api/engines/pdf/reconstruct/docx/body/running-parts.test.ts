import { describe, expect, it } from 'vitest';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import {
  hasEvenHeads,
  runningParts,
} from '../../../../../../../api/engines/pdf/reconstruct/docx/body/running-parts.ts';
import type { RunningText, Section } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';
import { writeContext } from '../../../../../../support/rebuilt-pdf/write-context.ts';

const none: RunningText = { usual: null, first: null, even: null };
const says = (text: string) => [emptyParagraph({ inlines: [textInline(text)] })];
const section = (header: RunningText, footer: RunningText = none): Section => ({
  ...{ width: 600, height: 800, start: 'nextPage', columns: [], blocks: [], firstPageNumber: null, header, footer },
  margins: { top: 10, right: 20, bottom: 30, left: 40, header: 5, footer: 6 },
});
const partsOf = (...sections: readonly Section[]) => {
  const { parts, references } = runningParts(sections, writeContext());
  const texts = parts.map(({ name, xml }) => [name, /<w:t[^>]*>([^<]*)/.exec(xml)?.[1] ?? '']);
  return { texts, kinds: references.map((each) => [Object.keys(each.header), Object.keys(each.footer)]) };
};

describe('headers and footers', () => {
  it('are parts, of which sections have their own', () => {
    const { texts, kinds } = partsOf(
      section({ ...none, usual: says('head') }),
      section({ ...none, usual: says('next') }),
    );
    expect(texts).toEqual([
      ['header1.xml', 'head'],
      ['header2.xml', 'next'],
    ]);
    expect(kinds).toEqual([
      [['default'], []],
      [['default'], []],
    ]);
  });

  it('are kept by a section with the same ones', () => {
    const head = () => ({ ...none, usual: says('head') });
    expect(partsOf(section(head()), section(head())).kinds).toEqual([
      [['default'], []],
      [[], []],
    ]);
  });

  it('are kept one by one', () => {
    const foot = () => ({ ...none, usual: says('foot') });
    const [one, other] = [
      { ...none, usual: says('one') },
      { ...none, usual: says('other'), first: says('first') },
    ];
    expect(partsOf(section(one, foot()), section(other, foot())).kinds).toEqual([
      [['default'], ['default']],
      [['default', 'first'], []],
    ]);
  });

  it('are written anew for pages of another width', () => {
    const head = { ...none, usual: says('head') };
    expect(partsOf(section(head), { ...section(head), width: 800 }).kinds[1]).toEqual([['default'], []]);
  });

  it('are empty where others are not, and for even pages if any are', () => {
    const usual = { ...none, usual: says('head') };
    expect(partsOf(section(usual), section({ ...none })).texts).toEqual([
      ['header1.xml', 'head'],
      ['header2.xml', ''],
    ]);
    const even = { ...none, even: says('even'), first: says('first') };
    expect(partsOf(section(even)).kinds).toEqual([
      [
        ['default', 'first', 'even'],
        ['default', 'even'],
      ],
    ]);
    expect([hasEvenHeads([section(even)]), hasEvenHeads([section(usual)])]).toEqual([true, false]);
  });
});
