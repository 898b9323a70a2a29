import { type CSSProperties, useState } from 'react';
import { resultCard } from '../../../catalog/copy/tool-page/result.ts';
import type { Download } from '../../client/client.ts';
import { isShownPicture, maxDrawnBytes } from '../../results/shown-picture.ts';
import { useObjectUrl } from '../../results/use-object-url.ts';

interface Props {
  readonly before: Blob;
  readonly after: Blob;
}

/** Whether a browser can show the file and its result side by side. */
export function canCompare(file: File, { blob, filename }: Download): boolean {
  return [file.name, filename].every(isShownPicture) && file.size + blob.size <= maxDrawnBytes;
}

/**
 * A picture before and after, split at a line that moves with the pointer or the arrow keys. Renders nothing if either
 * cannot be shown.
 */
export function PictureComparison({ before, after }: Props) {
  const [beforeUrl, afterUrl] = [useObjectUrl(before), useObjectUrl(after)];
  const [share, setShare] = useState(50);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken || beforeUrl === undefined || afterUrl === undefined) return null;
  const broken = () => setIsBroken(true);
  return (
    <figure className="comparison" style={{ '--share': `${share}%` } as CSSProperties}>
      <div className="comparison-frame">
        <img src={afterUrl} alt={resultCard.after} onError={broken} draggable={false} />
        <img className="comparison-before" src={beforeUrl} alt={resultCard.before} onError={broken} draggable={false} />
        <span className="comparison-line" aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label={resultCard.compare}
          aria-valuetext={resultCard.share(share)}
          onChange={(event) => setShare(event.target.valueAsNumber)}
        />
      </div>
      <figcaption>
        <span>{resultCard.before}</span>
        <span className="comparison-hint">{resultCard.drag}</span>
        <span>{resultCard.after}</span>
      </figcaption>
    </figure>
  );
}
