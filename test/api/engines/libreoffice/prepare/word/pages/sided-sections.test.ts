import { expect, it } from 'vitest';
import { beginOnNumberedSide } from '../../../../../../../api/engines/libreoffice/prepare/word/pages/sided-sections.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const section = (type: string, start?: number) =>
  `<w:sectPr><w:type w:val="${type}"/>${start === undefined ? '' : `<w:pgNumType w:start="${start}"/>`}</w:sectPr>`;
const body = (...sections: readonly string[]) => `<w:body>${sections.join('')}</w:body>`;
const prepared = (...sections: readonly string[]) => edited(body(...sections), beginOnNumberedSide);

it('begins sections on the next page where the number of that page is on their side', () => {
  expect(prepared(section('nextPage'), section('oddPage', 1), section('evenPage', 20))).toBe(
    body(section('nextPage'), section('nextPage', 1), section('nextPage', 20)),
  );
});

it('begins the first section on page 1', () => {
  expect(prepared(section('oddPage'), section('nextPage'))).toBe(body(section('nextPage'), section('nextPage')));
});

it('leaves sections alone that go on with numbers, or begin with one of the other side', () => {
  expect(prepared(section('nextPage'), section('oddPage'), section('oddPage', 2), section('evenPage', 1))).toBeNull();
});
