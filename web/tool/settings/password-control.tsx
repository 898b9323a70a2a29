import { useEffect, useRef } from 'react';
import type { Field } from '../../../catalog/tool/fields.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Extract<Field, { type: 'password' }>;
  /** Why the server has just asked for a password, or for another one; null while nothing is asked. */
  readonly refusal: string | null;
}

/**
 * A password's input. It takes the focus whenever the server asks for it, with what was typed selected. The reason is
 * beside it as well: on a phone, the panel that gives it has then scrolled away.
 */
export function PasswordControl({ id, name, field, refusal }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isAsked = refusal !== null;
  useEffect(() => {
    if (!isAsked) return;
    input.current?.focus();
    input.current?.select();
  }, [isAsked]);
  return (
    <>
      <label htmlFor={id}>{field.label}</label>
      <input
        ref={input}
        id={id}
        type="password"
        name={name}
        maxLength={field.maxLength}
        autoComplete="off"
        aria-invalid={isAsked}
        aria-describedby={isAsked ? `${id}-refusal` : undefined}
      />
      {isAsked && (
        <p className="refusal" id={`${id}-refusal`}>
          {refusal}
        </p>
      )}
    </>
  );
}
