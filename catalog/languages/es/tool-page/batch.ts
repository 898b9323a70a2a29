import type { batchCopy as english } from '../../../copy/tool-page/batch.ts';
import type { Family } from '../../../tool/tool.ts';
import type { Translated } from '../../translated.ts';

const verbs = {
  converter: { act: 'Convertir', acting: 'Convirtiendo…', acted: ['convertido', 'convertidos'], zip: 'convertidos' },
  compressor: { act: 'Comprimir', acting: 'Comprimiendo…', acted: ['comprimido', 'comprimidos'], zip: 'comprimidos' },
  utility: { act: 'Empezar', acting: 'Trabajando…', acted: ['listo', 'listos'], zip: 'listos' },
} as const satisfies Record<Family, object>;

const count = (files: number) => (files === 1 ? '1 archivo' : `${files.toLocaleString('es')} archivos`);

export const batchCopy: Translated<typeof english> = {
  list: 'Archivos',
  results: 'Resultado',
  together: (format) => `Un solo ${format} con todos`,
  apart: (format) => `Un ${format} por archivo`,
  add: 'Añadir archivos',
  heading: count,
  start: (family, files) => (files === 0 ? verbs[family].act : `${verbs[family].act} ${count(files)}`),
  running: (family, done, files) => `${verbs[family].acting} ${done} de ${files}`,
  summary: (family, done, files, failed) =>
    `${done} de ${files} ${verbs[family].acted[files === 1 ? 0 : 1]}${failed === 0 ? '' : `, ${failed} con error`}`,
  cancelAll: 'Cancelar todo',
  downloadAll: 'Descargar todo',
  archive: (family) => `archivos_${verbs[family].zip}.zip`,
  over: 'Empezar de nuevo',
  waiting: 'En espera…',
  uploading: (percent) => `Subiendo… ${percent} %`,
  working: (family) => verbs[family].acting,
  cancelled: 'Cancelado',
  refused: (types) => `Esta página solo acepta archivos ${types}.`,
  notes: (notes) => (notes === 1 ? '1 nota' : `${notes} notas`),
  saved: (percent) => `${percent} % menos`,
  download: (name) => `Descargar ${name}`,
  cancel: (name) => `Cancelar ${name}`,
  remove: (name) => `Quitar ${name}`,
  retry: (name) => `Reintentar ${name}`,
};
