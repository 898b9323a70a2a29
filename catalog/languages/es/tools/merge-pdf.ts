import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Merge PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo unir archivos PDF',
    steps: [
      {
        name: 'Añade los PDF',
        text: 'Suéltalos todos a la vez o uno tras otro. Cada uno aparece en la lista con su primera página, su nombre, su tamaño y su número de páginas.',
      },
      {
        name: 'Ponlos en orden',
        text: 'Arrastra cada fila por su asa o muévela con las flechas. «Ordenar por nombre» coloca los escaneos numerados. Quita archivos uno a uno o vacía la lista con «Quitar todos».',
      },
      {
        name: 'Pulsa Unir PDF',
        text: 'El botón se activa cuando has añadido dos archivos. Hasta entonces te recuerda: «Elige al menos dos archivos PDF para unirlos.»',
      },
      {
        name: 'Abre merged.pdf',
        text: 'Mira el panel de marcadores: cada archivo tiene allí su propia entrada, con sus capítulos debajo.',
      },
    ],
  },
  why: {
    heading: 'Más que páginas una detrás de otra',
    reasons: [
      {
        name: 'Los marcadores de todos los archivos',
        text: 'El esquema de cada documento se conserva como una rama con el nombre de su archivo, así que hasta un conjunto de cincuenta se recorre bien.',
      },
      {
        name: 'Los enlaces llevan adonde llevaban',
        text: 'Las referencias dentro de un documento apuntan a las páginas correctas del PDF unido, y las direcciones web se siguen pudiendo abrir.',
      },
      {
        name: 'Los formularios no se mezclan',
        text: 'Si dos archivos tienen un campo llamado Nombre, uno de ellos recibe un número. De otro modo, lo que escribieras en uno aparecería en los dos.',
      },
      {
        name: 'Ves lo que añades',
        text: 'Las primeras páginas en miniatura se dibujan en tu navegador antes de enviar nada. Un archivo protegido o dañado queda señalado en la lista al momento.',
      },
      {
        name: 'Gratis para cualquier conjunto',
        text: 'Sin límite de veces, sin cuenta y sin portadas ni marcas de agua nuestras entre tus páginas.',
      },
    ],
  },
  formats: {
    heading: 'Entran varios PDF, sale uno',
    paragraphs: [
      'La lista admite archivos .pdf, desde dos hasta cien, y entre todos hasta {limit}. Los tamaños de página se pueden mezclar: A4, carta, planos y diapositivas conservan su formato. Un archivo cuyo nombre ya está en la lista no se añade otra vez, y una línea lo dice.',
      'Páginas, texto, imágenes, fuentes, enlaces, esquemas, campos de formulario, capas, adjuntos, numeración de páginas y etiquetas de accesibilidad se reúnen sin volver a codificarse; las imágenes no pierden nada. Las firmas digitales no pueden sobrevivir, porque responden de un archivo que ya no existe como tal. El título y el autor se conservan solo si coinciden en todos los archivos.',
    ],
  },
  article: {
    heading: 'Preparar una solicitud, un expediente o un informe',
    sections: [
      {
        heading: 'El orden que espera quien lo lee',
        paragraphs: [
          'Para una solicitud de empleo: carta, currículum y certificados, del más reciente al más antiguo. Para un informe de gastos: el formulario y después los recibos por fecha. Para un expediente: un índice y luego los documentos numerados. Ayuda poner nombres a los archivos antes de añadirlos, 01-carta.pdf, 02-curriculum.pdf, y dejar el resto a «Ordenar por nombre». Los nombres pasan a ser los marcadores, así que elige unos que el lector entienda.',
        ],
      },
      {
        heading: 'Lo que suele perderse al unir PDF',
        paragraphs: [
          'Una herramienta sencilla copia páginas y nada más. Entonces el índice de la página dos no lleva a ninguna parte, el panel lateral está vacío, los campos con el mismo nombre quedan atados entre sí y los lectores de pantalla ya no encuentran títulos, porque las etiquetas describían los archivos anteriores. Todo eso vive fuera de las páginas, en tablas del documento. Unir de verdad es leer las tablas de todos los archivos, renumerar aquello a lo que apuntan y escribir unas comunes.',
        ],
      },
      {
        heading: 'Cuánto ocupa el resultado',
        paragraphs: [
          'El archivo unido ocupa más o menos lo que sus partes juntas, o menos: las fuentes y las imágenes que comparten varias partes se guardan una sola vez. Si tienes que enviarlo por correo, une primero y usa después Comprimir PDF. Lo que más pesa son los escaneos hechos con el teléfono. Tres de ellos pueden ocupar más que doscientas páginas de texto.',
        ],
      },
      {
        heading: 'Números de página e impresión',
        paragraphs: [
          'Después de unir, el contador del lector va de uno hasta el final, mientras que los números impresos empiezan de nuevo en cada parte. Los lectores que admiten etiquetas de página muestran las dos cosas, por ejemplo «iv (4 de 120)», y las de tus archivos se conservan. Si se exige una numeración única, añádela con un editor de PDF después de unir, no antes.',
          'Al imprimir a doble cara, si una parte tiene un número impar de páginas, la siguiente empieza en el reverso de una hoja. Si cada parte debe empezar en su propia hoja, añade una página en blanco en el programa de origen.',
        ],
      },
      {
        heading: 'Archivos protegidos, firmados y dañados',
        paragraphs: [
          'La lista indica qué PDF necesita contraseña para abrirse. Pulsa el botón y la página te la pide; se prueba una misma contraseña con todos los archivos protegidos, y el PDF unido no la lleva. Si tienen contraseñas distintas, quítalas antes con el programa que las puso, si te está permitido. Si las firmas importan, envía los archivos firmados por separado o firma de nuevo el PDF unido. Los archivos con daños leves se reparan por el camino; si no se puede, el mensaje nombra el archivo para que lo quites o lo guardes otra vez.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo unir solo algunas páginas?',
      answer:
        'Sí. Abre «Elegir páginas o girar» junto a un archivo e indica las páginas que quieras, por ejemplo 1-3, 5. Ahí también puedes girarlas.',
    },
    {
      question: '¿El orden de la lista es el de las páginas?',
      answer: 'Sí, de arriba abajo. Si cambias de idea, reordena la lista y une de nuevo.',
    },
    {
      question: '¿Puedo añadir documentos de Word o imágenes?',
      answer: 'Conviértelos antes con Word a PDF o Imagen a PDF; después podrás mezclarlos con otros PDF como quieras.',
    },
    {
      question: '¿Por qué no se añadió un archivo?',
      answer: 'Ya hay otro con el mismo nombre en la lista. Si son documentos distintos, cambia el nombre de uno.',
    },
    {
      question: '¿Se conserva lo escrito en los formularios?',
      answer:
        'Sí, los campos mantienen lo que contienen y se pueden seguir editando. La excepción son los formularios XFA dinámicos, una técnica antigua de Adobe.',
    },
    {
      question: '¿Cómo se tratan los archivos confidenciales?',
      answer:
        'Se envían por HTTPS, y solo cuando pulsas el botón. Están juntos en una carpeta temporal y se borran con el resultado en cuanto lo has recibido.',
    },
  ],
  related: ['pdf-compressor', 'img-to-pdf', 'word-to-pdf', 'zip-compressor', 'tiff-to-pdf', 'pdf-to-word'],
  tryIt: {
    heading: 'Con dos archivos basta para empezar',
    text: 'Añade arriba una carta y un anexo, y únelos. No tienes que registrarte, y a los originales no les puede pasar nada: solo se leen.',
  },
};
