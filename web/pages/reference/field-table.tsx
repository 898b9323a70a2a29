import { referenceCopy } from '../../../catalog/copy/site/pages.ts';
import { validValues } from '../../../catalog/tool/fields-schema.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';

const { field, value, defaultValue, none } = referenceCopy;

/** The fields of a tool's form: the files first, then what can be chosen. */
export function FieldTable({ tool: { input, fields } }: { readonly tool: Tool }) {
  return (
    <table className="reference-table">
      <thead>
        <tr>
          <th scope="col">{field}</th>
          <th scope="col">{value}</th>
          <th scope="col">{defaultValue}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <code>{input.field}</code>
          </td>
          <td>{input.maxFiles === 1 ? referenceCopy.file : referenceCopy.files}</td>
          <td />
        </tr>
        {Object.entries(fields).map(([name, definition]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{validValues(definition)}</td>
            <td>{'default' in definition ? String(definition.default) : none}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
