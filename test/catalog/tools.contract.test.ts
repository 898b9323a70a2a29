import { describe, expect, it } from 'vitest';
import { formatOfExtension, formats } from '../../catalog/formats.ts';
import { operations, optionsSchema } from '../../catalog/operations.ts';
import { fieldsSchema } from '../../catalog/tool/fields-schema.ts';
import { defaultsFor } from '../../catalog/tool/resolve.ts';
import { toolEntries, tools } from '../../catalog/tools.ts';
import { samples } from '../support/samples.ts';

const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogue', () => {
  it('is data', () => {
    expect(JSON.parse(JSON.stringify(tools))).toEqual(tools);
  });

  it.each(['id', 'path', 'endpoint', 'title', 'description'] as const)(
    'has no two tools with the same %s',
    (property) => {
      expect(repeated(tools.map((tool) => tool[property]))).toEqual([]);
    },
  );

  it('keeps the families together', () => {
    const families = tools.map((tool) => tool.family);
    expect(families).toEqual([...families].sort((a, b) => families.indexOf(a) - families.indexOf(b)));
  });

  it('uses every declared operation', () => {
    const tasks = tools.flatMap(({ conversion }) => conversion.flatMap(({ proof, ...step }) => [step, proof ?? step]));
    const used = new Set(tasks.map(({ engine, operation }) => `${engine}.${operation}`));
    const declared = Object.entries(operations).flatMap(([engine, names]) =>
      Object.keys(names).map((name) => `${engine}.${name}`),
    );
    expect(
      declared.filter((name) => !used.has(name)),
      'operations without a tool',
    ).toEqual([]);
  });
});

describe.each(toolEntries)('entry $id', (entry) => {
  it('overrides defaults only', () => {
    const defaults: Readonly<Record<string, unknown>> = defaultsFor(entry);
    for (const [key, value] of Object.entries(entry)) {
      if (!(key in defaults)) continue;
      if (['input', 'output', 'messages', 'behaviour'].includes(key)) {
        const required = { input: ['accept'], output: ['format'], messages: ['empty'], behaviour: [] }[key] ?? [];
        for (const [name, inner] of Object.entries(value as object)) {
          if (required.includes(name)) continue;
          const byDefault = (defaults[key] as Readonly<Record<string, unknown>>)[name];
          expect(inner, `remove ${key}.${name}: it is the default`).not.toEqual(byDefault);
        }
      } else expect(value, `remove ${key}: it is the default`).not.toEqual(defaults[key]);
    }
  });
});

describe.each(tools)('tool $id', (tool) => {
  it('has addresses of the standard form', () => {
    expect(tool.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(tool.path).toBe(`/${tool.id}`);
    expect(tool.endpoint).toMatch(/^\/api\/[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('is described in a sentence', () => {
    expect(tool.title.length).toBeLessThanOrEqual(60);
    expect(tool.description).toMatch(/^[A-Z].{68,158}\.$/);
    expect(tool.keywords.length).toBeGreaterThan(0);
  });

  it('takes and produces declared formats that have a sample', () => {
    const extensions = tool.input.accept === 'any' ? [] : tool.input.accept;
    for (const extension of extensions) {
      const format = formatOfExtension(extension);
      expect(format, `add .${extension} to catalog/formats.ts`).toBeDefined();
      expect(samples, `add a writer for .${extension} files to test/support/samples.ts`).toHaveProperty(
        format as string,
      );
    }
    if (typeof tool.output.format === 'string') expect(formats).toHaveProperty(tool.output.format);
    else expect(tool.fields).toHaveProperty(tool.output.format.field);
  });

  it('names its download with known placeholders', () => {
    const { filename } = tool.output;
    if (typeof filename !== 'string') return expect(formats).toHaveProperty(filename.by);
    expect(filename.replaceAll(/\{(name|format)\}/g, '')).not.toMatch(/[{}]/);
    expect(filename).toMatch(/\.(\{format\}|[a-z0-9]+)$/);
  });

  it('has presets that its slider reaches, one of them its default', () => {
    for (const field of Object.values(tool.fields)) {
      if (field.type !== 'range' || field.presets === undefined) continue;
      const values = field.presets.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values).toContain(field.default);
      for (const value of values)
        expect([value % field.step, value >= field.min, value <= field.max]).toEqual([0, true, true]);
    }
  });

  it('offers only what its operations can do', () => {
    for (const [name, field] of Object.entries(tool.fields)) {
      const values =
        field.type === 'range'
          ? [field.min, field.default, field.max]
          : field.type === 'checkbox'
            ? ['true', 'false']
            : 'options' in field
              ? field.options.map((option) => option.value)
              : field.type === 'per-file'
                ? ['', ';']
                : field.type === 'text'
                  ? ['', 'x'.repeat(field.maxLength)]
                  : field.type === 'number'
                    ? ['', field.min, field.max]
                    : ['secret'];
      const takers = tool.conversion.filter((step) => name in optionsSchema(step).shape);
      expect(takers.length, `no operation takes ${name}`).toBeGreaterThan(0);
      for (const value of values) {
        const parsed = fieldsSchema(tool.fields).parse({ [name]: String(value) });
        for (const step of takers) {
          const schema = optionsSchema(step);
          const known = Object.fromEntries(Object.entries(parsed).filter(([key]) => key in schema.shape));
          expect(() => schema.parse({ ...step.options, ...known })).not.toThrow();
        }
      }
    }
    for (const step of tool.conversion) {
      const known = Object.fromEntries(
        Object.entries(fieldsSchema(tool.fields).parse({})).filter(([name]) => name in optionsSchema(step).shape),
      );
      expect(() => optionsSchema(step).parse({ ...step.options, ...known })).not.toThrow();
    }
  });
});
