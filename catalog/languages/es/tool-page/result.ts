import type * as english from '../../../copy/tool-page/result.ts';
import type { Translated } from '../../translated.ts';

export const resultCard: Translated<typeof english.resultCard> = {
  again: 'Descargar de nuevo',
  another: { converter: 'Convertir otro', compressor: 'Comprimir otro', utility: 'Empezar de nuevo' },
  next: 'Siguiente paso',
  notes: 'Conviene saber',
  pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
  before: 'Antes',
  after: 'Después',
  compare: 'Comparar antes y después',
  drag: 'Arrastra la línea para comparar',
  share: (percent) => `${percent} % antes, ${100 - percent} % después`,
};

export const viewerCopy: Translated<typeof english.viewerCopy> = {
  open: 'Ver a tamaño completo',
  title: (name) => `Vista previa de ${name}`,
  close: 'Cerrar',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: (page, count) => `Página ${page} de ${count}`,
  failed: 'Esta página no se puede mostrar aquí. Descarga el archivo para verla.',
};
