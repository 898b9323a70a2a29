import type { fileListCopy as english, ListSums } from '../../../copy/tool-page/file-list.ts';
import type { Translated } from '../../translated.ts';

export type { ListSums };

const filesText = (count: number) => (count === 1 ? '1 archivo' : `${count.toLocaleString('es')} archivos`);
const pagesText = (count: number) => (count === 1 ? '1 página' : `${count.toLocaleString('es')} páginas`);

export const fileListCopy: Translated<typeof english> = {
  list: 'Archivos elegidos',
  clear: 'Quitar todos',
  sort: 'Ordenar por nombre',
  hint: 'Arrastra los archivos para ordenarlos. Sobre el asa, las flechas mueven un archivo.',
  handle: (name) => `Mover ${name}`,
  handleHint: 'Pulsa las flechas arriba y abajo para mover el archivo.',
  remove: (name) => `Quitar ${name}`,
  moveUp: (name) => `Subir ${name} en la lista`,
  moveDown: (name) => `Bajar ${name} en la lista`,
  moved: (name, place, count) => `${name} es ahora el ${place} de ${count}.`,
  removed: (name, left) => `Se ha quitado ${name}. ${left === 0 ? 'No queda ninguno' : `Quedan: ${filesText(left)}`}.`,
  sorted: 'Los archivos están ordenados por nombre.',
  alreadyListed: (names) =>
    names.length === 1
      ? `${names[0]} ya está en la lista y no se ha añadido otra vez.`
      : `${filesText(names.length)} ya están en la lista y no se han añadido otra vez.`,
  tooMany: (maxFiles) => `Puedes añadir como máximo ${filesText(maxFiles)}. Quita algunos e inténtalo de nuevo.`,
  sums: ({ files, pages, size, limit }) =>
    `${filesText(files)}${pages === null ? '' : `, ${pagesText(pages)}`}, ${size} de ${limit}`,
  overLimit: 'En conjunto, estos archivos superan lo que este servidor acepta.',
  pages: pagesText,
  settings: 'Elegir páginas o girar',
  setting: (label, name) => `${label} de ${name}`,
  allPages: 'Todas',
  turn: (degrees) => (degrees === 0 ? 'Ninguno' : `${degrees}°`),
  reading: 'Leyendo…',
  locked: 'Necesita una contraseña; se te pedirá.',
  damaged: 'No se puede leer. Puede que esté dañado.',
  chooseFolder: 'Elegir una carpeta',
};
