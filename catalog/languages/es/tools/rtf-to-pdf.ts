import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page RTF to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir RTF en PDF',
    steps: [
      {
        name: 'Busca el .rtf',
        text: 'Suéltalo arriba o haz clic para buscarlo. En un Mac, un .rtfd, que parece una carpeta, es otra cosa; guárdalo antes como .rtf en TextEdit.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Casi todos los RTF son pequeños, y el PDF está listo en un abrir y cerrar de ojos. Los que llevan muchas imágenes tardan algo más, porque RTF las guarda de forma poco económica.',
      },
      {
        name: 'Abre el PDF',
        text: 'Tiene el nombre de tu archivo. Si los acentos o las letras cirílicas están bien en la primera página, todo el texto se ha leído correctamente.',
      },
    ],
  },
  why: {
    heading: 'Por qué la gente trae aquí sus RTF',
    reasons: [
      {
        name: 'WordPad ya no está',
        text: 'Las versiones recientes de Windows 11 no lo incluyen. Esta página se abre en un navegador, y el PDF también.',
      },
      {
        name: 'Lo que exportan programas antiguos se vuelve legible',
        text: 'Programas de consultas médicas, de contabilidad y bases de datos sacan sus cartas en RTF. En PDF se pueden archivar, enviar y buscar.',
      },
      {
        name: 'Tablas e imágenes en su sitio',
        text: 'LibreOffice compone el texto con sus tablas, tabulaciones, encabezados, pies e imágenes incrustadas.',
      },
      {
        name: 'Los objetos de dentro no se ejecutan',
        text: 'Un RTF puede llevar objetos incrustados, muy del gusto de los atacantes. Se muestran con la imagen que traen y nunca se abren.',
      },
      {
        name: 'Sin pagar y sin apuntarse',
        text: 'Convierte una sola carta o un armario lleno, sin límite. Tus páginas no llevan marcas de agua ni ningún otro sello.',
      },
    ],
  },
  formats: {
    heading: 'Qué es el texto enriquecido',
    paragraphs: [
      'Microsoft presentó RTF en 1987 para que los procesadores de textos pudieran intercambiar texto con formato. Es un archivo de texto en el que entre las palabras hay órdenes como \\b para la negrita; las letras que no son ASCII se escriben como códigos. Lo escriben TextEdit, Word, LibreOffice y cientos de programas de empresa. La última descripción, la versión 1.9.1, es de 2008.',
      'La página acepta .rtf de hasta {limit}. En el PDF aparecen fuentes, tamaños, colores, párrafos, listas, tablas, imágenes, notas al pie y enlaces. Como un RTF no contiene fuentes, solo sus nombres, la que le falte al servidor se sustituye y se te avisa. Los sonidos y archivos incrustados no se incluyen.',
    ],
  },
  article: {
    heading: 'Cómo conservar legible el texto enriquecido durante años',
    sections: [
      {
        heading: 'Un formato con muchos dialectos',
        paragraphs: [
          'Cada programa que escribe RTF usa su propia selección de órdenes. Unos describen una tabla celda por celda, otros la imitan con tabuladores; unos dicen a qué idioma pertenecen los códigos de una fuente, otros lo dejan al lector. Por eso un mismo archivo se ve bien en un programa y en otro muestra «Ã±» o cuadros vacíos. La conversión sigue las reglas de Word, tal como LibreOffice las ha aprendido durante muchos años, y toma el juego de caracteres de la tabla de fuentes.',
        ],
      },
      {
        heading: 'Por qué el PDF puede tener otros saltos de página',
        paragraphs: [
          'RTF guarda los márgenes y el tamaño del papel, pero no dónde acaban las líneas. Una carta escrita para papel carta lo conserva en el PDF. Las líneas acaban donde acababan si la fuente es una de las habituales, como Arial, Times New Roman o Courier New, para las que aquí se usan fuentes del mismo ancho. Con una vieja fuente de impresora, los saltos son cuestión de suerte en cualquier programa, y lo único que ayuda es elegir otra fuente para toda la carta.',
        ],
      },
      {
        heading: 'Archivar cartas e informes',
        paragraphs: [
          'Quien tenga que guardar correspondencia diez años no debería contar con RTF. Cada vez lo leen menos programas, y cualquiera puede cambiar un RTF sin dejar rastro. Un PDF fija el aspecto, incrusta sus fuentes y se puede firmar. Convierte los archivos al crearlos y guarda los dos: el PDF para leer, el RTF para corregir.',
          'Los informes que van juntos, como las cartas de un mismo caso, se pueden reunir después con Unir PDF.',
        ],
      },
      {
        heading: 'Muchas cartas de un mismo sistema',
        paragraphs: [
          'Si un programa produce RTF todos los días, mira si también puede imprimir. Una impresora PDF o una exportación más moderna ahorra el rodeo. Si no es posible, la conversión se puede automatizar: la herramienta que hay detrás de esta página responde a una petición web sencilla, y quien tenga un servidor propio con este software puede llamarla desde un script por cada carta nueva.',
        ],
      },
      {
        heading: 'Una sorpresa en el tamaño',
        paragraphs: [
          'Es normal que el PDF sea mucho más pequeño que el RTF. En un RTF las imágenes se escriben con cifras hexadecimales, dos caracteres por cada byte, y muchas veces por duplicado, una de ellas como metarchivo para lectores antiguos. En el PDF cada imagen está una sola vez y comprimida.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo convertir un .doc que en realidad es RTF?',
      answer:
        'Muchos programas han dado a sus RTF la extensión .doc. Cambia el nombre a .rtf y suéltalo aquí; lo que cuenta es el contenido, y se comprueba.',
    },
    {
      question: '¿Qué significa «dañado» en un mensaje de error?',
      answer:
        'Que LibreOffice no pudo abrir el archivo, casi siempre porque se cortó al transferirlo. Expórtalo otra vez desde el programa que lo creó.',
    },
    {
      question: '¿Se ve en el PDF el texto oculto?',
      answer: 'No. El texto con formato de oculto queda fuera, como al imprimir.',
    },
    {
      question: '¿Puedo obtener PDF/A?',
      answer:
        'El resultado es un PDF normal con fuentes incrustadas y etiquetas. Si un archivo exige PDF/A, hace falta otro paso en un editor de PDF.',
    },
    {
      question: '¿Se guardan mis cartas en alguna parte?',
      answer:
        'Pasan por la memoria y por una carpeta temporal del servidor, protegidas con HTTPS a la ida y a la vuelta, y se borran cuando el PDF se ha enviado.',
    },
  ],
  related: ['pdf-to-rtf', 'word-to-pdf', 'text-to-pdf', 'odt-to-pdf', 'merge-pdf'],
  tryIt: {
    heading: 'Trae el archivo que ya nada abre',
    text: 'Si empieza por {\\rtf, lo más probable es que se convierta. Suéltalo arriba y míralo; no cuesta nada ni pide registro.',
  },
};
