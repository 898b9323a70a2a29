import type { ArchiveFault, archiveCopy as english } from '../../../copy/tool-page/archive.ts';
import type { Translated } from '../../translated.ts';

export type { ArchiveFault };

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('es')} ${many}`;
const files = (number: number) => count(number, 'archivo', 'archivos');

export const archiveCopy: Translated<typeof english> = {
  heading: 'Contenido del archivo ZIP',
  reading: 'Leyendo el archivo ZIP…',
  empty: 'El archivo ZIP está vacío.',
  sums: (number, folders, size) =>
    `${files(number)}${folders === 0 ? '' : ` en ${count(folders, 'carpeta', 'carpetas')}`}, ${size} sin comprimir`,
  more: (shown) => `El archivo ZIP contiene más. Solo se muestran los primeros ${shown.toLocaleString('es')}.`,
  hint: 'Las flechas mueven y abren carpetas; Intro guarda un archivo.',
  locked: 'Este archivo ZIP tiene contraseña. Escríbela abajo para extraer o guardar su contenido.',
  partlyLocked: (number) =>
    number === 1
      ? '1 archivo necesita contraseña. Escríbela abajo para extraerlo o guardarlo.'
      : `${files(number)} necesitan contraseña. Escríbela abajo para extraerlos o guardarlos.`,
  lockedFile: 'necesita la contraseña',
  link: 'enlace',
  save: (name) => `Guardar ${name}`,
  saving: (percent) => `${percent} %`,
  saved: (name) => `Se ha guardado ${name}.`,
  folder: files,
  fault: {
    'not-an-archive': 'Esto no es un archivo ZIP, o le falta el final: no contiene ninguna lista de archivos.',
    damaged: 'La lista de archivos está dañada, así que no se puede mostrar.',
    split: 'Esta es una parte de un archivo ZIP dividido. Une antes sus partes.',
    unreadable: 'El contenido de este archivo ZIP no se puede mostrar aquí.',
    'password-needed': 'La lista de archivos está cifrada, así que no se puede mostrar aquí.',
    'wrong-password': 'La contraseña no es correcta.',
    'wrong-or-damaged': 'La contraseña no es correcta o el archivo ZIP está dañado.',
    'unknown-method': 'La lista de archivos está comprimida de un modo que los navegadores no saben leer.',
    'too-large': 'La lista de archivos es demasiado larga para mostrarla aquí.',
  },
  saveFault: {
    'not-an-archive': (name) => `${name} está dañado y no se puede guardar.`,
    damaged: (name) => `${name} está dañado y no se puede guardar.`,
    split: (name) => `${name} continúa en otra parte del archivo ZIP.`,
    unreadable: (name) => `${name} no se puede guardar aquí. Extrae el archivo ZIP completo.`,
    'password-needed': (name) => `${name} necesita la contraseña del archivo ZIP. Escríbela abajo.`,
    'wrong-password': (name) => `Esa contraseña no sirve para ${name}.`,
    'wrong-or-damaged': (name) => `Esa contraseña no sirve para ${name}, o el archivo está dañado.`,
    'unknown-method': (name) =>
      `${name} está comprimido de un modo que los navegadores no saben leer. Extrae el archivo ZIP completo.`,
    'too-large': (name) => `${name} es demasiado grande para guardarlo aquí. Extrae el archivo ZIP completo.`,
  },
};
