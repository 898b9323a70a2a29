import { useEffect, useRef } from 'react';
import type { Field } from '../../../catalog/tool/fields.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly field: Extract<Field, { type: 'password' }>;
  /** The server has just asked for a password, or refused the one that was given, and nothing is in front of the form. */
  readonly isAsked: boolean;
}

/** A password's input. It takes the focus whenever the server asks for it, with what was typed selected. */
export function PasswordControl({ id, name, field, isAsked }: Props) {
  const input = useRef<HTMLInputElement>(null);
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
        aria-describedby={isAsked ? 'failure-title' : undefined}
      />
    </>
  );
}
