import type { KeyboardEvent, PointerEvent } from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import type { Fields } from '../../../catalog/tool/fields.ts';
import { FileName } from '../../files/file-name.tsx';
import { IconButton } from '../../glyphs/icon-button.tsx';
import { CloseIcon, DownIcon, GripIcon, UpIcon } from '../../glyphs/icons.tsx';
import { FileFacts } from './file-facts.tsx';
import { Thumbnail } from './previews/thumbnail.tsx';
import type { Previews } from './previews/use-previews.ts';
import { RowSettings, type RowValues } from './row-settings.tsx';
import { type Drag, shiftOf } from './use-reorder.ts';

interface Props {
  readonly file: File;
  readonly index: number;
  readonly isLast: boolean;
  /** The id of the text that explains the handle. */
  readonly hintId: string;
  /** The row that is being dragged; null if none is. */
  readonly drag: Drag | null;
  readonly previews: Previews | null;
  readonly fields: Fields;
  readonly showsSettings: boolean;
  /** Undefined where none of its settings were changed. */
  readonly values: RowValues | undefined;
  readonly onChange: (name: string, value: string) => void;
  readonly onPress: (event: PointerEvent) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** The buttons that move a row by one place. */
function Moves({ file, index, isLast, onMove }: Pick<Props, 'file' | 'index' | 'isLast' | 'onMove'>) {
  return (
    <div className="row-moves">
      <IconButton label={fileListCopy.moveUp(file.name)} aria-disabled={index === 0} onClick={() => onMove(index - 1)}>
        <UpIcon />
      </IconButton>
      <IconButton label={fileListCopy.moveDown(file.name)} aria-disabled={isLast} onClick={() => onMove(index + 1)}>
        <DownIcon />
      </IconButton>
    </div>
  );
}

/** A file in a list whose order matters, with its handle, its settings and its buttons. */
export function ArrangeableRow(props: Props) {
  const { file, index, isLast, hintId, drag, previews, fields, showsSettings, values } = props;
  return (
    <li
      className="row"
      data-dragged={drag?.from === index}
      style={drag === null ? undefined : { translate: `0 ${shiftOf(drag, index)}px` }}
      onPointerDown={props.onPress}
    >
      <IconButton
        className="handle"
        label={fileListCopy.handle(file.name)}
        aria-describedby={hintId}
        onKeyDown={props.onKey}
      >
        <GripIcon />
      </IconButton>
      {previews !== null && <Thumbnail preview={previews.get(file)} turn={values?.rotation ?? ''} />}
      <div className="row-text">
        <FileName name={file.name} />
        <FileFacts file={file} preview={previews?.get(file)} isPreviewed={previews !== null} />
        {(showsSettings || values !== undefined) && (
          <RowSettings file={file} fields={fields} values={values ?? {}} onChange={props.onChange} />
        )}
      </div>
      <Moves file={file} index={index} isLast={isLast} onMove={props.onMove} />
      <IconButton className="row-remove" label={fileListCopy.remove(file.name)} onClick={props.onRemove}>
        <CloseIcon />
      </IconButton>
    </li>
  );
}
