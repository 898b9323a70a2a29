import { expect, it } from 'vitest';
import { createFieldCounter } from '../../../../../api/engines/libreoffice/inspect/form-fields.ts';

type Element = readonly [name: string, attributes?: Readonly<Record<string, string>>];

function count(part: string, ...elements: readonly Element[]): number {
  const counter = createFieldCounter();
  const events = counter.watch(part, {});
  for (const [name, attributes = {}] of elements) events.open?.(name, attributes);
  return counter.counted().valueFields;
}

it('counts lists with choices once, and fields with values that are not text', () => {
  const list: readonly Element[] = [['form:listbox'], ['form:option'], ['form:option']];
  const kept: readonly Element[] = [['form:text', { 'form:current-value': 'typed' }], ['form:combobox'], ['form:item']];
  expect(count('content.xml', ...list, ...kept, ['form:listbox'])).toBe(1);
  expect(count('content.xml', ['form:number', { 'form:current-value': '5' }], ['form:time'], ['form:number'])).toBe(1);
});

it('counts all fields that are shown', () => {
  const counter = createFieldCounter();
  const events = counter.watch('content.xml', {});
  for (const name of ['form:text', 'form:grid', 'draw:control', 'draw:control', 'draw:frame']) events.open?.(name, {});
  expect(counter.counted()).toEqual({ valueFields: 0, shownFields: 2, tableControls: 1 });
});

it('counts nothing elsewhere, and passes on what it reads', () => {
  expect(count('styles.xml', ['form:listbox'], ['form:option'])).toBe(0);
  expect(count('content.xml', ['text:number', { 'form:value': '5' }], ['form:option'])).toBe(0);
  const seen: string[] = [];
  createFieldCounter()
    .watch('content.xml', { open: (name) => seen.push(name) })
    .open?.('form:listbox', {});
  expect(seen).toEqual(['form:listbox']);
});
