import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page CSV to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un CSV en una tabla para imprimir',
    steps: [
      {
        name: 'Elige el .csv',
        text: 'De tu equipo, o con los botones de Google Drive y Dropbox donde estén configurados. Lo que exporta una tienda, un banco, una encuesta o un aparato de medida sirve tal cual.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El archivo se lee dos veces: una para saber qué ancho necesita cada columna y otra para dibujarla.',
      },
      {
        name: 'Abre converted.pdf',
        text: 'El encabezado está en cada página, las páginas van numeradas y, si una tabla ocupa varias a lo ancho, el pie dice qué columnas estás viendo.',
      },
    ],
  },
  why: {
    heading: 'Una tabla, no un volcado de texto',
    reasons: [
      {
        name: 'Encuentra los separadores',
        text: 'La coma, el punto y coma, el tabulador y la barra vertical se distinguen por la regularidad con que dividen las filas; si la primera línea es «sep=;», se respeta.',
      },
      {
        name: 'No reinterpreta nada',
        text: 'Los ceros a la izquierda, los números de artículo largos y las fechas se imprimen como están. Ninguna hoja de cálculo convierte 1-2 en una fecha.',
      },
      {
        name: 'Las columnas no se cortan nunca',
        text: 'El papel, el tamaño de letra y los anchos se eligen para que cada columna salga entera. Los textos largos pasan de línea dentro de su celda.',
      },
      {
        name: 'Números debajo de números',
        text: 'Las columnas de cifras se alinean a la derecha y se comparan de un vistazo.',
      },
      {
        name: 'Cientos de miles de filas',
        text: 'Las páginas se escriben mientras se lee el archivo, hasta 5000. Y es gratis, las veces que quieras, sin registro y sin marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'CSV, la lengua común de los datos',
    paragraphs: [
      'CSV significa «valores separados por comas»: una fila en cada línea, los valores divididos por un signo y entre comillas los que contienen ese signo. RFC 4180 describe la forma habitual; en la práctica se usa el punto y coma donde la coma es el signo decimal. Lo leen y escriben todas las hojas de cálculo y bases de datos. La página acepta .csv de hasta {limit}.',
      'Se conservan todos los valores y el orden de filas y columnas. Las letras se leen en UTF-8, UTF-16 o las codificaciones antiguas de Windows, y se dibujan escrituras desde la árabe hasta la china. Un CSV no contiene formatos, así que el PDF pone un diseño propio y sencillo: encabezado en negrita, líneas finas y números a la derecha. Las líneas vacías se saltan.',
    ],
  },
  article: {
    heading: 'Pasar un CSV a papel sin una hoja de cálculo por medio',
    sections: [
      {
        heading: 'Lo que hace Excel con un CSV al abrirlo',
        paragraphs: [
          'Si lo abres con doble clic, un CSV pasa por las suposiciones de Excel. 00123 se vuelve 123, un teléfono se vuelve 4,91E+11, y el gen SEPT2 acabó siendo una fecha en tantas publicaciones que le cambiaron el nombre. Si el separador no es el que espera la región de tu equipo, todo cae en la columna A; si no lo es la codificación, «Muñoz» se convierte en «MuÃ±oz». Al imprimir desde ahí, esos errores llegan al papel.',
          'Aquí los valores se tratan como texto de principio a fin. Su contenido solo se usa para ver qué columnas son de números y alinearlas.',
        ],
      },
      {
        heading: 'Cómo se colocan las tablas anchas',
        paragraphs: [
          'El primer intento es papel vertical, letra de nueve puntos y cada valor en una línea. Si no cabe, el papel se gira; después, los textos largos pueden pasar de línea; luego la letra baja a ocho y a siete puntos. Si hay demasiadas columnas incluso para eso, se dividen en grupos que se siguen página a página, y si la primera columna es estrecha, que suele ser la clave, se repite en cada grupo para poder relacionar las filas.',
        ],
      },
      {
        heading: 'Encabezados, comillas y otras rarezas',
        paragraphs: [
          'La primera fila se toma como encabezado si lo parece: nombres sobre columnas de otro tipo de contenido. Una comilla que no se cierra se tragaría el resto del archivo; en ese caso, las comillas se leen como signos normales. Las filas con valores de más o de menos se imprimen como están, no se descartan. Los saltos de línea dentro de un valor se conservan.',
        ],
      },
      {
        heading: 'Columnas de texto largo',
        paragraphs: [
          'Los comentarios, las descripciones y las direcciones son lo que hace incómoda una tabla. Una columna así recibe el ancho que necesita la mayoría de sus valores, hasta un límite razonable, y los más largos siguen en otra línea de la misma fila. Una fila más alta que la página se divide. Si una columna contiene párrafos enteros, piensa en quitarla para imprimir y entregarla como una lista aparte.',
        ],
      },
      {
        heading: 'Cuándo conviene un PDF',
        paragraphs: [
          'Como anexo de un informe, como prueba de lo que se exportó un día concreto, como lista para ir marcando a mano, como lista de socios para quien prefiere el papel. Si quien lo recibe va a calcular con los datos, dale también el CSV, quizá empaquetado con Comprimir CSV.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo elegir qué columnas se imprimen?',
      answer:
        'La tabla se imprime completa. Quita antes las columnas en una hoja de cálculo o un editor, o elígelas en Excel y usa Excel a PDF.',
    },
    {
      question: '¿Por qué falta el encabezado en mis páginas?',
      answer:
        'Porque la primera fila no parecía de nombres, por ejemplo si son números como los de abajo. Pon palabras como nombres de las columnas.',
    },
    {
      question: '¿Sirve un archivo separado por tabuladores?',
      answer: 'Sí, los tabuladores se reconocen como separadores, siempre que el nombre del archivo acabe en .csv.',
    },
    {
      question: '¿Cuántas filas puede tener?',
      answer:
        'En una página caben entre cuarenta y cincuenta filas si ninguna pasa de línea, así que en 5000 páginas entran unas doscientas mil. Los archivos mayores se rechazan, con el consejo de dividirlos.',
    },
    {
      question: '¿Se puede buscar y copiar el texto del PDF?',
      answer: 'Sí. Es texto de verdad con fuentes incrustadas, en el orden de las filas.',
    },
    {
      question: 'Mi CSV contiene datos personales. ¿Adónde van?',
      answer:
        'A una carpeta temporal que existe solo para esta conversión. La transferencia va cifrada con HTTPS, y una vez entregado el PDF se borra la carpeta con todo lo que hay en ella.',
    },
  ],
  related: ['xlsx-to-pdf', 'csvcompress', 'text-to-pdf', 'html-to-pdf', 'pdf-to-txt'],
  tryIt: {
    heading: 'Imprime lo que acabas de exportar',
    text: 'Sea cual sea su separador y su codificación, suéltalo arriba y mira la primera página. No necesitas ni una hoja de cálculo ni una cuenta.',
  },
};
