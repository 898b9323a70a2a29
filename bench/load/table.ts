import { type DriveResult, quantile } from './drive.ts';

/** A row of the table of loads. */
export interface LoadRow extends DriveResult {
  readonly target: string;
  readonly mix: string;
  readonly visitors: number;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** The figures of all loads as a table in Markdown. */
export function loadTable(rows: readonly LoadRow[]): string {
  const cells = rows.map(({ target, mix, visitors, counts, perSecond, cpuSeconds, times, ...rest }) => [
    target,
    mix,
    visitors,
    counts.right,
    perSecond.toFixed(2),
    ...[cpuSeconds.engines, cpuSeconds.servers, cpuSeconds.visitors].map((each) => seconds(each * 1000)),
    ...[0.5, 0.95, 0.99].map((share) => seconds(quantile(times, share))),
    counts.refused,
    counts.lost,
    counts.wrong,
    megabytes(rest.peakMemoryBytes),
    megabytes(rest.grownBytes),
    megabytes(rest.peakDiskBytes),
  ]);
  return [
    '| what | files | visitors | done | a second | CPU of engines, each | of servers | of visitors | p50 | p95 | p99 | refused | lost | wrong | memory, most | memory, growth | disk, most |',
    `|${'---|'.repeat(17)}`,
    ...cells.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
