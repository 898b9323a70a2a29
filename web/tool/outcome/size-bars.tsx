import type { Sizes } from '../../../catalog/copy/tool-page/compression.ts';
import { resultCard } from '../../../catalog/copy/tool-page/tool-page.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';

/** The sizes before and after, as figures and as bars on one scale. */
export function SizeBars({ bytesBefore, bytesAfter }: Sizes) {
  const largest = Math.max(bytesBefore, bytesAfter, 1);
  const rows = [
    { label: resultCard.before, bytes: bytesBefore, kind: 'before' },
    { label: resultCard.after, bytes: bytesAfter, kind: 'after' },
  ] as const;
  return (
    <dl className="size-bars">
      {rows.map(({ label, bytes, kind }) => (
        <div key={kind} className="size-row">
          <dt>{label}</dt>
          <dd>
            <span className="size-track" aria-hidden="true">
              <span className={`size-bar size-bar-${kind}`} style={{ inlineSize: `${(bytes / largest) * 100}%` }} />
            </span>
            <span className="size-figure">{formatBytes(bytes)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
