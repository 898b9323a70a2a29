import { describe, expect, it } from 'vitest';
import {
  numberingOf,
  numberRoles,
  withPageNumbers,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/page-numbers.ts';
import { emptyParagraph } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/empty-paragraph.ts';
import { textInline } from '../../../../../../support/rebuilt-pdf/text-inline.ts';

const texts = (...of: readonly string[]) => of.map((text, page) => ({ page, text }));

describe('numbers in running heads', () => {
  it('are page numbers where they count with the pages, wherever they begin', () => {
    expect(numberRoles(texts('7/2020 - 13', '7/2020 - 14'), 2)).toEqual([null, null, 'page']);
    expect(numberingOf(texts('13', '14'))).toEqual({ offset: 12, format: 'decimal' });
    expect(numberingOf(texts('2020', '2020'))).toBeNull();
  });

  it('of a single page are its number only if they say one', () => {
    expect(numberRoles(texts('Page 1 of 1'), 1)).toEqual(['page', 'pages']);
    expect(numberRoles(texts('Form 160'), 1)).toEqual([null]);
  });

  it('are no number of pages where they are a part of a word', () => {
    expect(numberRoles(texts('60 of 2', '61 of 2'), 2)).toEqual(['page', 'pages']);
    expect(numberRoles(texts('60 2nd Conference', '61 2nd Conference'), 2)).toEqual(['page', null]);
    expect(numberRoles(texts('60 Model A2', '61 Model A2'), 2)).toEqual(['page', null]);
  });

  it('of the one page with its head are its number where they stand for themselves', () => {
    const roles = (text: string) => numberRoles([{ page: 3, text }], 9);
    expect(roles('Report\t4')).toEqual(['page']);
    expect(roles('The 4 seasons')).toEqual([null]);
    expect(roles('Report\t5')).toEqual([null]);
  });

  it('are those of any script', () => {
    expect(numberRoles(texts('صفحة ٩', 'صفحة ١٠'), 2)).toEqual(['page']);
    expect(numberingOf(texts('۱۳', '۱۴'))).toEqual({ offset: 12, format: 'decimal' });
    const blocks = withPageNumbers([emptyParagraph({ inlines: [textInline('- ٤ -')] })], ['page'], '- ٤ -');
    expect(blocks).toMatchObject([{ inlines: [{ text: '- ' }, { type: 'page-number', shown: '٤' }, { text: ' -' }] }]);
  });

  it('may be Roman ones that count the pages', () => {
    expect(numberRoles(texts('Page iv of 9', 'Page v of 9'), 9)).toEqual(['page', 'pages']);
    expect(numberingOf(texts('Part I, XII', 'Part I, XIII'))).toEqual({ offset: 11, format: 'upperRoman' });
    expect(numberingOf(texts('I', 'I'))).toBeNull();
    expect(numberingOf([{ page: 0, text: 'i' }])).toBeNull();
  });

  it('are found where their looks divide a text', () => {
    const head = [emptyParagraph({ inlines: [textInline('Model v'), textInline('1.0, '), textInline('iii')] })];
    const [block] = withPageNumbers(head, [null, null, 'page'], 'Model v1.0, iii');
    expect(block).toMatchObject({
      inlines: [{ text: 'Model v' }, { text: '1.0, ' }, { type: 'page-number', of: 'page', shown: 'iii' }],
    });
  });

  it('become fields that show what the last page does', () => {
    const head = [emptyParagraph({ inlines: [textInline('Page 4 of 9')] })];
    const blocks = withPageNumbers(head, ['page', 'pages'], 'Page 8 of 9');
    expect(blocks).toMatchObject([
      {
        inlines: [
          { text: 'Page ' },
          { type: 'page-number', of: 'page', shown: '8' },
          { text: ' of ' },
          { type: 'page-number', of: 'pages', shown: '9' },
        ],
      },
    ]);
  });
});
