import type { Preview } from './preview.ts';

interface Props {
  readonly preview: Preview | undefined;
  /** How far it is turned, in degrees clockwise; empty for not at all. */
  readonly turn?: string;
}

/** A picture, or the first page as one. Decorative: name and page count are next to it. */
export function Thumbnail({ preview, turn = '' }: Props) {
  const picture = preview !== undefined && 'picture' in preview ? preview.picture : null;
  return (
    <span className="thumbnail" data-state={preview === undefined ? 'reading' : 'read'} aria-hidden="true">
      {picture !== null && (
        <img src={picture} alt="" draggable={false} style={turn === '' ? undefined : { rotate: `${turn}deg` }} />
      )}
    </span>
  );
}
