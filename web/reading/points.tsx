import type { CopyStep } from '../../catalog/copy/tool-copy.ts';
import { CopyText } from './copy-text.tsx';

interface Props {
  readonly points: readonly CopyStep[];
  readonly className: string;
  readonly maxBytes?: number;
}

/** Named points, one under the other. */
export function Points({ points, className, maxBytes = 0 }: Props) {
  return (
    <dl className={className}>
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <CopyText text={text} maxBytes={maxBytes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
