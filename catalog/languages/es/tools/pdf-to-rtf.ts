import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PDF to RTF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un PDF en texto enriquecido',
    steps: [
      {
        name: 'Entrega el PDF',
        text: 'Puedes arrastrarlo o usar el botón de archivo; si Google Drive o Dropbox están configurados, también elegirlo allí.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El texto del PDF se reconstruye como documento, y LibreOffice lo escribe después como RTF.',
      },
      {
        name: 'Ábrelo donde lo necesites',
        text: 'Haz doble clic en el .rtf o impórtalo en el programa que pedía texto enriquecido. Las palabras, los párrafos y las tablas se pueden editar.',
      },
    ],
  },
  why: {
    heading: 'Cuándo conviene el texto enriquecido',
    reasons: [
      {
        name: 'Lo leen programas antiguos y especiales',
        text: 'Los programas de traducción, los sistemas jurídicos y médicos, las herramientas para escribir ayudas y los procesadores de los noventa importan RTF cuando no conocen nada más nuevo.',
      },
      {
        name: 'Es fácil encontrar con qué abrirlo',
        text: 'Lo abren TextEdit en el Mac, Word, LibreOffice, Google Docs y AbiWord.',
      },
      {
        name: 'Sin macros, por su naturaleza',
        text: 'RTF no tiene lenguaje de macros, y por eso es bienvenido donde se rechazan los documentos que podrían llevarlas.',
      },
      {
        name: 'Formato sin paquete de oficina',
        text: 'Se conservan negrita, cursiva, tamaños, listas y tablas, algo que el texto sin formato no ofrece.',
      },
      {
        name: 'Un servicio, no una tienda',
        text: 'La herramienta es gratis, sin límite y sin iniciar sesión, y recibes el texto sin publicidad ni marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'De páginas fijas a RTF',
    paragraphs: [
      'La página acepta .pdf de hasta {limit}. RTF, el formato de texto enriquecido, es un archivo de texto con órdenes de formato; apenas ha cambiado desde Word 2007 y lo entiende casi todo lo que edita texto.',
      'Pasan los párrafos, títulos, listas, tablas, encabezados y pies, notas al pie, enlaces e imágenes, con sus fuentes y colores. Las páginas escaneadas se convierten en texto. Falta lo que RTF no puede contener y lo que ninguna conversión puede adivinar: parte de los gráficos vectoriales, la lógica de los formularios, las firmas y los archivos incrustados. Las fuentes se nombran, pero no se incluyen.',
    ],
  },
  article: {
    heading: 'Entre el texto sin formato y Word',
    sections: [
      {
        heading: '¿RTF, DOCX o TXT?',
        paragraphs: [
          'Elige DOCX si vas a editar el documento en un procesador actual: conserva más, sobre todo columnas, tablas complejas y notas. Elige texto sin formato si lo espera un script o una búsqueda. Elige RTF si el programa siguiente es más antiguo o más especializado, o si no sabes qué tiene quien lo recibe. Es el mínimo común que todavía conoce la negrita.',
        ],
      },
      {
        heading: 'Para traductores',
        paragraphs: [
          'Un programa de traducción divide el texto en frases. Si cada línea del PDF acaba con una marca de párrafo, las frases se rompen y la memoria no encuentra coincidencias. Aquí primero se unen las líneas en párrafos y se recomponen las palabras cortadas con guion, así que los segmentos son frases enteras. Revisa los números de las tablas, porque una tabla sin líneas puede haberse leído como texto con tabuladores.',
          'Los encabezados y los pies se guardan como tales y no interrumpen el texto.',
        ],
      },
      {
        heading: 'Por qué el archivo puede ser grande',
        paragraphs: [
          'En RTF el texto ocupa poco y las imágenes mucho: cada byte se escribe con dos cifras. Un PDF de dos megabytes lleno de fotos puede dar un RTF de veinte. Si solo necesitas las palabras, borra las imágenes al abrirlo y guarda de nuevo, o extrae el texto sin formato.',
        ],
      },
      {
        heading: 'Caracteres de otros alfabetos',
        paragraphs: [
          'RTF es anterior a Unicode y lo aprendió más tarde. Las letras de fuera de los alfabetos occidentales se escriben como números Unicode con un sustituto para los lectores antiguos. Un programa que ignora los números muestra interrogantes en su lugar. Si ocurre, el límite está en el programa, no en el archivo; entonces conviene más DOCX.',
        ],
      },
      {
        heading: 'Un texto ordenado en cinco minutos',
        paragraphs: [
          'Sea cual sea el destino del texto, un poco de limpieza compensa. Busca dos espacios seguidos y cámbialos por uno. Borra los encabezados que el reconocimiento haya tomado por texto en la primera página. Mira cada punto donde acababa una página del PDF: el párrafo debe seguir sin hueco. En un texto con notas al pie, haz clic en dos o tres llamadas y comprueba que lleven a su nota.',
          'Después guarda con otro nombre. La primera versión queda como referencia, y en caso de duda manda el PDF.',
          'Las fórmulas matemáticas y las estructuras químicas merecen especial atención; si tienen que ser exactas, cópialas del PDF como imagen.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿El diseño es el mismo que en el PDF?',
      answer:
        'Se conservan el papel, los márgenes, las fuentes y el orden de los elementos. Donde más difieren los lectores de RTF es en las imágenes rodeadas de texto y en las páginas a varias columnas.',
    },
    {
      question: '¿Se pueden convertir cartas escaneadas?',
      answer:
        'Sí, con reconocimiento de texto en diez idiomas. De la calidad del escaneo depende cuánto tengas que corregir.',
    },
    {
      question: '¿Por qué se me dice que el PDF está protegido?',
      answer:
        'Porque necesita una contraseña para abrirse. Escríbela en el campo que la página muestra entonces; el RTF se abre sin ella.',
    },
    {
      question: '¿Con qué programa abro el resultado en Windows?',
      answer:
        'Con Word o LibreOffice. Las ediciones recientes de Windows 11 vienen sin WordPad, así que sin uno de ellos necesitas otro editor.',
    },
    {
      question: '¿Se conservan los enlaces?',
      answer:
        'Los enlaces a direcciones web se conservan como campos en los que casi todos los procesadores de textos permiten hacer clic.',
    },
    {
      question: '¿Cómo sé que nadie más recibe mi PDF?',
      answer:
        'Viaja cifrado con HTTPS, está en una carpeta de nombre aleatorio creada solo para esta conversión, y se borra con ella en cuanto tienes el texto.',
    },
  ],
  related: ['rtf-to-pdf', 'pdf-to-word', 'pdf-to-txt', 'pdf-to-odt', 'pdf-compressor'],
  tryIt: {
    heading: 'Una prueba corta antes del trabajo grande',
    text: 'Convierte arriba unas páginas del PDF e importa el .rtf en tu programa. Si le gusta la muestra, trae el resto; no hay tope ni factura.',
  },
};
