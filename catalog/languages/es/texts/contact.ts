import type { PageText } from '../../../copy/page-text.ts';

/** /contact */
export const pageText: PageText = {
  language: 'es',
  heading: 'Contacto',
  lead: 'Una persona lee todos los mensajes. Cuéntanos qué intentaste y qué obtuviste, y te responderemos.',
  facts: [
    { name: 'Correo electrónico', text: '{email}' },
    { name: 'Horario de atención', text: 'De lunes a viernes, de 9:00 a 18:00 IST' },
    { name: 'Respuesta', text: 'En 24 horas' },
  ],
  sections: [
    {
      heading: 'Si un archivo sale mal',
      paragraphs: [
        'Dinos qué herramienta usaste, qué tipo de archivo era y qué decía la página. Los archivos subidos se borran al momento, así que no podemos ver el tuyo; si su contenido no es confidencial, adjúntalo a tu mensaje.',
      ],
    },
    {
      heading: 'Si falta algo',
      paragraphs: ['Dinos qué formato tienes, cuál necesitas y para qué usarías el resultado.'],
    },
    {
      heading: 'Si se trata de tus datos',
      paragraphs: [
        'La política de privacidad explica qué pasa con los archivos. Si te queda alguna duda, escribe a la misma dirección; {operator} te responderá.',
      ],
    },
  ],
};
