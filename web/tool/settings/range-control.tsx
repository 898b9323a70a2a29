import { useState } from 'react';
import type { Field } from '../../../catalog/tool/fields.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Extract<Field, { type: 'range' }>;
}

/** A slider with its value, and what its ends mean. */
export function RangeControl({ id, name, field }: Props) {
  const [value, setValue] = useState(field.default);
  return (
    <>
      <div className="range-label">
        <label htmlFor={id}>{field.label}</label>
        <output htmlFor={id}>{value}</output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={field.min}
        max={field.max}
        step={field.step}
        value={value}
        onChange={(event) => setValue(event.target.valueAsNumber)}
      />
      {field.ends !== undefined && (
        <div className="range-ends">
          <span>{field.ends[0]}</span>
          <span>{field.ends[1]}</span>
        </div>
      )}
    </>
  );
}
