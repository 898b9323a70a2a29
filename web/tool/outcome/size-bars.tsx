import type { Sizes } from '../../../catalog/copy/tool-page/compression.ts';
import { resultCard } from '../../../catalog/copy/tool-page/result.ts';

/** The sizes before and after as bars on one scale; the message above them has the figures. */
export function SizeBars({ bytesBefore, bytesAfter }: Sizes) {
  const largest = Math.max(bytesBefore, bytesAfter, 1);
  const rows = [
    { label: resultCard.before, bytes: bytesBefore, kind: 'before' },
    { label: resultCard.after, bytes: bytesAfter, kind: 'after' },
  ] as const;
  return (
    <div className="size-bars" aria-hidden="true">
      {rows.map(({ label, bytes, kind }) => (
        <div key={kind} className="size-row">
          <span>{label}</span>
          <span className="size-track">
            <span className={`size-bar size-bar-${kind}`} style={{ inlineSize: `${(bytes / largest) * 100}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}
