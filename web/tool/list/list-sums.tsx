import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import type { Input } from '../../../catalog/tool/tool.ts';
import { useSite } from '../../site-view.tsx';

interface Props {
  readonly input: Input;
  readonly files: readonly File[];
  readonly pages: number | null;
}

/** The totals of all files, against the limit of one request. */
export function ListSums({ input, files, pages }: Props) {
  const { limit, limitBytes } = useSite();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const sums = { files: files.length, pages, size: formatBytes(bytes), limit: limit(input.maxBytes) };
  return (
    <span>
      {fileListCopy.sums(sums)}
      {bytes > limitBytes(input.maxBytes) && <strong className="over-limit">{fileListCopy.overLimit}</strong>}
    </span>
  );
}
