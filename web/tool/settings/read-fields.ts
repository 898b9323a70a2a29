import type { Fields } from '../../../catalog/tool/fields.ts';

/**
 * The settings of a form as they travel: every declared field but an empty password, as text. Read from the controls:
 * FormData leaves out those of a disabled fieldset, and while the page works its settings are disabled.
 */
export function readFields(fields: Fields, form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const values = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const control = form?.elements.namedItem(name);
    if (field.type === 'checkbox') return [[name, String(control instanceof HTMLInputElement && control.checked)]];
    const value = control instanceof HTMLInputElement || control instanceof RadioNodeList ? control.value : '';
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
