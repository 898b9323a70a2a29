import { useMemo, useState } from 'react';
import { viewerCopy } from '../../catalog/copy/tool-page/result.ts';
import { extensionOf } from '../../catalog/files/filename.ts';
import type { Download } from '../client/client.ts';
import type { Box } from '../tool/list/previews/open-pdf.ts';
import { Thumbnail } from '../tool/list/previews/thumbnail.tsx';
import { usePreviews } from '../tool/list/previews/use-previews.ts';
import { isShownPicture, maxDrawnBytes } from './shown-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

/** Large enough to judge a page's layout. */
const pageBox: Box = { width: 200, height: 240, density: 2 };

/** How to preview a result; null if a browser cannot. */
export function pictureKind({ blob, filename }: Download): 'pdf' | 'picture' | null {
  if (blob.size > maxDrawnBytes) return null;
  if (extensionOf(filename) === 'pdf') return 'pdf';
  return isShownPicture(filename) ? 'picture' : null;
}

function PdfPicture({ blob, filename }: Download) {
  const files = useMemo(() => [new File([blob], filename)], [blob, filename]);
  const [file] = files;
  const previews = usePreviews(files, true, pageBox);
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

interface Props {
  readonly download: Download;
  readonly kind: 'pdf' | 'picture';
  readonly onOpen: () => void;
}

/** The result's first page, or the picture itself; pressing it opens it at its full size. */
export function ResultPicture({ download, kind, onOpen }: Props) {
  return (
    <button type="button" className="result-picture" aria-label={viewerCopy.open} onClick={onOpen}>
      {kind === 'pdf' ? <PdfPicture {...download} /> : <Picture {...download} />}
    </button>
  );
}
