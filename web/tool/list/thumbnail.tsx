import type { PdfPreview } from './pdf-preview.ts';

/** The first page as a small picture. Decorative: name and page count are next to it. */
export function Thumbnail({ preview }: { readonly preview: PdfPreview | undefined }) {
  const picture = preview?.kind === 'read' ? preview.picture : null;
  return (
    <span className="thumbnail" data-state={preview === undefined ? 'reading' : 'read'} aria-hidden="true">
      {picture !== null && <img src={picture} alt="" draggable={false} />}
    </span>
  );
}
