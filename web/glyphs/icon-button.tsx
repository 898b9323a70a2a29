import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'button'> {
  /** What a screen reader calls it. */
  readonly label: string;
}

/** A button that shows nothing but an icon. */
export function IconButton({ label, className, ...rest }: Props) {
  const classes = className === undefined ? 'button button-icon' : `button button-icon ${className}`;
  return <button type="button" className={classes} aria-label={label} {...rest} />;
}
