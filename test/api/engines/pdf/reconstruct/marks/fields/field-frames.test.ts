import { describe, expect, it } from 'vitest';
import { fieldFrames } from '../../../../../../../api/engines/pdf/reconstruct/marks/fields/field-frames.ts';
import type { FormField } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const framed = (frame: Partial<FormField['frame']>, type: FormField['type'] = 'text'): FormField => ({
  ...{ type, x0: 10, y0: 20, x1: 110, y1: 40, name: '', value: '', isChecked: false, options: [] },
  ...{ isMultiline: false, isFree: false },
  frame: { fill: null, stroke: null, width: 2, isUnderline: false, ...frame },
});

describe('the frame of a field', () => {
  it('is drawn within the field’s box, with its background', () => {
    const [shape, ...others] = fieldFrames([framed({ fill: 'C0D0FF', stroke: 'FF0000' })]);
    expect(shape).toMatchObject({ x0: 11, y0: 21, x1: 109, y1: 39, fill: 'C0D0FF', stroke: 'FF0000', width: 2 });
    expect(shape?.steps.at(-1)?.type).toBe('close');
    expect(others).toEqual([]);
  });

  it('may be a line at its foot', () => {
    expect(fieldFrames([framed({ stroke: '000000', isUnderline: true })])).toMatchObject([
      { x0: 10, x1: 110, y0: 39, y1: 39, fill: null },
    ]);
    expect(fieldFrames([framed({ fill: 'C0D0FF', stroke: '000000', isUnderline: true })])).toHaveLength(2);
  });

  it('is nothing where only paper would be seen, and around boxes to tick', () => {
    const { frame: _, ...bare } = framed({});
    const none = [bare, framed({ fill: 'FFFFFF' }), framed({}), framed({ stroke: '000000' }, 'checkbox')];
    expect(fieldFrames(none)).toEqual([]);
  });
});
