import type { Fields } from '../../catalog/fields.ts';

/** The settings of a form as they travel: every declared field but an empty password, as text. */
export function readFields(fields: Fields, form: HTMLFormElement | null): Readonly<Record<string, string>> {
  const data = form === null ? new FormData() : new FormData(form);
  const values = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const value = data.get(name);
    if (field.type === 'checkbox') return [[name, String(value !== null)]];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(values);
}
