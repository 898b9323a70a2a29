import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import type { Preview } from './previews/preview.ts';

interface Props {
  readonly file: File;
  readonly preview: Preview | undefined;
  readonly isPreviewed: boolean;
}

/** A file's size and pages, or why it cannot be read. */
export function FileFacts({ file, preview, isPreviewed }: Props) {
  const problem = preview?.kind === 'locked' || preview?.kind === 'damaged' ? fileListCopy[preview.kind] : null;
  return (
    <span className="row-facts">
      {preview?.kind === 'pages' && <span>{fileListCopy.pages(preview.pages)}</span>}
      {isPreviewed && preview === undefined && <span>{fileListCopy.reading}</span>}
      <span>
        <bdi>{formatBytes(file.size)}</bdi>
      </span>
      {problem !== null && <strong className="row-problem">{problem}</strong>}
    </span>
  );
}
