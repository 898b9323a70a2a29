import {
  gapsBetween,
  type Letter,
  type LetterKind,
  type LetterSpan,
  type PackedLetters,
  packedGaps,
  packedSpans,
  packLetters,
  unpackLetters,
  type WordGap,
} from './packed-letters.ts';

/** Letters that are kept as objects; all others are packed. Those of a few pages, about 3 MB. */
export const maxOpenLetters = 10_000;

/** A list of letters that takes little memory while it is not used. */
export interface HeldLetters {
  /**
   * The letters. Lists taken at different times may have different objects, and what is set on letters is lost: who
   * compares letters by identity, or changes them, must take them once and hold the result as a new list.
   */
  readonly letters: readonly Letter[];
  /** At least one of each kind of its letters, in the order in which they occur: far fewer, and at hand. */
  readonly kinds: readonly LetterKind[];
  /** The gaps between its words, told without unpacking. */
  readonly gaps: readonly WordGap[];
  /** Where its letters are, without other marks, told without unpacking. */
  readonly spans: readonly LetterSpan[];
}

interface OpenList {
  readonly length: number;
  readonly close: () => void;
}

/** The lists that are open, the earliest first. */
const open = new Set<OpenList>();
let openLetters = 0;

/** How many letters are open. */
export const countOpenLetters = (): number => openLetters;

function remember(list: OpenList): void {
  open.add(list);
  openLetters += list.length;
  for (const earliest of open) {
    if (openLetters <= maxOpenLetters || earliest === list) return;
    open.delete(earliest);
    openLetters -= earliest.length;
    earliest.close();
  }
}

const isLetter = ({ type }: Letter) => type === 'letter';

class PackableLetters implements HeldLetters, OpenList {
  readonly length: number;
  private readonly joined: string | undefined;
  private opened: readonly Letter[] | null;
  private packed: PackedLetters | null = null;

  constructor(letters: readonly Letter[], joined: string | undefined) {
    this.opened = letters;
    this.joined = joined;
    this.length = letters.length;
    remember(this);
  }

  get letters(): readonly Letter[] {
    if (this.opened !== null) return this.opened;
    const letters = unpackLetters(this.packed as PackedLetters);
    this.opened = letters;
    remember(this);
    return letters;
  }

  get kinds(): readonly LetterKind[] {
    return this.packed?.kinds ?? (this.opened as readonly LetterKind[]);
  }

  get gaps(): readonly WordGap[] {
    return this.opened === null ? packedGaps(this.packed as PackedLetters) : gapsBetween(this.opened);
  }

  get spans(): readonly LetterSpan[] {
    return this.opened === null ? packedSpans(this.packed as PackedLetters) : this.opened.filter(isLetter);
  }

  close(): void {
    this.packed ??= packLetters(this.opened ?? [], this.joined);
    if (this.packed !== null) this.opened = null;
  }
}

/**
 * Holds letters: they are packed once as many others were used after them.
 * @param joined Their texts as one, which is kept once if someone else keeps it.
 */
export const holdLetters = (letters: readonly Letter[], joined?: string): HeldLetters =>
  new PackableLetters(letters, joined);
