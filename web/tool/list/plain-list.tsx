import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { FileName } from '../../files/file-name.tsx';
import { IconButton } from '../../glyphs/icon-button.tsx';
import { CloseIcon } from '../../glyphs/icons.tsx';
import { rowHeight } from '../rows/row-height.ts';
import { VirtualRows } from '../rows/virtual-rows.tsx';
import { keyOf } from './key-of.ts';

interface Props {
  readonly files: readonly File[];
  /** The name under which each file goes into the result. */
  readonly names: readonly string[];
  readonly onRemove: (index: number) => void;
}

/** Any number of files whose order does not matter. */
export function PlainList({ files, names, onRemove }: Props) {
  return (
    <VirtualRows
      items={files}
      rowHeight={rowHeight()}
      visibleRows={9.5}
      as="ul"
      row={(file, index, style) => {
        const name = names[index] ?? file.name;
        return (
          <li
            key={keyOf(file)}
            aria-setsize={files.length}
            aria-posinset={index + 1}
            className="row row-plain"
            style={style}
          >
            <FileName name={name} />
            <span className="size">{formatBytes(file.size)}</span>
            <IconButton label={fileListCopy.remove(name)} onClick={() => onRemove(index)}>
              <CloseIcon />
            </IconButton>
          </li>
        );
      }}
    />
  );
}
