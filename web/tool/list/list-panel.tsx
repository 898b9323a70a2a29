import { type Dispatch, useEffect, useMemo, useRef, useState } from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { joinPerFile } from '../../../catalog/files/page-selection.ts';
import type { Fields } from '../../../catalog/tool/fields.ts';
import type { Input } from '../../../catalog/tool/tool.ts';
import type { Event } from '../conversion/state.ts';
import { useKeptFocus } from '../rows/use-kept-focus.ts';
import { ArrangeableList } from './arrangeable-list.tsx';
import { ListTools } from './list-tools.tsx';
import { packedNames } from './packed-names.ts';
import { PlainList } from './plain-list.tsx';
import { sumOfPages, usePreviews } from './previews/use-previews.ts';
import { perFileFields, type RowValues } from './row-settings.tsx';

/** What a list of chosen files needs. */
export interface ListPanelProps {
  readonly input: Input;
  readonly fields: Fields;
  readonly files: readonly File[];
  readonly disabled: boolean;
  readonly send: Dispatch<Event>;
  /** Reports the total of pages; null while unknown. */
  readonly onPages: (pages: number | null) => void;
}

interface SentProps {
  readonly names: readonly string[];
  readonly files: readonly File[];
  readonly values: ReadonlyMap<File, RowValues>;
}

/** The settings of all files as a form sends them: one field for each name. */
function SentSettings({ names, files, values }: SentProps) {
  return names.map((name) => (
    <input
      key={name}
      type="hidden"
      name={name}
      value={joinPerFile(files.map((file) => values.get(file)?.[name] ?? ''))}
    />
  ));
}

/** What was set for each file, and what sets it. */
function useRowValues() {
  const [values, setValues] = useState<ReadonlyMap<File, RowValues>>(new Map());
  const change = (file: File, name: string, value: string) =>
    setValues((earlier) => new Map(earlier).set(file, { ...earlier.get(file), [name]: value }));
  return [values, change] as const;
}

/** The file list of a tool that takes several, with removal and, if the tool asks for it, reordering. */
export function ListPanel({ input, fields, files, disabled, send, onPages }: ListPanelProps) {
  const [announcement, announce] = useState('');
  const panel = useRef<HTMLFieldSetElement>(null);
  useKeptFocus(files, { box: panel, row: '.row', actions: '.list-tools', after: '.file-input' });
  const hasPictures = input.list.includes('thumbnails');
  const previews = usePreviews(files, hasPictures);
  const [values, change] = useRowValues();
  const settings = perFileFields(fields);
  const [showsSettings, setShowsSettings] = useState(false);
  const pages = hasPictures ? sumOfPages(files, previews, (file) => values.get(file)?.pages ?? '') : null;
  const names = useMemo(() => packedNames(files), [files]);

  useEffect(() => onPages(pages), [onPages, pages]);

  const remove = (index: number) => {
    send({ type: 'removed', index });
    announce(fileListCopy.removed(names[index] ?? '', files.length - 1));
  };

  const sort = () => {
    send({ type: 'sorted' });
    announce(fileListCopy.sorted);
  };

  return (
    <fieldset ref={panel} className="file-list" disabled={disabled}>
      <legend className="visually-hidden">{fileListCopy.list}</legend>
      <ListTools
        list={input.list}
        count={files.length}
        hasSettings={settings.length > 0}
        showsSettings={showsSettings}
        onSort={sort}
        onSettings={() => setShowsSettings(!showsSettings)}
        onClear={() => send({ type: 'cleared' })}
      />
      {input.list.includes('reorder') ? (
        <ArrangeableList
          files={files}
          previews={hasPictures ? previews : null}
          disabled={disabled}
          send={send}
          fields={fields}
          showsSettings={showsSettings}
          values={values}
          onChange={change}
          onRemove={remove}
          announce={announce}
        />
      ) : (
        <PlainList files={files} names={names} onRemove={remove} />
      )}
      <SentSettings names={settings.map(([name]) => name)} files={files} values={values} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}
