import { useId } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Field, Fields } from '../../../catalog/tool/fields.ts';
import { RangeControl } from './range-control.tsx';

interface ControlProps {
  readonly name: string;
  readonly field: Field;
}

function Control({ name, field }: ControlProps) {
  const id = useId();
  switch (field.type) {
    case 'range':
      return <RangeControl id={id} name={name} field={field} />;
    case 'checkbox':
      return (
        <label className="check" htmlFor={id}>
          <input id={id} type="checkbox" name={name} value="true" defaultChecked={field.default} />
          {field.label}
        </label>
      );
    case 'radio':
      return (
        <fieldset className="choices">
          <legend>{field.label}</legend>
          {field.options.map((option) => (
            <label key={option.value} className="check">
              <input type="radio" name={name} value={option.value} defaultChecked={option.value === field.default} />
              {option.label}
            </label>
          ))}
        </fieldset>
      );
    case 'password':
      return (
        <>
          <label htmlFor={id}>{field.label}</label>
          <input id={id} type="password" name={name} maxLength={field.maxLength} autoComplete="off" />
        </>
      );
  }
}

interface Props {
  readonly fields: Fields;
  readonly disabled: boolean;
}

/** A tool's settings: one labelled control for each field of its entry. */
export function FieldControls({ fields, disabled }: Props) {
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <fieldset className="settings" disabled={disabled}>
      <legend className="visually-hidden">{toolPage.settings}</legend>
      {entries.map(([name, field]) => (
        <div key={name} className="setting" data-type={field.type}>
          <Control name={name} field={field} />
          {field.hint !== undefined && <p className="hint">{field.hint}</p>}
        </div>
      ))}
    </fieldset>
  );
}
