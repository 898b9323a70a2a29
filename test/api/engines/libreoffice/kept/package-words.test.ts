import { expect, it } from 'vitest';
import { createPackageWords } from '../../../../../api/engines/libreoffice/kept/package-words.ts';

type Handlers = ReturnType<ReturnType<typeof createPackageWords>['watch']>;

/** The words of a part, of which each piece is an element with its content. */
function wordsOf(write: (element: (name: string, content: string | (() => void)) => void) => void) {
  const counted = createPackageWords();
  const handlers: Handlers = counted.watch();
  write((name, content) => {
    handlers.open?.(name, {});
    if (typeof content === 'string') handlers.text?.(content);
    else content();
    handlers.close?.(name);
  });
  return counted.words().sequence;
}

it('does not join a word with the reading above it, or the mark of a note', () => {
  const word = wordsOf((element) =>
    element('w:p', () => {
      element('w:t', 'before');
      element('w:rt', () => element('w:t', 'reading'));
      element('w:rubyBase', () => element('w:t', 'base'));
    }),
  );
  expect(word).toEqual(['before', 'reading', 'base']);
  const text = wordsOf((element) =>
    element('text:p', () => {
      element('text:ruby-base', 'base');
      element('text:ruby-text', 'reading');
      element('text:span', 'end');
      element('text:note', () => element('text:p', 'note'));
    }),
  );
  expect(text).toEqual(['base', 'reading', 'end', 'note']);
});

it('counts shapes that are filled with a picture, as slides’ pictures of another outline than a rectangle become', () => {
  const counted = createPackageWords();
  const handlers: Handlers = counted.watch();
  const element = (name: string, attributes: Readonly<Record<string, string>>, content: () => void = () => {}) => {
    handlers.open?.(name, attributes);
    content();
    handlers.close?.(name);
  };
  for (const [style, fill] of [
    ['gr1', 'bitmap'],
    ['gr2', 'solid'],
  ] as const) {
    element('style:style', { 'style:name': style, 'style:family': 'graphic' }, () =>
      element('style:graphic-properties', { 'draw:fill': fill }),
    );
  }
  element('draw:custom-shape', { 'draw:style-name': 'gr1' });
  element('draw:custom-shape', { 'draw:style-name': 'gr2' });
  element('draw:custom-shape', {});
  element('draw:frame', { 'draw:style-name': 'gr2' }, () => element('draw:image', {}));
  expect(counted.pictures()).toBe(2);
});
