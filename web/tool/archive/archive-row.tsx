import { archiveCopy } from '../../../catalog/copy/tool-page/archive.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { FileName } from '../../files/file-name.tsx';
import { DownloadIcon, FileIcon, FolderIcon, ForwardIcon, LinkIcon, LockIcon } from '../../glyphs/icons.tsx';
import type { TreeNode } from './archive.ts';

interface Props {
  readonly id: string;
  readonly node: TreeNode;
  readonly style: React.CSSProperties;
  readonly isActive: boolean;
  readonly isOpen: boolean;
  /** How much of it is unpacked; null while it is not being saved. */
  readonly percent: number | null;
  /** Opens or closes a folder, saves a file. */
  readonly onActivate: () => void;
}

/** Levels that are indented; deeper ones are not, so that names keep some space. */
const maxIndent = 6;

/** The end of a row: how far a file is unpacked, or that it can be saved. */
function RowEnd({ node, percent }: Pick<Props, 'node' | 'percent'>) {
  if (percent !== null) return <span className="archive-end">{archiveCopy.saving(percent)}</span>;
  if (node.entry?.kind !== 'file') return <span className="archive-end" />;
  return (
    <span className="archive-end" title={archiveCopy.save(node.name)}>
      <DownloadIcon />
    </span>
  );
}

/** A folder, which a press opens, or a file, which it saves. */
export function ArchiveRow({ id, node, style, isActive, isOpen, percent, onActivate }: Props) {
  const { entry, name, depth, files, bytes } = node;
  const isFolder = entry === null;
  const size = entry?.kind === 'link' ? archiveCopy.link : formatBytes(bytes);
  const facts = [name, isFolder && archiveCopy.folder(files), size, entry?.isEncrypted && archiveCopy.lockedFile];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-label={facts.filter(Boolean).join(', ')}
      aria-level={depth + 1}
      aria-selected={isActive}
      aria-expanded={isFolder ? isOpen : undefined}
      className="row row-plain archive-row"
      data-active={isActive}
      style={{ ...style, paddingInlineStart: `${Math.min(depth, maxIndent) * 1.25}rem` }}
      data-kind={entry?.kind ?? 'folder'}
      onClick={onActivate}
    >
      <span className="archive-icon" data-open={isOpen}>
        {isFolder ? (
          <>
            <ForwardIcon />
            <FolderIcon />
          </>
        ) : entry.kind === 'link' ? (
          <LinkIcon />
        ) : (
          <FileIcon />
        )}
      </span>
      <FileName name={name} />
      {isFolder && <span className="size archive-count">{archiveCopy.folder(files)}</span>}
      {entry?.isEncrypted && (
        <span className="archive-key" title={archiveCopy.lockedFile}>
          <LockIcon />
        </span>
      )}
      <span className="size">{size}</span>
      <RowEnd node={node} percent={percent} />
    </div>
  );
}
