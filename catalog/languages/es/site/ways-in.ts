import type * as english from '../../../copy/site/ways-in.ts';
import type { Translated } from '../../translated.ts';

export const openAnywhere: Translated<typeof english.openAnywhere> = {
  choose: 'Tengo un archivo',
  release: 'Suéltalo para ver qué puedes hacer con él',
};

export const searchCopy: Translated<typeof english.searchCopy> = {
  label: 'Buscar herramientas',
  example: 'Buscar herramientas: pdf a word, reducir…',
  found: (tools) => (tools === 1 ? '1 herramienta' : `${tools} herramientas`),
  none: 'Ninguna herramienta coincide. Prueba con un formato, como pdf o xlsx.',
};
