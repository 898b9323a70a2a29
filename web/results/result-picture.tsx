import { useMemo, useState } from 'react';
import { extensionOf } from '../../catalog/files/filename.ts';
import type { Download } from '../client/client.ts';
import { Thumbnail } from '../tool/list/thumbnail.tsx';
import { usePdfPreviews } from '../tool/list/use-pdf-previews.ts';
import { isShownPicture, maxDrawnBytes } from './shown-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

/** How to preview a result; null if a browser cannot. */
export function pictureKind({ blob, filename }: Download): 'pdf' | 'picture' | null {
  if (blob.size > maxDrawnBytes) return null;
  if (extensionOf(filename) === 'pdf') return 'pdf';
  return isShownPicture(filename) ? 'picture' : null;
}

function PdfPicture({ blob, filename }: Download) {
  const files = useMemo(() => [new File([blob], filename)], [blob, filename]);
  const [file] = files;
  const previews = usePdfPreviews(files, true);
  return <Thumbnail preview={file === undefined ? undefined : previews.get(file)} />;
}

function Picture({ blob }: Download) {
  const url = useObjectUrl(blob);
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="thumbnail" data-state="read" aria-hidden="true">
      {url !== undefined && !isBroken && <img src={url} alt="" draggable={false} onError={() => setIsBroken(true)} />}
    </span>
  );
}

/** A thumbnail of the result: its first page, or the picture itself. */
export function ResultPicture({ download, kind }: { readonly download: Download; readonly kind: 'pdf' | 'picture' }) {
  return kind === 'pdf' ? <PdfPicture {...download} /> : <Picture {...download} />;
}
