import type { MathNode, MathRow } from '../../model/formulas/formula.ts';

/** Signs between two operands: LibreOffice shows an inverted question mark in the place of a missing one. */
const signs = `=<>≤≥≠≈≡∼≃≅≪≫∈∉∋⊂⊃⊆⊇×·∗*/÷∘∧∨∩∪⊕⊗`;
const leading = new RegExp(`^[${signs}]+`, 'u');
/** Those that may also stand before a single operand. */
const trailing = new RegExp(String.raw`[${signs}+\-−±∓]+$`, 'u');

type Run = Extract<MathNode, { type: 'run' }>;

/** A run as two, the first of them some letters long; one if that is nothing or all of it. */
const parted = (run: Run, length: number): readonly Run[] =>
  [
    { ...run, text: run.text.slice(0, length) },
    { ...run, text: run.text.slice(length) },
  ].filter(({ text }) => text !== '');

const asText = (run: Run): Run => ({ ...run, style: 'text' });

/**
 * Makes signs at the ends of a row text, whose operand is in another line or in none, as that of a raised plus: the row
 * itself has none for them.
 */
export function withBareOperators(row: MathRow): MathRow {
  const [first, ...rest] = row;
  if (first?.type === 'run' && first.style !== 'text') {
    const length = leading.exec(first.text)?.[0].length ?? 0;
    if (length > 0) {
      const [sign, ...others] = parted(first, length) as [Run, ...Run[]];
      return [asText(sign), ...withBareEnd([...others, ...rest])];
    }
  }
  return withBareEnd(row);
}

function withBareEnd(row: MathRow): MathRow {
  const last = row.at(-1);
  if (last?.type !== 'run' || last.style === 'text') return row;
  const at = trailing.exec(last.text)?.index;
  if (at === undefined) return row;
  const parts = parted(last, at);
  return [...row.slice(0, -1), ...parts.slice(0, -1), asText(parts.at(-1) as Run)];
}
