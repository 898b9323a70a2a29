import type * as english from '../../../copy/site/pages.ts';
import type { Translated } from '../../translated.ts';

export { referenceCopy } from '../../../copy/site/pages.ts';

export const pageCopy: Translated<typeof english.pageCopy> = {
  home: {
    title: 'Convierte archivos al instante',
    description:
      'Convierte documentos, presentaciones, hojas de cálculo e imágenes en línea. Gratis, sin registro ni marcas de agua, y tu archivo se borra tras la conversión.',
    keywords: ['convertidor de archivos', 'convertir documentos en línea', 'convertidor pdf gratis', 'word a pdf'],
  },
  tools: {
    title: 'Convierte y comprime archivos en línea',
    description:
      'Comprime archivos PDF, Word, PowerPoint, Excel, OpenDocument e imágenes, une PDF y crea o extrae archivos ZIP. Gratis y sin registro.',
    keywords: ['comprimir archivos en línea', 'comprimir pdf', 'unir pdf', 'crear zip', 'extraer zip'],
  },
  about: {
    title: 'Quiénes somos',
    description:
      'Quién hace estas herramientas, cómo funciona una conversión y qué programas de código abierto hacen el trabajo.',
    keywords: ['quiénes somos', 'herramientas gratuitas para archivos', 'convertidor de código abierto'],
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué pasa con los archivos que subes: se procesan en una carpeta propia y se borran tras la conversión.',
    keywords: ['política de privacidad', 'borrado de archivos', 'protección de datos'],
  },
  terms: {
    title: 'Términos y condiciones',
    description:
      'Las condiciones de uso de estas herramientas gratuitas: uso lícito, tratamiento temporal, responsabilidad y cambios.',
    keywords: ['términos y condiciones', 'condiciones de uso'],
  },
  contact: {
    title: 'Contacto',
    description: 'Ayuda con las herramientas: de lunes a viernes, de 9:00 a 18:00 IST, con respuesta en 24 horas.',
    keywords: ['contacto', 'soporte', 'ayuda para convertir archivos'],
  },
  open: {
    title: '¿Qué quieres hacer con tu archivo?',
    description: 'Elige un archivo y mira qué herramientas lo aceptan.',
    keywords: [],
  },
  offline: {
    title: 'Sin conexión',
    description: 'Esta página necesita conexión.',
    keywords: [],
  },
  reference: {
    title: 'API',
    description: 'Cómo usan los programas estas herramientas: direcciones, formularios, respuestas y problemas.',
    keywords: [],
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'En esta dirección no hay ninguna página.',
    keywords: [],
  },
};

export const navigationLinks: Translated<typeof english.navigationLinks> = [
  { path: '/tools', label: 'Herramientas' },
  { path: '/pdf-compressor', label: 'Comprimir PDF' },
  { path: '/merge-pdf', label: 'Unir PDF' },
  { path: '/aboutus', label: 'Quiénes somos' },
];

export const footerLinks: Translated<typeof english.footerLinks> = [
  { path: '/privacy-policy', label: 'Política de privacidad' },
  { path: '/terms', label: 'Términos y condiciones' },
  { path: '/contact', label: 'Contacto' },
  { path: '/aboutus', label: 'Quiénes somos' },
];

export const frame: Translated<typeof english.frame> = {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  menu: 'Menú',
  brand: (name) => `${name}, a la página de inicio`,
  footer: 'Sobre este sitio',
  languages: 'Idioma',
  promise: 'Tu archivo es tuyo. Se borra del servidor en cuanto el resultado se ha enviado.',
  copyright: (year, holder) => `© ${year} ${holder}`,
  contents: 'En esta página',
  unnamedOperator: 'el responsable de este sitio',
};

export const notFoundCopy: Translated<typeof english.notFoundCopy> = {
  heading: 'Aquí no hay ninguna página',
  lead: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.',
  tools: 'O ve directamente a una herramienta:',
  home: 'Ir a la página de inicio',
};

export const problemPage: Translated<typeof english.problemPage> = {
  kept: 'El archivo de tu dispositivo no ha cambiado, y aquí no se ha guardado nada.',
  back: (page) => `Volver a ${page}`,
};

export const openPageCopy: Translated<typeof english.openPageCopy> = {
  heading: '¿Qué quieres hacer con tu archivo?',
  lead: 'Elige uno o varios archivos y mira qué herramientas los aceptan. No se envía nada hasta que pulses un botón allí.',
  choose: 'Tus archivos',
  drop: 'Suelta o pega tus archivos aquí',
  tools: 'Estas herramientas lo aceptan',
  none: 'Ninguna herramienta acepta estos archivos juntos',
};

export const offlinePageCopy: Translated<typeof english.offlinePageCopy> = {
  heading: 'Sin conexión',
  lead: 'Las páginas que ya has abierto siguen funcionando. Esta necesita conexión, igual que cualquier conversión.',
};
