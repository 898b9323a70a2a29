import { referenceCopy } from '../../../catalog/copy/site/pages.ts';
import { formatOf, formatOfExtension } from '../../../catalog/formats.ts';
import type { Field } from '../../../catalog/tool/fields.ts';
import type { Input, Tool } from '../../../catalog/tool/tool.ts';

/** The extensions that the file dialog offers, other spellings included. */
function acceptList({ accept }: Input): string | undefined {
  if (accept === 'any') return undefined;
  const ids = accept.map(formatOfExtension).filter((id) => id !== undefined);
  const extensions = new Set([...accept, ...ids.flatMap((id) => formatOf(id).spellings ?? [])]);
  return [...extensions].map((extension) => `.${extension}`).join(',');
}

/** The plain control of a field: what it sends is what a program would send. */
function Control({ id, name, field }: { readonly id: string; readonly name: string; readonly field: Field }) {
  switch (field.type) {
    case 'range':
      return <input id={id} type="number" name={name} min={field.min} max={field.max} defaultValue={field.default} />;
    case 'number':
      return <input id={id} type="number" name={name} min={field.min} max={field.max} step="0.01" />;
    case 'password':
      return <input id={id} type="password" name={name} maxLength={field.maxLength} autoComplete="off" />;
    case 'text':
      return <input id={id} type="text" name={name} maxLength={field.maxLength} autoComplete="off" />;
    case 'per-file':
      return <input id={id} type="text" name={name} autoComplete="off" />;
    default: {
      const values = 'options' in field ? field.options.map((option) => option.value) : ['true', 'false'];
      return (
        <select id={id} name={name} defaultValue={String(field.default)}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      );
    }
  }
}

/** A form that sends a file to a tool's endpoint as it is; the browser saves the answer. It needs no script. */
export function TrialForm({ tool: { id, endpoint, input, fields } }: { readonly tool: Tool }) {
  return (
    <form className="try-form" method="post" action={endpoint} encType="multipart/form-data">
      <p>
        <label htmlFor={`${id}-files`}>{input.field}</label>
        <input
          id={`${id}-files`}
          type="file"
          className="file-input"
          name={input.field}
          accept={acceptList(input)}
          multiple={input.maxFiles > 1}
          required
        />
      </p>
      {Object.entries(fields).map(([name, field]) => (
        <p key={name}>
          <label htmlFor={`${id}-${name}`}>{name}</label>
          <Control id={`${id}-${name}`} name={name} field={field} />
        </p>
      ))}
      <button type="submit" className="button button-primary">
        {referenceCopy.send}
      </button>
    </form>
  );
}
