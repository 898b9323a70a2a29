import { useEffect, useMemo, useRef } from 'react';
import { viewerCopy } from '../../../catalog/copy/tool-page/result.ts';
import type { Download } from '../../client/client.ts';
import { FileName } from '../../files/file-name.tsx';
import { IconButton } from '../../glyphs/icon-button.tsx';
import { CloseIcon } from '../../glyphs/icons.tsx';
import { PictureComparison } from '../../tool/outcome/picture-comparison.tsx';
import { useObjectUrl } from '../use-object-url.ts';
import { PdfView } from './pdf-view.tsx';
import { ViewerPage } from './viewer-page.tsx';

interface Props {
  readonly download: Download;
  readonly kind: 'pdf' | 'picture';
  /** The picture that the result was made from, to compare it with. */
  readonly before: File | null;
  readonly onClose: () => void;
}

function PictureView({ download: { blob, filename } }: { readonly download: Download }) {
  const url = useObjectUrl(blob);
  return <ViewerPage>{url !== undefined && <img src={url} alt={filename} />}</ViewerPage>;
}

function DocumentView({ download: { blob, filename } }: { readonly download: Download }) {
  const file = useMemo(() => new File([blob], filename), [blob, filename]);
  return <PdfView file={file} />;
}

/** The result as large as the window allows, in a dialog that Esc closes. */
export function Viewer({ download, kind, before, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="viewer" aria-label={viewerCopy.title(download.filename)} onClose={onClose}>
      <form method="dialog" className="viewer-head">
        <FileName name={download.filename} />
        <IconButton type="submit" label={viewerCopy.close}>
          <CloseIcon />
        </IconButton>
      </form>
      {kind === 'pdf' ? (
        <DocumentView download={download} />
      ) : before === null ? (
        <PictureView download={download} />
      ) : (
        <PictureComparison before={before} after={download.blob} />
      )}
    </dialog>
  );
}
