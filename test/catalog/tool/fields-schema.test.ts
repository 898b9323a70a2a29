import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../catalog/tool/fields.ts';
import { fieldsSchema } from '../../../catalog/tool/fields-schema.ts';

const fields: Fields = {
  quality: { type: 'range', label: 'Quality', min: 30, max: 95, step: 5, default: 60 },
  outputType: {
    type: 'radio',
    label: 'Output',
    options: [
      { value: 'docx', label: 'Word' },
      { value: '7z', label: '7z' },
    ],
    default: 'docx',
  },
  paper: {
    type: 'select',
    label: 'Paper',
    options: [
      { value: 'auto', label: 'Automatic' },
      { value: 'a5', label: 'A5' },
    ],
    default: 'auto',
  },
  export7z: { type: 'checkbox', label: '7z', default: false },
};
const schema = fieldsSchema(fields);

describe('fieldsSchema', () => {
  it('fills in the defaults', () => {
    expect(schema.parse({})).toEqual({ quality: 60, outputType: 'docx', paper: 'auto', export7z: false });
  });

  it('takes any whole number of a range, since the step is the slider’s', () => {
    expect(schema.parse({ quality: '31' })).toMatchObject({ quality: 31 });
  });

  it.each([
    ['quality', '29'],
    ['quality', '96'],
    ['quality', '60.5'],
    ['quality', 'high'],
    ['quality', ''],
    ['quality', ' 60'],
    ['quality', '1e2'],
    ['outputType', 'exe'],
    ['paper', 'A5'],
    ['export7z', 'yes'],
    ['unknown', '1'],
  ])('refuses %s = %j', (name, value) => {
    expect(schema.safeParse({ [name]: value }).success).toBe(false);
  });

  it('reads a checkbox as a browser sends it', () => {
    expect(schema.parse({ export7z: 'on' })).toMatchObject({ export7z: true });
    expect(schema.parse({ export7z: 'true' })).toMatchObject({ export7z: true });
    expect(schema.parse({ export7z: 'false' })).toMatchObject({ export7z: false });
  });
});
