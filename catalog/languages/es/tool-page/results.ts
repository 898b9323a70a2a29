import type { earlierResults as english } from '../../../copy/tool-page/results.ts';
import type { Translated } from '../../translated.ts';

export const earlierResults: Translated<typeof english> = {
  heading: 'Antes en esta visita',
  where: 'Estos archivos están solo en esta pestaña, también si la recargas, y desaparecen cuando la cierras.',
  saveAll: 'Descargar todo',
  archive: 'resultados.zip',
  clear: 'Quitar todos',
  save: (name) => `Descargar ${name} de nuevo`,
  forget: (name) => `Quitar ${name} de la lista`,
};
