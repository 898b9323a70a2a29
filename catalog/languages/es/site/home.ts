import type * as english from '../../../copy/site/home.ts';
import type { Translated } from '../../translated.ts';

export { popularTools } from '../../../copy/site/home.ts';

/** The landing page. */
export const homeCopy: Translated<typeof english.homeCopy> = {
  heading: 'Convierte archivos al instante',
  lead: 'Elige un documento y recíbelo en el formato que necesitas, con su diseño, sus fuentes y sus enlaces en su sitio.',
  start: 'Empezar ahora',
  startPath: '/word-to-pdf',
  claims: ['Gratis y sin límite', 'Sin registro', 'Sin marcas de agua', 'Se borra tras la conversión'],
  questions: 'Preguntas',
};

export const homeGrids: typeof english.homeGrids = [
  {
    id: 'convert',
    heading: 'Convertir',
    lead: 'Pasa tu archivo al formato que necesitas.',
    families: ['converter'],
  },
  {
    id: 'compress',
    heading: 'Comprimir, unir y empaquetar',
    lead: 'Reduce archivos, une varios PDF y crea o abre archivos ZIP.',
    families: ['compressor', 'utility'],
  },
];

export const homeQuestions: typeof english.homeQuestions = [
  {
    question: '¿De verdad es gratis?',
    answer:
      'Sí. Todas las herramientas son gratuitas, con tantos archivos como quieras. No hay plan de pago, ni marcas de agua, ni un tope de visitas.',
  },
  {
    question: '¿Mis archivos están seguros?',
    answer:
      'Tu archivo viaja por HTTPS y se convierte en una carpeta propia, con un programa que no puede acceder a la red ni a los archivos de otras personas. Tu archivo y el resultado se borran en cuanto el resultado se ha enviado.',
  },
  {
    question: '¿Qué formatos puedo usar?',
    answer:
      'Documentos (DOCX, ODT, RTF, TXT, HTML, Markdown y PDF), presentaciones (PPTX, ODP), tablas (XLSX, CSV), imágenes (JPG, PNG, TIFF, BMP) y archivos ZIP. Cada ficha muestra qué entra y qué sale.',
  },
  {
    question: '¿Tengo que registrarme?',
    answer: 'No. No hay cuentas. Abre una herramienta, elige un archivo y guarda el resultado.',
  },
  {
    question: '¿Funciona en el móvil?',
    answer:
      'Sí, y no hay que instalar nada. Las páginas se adaptan a pantallas pequeñas y el trabajo lo hace el servidor, así que un teléfono antiguo obtiene el mismo resultado que un equipo nuevo.',
  },
];
