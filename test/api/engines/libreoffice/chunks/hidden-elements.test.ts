import { expect, it } from 'vitest';
import { createHiddenElements } from '../../../../../api/engines/libreoffice/chunks/hidden-elements.ts';
import type { StartTag } from '../../../../../api/formats/html-tags.ts';

const tag = (tagName: string, attributes: Readonly<Record<string, string>> = {}, selfClosing = false): StartTag => ({
  tagName,
  attrs: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  selfClosing,
});

it('hides all up to the end tag of an element, others of its name counted', () => {
  const hidden = createHiddenElements();
  expect(hidden.begin(tag('div', { style: 'color: red; display: none' }))).toBe(true);
  expect([hidden.holdStart(tag('div')), hidden.holdEnd('div'), hidden.isOpen()]).toEqual([true, true, true]);
  expect([hidden.holdEnd('div'), hidden.isOpen(), hidden.holdEnd('div')]).toEqual([true, false, false]);
});

it('takes the end of a hidden paragraph from the next block, or from the end of what holds it', () => {
  const hidden = createHiddenElements();
  hidden.begin(tag('p', { hidden: '' }));
  expect([hidden.holdStart(tag('b')), hidden.holdStart(tag('br')), hidden.isOpen()]).toEqual([true, true, true]);
  expect([hidden.holdStart(tag('p')), hidden.isOpen()]).toEqual([false, false]);
  hidden.begin(tag('p', { hidden: '' }));
  expect([hidden.holdEnd('td'), hidden.isOpen()]).toEqual([false, false]);
});

it.each([tag('img', { hidden: '' }), tag('script', {}, true)])(
  'hides nothing after an element without content',
  (t) => {
    const hidden = createHiddenElements();
    expect([hidden.begin(t), hidden.isOpen()]).toEqual([true, false]);
  },
);

it('hides no other element', () => {
  expect(createHiddenElements().begin(tag('p', { style: 'display: block' }))).toBe(false);
});
