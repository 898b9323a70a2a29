import type * as english from '../../../copy/tool-page/pickers.ts';
import { pickerLabels } from '../../../copy/tool-page/pickers.ts';
import type { Translated } from '../../translated.ts';

export type { Downloaded } from '../../../copy/tool-page/pickers.ts';
export { pickerLabels };

export const driveCopy: Translated<typeof english.driveCopy> = {
  authorizing: 'Autorizando...',
  opening: 'Abriendo Google Drive...',
  connecting: 'Conectando con Drive...',
  notReady: 'El selector no está listo',
  noBody: 'Este navegador no admite ReadableStream',
  failed: '❌ No se pudo obtener el archivo',
};

export const dropboxCopy: Translated<typeof english.dropboxCopy> = {
  notReady: 'Dropbox aún no se ha cargado.',
  failed: 'No se pudo descargar el archivo de Dropbox.',
};

export const pickerCopy: Translated<typeof english.pickerCopy> = {
  notSetUp: (picker) => `${pickerLabels[picker]} no está configurado en este sitio`,
  downloading: (done) =>
    `Descargando... ${'percent' in done ? `${done.percent} %` : `${Math.round(done.bytes / 1000)} KB`}`,
  blocked: (picker) =>
    `Tu navegador ha bloqueado la ventana de ${pickerLabels[picker]}. Permite las ventanas emergentes de este sitio y pulsa ${pickerLabels[picker]} otra vez.`,
  tooLarge: (limit) => `❌ Este archivo supera el límite de ${limit}.`,
};
