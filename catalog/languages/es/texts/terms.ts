import type { PageText } from '../../../copy/page-text.ts';

/** /terms */
export const pageText: PageText = {
  language: 'es',
  heading: 'Términos y condiciones',
  lead: 'Las condiciones con las que {operator} te ofrece {site}.',
  facts: [{ name: 'En vigor', text: '9 de julio de 2025' }],
  sections: [
    {
      heading: 'Aceptación',
      paragraphs: [
        'Al usar {site} aceptas estas condiciones. Si no estás de acuerdo con ellas, no uses las herramientas.',
      ],
    },
    {
      heading: 'Qué puedes hacer',
      paragraphs: [
        'Las herramientas son gratuitas, para uso privado y comercial, y no requieren cuenta. Los resultados son tuyos: no reclamamos ningún derecho sobre ellos ni les ponemos marcas.',
      ],
    },
    {
      heading: 'Ningún uso ilícito',
      paragraphs: [
        'Sube solo archivos que tengas derecho a procesar. No uses el sitio para nada ilícito, para vulnerar los derechos de otros, para difundir programas dañinos ni para perturbar el servicio. Las peticiones que pongan en peligro el servicio se pueden rechazar.',
      ],
    },
    {
      heading: 'Tratamiento temporal',
      paragraphs: [
        'Los archivos se conservan solo mientras dura su conversión y se borran una vez enviado el resultado. {site} no es un lugar para guardar archivos; conserva tus originales. Los detalles están en la política de privacidad.',
      ],
    },
    {
      heading: 'Servicios de terceros',
      paragraphs: [
        'En algunas páginas puedes elegir un archivo de Google Drive o Dropbox. Estos servicios pertenecen a otras empresas, y al usarlos se aplican sus condiciones. No respondemos de su disponibilidad ni de lo que hagan.',
      ],
    },
    {
      heading: 'Límite de responsabilidad',
      paragraphs: [
        'El servicio se ofrece tal como es. Los formatos son distintos, y una conversión puede perder o cambiar detalles: revisa el resultado antes de confiar en él. En la medida en que lo permita la ley, {operator} no responde de los daños derivados del uso del sitio, de que no esté disponible o de la pérdida de archivos.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: [
        'Estas condiciones y las herramientas pueden cambiar. Rigen las condiciones de esta página, con su fecha; usar el sitio después de un cambio significa aceptarlo.',
      ],
    },
    {
      heading: 'Preguntas',
      paragraphs: ['Escribe a {email}.'],
    },
  ],
};
