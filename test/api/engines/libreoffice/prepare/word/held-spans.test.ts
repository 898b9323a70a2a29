import { expect, it } from 'vitest';
import type { XmlEditor } from '../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  alter,
  firstOf,
  type HeldElement,
  overSpans,
} from '../../../../../../api/engines/libreoffice/prepare/word/held-spans.ts';
import { edited } from '../../../../../support/office/edited.ts';

/** Gives the first element of each span the name of the last, and tells how many elements a span had. */
function renaming(counts: number[]) {
  const settle = (elements: readonly HeldElement[]) => {
    counts.push(elements.length);
    const [first, last] = [firstOf(elements, 'first'), elements.at(-1)];
    if (first === undefined || last === undefined) return false;
    alter(first, { as: 'new' }, last.name);
    return true;
  };
  return (editor: XmlEditor) => overSpans(editor, { from: 'from', to: 'to', settle });
}

it('alters an element by one that comes later, and passes everything on in its order', () => {
  const counts: number[] = [];
  const content = '<a>1</a><from><first>2</first></from>3<to><last/></to><from/>4';
  expect(edited(`<b>${content}</b>`, renaming(counts))).toBe(
    '<b><a>1</a><from><last as="new">2</last></from>3<to><last/></to><from/>4</b>',
  );
  expect(counts).toEqual([4]);
});

it('leaves spans alone that do not end where they began, or that are very long', () => {
  const counts: number[] = [];
  const wrap = renaming(counts);
  expect(edited('<b><from><first/></from></b><to/>', wrap)).toBeNull();
  expect(edited(`<b><from><first/>${'<p/>'.repeat(600)}</from><to/></b>`, wrap)).toBeNull();
  expect(counts).toEqual([]);
});
