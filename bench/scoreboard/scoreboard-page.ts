import type { BenchRow, Scoreboard } from './row.ts';

/** Sizes of a plot in pixels: as wide as a phone, on which a wider one could not be read. */
const plot = { width: 360, row: 80, side: 34, label: 16, bar: 12, longest: 270 } as const;
const colours = { ours: '#1f6feb', theirs: '#8b949e', text: '#424a53' } as const;

const figure = (value: number) => (Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const withUnit = (value: number, unit: string) => `${figure(value)} ${unit}`.trim();

/** A row of a Markdown table. */
export function rowText({ name, ours, theirs, unit, target, met }: BenchRow): string {
  const other = theirs === null ? '' : withUnit(theirs, unit);
  return `| ${name} | ${withUnit(ours, unit)} | ${other} | ${target} | ${met ? '✓' : '✗'} |`;
}

/** The head of the tables that `rowText` fills. */
export const tableHead = '| what | Filewright | alternative | target | met |\n|---|---|---|---|---|';

/** What each side of a row is called: its name tells of both, with a semicolon between them. */
function sidesOf(name: string): readonly [ours: string, theirs: string] {
  const [ours = name, theirs = 'alternative'] = name.split('; ');
  return [ours, theirs];
}

/** Bars for the rows that have an alternative, each row to its own scale; null if no row has one. */
export function barsSvg(rows: readonly BenchRow[]): string | null {
  const compared = rows.flatMap((row) => (row.theirs === null ? [] : [{ ...row, theirs: row.theirs }]));
  if (compared.length === 0) return null;
  const drawn = compared.map(({ name, ours, theirs, unit }, index) => {
    const top = index * plot.row;
    const most = Math.max(Math.abs(ours), Math.abs(theirs)) || 1;
    const [ourName, theirName] = sidesOf(name);
    const side = (label: string, value: number, place: number, colour: string) => {
      const [y, width] = [top + plot.label + place * plot.side, (Math.abs(value) / most) * plot.longest];
      const text = `<text x="${(width + 6).toFixed(0)}" y="${y + plot.bar - 2}">${escaped(withUnit(value, unit))}</text>`;
      return `<text y="${y - 4}">${escaped(label)}</text><rect y="${y}" width="${width.toFixed(1)}" height="${plot.bar}" fill="${colour}"/>${text}`;
    };
    return side(ourName, ours, 0, colours.ours) + side(theirName, theirs, 1, colours.theirs);
  });
  const height = compared.length * plot.row - (plot.row - 2 * plot.side);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plot.width} ${height}" font-family="sans-serif" font-size="12" fill="${colours.text}">\n<title>Filewright in blue, the alternative in grey</title>\n${drawn.join('\n')}\n</svg>\n`;
}

/** What visitors call the subject of a benchmark. */
const headings: Readonly<Record<string, string>> = {
  libreoffice: 'Word, PowerPoint and Excel to PDF',
  chromium: 'HTML and Markdown to PDF',
  image: 'Pictures to PDF',
  'pdf-text': 'PDF to text',
  'pdf-compress': 'Compressing PDFs',
  'pdf-merge': 'Merging PDFs',
  compressors: 'Compressing documents, tables and pictures',
  'pdf-reconstruct': 'PDF to Word, OpenDocument and PowerPoint',
  upload: 'Large uploads',
  table: 'CSV to PDF',
  archive: 'ZIP archives',
  queue: 'The queue of many machines',
  rest: 'After a rest',
};

/** docs/benchmarks.md: a table for each benchmark, and a plot if it has an alternative. */
export function scoreboardPage(board: Scoreboard): string {
  const parts = Object.entries(board).map(([name, { date, machine, rows }]) => {
    const bars = rows.some(({ theirs }) => theirs !== null);
    return [
      `## ${headings[name] ?? name}`,
      '',
      `${machine}, ${date}.`,
      '',
      ...(bars ? [`![Filewright in blue, the alternative in grey](benchmarks/${name}.svg)`, ''] : []),
      tableHead,
      ...rows.map(rowText),
      '',
    ].join('\n');
  });
  return [
    '# How good is it?',
    '',
    'Every tool is measured against what you would use instead, on the same machine and in the same run, with both sides',
    'taking turns. Each figure has a target; ✗ marks those that aren’t met yet.',
    '',
    ...parts,
    '## Measure it yourself',
    '',
    '`npm run bench` measures everything and writes this page; `npm run bench -- table` measures one benchmark and replaces',
    'its section. `npm run bench -- --check` writes nothing, and fails if a figure is worse than here by more than noise;',
    'with `--short` it measures less often and takes about ten minutes. Figures without an alternative are checked against a',
    'fixed piece of work in the same run.',
    '',
  ].join('\n');
}
