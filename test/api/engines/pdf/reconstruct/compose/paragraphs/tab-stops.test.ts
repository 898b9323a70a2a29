import { describe, expect, it } from 'vitest';
import { tabsOf } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/tab-stops.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const hebrew = (x: number) => glyphs('\u05d3\u05d2\u05d1\u05d0', x, 100);
const tabs = (letters: ReturnType<typeof glyphs>) => tabsOf({ lines: joinSegments(findSegments(letters)), edges });

describe('the tab stops of a line', () => {
  it('are where the text after its tabs begins', () => {
    expect(tabs([...glyphs('name', 60, 100), ...glyphs('text', 120, 100)])).toEqual([
      { at: 70, alignment: 'left', leader: 'none' },
    ]);
  });

  it('end with the text that reaches the right edge, in a single line even from the middle of it', () => {
    const row = (y: number) => [...glyphs('name', 50, y), ...glyphs('as far as the right edge', 130, y)];
    expect(tabs(row(100))).toEqual([{ at: 200, alignment: 'right', leader: 'none' }]);
    expect(tabs([...row(100), ...glyphs('more', 130, 112)])).toEqual([{ at: 80, alignment: 'left', leader: 'none' }]);
  });

  it('end with the texts of several lines that end at one place, wherever that is, but do not begin at one', () => {
    const row = (text: string, x: number, y: number) => [...glyphs('name', 50, y), ...glyphs(text, x, y)];
    expect(tabs([...row('John Wick', 175, 100), ...row('john@example.com', 140, 112)])).toEqual([
      { at: 170, alignment: 'right', leader: 'none' },
    ]);
    expect(tabs([...row('John', 140, 100), ...row('Jane', 140, 112)])).toEqual([
      { at: 90, alignment: 'left', leader: 'none' },
    ]);
  });

  it('are counted from the right edge if it is read from there', () => {
    expect(tabs([...hebrew(120), ...hebrew(220)])).toEqual([{ at: 110, alignment: 'left', leader: 'none' }]);
  });

  it('end at the left edge with the page number of an indented entry read from the right', () => {
    const dots = glyphs('7........................', 50, 100);
    expect(tabs([...dots, ...hebrew(175)])).toEqual([{ at: 200, alignment: 'right', leader: 'dot' }]);
  });
});
