import type * as english from '../../../copy/tool-page/failure-words.ts';
import type { Translated } from '../../translated.ts';

export type { FailureText } from '../../../copy/tool-page/failure-words.ts';

export const advice: Translated<typeof english.advice> = {
  'missing-file': 'Elige un archivo e inténtalo de nuevo.',
  'empty-file': 'Elige otra copia.',
  'unsupported-file-type': 'Comprueba que el archivo sea del tipo que indica esta página.',
  'file-too-large': 'Elige un archivo más pequeño.',
  'too-few-files': 'Añade otro archivo e inténtalo de nuevo.',
  'too-many-files': 'Quita algunos archivos e inténtalo de nuevo.',
  'invalid-field': 'Revisa los ajustes e inténtalo de nuevo.',
  'invalid-request': 'Inténtalo de nuevo. Si vuelve a ocurrir, recarga la página.',
  'idempotency-key-reused': 'Otra petición ya usa esta clave de idempotencia. Envía esta con una clave nueva.',
  'upload-too-slow': 'Comprueba tu conexión e inténtalo de nuevo, o elige un archivo más pequeño.',
  'password-protected': 'Escribe la contraseña e inténtalo de nuevo, o usa una copia sin contraseña.',
  'wrong-password': 'Revisa la contraseña e inténtalo de nuevo.',
  'damaged-file': 'Abre el archivo en el programa con el que se creó, guárdalo otra vez y usa la copia nueva.',
  'signed-document': 'Cambiar el documento invalidaría su firma. Usa una copia sin firmar.',
  'nothing-recognised': 'Parece que el archivo solo contiene imágenes.',
  'too-complex': 'Divide el archivo en partes más pequeñas y conviértelas una a una.',
  'conversion-failed': 'Abre el archivo en el programa con el que se creó, guárdalo otra vez y usa la copia nueva.',
  'content-lost': 'Abre el archivo en el programa con el que se creó, guárdalo otra vez y usa la copia nueva.',
  'conversion-timeout': 'Divide el archivo en partes más pequeñas o inténtalo más tarde.',
  'engine-unavailable': 'Quien administra este servidor no la ha instalado.',
  busy: 'Está trabajando con otros archivos. Espera un momento e inténtalo de nuevo.',
  'key-refused': 'Revisa la clave o no envíes ninguna.',
  'rate-limited': 'Has enviado muchos archivos en poco tiempo. Espera un minuto e inténtalo de nuevo.',
  'not-found': 'Este servidor no ofrece esta herramienta.',
  'method-not-allowed': 'Usa el método que indica la cabecera Allow.',
  internal: 'No es culpa de tu archivo. Inténtalo de nuevo, ahora o dentro de un rato.',
};

export const noAnswer: Translated<typeof english.noAnswer> = {
  offline: { title: 'Sin conexión', detail: 'Tu archivo sigue aquí. Conéctate a internet e inténtalo de nuevo.' },
  unreachable: {
    title: 'No se pudo contactar con el servidor',
    detail:
      'La conexión se cortó antes de que llegara el resultado. Tu archivo sigue aquí; inténtalo de nuevo en un momento.',
  },
};
