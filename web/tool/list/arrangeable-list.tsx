import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import type { Fields } from '../../../catalog/tool/fields.ts';
import type { Event } from '../conversion/state.ts';
import { ArrangeableRow } from './arrangeable-row.tsx';
import { keyOf } from './key-of.ts';
import type { Previews } from './previews/use-previews.ts';
import type { RowValues } from './row-settings.tsx';
import { useReorder } from './use-reorder.ts';

interface Props {
  readonly files: readonly File[];
  /** Null if rows have no thumbnails. */
  readonly previews: Previews | null;
  readonly disabled: boolean;
  readonly fields: Fields;
  /** Whether every row shows its settings; one whose settings were changed always does. */
  readonly showsSettings: boolean;
  readonly values: ReadonlyMap<File, RowValues>;
  readonly onChange: (file: File, name: string, value: string) => void;
  readonly send: Dispatch<Event>;
  readonly onRemove: (index: number) => void;
  /** Announces changes to screen readers. */
  readonly announce: (text: string) => void;
}

/** The position to which an arrow key moves a row. */
function targetOfKey(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return index - 1;
    case 'ArrowDown':
      return index + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Keeps the focus where it is when a row moves in the document, which drops it. Call what it returns before the move. */
function useFocusThroughMoves(list: RefObject<HTMLElement | null>, files: readonly File[]): () => void {
  const focused = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of order
  useLayoutEffect(() => {
    if (list.current?.contains(focused.current)) focused.current?.focus();
    focused.current = null;
  }, [files]);
  return () => {
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}

/** Whether a press begins to drag a row: touches scroll, unless they are on its handle, and controls do what they are for. */
const startsDrag = (target: Element, pointerType: string): boolean =>
  target.closest('.handle') !== null || (pointerType !== 'touch' && target.closest('button, input, select') === null);

/** A list whose order matters: rows move by drag, by buttons, or by arrow keys on the handle. */
export function ArrangeableList(props: Props) {
  const { files, previews, disabled, fields, showsSettings, values, onChange, send, onRemove, announce } = props;
  const hintId = useId();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useFocusThroughMoves(list, files);
  const count = files.length;

  const move = (from: number, to: number) => {
    const file = files[from];
    if (file === undefined || to < 0 || to >= count || to === from) return;
    keepFocus();
    send({ type: 'moved', from, to });
    announce(fileListCopy.moved(file.name, to + 1, count));
  };
  const { drag, start } = useReorder(list, move);

  const press = (event: PointerEvent, index: number) => {
    const target = event.target as Element;
    if (disabled || !startsDrag(target, event.pointerType)) return;
    if (target.closest('.handle') === null) event.preventDefault();
    start(event, index);
  };
  const pressKey = (event: KeyboardEvent, index: number) => {
    const to = targetOfKey(event.key, index, count);
    if (to === null) return;
    event.preventDefault();
    move(index, to);
  };

  return (
    <>
      <p className="visually-hidden" id={hintId}>
        {fileListCopy.handleHint}
      </p>
      <ol ref={list} className="rows" data-dragging={drag !== null}>
        {files.map((file, index) => (
          <ArrangeableRow
            key={keyOf(file)}
            file={file}
            index={index}
            isLast={index === count - 1}
            hintId={hintId}
            drag={drag}
            previews={previews}
            fields={fields}
            showsSettings={showsSettings}
            values={values.get(file)}
            onChange={(name, value) => onChange(file, name, value)}
            onPress={(event) => press(event, index)}
            onKey={(event) => pressKey(event, index)}
            onMove={(to) => move(index, to)}
            onRemove={() => onRemove(index)}
          />
        ))}
      </ol>
    </>
  );
}
