const digits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** The value of a Roman numeral with digits up to C, in either case. Other letters count as 0. */
export function roman(text: string): number {
  const values = [...text.toLowerCase()].map((digit) => digits[digit] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
