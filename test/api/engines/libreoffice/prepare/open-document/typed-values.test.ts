import { expect, it } from 'vitest';
import { createPlainEditor } from '../../../../../../api/engines/libreoffice/prepare/edit/xml-editor.ts';
import {
  keepTypedValues,
  typedValueHint,
} from '../../../../../../api/engines/libreoffice/prepare/open-document/typed-values.ts';

/** An element as it is written with these attributes, and whether that is a change. */
function written(name: string, attributes: Readonly<Record<string, string>>) {
  const editor = keepTypedValues(createPlainEditor());
  editor.open(name, attributes);
  editor.close(name);
  return [editor.take(), editor.changed()];
}

it('makes what was typed into a text field its first value', () => {
  const typed = { 'form:value': 'usual', 'form:current-value': 'typed' };
  const begun = '<form:text form:value="typed" form:current-value="typed"/>';
  expect(written('form:text', typed)).toEqual([begun, true]);
  expect(written('form:textarea', { 'form:current-value': 'typed' })).toEqual([
    '<form:textarea form:current-value="typed" form:value="typed"/>',
    true,
  ]);
  expect(typedValueHint.test(begun)).toBe(true);
});

it('leaves other fields, and those that have it already', () => {
  expect(written('form:password', { 'form:current-value': 'typed' })[1]).toBe(false);
  expect(written('form:text', { 'form:value': 'a', 'form:current-value': 'a' })[1]).toBe(false);
  expect(written('form:text', { 'form:value': 'usual' })[1]).toBe(false);
});
