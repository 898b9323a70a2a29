import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { hasCode } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/code-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const fixed = { ...look, isFixedPitch: true };
const linesOf = (own: typeof look, ...texts: readonly string[]) =>
  findSegments(texts.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index, own)));
const passagesOf = (own: typeof look, ...texts: readonly string[]) =>
  findPassages(linesOf(own, ...texts), edges).map(({ lines }) => lines.length);

describe('lines of program code', () => {
  const commands = ['\\put(20,5){\\Vector[bme]}', '\\put(20,30){\\Vector[BME](1)}', '\\put(5,5){x}'];

  it('are known by a fixed pitch and signs that sentences have not', () => {
    expect(linesOf(fixed, ...commands).map(hasCode)).toEqual([true, true, true]);
    expect(linesOf(look, ...commands).map(hasCode)).toEqual([false, false, false]);
    expect(linesOf(fixed, 'A sentence (with brackets), too.').map(hasCode)).toEqual([false]);
  });

  it('are paragraphs of their own, however long their words are', () => {
    expect(passagesOf(fixed, ...commands)).toEqual([1, 1, 1]);
    expect(passagesOf(look, commands[0] ?? '', commands[1] ?? '')).toEqual([2]);
  });

  it('are apart where each is one word, unless the line before is full', () => {
    const paths = ['# the files', '"bindings/java/local-files"', '"bindings/perl/local-files"'];
    expect(passagesOf(fixed, ...paths)).toEqual([1, 1, 1]);
    expect(passagesOf(look, ...paths)).toEqual([1, 2]);
    expect(passagesOf(fixed, 'a text that goes on to the end of it', '"bindings/java/local-package"')).toEqual([2]);
  });

  it('are apart where a block of them begins and ends', () => {
    const begin = 'the_probe("of all the calls", it) {';
    expect(passagesOf(fixed, begin, 'print_that_there_is_a_call of it', '}', 'probe end')).toEqual([1, 1, 1, 1]);
    expect(passagesOf(fixed, 'the_probe("of all the calls", it) a', 'print_that_there_is_a_call of it')).toEqual([2]);
  });

  it('are apart where one is a statement, closes a block, or is longer than the column', () => {
    const statement = 'the_number = of_all(the_calls_of_it);';
    expect(passagesOf(fixed, statement, 'print_that_there_is_a_call of it')).toEqual([1, 1]);
    expect(passagesOf(fixed, 'We were late at home; they were not;', 'everybodyelsewas there')).toEqual([2]);
    expect(passagesOf(fixed, 'the_number = of_all(the_calls_of_it)', '};')).toEqual([1, 1]);
    const long = 'the number of all of the calls of it, and all of those';
    expect(passagesOf(fixed, long, 'everybodyelsewas there')).toEqual([1, 1]);
    expect(passagesOf(fixed, long.slice(0, -9), 'everybodyelsewas there')).toEqual([2]);
  });

  it('are apart where code is set out', () => {
    const passagesBelow = (text: string) =>
      findPassages(
        findSegments([...glyphs(text, 60, 100, fixed), ...glyphs('everybodyelsewas there', 50, 112, fixed)]),
        edges,
      ).map(({ lines }) => lines.length);
    expect(passagesBelow('}; # the numbers of all the calls of')).toEqual([1, 1]);
    expect(passagesBelow('then the numbers of all of the calls')).toEqual([2]);
    expect(passagesBelow('* the numbers of all of the calls of')).toEqual([2]);
  });

  it('are no sentences that only name some of it', () => {
    expect(passagesOf(fixed, 'The value that is to be given to each', 'foo_bar_of_the_whole is a number')).toEqual([2]);
    expect(passagesOf(fixed, 'This is what it calls', 'foo(bar,baz,and_all_the_others,too)')).toEqual([1, 1]);
  });

  it('are apart from the sentence from which they are set in', () => {
    const passagesBelow = (sentence: string, x: number) => {
      const code = glyphs('\\usepackage[option]{name}', x, 112, fixed);
      return findPassages(findSegments([...glyphs(sentence, 50, 100), ...code]), edges).map(
        ({ lines }) => lines.length,
      );
    };
    expect(passagesBelow('Load the package after others.', 65)).toEqual([1, 1]);
    expect(passagesBelow('Load the package after others:', 65)).toEqual([1, 1]);
    expect(passagesBelow('Load the package with a call of', 65)).toEqual([2]);
    expect(passagesBelow('Load the packages after all others:', 50)).toEqual([1, 1]);
    expect(passagesBelow('Load the packages after the others', 50)).toEqual([2]);
  });
});
