import { formatBytes } from '../../../catalog/bytes.ts';
import { fileListCopy } from '../../../catalog/copy/file-list.ts';
import type { PdfPreview } from './pdf-preview.ts';

interface Props {
  readonly file: File;
  readonly preview: PdfPreview | 'unknown' | undefined;
  readonly isPreviewed: boolean;
}

/** What is known of a file: size, pages, or why it cannot be read. */
export function FileFacts({ file, preview, isPreviewed }: Props) {
  const problem = typeof preview === 'object' && preview.kind !== 'read' ? fileListCopy[preview.kind] : null;
  return (
    <span className="row-facts">
      {typeof preview === 'object' && preview.kind === 'read' && <span>{fileListCopy.pages(preview.pages)}</span>}
      {isPreviewed && preview === undefined && <span>{fileListCopy.reading}</span>}
      <span>{formatBytes(file.size)}</span>
      {problem !== null && <strong className="row-problem">{problem}</strong>}
    </span>
  );
}
