import { useMemo, useState } from 'react';
import { extensionOf } from '../../catalog/filename.ts';
import type { Download } from '../client.ts';
import { Thumbnail } from '../tool/list/thumbnail.tsx';
import { usePdfPreviews } from '../tool/list/use-pdf-previews.ts';
import { useObjectUrl } from './use-object-url.ts';

/** What every browser shows as it is. */
const pictures = ['jpg', 'png', 'bmp', 'webp'];
/** A larger result would take the visitor's memory for a small picture. */
const maxBytes = 60_000_000;

/** How a result can be shown at a glance; null where a browser cannot. */
export function pictureKind({ blob, filename }: Download): 'pdf' | 'picture' | null {
  const extension = extensionOf(filename);
  if (blob.size > maxBytes) return null;
  if (extension === 'pdf') return 'pdf';
  return pictures.includes(extension) ? 'picture' : null;
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

/** The result's first page or the picture that it is, small. */
export function ResultPicture({ download, kind }: { readonly download: Download; readonly kind: 'pdf' | 'picture' }) {
  return kind === 'pdf' ? <PdfPicture {...download} /> : <Picture {...download} />;
}
