import type { PdfPreview } from './pdf-preview.ts';

/** The first page as a small picture. Decoration: name and page count stand beside it. */
export function Thumbnail({ preview }: { readonly preview: PdfPreview | 'unknown' | undefined }) {
  const picture = typeof preview === 'object' && preview.kind === 'read' ? preview.picture : null;
  return (
    <span className="thumbnail" data-state={preview === undefined ? 'reading' : 'read'} aria-hidden="true">
      {picture !== null && <img src={picture} alt="" draggable={false} />}
    </span>
  );
}
