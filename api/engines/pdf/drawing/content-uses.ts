import { scanContent } from '../compress/fonts/scan-content.ts';

/** What a content stream uses from its resources, by name, and how many times. */
export interface ContentUses {
  /** Form XObjects and images. */
  readonly objects: ReadonlyMap<string, number>;
  readonly patterns: ReadonlyMap<string, number>;
  readonly graphicsStates: ReadonlyMap<string, number>;
  /** For each font how often it shows each byte; only those of Type 3 have one byte for each glyph. */
  readonly fonts: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

const countIn = <K>(counts: Map<K, number>, key: K) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts what a content stream uses. Linear in its length; does not throw, even if the stream is malformed. */
export function usesIn(data: Uint8Array): ContentUses {
  const [objects, patterns, graphicsStates] = [1, 2, 3].map(() => new Map<string, number>()) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  const fonts = new Map<string, Map<number, number>>();
  let shown: Map<number, number> | undefined;
  const nothing = () => undefined;
  scanContent(data, {
    font(name) {
      shown = fonts.get(name) ?? new Map<number, number>();
      fonts.set(name, shown);
    },
    text(codes) {
      if (shown !== undefined) for (const code of codes) countIn(shown, code);
    },
    graphicsState: (name) => countIn(graphicsStates, name),
    object: (name) => countIn(objects, name),
    pattern: (name) => countIn(patterns, name),
    save: nothing,
    restore: nothing,
    cmyk: nothing,
    inlineImage: nothing,
  });
  return { objects, patterns, graphicsStates, fonts };
}
