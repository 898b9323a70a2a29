import type { ProblemCode } from '../../problems.ts';

/** The titles of problems. */
export const problemTitles: Readonly<Record<ProblemCode, string>> = {
  'missing-file': 'No se envió ningún archivo',
  'empty-file': 'El archivo está vacío',
  'unsupported-file-type': 'Esta herramienta no acepta este tipo de archivo',
  'file-too-large': 'El archivo es demasiado grande',
  'too-few-files': 'Hacen falta más archivos',
  'too-many-files': 'Demasiados archivos',
  'invalid-field': 'Un ajuste no es válido',
  'invalid-request': 'No se pudo leer la petición',
  'idempotency-key-reused': 'La clave de idempotencia es de otra petición',
  'upload-too-slow': 'La subida tardó demasiado',
  'password-protected': 'El archivo está protegido con contraseña',
  'wrong-password': 'La contraseña no es correcta',
  'damaged-file': 'El archivo está dañado',
  'signed-document': 'El documento está firmado',
  'nothing-recognised': 'No se encontró texto',
  'too-complex': 'El archivo exige demasiado trabajo',
  'conversion-failed': 'No se pudo convertir el archivo',
  'content-lost': 'Al resultado le faltaría parte del archivo',
  'conversion-timeout': 'La conversión tardó demasiado',
  'engine-unavailable': 'Esta herramienta no está disponible en este servidor',
  busy: 'El servidor está ocupado',
  'key-refused': 'La clave no se acepta',
  'rate-limited': 'Demasiadas peticiones',
  'not-found': 'Aquí no hay nada',
  'method-not-allowed': 'Esta dirección admite otras peticiones',
  internal: 'Algo falló en el servidor',
};

/** What happened, in a few words. */
export const problemTitle = (code: ProblemCode): string => problemTitles[code];
