import { expect, it } from 'vitest';
import { rtfSections } from '../../../../../../api/engines/pdf/reconstruct/docx/rtf-sections.ts';

const none = { usual: null, first: null, even: null };
const margins = { top: 72, right: 72, bottom: 72, left: 72, header: 36, footer: 36 };
const plain = {
  ...{ width: 595, height: 842, margins, start: 'nextPage' as const, firstPageNumber: 7 },
  ...{ columns: [], header: none, footer: none, blocks: [] },
};
const columns = [
  { width: 200, space: 30 },
  { width: 221, space: 0 },
];

it('begins pages with columns by an empty line in one column', () => {
  const [first, opening, divided] = rtfSections([plain, { ...plain, columns }]);
  expect(first).toEqual(plain);
  expect(opening).toMatchObject({ start: 'nextPage', columns: [], firstPageNumber: 7, blocks: [{ inlines: [] }] });
  expect(divided).toEqual({ ...plain, columns, start: 'continuous', firstPageNumber: null });
  // The same heads, which are written once.
  expect(divided?.header).toBe(opening?.header);
});

it('leaves columns that begin on their page, and those of whole documents', () => {
  const within = [plain, { ...plain, columns, start: 'continuous' as const }];
  expect(rtfSections(within)).toEqual(within);
  const whole = [{ ...plain, columns }];
  expect(rtfSections(whole)).toEqual(whole);
});

it('leaves vertical writing', () => {
  const vertical = [plain, { ...plain, columns, isVertical: true }];
  expect(rtfSections(vertical)).toEqual(vertical);
});
