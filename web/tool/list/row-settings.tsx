import { useId } from 'react';
import { fileListCopy } from '../../../catalog/copy/tool-page/file-list.ts';
import { turns } from '../../../catalog/files/page-selection.ts';
import type { Field, Fields } from '../../../catalog/tool/fields.ts';

/** What a visitor set for one file, by the name of the field. */
export type RowValues = Readonly<Record<string, string>>;

type PerFileField = Extract<Field, { type: 'per-file' }>;

/** The fields that have a value for each file. */
export function perFileFields(fields: Fields): readonly (readonly [name: string, field: PerFileField])[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.type === 'per-file' ? [[name, field] as const] : []));
}

interface Props {
  readonly file: File;
  readonly fields: Fields;
  readonly values: RowValues;
  readonly onChange: (name: string, value: string) => void;
}

/** The settings of one file of a list. */
export function RowSettings({ file, fields, values, onChange }: Props) {
  const id = useId();
  return (
    <span className="row-settings">
      {perFileFields(fields).map(([name, { of, label, hint }]) => {
        const attributes = {
          id: `${id}-${name}`,
          value: values[name] ?? '',
          'aria-label': fileListCopy.setting(label, file.name),
          onChange: ({ target }: { readonly target: HTMLInputElement | HTMLSelectElement }) =>
            onChange(name, target.value),
        };
        return (
          <label key={name} htmlFor={attributes.id}>
            <span aria-hidden="true">{label}</span>
            {of === 'pages' ? (
              <input
                {...attributes}
                type="text"
                inputMode="text"
                className="row-pages"
                dir="ltr"
                placeholder={fileListCopy.allPages}
                title={hint}
                autoComplete="off"
                spellCheck={false}
                pattern="[0-9 ,\-–]*"
              />
            ) : (
              <select {...attributes} className="row-turn">
                {turns.map((turn) => (
                  <option key={turn} value={turn === '0' ? '' : turn}>
                    {fileListCopy.turn(Number(turn))}
                  </option>
                ))}
              </select>
            )}
          </label>
        );
      })}
    </span>
  );
}
