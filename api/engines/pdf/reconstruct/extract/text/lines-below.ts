import { meet } from '../../model/box.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import { thresholds } from './thresholds.ts';

const { maxGapEms, maxStepEms } = thresholds.covered;

/** Letters by the direction of their lines. */
export type Lettering = Record<'upright' | 'rotated', NewGlyph[]>;

/** The letters of a page: those that are seen, invisible ones, and those below something that hides a part of the page. */
export type Letterings = Readonly<Record<'shown' | 'invisible' | 'below', Lettering>>;

/** Parts letters that are seen from those below something. */
interface Lines {
  /** Adds the next letter of the page. @param isCovered Whether something hides it. */
  readonly add: (glyph: NewGlyph, side: keyof Lettering, isCovered: boolean) => void;
  /** Ends the last line. */
  readonly end: () => void;
}

/**
 * Creates what parts the letters of a page: lines of which all is hidden are below something, others are kept whole. Areas
 * that hide a part of a line lie on running text by mistake, as the box of a caption may.
 */
export function createLines({ shown, below }: Pick<Letterings, 'shown' | 'below'>): Lines {
  let line: NewGlyph[] = [];
  let side: keyof Lettering = 'upright';
  let isHidden = true;
  const end = () => {
    (isHidden ? below : shown)[side].push(...line);
    line = [];
    isHidden = true;
  };
  const goesOn = (glyph: NewGlyph, of: keyof Lettering): boolean => {
    const last = line.at(-1);
    if (last === undefined || of !== side) return false;
    const em = last.look.size;
    const isLevel = of === 'rotated' || Math.abs(last.baseline - glyph.baseline) < maxStepEms * em;
    return isLevel && meet(last, glyph, maxGapEms * em);
  };
  return {
    add(glyph: NewGlyph, of: keyof Lettering, isCovered: boolean): void {
      if (!goesOn(glyph, of)) end();
      side = of;
      line.push(glyph);
      isHidden &&= isCovered;
    },
    end,
  };
}
