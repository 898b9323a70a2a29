import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Text to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo hacer un PDF de un texto sin formato',
    steps: [
      {
        name: 'Elige el archivo .txt',
        text: 'Suéltalo sobre la hoja o búscalo con el botón de archivo. Notas, registros, libros electrónicos, subtítulos o código guardados como .txt son todos texto sin formato.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'No hay nada que ajustar. La codificación, el tipo de texto, el tamaño de letra y la orientación del papel se deciden mirando el archivo.',
      },
      {
        name: 'Mira la primera página',
        text: 'Si ahí las letras están bien, lo están en todas. Cuando hubo que deducir la codificación, una línea de la ficha dice cuál es.',
      },
    ],
  },
  why: {
    heading: 'Más que texto vertido en páginas',
    reasons: [
      {
        name: 'Lo que es para leer parece un libro',
        text: 'Las cartas, artículos y relatos van en una letra con serifa y con márgenes cómodos, y los elementos de las listas quedan bien colocados tras sus viñetas.',
      },
      {
        name: 'Las columnas de caracteres siguen alineadas',
        text: 'Si al menos una cuarta parte de las líneas se alinea con espacios o tabuladores, como en tablas, registros y código, se usa una letra de ancho fijo y un tamaño con el que las líneas quepan.',
      },
      {
        name: 'Muchas escrituras, y también emojis',
        text: 'Cirílico, griego, árabe, hebreo, hindi, tailandés, chino, japonés y coreano se dibujan con fuentes adecuadas; las líneas que van de derecha a izquierda corren de derecha a izquierda.',
      },
      {
        name: 'El texto se puede volver a copiar',
        text: 'Las palabras del PDF se pueden buscar, seleccionar y escuchar. Las fuentes van incrustadas y reducidas a los caracteres que se usan.',
      },
      {
        name: 'Los archivos largos son bienvenidos',
        text: 'De un archivo pueden salir hasta 5000 páginas, y puedes convertir todos los que quieras gratis, sin cuenta y sin marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'El texto sin formato y sus codificaciones',
    paragraphs: [
      'Un archivo .txt son solo caracteres y finales de línea. No sabe de fuentes, tamaños ni páginas, y se abre con cualquier editor en cualquier sistema. Los caracteres se guardan como números, y qué número es qué letra depende de la codificación: hoy UTF-8, pero en muchos archivos antiguos Windows-1252, KOI8-R, Shift JIS, GBK o UTF-16.',
      'La página acepta archivos .txt de hasta {limit} en todas estas codificaciones y escribe un PDF con páginas numeradas. Tus saltos de línea se conservan, un carácter de salto de página empieza otra página y las líneas vacías son espacios entre párrafos. No se interpreta nada: los asteriscos siguen siendo asteriscos, y las direcciones siguen siendo texto.',
    ],
  },
  article: {
    heading: 'Letras raras, columnas rotas y líneas sin fin',
    sections: [
      {
        heading: 'Por qué «mañana» se convierte en «maÃ±ana»',
        paragraphs: [
          'Un archivo de texto no dice cómo está codificado. Si un programa toma UTF-8 por Windows-1252, cada letra con acento sale como dos signos extraños; si es al revés, ves interrogantes en rombos. Los convertidores que dan por supuesta una codificación producen páginas así a miles.',
          'Aquí se examinan los propios bytes. Un UTF-8 válido no es prácticamente nunca otra cosa; una marca de orden de bytes delata el UTF-16; en las codificaciones antiguas decide la frecuencia de las letras, porque un ruso leído como griego no contiene palabras probables. La excepción es UTF-32, que se rechaza con el consejo de guardar el archivo como UTF-8.',
        ],
      },
      {
        heading: '¿Texto corrido o columnas?',
        paragraphs: [
          'El mismo formato sirve para una novela y para una tabla dibujada con guiones. En una letra proporcional la tabla se descuadra, y una novela en letra de máquina de escribir cansa. Por eso se examinan las primeras líneas: muchos huecos de varios espacios, tabuladores en mitad de línea, marcos hechos con signos de dibujo, o llaves y puntos y comas a final de línea indican columnas; todo lo demás es texto corrido.',
          'Las tablas anchas reciben una letra más pequeña y luego el papel en horizontal. Solo pasan de línea las que necesitarían una letra de menos de siete puntos.',
        ],
      },
      {
        heading: 'Dónde acaban las páginas',
        paragraphs: [
          'El texto sin formato no tiene páginas, pero muchos archivos de grandes sistemas, de colas de impresión y de las antiguas normas de Internet contienen el carácter de salto de página, que antes hacía avanzar la impresora. Se respeta. Si no lo hay, una página acaba cuando está llena, y a partir de dos cada una lleva su número al pie.',
        ],
      },
      {
        heading: 'Libros en texto sin formato',
        paragraphs: [
          'Las bibliotecas de libros libres ofrecen texto con las líneas cortadas a mano a setenta caracteres. Esas líneas se conservan, y la letra se elige para que quepan sin cortarse por segunda vez. Una novela de medio millón de caracteres da un PDF de unas doscientas páginas. Si prefieres leerla en un lector electrónico, un EPUB se adapta a las pantallas pequeñas mejor que cualquier PDF.',
        ],
      },
      {
        heading: 'Qué hacer antes, si quieres más',
        paragraphs: [
          'En texto sin formato no hay negrita, títulos ni enlaces. Si tu archivo usa signos como # para los títulos o ** para resaltar, cambia su extensión a .md y usa Markdown a PDF. Si es una tabla con comas entre los valores, CSV a PDF dibuja columnas de verdad con el encabezado repetido.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Qué tamaño de papel se usa?',
      answer:
        'A4, salvo que quien administra este sitio haya elegido el tamaño carta. El texto corrido va en vertical; las columnas anchas pueden poner la página en horizontal.',
    },
    {
      question: '¿Puedo elegir la fuente y el tamaño?',
      answer:
        'No. Dependen del texto: unos once puntos para texto corrido y de siete a diez para columnas, según lo largas que sean las líneas.',
    },
    {
      question: '¿Se unen las líneas en párrafos?',
      answer:
        'Un final de línea del archivo es un final de línea en el PDF. Las líneas demasiado largas para la página pasan a la siguiente; las cortas no se unen nunca, porque en un poema o una dirección sería un error.',
    },
    {
      question: 'Mi archivo se rechazó por no ser de texto. ¿Por qué?',
      answer:
        'Su contenido son caracteres de control, diga lo que diga el nombre. Muchas veces es un documento de Word o un archivo comprimido con la extensión .txt; ábrelo en el programa que lo creó.',
    },
    {
      question: 'Algunos caracteres salen como un interrogante en un rombo. ¿Qué significa?',
      answer:
        'Que ninguna fuente del servidor los tiene, por ejemplo escrituras históricas poco comunes o símbolos de fuentes privadas. La ficha del resultado dice cuántos distintos hay.',
    },
    {
      question: '¿Se guarda el texto en algún sitio?',
      answer:
        'Solo durante los segundos de la conversión. Se envía por HTTPS, se maqueta y se borra junto con el PDF en cuanto la descarga está completa.',
    },
  ],
  related: ['md-to-pdf', 'csv-to-pdf', 'pdf-to-txt', 'html-to-pdf', 'rtf-to-pdf', 'word-to-pdf'],
  tryIt: {
    heading: 'Dale uno difícil',
    text: 'Un registro antiguo en una codificación desconocida o un texto en dos alfabetos es la mejor prueba. Suéltalo arriba; no hay que instalar nada ni registrarse.',
  },
};
