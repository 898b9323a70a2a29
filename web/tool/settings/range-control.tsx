import { useState } from 'react';
import type { Field } from '../../../catalog/tool/fields.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Extract<Field, { type: 'range' }>;
}

/** A slider with its value, what its ends mean, and buttons for values that have a name. */
export function RangeControl({ id, name, field }: Props) {
  const [value, setValue] = useState(field.default);
  return (
    <>
      <div className="range-label">
        <label id={`${id}-label`} htmlFor={id}>
          {field.label}
        </label>
        <output htmlFor={id}>{value}</output>
      </div>
      {field.presets !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the label.
        <div className="presets with-script" role="group" aria-labelledby={`${id}-label`}>
          {field.presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              className="preset"
              aria-pressed={value === preset.value}
              onClick={() => setValue(preset.value)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
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
