/** Height of a line of single spacing as PowerPoint sets it in any font, as a share of the size of type. */
export const singleLine = 1.2;

/** Thousandths of a per cent, in which shares are written. */
export const whole = 100_000;

/**
 * A share as slides write it (ECMA-376 part 1, §22.9.2.9): in thousandths of a per cent, or with a sign.
 *
 * @param usual What an attribute that is missing or not a number stands for, in thousandths of a per cent.
 */
export function percentOf(written: string | undefined, usual: number): number {
  const value = Number(written?.replace('%', '000') ?? usual);
  return (Number.isFinite(value) ? value : usual) / whole;
}
