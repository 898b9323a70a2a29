import { describe, expect, it } from 'vitest';
import { createOpenFields } from '../../../../../api/engines/libreoffice/kept/open-fields.ts';
import { withinCpuTime } from '../../../../support/processes/within-cpu-time.ts';

/** Opens a field and goes to its result. */
function openField(fields: ReturnType<typeof createOpenFields>, instruction: string): void {
  fields.begin();
  fields.instruct(instruction);
  fields.separate();
}

describe('text within fields', () => {
  it('is shown in stored results that are in stored results only', () => {
    const fields = createOpenFields();
    expect(fields.isShown()).toBe(true);
    openField(fields, ' TOC \\o');
    expect(fields.isShown()).toBe(true);
    openField(fields, 'DATE');
    expect(fields.isShown()).toBe(false);
    openField(fields, 'HYPERLINK "x"');
    expect(fields.isShown()).toBe(false);
    fields.end();
    fields.end();
    expect(fields.isShown()).toBe(true);
    fields.end();
    expect(fields.isShown()).toBe(true);
  });

  it('is not shown in an instruction, even in the result of a field there', () => {
    const fields = createOpenFields();
    fields.begin();
    fields.instruct('HYPERLINK ');
    expect([fields.inInstruction(), fields.isShown()]).toEqual([true, false]);
    openField(fields, 'QUOTE "x"');
    expect([fields.inInstruction(), fields.isShown()]).toEqual([false, false]);
    fields.end();
    fields.separate();
    expect(fields.isShown()).toBe(true);
  });

  it('follows an instruction that comes in parts, and one that is asked about before it ends', () => {
    const fields = createOpenFields();
    fields.begin();
    fields.separate();
    expect(fields.isShown()).toBe(false);
    for (const part of [' HYPER', 'LINK "', 'x'.repeat(10_000)]) fields.instruct(part);
    expect(fields.isShown()).toBe(true);
  });

  it('is shown where ends have no beginning, and after a story with open fields', () => {
    const fields = createOpenFields();
    fields.end();
    fields.separate();
    expect(fields.isShown()).toBe(true);
    openField(fields, 'DATE');
    openField(fields, 'DATE');
    fields.clear();
    expect(fields.isShown()).toBe(true);
  });
});

it(
  'follows a million fields within each other in the time of a few',
  withinCpuTime(5000, () => {
    const fields = createOpenFields();
    for (let index = 0; index < 1_000_000; index++) {
      openField(fields, 'HYPERLINK');
      fields.isShown();
    }
    expect(fields.isShown()).toBe(false);
    for (let index = 0; index < 1_000_000; index++) {
      fields.end();
      fields.isShown();
    }
    expect(fields.isShown()).toBe(true);
  }),
);
