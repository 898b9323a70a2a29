import type { Fields } from '../../../catalog/tool/fields.ts';

/**
 * The form's settings as text, leaving out an empty password. Read from the controls, since FormData skips those of a
 * disabled fieldset and settings are disabled while the page is busy.
 */
export function readFields(fields: Fields, form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const values = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const control = form?.elements.namedItem(name);
    if (field.type === 'checkbox') return [[name, String(control instanceof HTMLInputElement && control.checked)]];
    const hasValue =
      control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof RadioNodeList;
    const value = hasValue ? control.value : '';
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
