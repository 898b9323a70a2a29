import type { Dispatch } from 'react';
import { formatBytes } from '../../catalog/bytes.ts';
import { toolPage } from '../../catalog/copy/tool-page.ts';
import type { Input } from '../../catalog/tool.ts';
import { CloseIcon, DownIcon, UpIcon } from '../glyphs/icons.tsx';
import type { Event } from './conversion.ts';
import { FileName } from './file-name.tsx';

interface ItemProps {
  readonly file: File;
  readonly index: number;
  readonly count: number;
  readonly reorder: boolean;
  readonly send: Dispatch<Event>;
}

function Item({ file, index, count, reorder, send }: ItemProps) {
  const move = (to: number) => send({ type: 'moved', from: index, to });
  return (
    <li>
      <FileName name={file.name} />
      <span className="size">{formatBytes(file.size)}</span>
      {reorder && (
        <>
          <button
            type="button"
            className="button button-icon"
            aria-label={toolPage.moveUp(file.name)}
            disabled={index === 0}
            onClick={() => move(index - 1)}
          >
            <UpIcon />
          </button>
          <button
            type="button"
            className="button button-icon"
            aria-label={toolPage.moveDown(file.name)}
            disabled={index === count - 1}
            onClick={() => move(index + 1)}
          >
            <DownIcon />
          </button>
        </>
      )}
      <button
        type="button"
        className="button button-icon"
        aria-label={toolPage.remove(file.name)}
        onClick={() => send({ type: 'removed', index })}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

interface Props {
  readonly input: Input;
  readonly files: readonly File[];
  readonly disabled: boolean;
  readonly send: Dispatch<Event>;
}

/** The files of a tool that takes several, in their order; each can be removed, and moved where the order counts. */
export function FileList({ input, files, disabled, send }: Props) {
  if (input.maxFiles === 1 || files.length === 0) return null;
  return (
    <fieldset className="file-list" disabled={disabled}>
      <legend className="visually-hidden">{toolPage.list}</legend>
      <ol>
        {files.map((file, index) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            key={`${index} ${file.name}`}
            file={file}
            index={index}
            count={files.length}
            reorder={input.list.includes('reorder')}
            send={send}
          />
        ))}
      </ol>
      {input.list.includes('clear') && (
        <button type="button" className="button button-plain" onClick={() => send({ type: 'cleared' })}>
          {toolPage.clear}
        </button>
      )}
    </fieldset>
  );
}
