import type { PdfPreview } from './pdf-preview.ts';

interface Props {
  readonly preview: PdfPreview | undefined;
  /** How far it is turned, in degrees clockwise; empty for not at all. */
  readonly turn?: string;
}

/** The first page as a small picture. Decorative: name and page count are next to it. */
export function Thumbnail({ preview, turn = '' }: Props) {
  const picture = preview?.kind === 'read' ? preview.picture : null;
  return (
    <span className="thumbnail" data-state={preview === undefined ? 'reading' : 'read'} aria-hidden="true">
      {picture !== null && (
        <img src={picture} alt="" draggable={false} style={turn === '' ? undefined : { rotate: `${turn}deg` }} />
      )}
    </span>
  );
}
