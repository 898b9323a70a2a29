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
