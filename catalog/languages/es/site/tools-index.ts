import type * as english from '../../../copy/site/tools-index.ts';
import type { Translated } from '../../translated.ts';

export const toolsIndexCopy: Translated<typeof english.toolsIndexCopy> = {
  heading: 'Convierte y comprime archivos en línea',
  lead: 'Reduce archivos, une varios PDF y crea o abre archivos ZIP.',
  compress: { heading: 'Reducir el tamaño', lead: 'El mismo formato con menos bytes. Tú decides hasta dónde llegar.' },
  combine: { heading: 'Unir y empaquetar', lead: 'Une varios PDF, empaqueta archivos en un ZIP o abre uno.' },
  converters: '¿Buscas otro formato?',
  toConverters: 'Ver todas las conversiones',
};
