import type { ComponentProps, MouseEvent } from 'react';
import { useNavigation, useShown } from './navigation.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path of the page, as in the catalogue. */
  readonly to: string;
}

/** Whether a click asks for the page in this tab. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another page of the site, which is loaded as soon as the visitor points at it. */
export function Link({ to, onClick, ...attributes }: Props) {
  const { router, basePath } = useNavigation();
  const { path } = useShown();
  const preload = () => router.preload(to);
  return (
    <a
      {...attributes}
      href={basePath + to}
      aria-current={path === to ? 'page' : undefined}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        void router.open(to);
      }}
    />
  );
}
