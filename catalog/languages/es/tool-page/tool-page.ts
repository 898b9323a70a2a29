import type * as english from '../../../copy/tool-page/tool-page.ts';
import { typesText } from '../../../copy/tool-page/tool-page.ts';
import { type FormatGroup, type FormatId, formatOfExtension, formats } from '../../../formats.ts';
import type { Input } from '../../../tool/tool.ts';
import type { Translated } from '../../translated.ts';

export { typesText };

const groups: Readonly<Record<FormatGroup, string>> = {
  document: 'de texto',
  slides: 'de presentación',
  sheet: 'de hoja de cálculo',
  pdf: 'PDF',
  image: 'de imagen',
  archive: 'comprimido',
};
const kinds: Partial<Record<FormatId, string>> = {
  docx: 'de Word',
  pptx: 'de PowerPoint',
  xlsx: 'de Excel',
  odt: 'de texto OpenDocument',
  odp: 'de presentación OpenDocument',
  rtf: 'de texto enriquecido',
  txt: 'de texto',
};

/** What a drop zone names: "archivo de Word", "archivos PDF". */
function filesText(input: Input): string {
  const noun = input.several === 'together' ? 'archivos' : 'archivo';
  const ids = input.accept === 'any' ? [] : input.accept.map((extension) => formatOfExtension(extension));
  const [id] = ids;
  if (id === undefined) return noun;
  const isOne = ids.every((other) => other === id);
  return `${noun} ${isOne ? (kinds[id] ?? formats[id].label) : groups[formats[id].group]}`;
}

const your = (input: Input) => `${input.several === 'together' ? 'tus' : 'tu'} ${filesText(input)}`;

export const toolPage: Translated<typeof english.toolPage> = {
  fileInput: (input) => `Elige ${your(input)}`,
  drop: (input) => `Suelta aquí ${your(input)}${input.folders ? ' y carpetas' : ''}`,
  chooseHere: (input) => `Elige aquí ${your(input)}`,
  tap: (input) => (input.several === 'together' ? 'Toca para elegirlos' : 'Toca para elegir uno'),
  tapToReplace: 'Toca para elegir otro archivo',
  addMore: 'Añadir más archivos',
  browse: 'o haz clic para elegir uno',
  release: 'Suéltalo para añadirlo',
  replace: 'Suelta otro archivo aquí para cambiarlo',
  rejected: (input) => `❌ Solo se admiten archivos ${typesText(input)}.`,
  dropMore: 'Suelta más archivos aquí',
  browseMore: 'o haz clic para elegirlos',
  selected: 'Seleccionado:',
  several: 'Varios archivos',
  progress: 'Progreso',
  ready: 'Tu archivo está listo',
  cancel: 'Cancelar',
  working: (seconds) => `El servidor está trabajando… ${seconds} s`,
  waiting: (ahead, seconds) => `${ahead} por delante de ti${seconds === null ? '' : `, unos ${seconds} s`}`,
  sending: (files, seconds) => `Subiendo${files === 1 ? '' : ` ${files} archivos`}… ${seconds} s`,
  alertTitle: 'Mensaje',
  ok: 'Aceptar',
  moreOptions: 'Más opciones',
  settings: 'Ajustes',
  perFile: 'El primer valor es para el primer archivo. Separa los de varios archivos con puntos y comas.',
  shortcuts: 'Suelta un archivo en cualquier punto de la página o pégalo. Ctrl+Intro empieza, Esc cancela.',
  offline: 'No tienes conexión. Puedes elegir archivos ahora y enviarlos cuando vuelvas a tenerla.',
};

/** What a page takes, and how much of it. */
export const inputFact = (input: Input, limit: string): string =>
  input.accept === 'any' ? `Cualquier archivo, hasta ${limit} en total` : `${typesText(input)}, hasta ${limit}`;

export const toolFacts: Translated<typeof english.toolFacts> = [
  'Se borra del servidor en cuanto el resultado se ha enviado.',
  'Gratis, sin registro y sin marcas de agua.',
];

export const failurePanel: Translated<typeof english.failurePanel> = {
  again: 'Intentar de nuevo',
  choose: 'Elegir otro archivo',
  password: 'Escribir la contraseña',
  unsign: 'Seguir sin la firma',
};

export const unavailableNotice: Translated<typeof english.unavailableNotice> = {
  heading: 'No disponible en este servidor',
  detail: (title) =>
    `«${title}» necesita un programa que este servidor no tiene, o quien lo administra la ha desactivado.`,
  others: 'Ver las demás herramientas',
};

export const toolGuide: Translated<typeof english.toolGuide> = {
  questions: 'Preguntas',
  related: 'Herramientas relacionadas',
  tryNow: 'Probar ahora',
  notTranslated: 'Esta guía todavía está solo en inglés.',
};

export const toolsPanel: Translated<typeof english.toolsPanel> = {
  open: 'Conversiones',
  title: 'Herramientas',
  compressors: 'Comprimir',
  utilities: 'Unir y empaquetar',
  close: 'Cerrar',
};
