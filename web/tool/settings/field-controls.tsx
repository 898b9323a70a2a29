import { useId } from 'react';
import { toolPage } from '../../../catalog/copy/tool-page/tool-page.ts';
import type { Field, Fields } from '../../../catalog/tool/fields.ts';
import { PasswordControl } from './password-control.tsx';
import { RangeControl } from './range-control.tsx';

interface ChoiceProps {
  readonly name: string;
  readonly field: Extract<Field, { readonly type: 'radio' | 'select' }>;
}

function Choices({ name, field }: ChoiceProps) {
  return (
    <fieldset className="choices">
      <legend>{field.label}</legend>
      {field.options.map(({ value, label }) => (
        <label key={value} className="check">
          <input type="radio" name={name} value={value} defaultChecked={value === field.default} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function Selection({ id, name, field }: ChoiceProps & { readonly id: string }) {
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <select id={id} name={name} defaultValue={field.default}>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}

interface ControlProps {
  readonly name: string;
  readonly field: Field;
  readonly refusal: string | null;
}

function Control({ name, field, refusal }: ControlProps) {
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
      return <Choices name={name} field={field} />;
    case 'select':
      return <Selection id={id} name={name} field={field} />;
    case 'number':
      return (
        <>
          <label htmlFor={id}>{field.label}</label>
          <input
            id={id}
            type="number"
            inputMode="decimal"
            name={name}
            min={field.min}
            max={field.max}
            step="0.01"
            autoComplete="off"
          />
        </>
      );
    case 'text':
    case 'per-file':
      return (
        <>
          <label htmlFor={id}>{field.label}</label>
          <input
            id={id}
            type="text"
            name={name}
            maxLength={field.type === 'text' ? field.maxLength : undefined}
            autoComplete="off"
          />
        </>
      );
    case 'password':
      return <PasswordControl id={id} name={name} field={field} refusal={refusal} />;
  }
}

interface Props {
  readonly fields: Fields;
  readonly disabled: boolean;
  /** A file needs a password. */
  readonly asksPassword: boolean;
  /** Why the server asks for it, in few words, until the visitor has answered; else null. */
  readonly refusal: string | null;
}

const isOnDemand = (field: Field) => field.type === 'password' && field.onDemand === true;
/** Whether a field has no place in the form but without script: others ask for it later, or in the list of files. */
const isElsewhere = (field: Field) => isOnDemand(field) || field.type === 'per-file';

/** A tool's settings: one labelled control for each field of its entry that is wanted now. */
export function FieldControls({ fields, disabled, asksPassword, refusal }: Props) {
  const entries = Object.entries(fields);
  const shown = entries.filter(([, field]) => !isElsewhere(field) || (asksPassword && isOnDemand(field)));
  const usual = shown.filter(([, field]) => !field.isExtra);
  const extra = shown.filter(([, field]) => field.isExtra);
  const setting = ([name, field]: (typeof entries)[number]) => (
    <div key={name} className="setting" data-type={field.type} data-on-demand={isOnDemand(field)}>
      <Control name={name} field={field} refusal={refusal} />
      {field.hint !== undefined && <p className="hint">{field.hint}</p>}
      {field.type === 'per-file' && <p className="hint">{toolPage.perFile}</p>}
    </div>
  );
  return (
    <>
      {shown.length > 0 && (
        <fieldset className="settings" disabled={disabled}>
          <legend className="visually-hidden">{toolPage.settings}</legend>
          {usual.map(setting)}
          {extra.length > 0 && (
            <details className="more-options">
              <summary>{toolPage.moreOptions}</summary>
              <div className="extra-settings">{extra.map(setting)}</div>
            </details>
          )}
        </fieldset>
      )}
      {/* Without script nothing can be asked for later, and there is no list of files. */}
      {entries.some(([, field]) => isElsewhere(field)) && (
        <noscript>
          <div className="settings">{entries.filter(([, field]) => isElsewhere(field)).map(setting)}</div>
        </noscript>
      )}
    </>
  );
}
