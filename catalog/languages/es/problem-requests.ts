import type { ProblemWords } from '../problem-words.ts';

/** The sentences of details about requests: what they lack, and what an address or a tool takes. */
export const aboutRequests: ProblemWords['sentences'] = {
  'Choose a file first.': 'Elige antes un archivo.',
  'It belongs in the field “{field}”.': 'Va en el campo «{field}».',
  'It belongs in the field “{field}”, not in “{other}”.': 'Va en el campo «{field}», no en «{other}».',
  'Send a form (multipart/form-data) with the file in the field “{field}”.':
    'Envía un formulario (multipart/form-data) con el archivo en el campo «{field}».',
  'The form was cut off or isn’t valid.': 'El formulario llegó incompleto o no es válido.',
  'This address doesn’t accept that request.': 'Esta dirección no acepta esa petición.',
  'There’s no tool at this address.': 'En esta dirección no hay ninguna herramienta.',
  'This address takes {allowed}, not {method}.': 'Esta dirección admite {allowed}, no {method}.',
  'There is no such conversion here.': 'Esa conversión no existe aquí.',
  'This tool takes up to {size}.': 'Esta herramienta acepta hasta {size}.',
  'This tool takes at most {count} file at once.': 'Esta herramienta acepta como máximo {count} archivo a la vez.',
  'This tool takes at most {count} files at once.': 'Esta herramienta acepta como máximo {count} archivos a la vez.',
  'This tool needs at least {count} files.': 'Esta herramienta necesita al menos {count} archivos.',
  'This tool has no setting “{name}”.': 'Esta herramienta no tiene el ajuste «{name}».',
  'The setting “{name}” was sent more than once.': 'El ajuste «{name}» se envió más de una vez.',
  'This tool takes files in the field “{field}”, not in “{other}”.':
    'Esta herramienta recibe archivos en el campo «{field}», no en «{other}».',
  'Its settings: {names}.': 'Sus ajustes: {names}.',
  '“{name}” must be {value}.': 'El valor de «{name}» no es válido.',
  'This is {noun}.': 'El archivo es de otro tipo.',
  'By its name, this is {noun}.': 'Por su nombre, el archivo es de otro tipo.',
  'This is plain text, and its name doesn’t say of what kind.': 'Es texto sin formato y su nombre no dice de qué tipo.',
  'This file is of no known type.': 'El archivo es de un tipo desconocido.',
  'This tool takes {types}.': 'Comprueba que sea del tipo que indica la página de la herramienta.',
  '{tool} is switched off or not installed on this server.':
    'Esta herramienta está desactivada o no está instalada en este servidor.',
  'This server doesn’t know the key.': 'Este servidor no conoce la clave.',
  'Pages of {origin} can’t use this key.': 'Las páginas de {origin} no pueden usar esta clave.',
};
