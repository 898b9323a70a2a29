import { formatBytes } from '../../../catalog/bytes.ts';
import { archiveCopy } from '../../../catalog/copy/archive.ts';
import { DownloadIcon, FileIcon, FolderIcon, ForwardIcon, LinkIcon, LockIcon } from '../../glyphs/icons.tsx';
import { FileName } from '../file-name.tsx';
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
  readonly onUse: () => void;
  /** The row was pointed at. */
  readonly onPoint: () => void;
}

/** Levels that are drawn further in; deeper ones stand below one another, or no name would have space. */
const maxIndent = 6;

function SaveButton({ name, percent, onUse }: { readonly name: string } & Pick<Props, 'percent' | 'onUse'>) {
  if (percent !== null) return <span className="archive-percent">{archiveCopy.saving(percent)}</span>;
  return (
    <button type="button" className="button button-icon" tabIndex={-1} title={archiveCopy.save(name)} onClick={onUse}>
      <DownloadIcon />
      <span className="visually-hidden">{archiveCopy.save(name)}</span>
    </button>
  );
}

/** A folder, which a click opens, or a file, which its button saves. */
export function ArchiveRow({ id, node, style, isActive, isOpen, percent, onUse, onPoint }: Props) {
  const { entry, name, depth, files, bytes } = node;
  const isFolder = entry === null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={depth + 1}
      aria-selected={isActive}
      aria-expanded={isFolder ? isOpen : undefined}
      className="row row-plain archive-row"
      data-active={isActive}
      style={{ ...style, paddingInlineStart: `${Math.min(depth, maxIndent) * 1.25}rem` }}
      onClick={isFolder ? onUse : onPoint}
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
          <span className="visually-hidden">{archiveCopy.lockedFile}</span>
        </span>
      )}
      <span className="size">{entry?.kind === 'link' ? archiveCopy.link : formatBytes(bytes)}</span>
      {entry?.kind === 'file' ? (
        <SaveButton name={name} percent={percent} onUse={onUse} />
      ) : (
        <span className="archive-space" />
      )}
    </div>
  );
}
