import { describe, expect, it } from 'vitest';
import { withFieldNames } from '../../../../../../api/engines/pdf/merge/parts/field-names.ts';
import { objectsOf } from '../../../../../support/pdf/pdf-values.ts';

const names = new Map([['person', 'person-2']]);
const renamed = (action: Parameters<typeof withFieldNames>[1]) => withFieldNames(objectsOf({}), action, names);

describe('withFieldNames', () => {
  it.each([
    ['getField("person").value', 'getField("person-2").value'],
    ["AFSimple_Calculate('SUM', ['person.age', 'other'])", "AFSimple_Calculate('SUM', ['person-2.age', 'other'])"],
    ['var person = "personal";', 'var person = "personal";'],
    [String.raw`app.alert("say \"person\"")`, String.raw`app.alert("say \"person\"")`],
  ])('reads the script %s', (script, expected) => {
    expect(renamed({ '/S': '/JavaScript', '/JS': `u:${script}` })).toMatchObject({ '/JS': `u:${expected}` });
  });

  it('reads the lists of buttons that clear, send and hide fields', () => {
    expect(renamed({ '/S': '/ResetForm', '/Fields': ['u:person.name', 'u:x', '5 0 R'] })['/Fields']).toEqual([
      'u:person-2.name',
      'u:x',
      '5 0 R',
    ]);
    expect(renamed({ '/S': '/Hide', '/T': 'u:person' })['/T']).toBe('u:person-2');
  });

  it('leaves other dictionaries alone', () => {
    const field = { '/T': 'u:person', '/FT': '/Tx' };
    expect(renamed(field)).toBe(field);
  });
});
