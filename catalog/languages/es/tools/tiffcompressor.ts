import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress TIFF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo comprimir un TIFF',
    steps: [
      {
        name: 'Elige el .tiff',
        text: 'Arrástralo, haz clic para buscarlo, o usa Google Drive o Dropbox donde estén activados. Un archivo que acaba en .tif hay que renombrarlo antes a .tiff.',
      },
      {
        name: 'Ajusta «Calidad de las fotografías»',
        text: 'Está en 85. Con 100 no se pierde absolutamente nada. Las páginas en blanco y negro, las paletas y las imágenes de 16 bits se guardan sin pérdida con cualquier valor.',
      },
      {
        name: 'Marca «Como archivo 7z» solo si lo necesitas',
        text: 'El archivo 7z puede ocupar aún menos, pero nadie puede ver las páginas sin extraerlo.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'El resultado conserva el nombre con _compressed.tiff al final. La ficha dice cuántas páginas hay y cuántas se guardaron como JPEG.',
      },
    ],
  },
  why: {
    heading: 'Cada página recibe el método que le va',
    reasons: [
      {
        name: 'Codificación de fax para páginas de texto',
        text: 'Las páginas en puro blanco y negro se guardan como Grupo 4, que deja una página de texto sin comprimir en cerca de una treintava parte sin cambiar un punto.',
      },
      {
        name: 'JPEG solo donde compensa',
        text: 'Una página fotográfica pasa a JPEG si así ocupa al menos una décima parte menos que la mejor forma sin pérdida. Si no, se queda exacta.',
      },
      {
        name: 'Todas las páginas, en orden',
        text: 'Los archivos de varias páginas siguen teniéndolas, con su resolución, su perfil de color y sus descripciones.',
      },
      {
        name: 'Legible con programas corrientes',
        text: 'Solo se usan métodos que los visores conocen desde hace décadas: Grupo 4, Deflate y JPEG.',
      },
      {
        name: 'Sin licencia que activar y sin factura',
        text: 'Los programas de escaneo lo venden como extra; aquí es gratis, sin registro, para todos los escaneos que quieras y sin marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'Un TIFF sigue siendo un TIFF',
    paragraphs: [
      'TIFF es un contenedor para una o muchas imágenes; lo usan los escáneres, los sistemas de fax, las imprentas, la cartografía y la ciencia. La página acepta .tiff de hasta {limit}, con páginas de hasta 150 millones de píxeles, y devuelve un TIFF normal, del tipo clásico.',
      'Se conservan el ancho, el alto, la resolución, los perfiles, las etiquetas geográficas y las descripciones de página; no los bloques EXIF ni los datos GPS de las cámaras. Con una calidad menor de 100, las páginas fotográficas pierden detalle fino. CMYK sigue siendo CMYK. Si hay páginas guardadas de un modo que no se podría copiar sin riesgo, recibes tu original, con una nota.',
    ],
  },
  article: {
    heading: 'Con pérdida o sin ella, y qué páginas merecen cada cosa',
    sections: [
      {
        heading: 'Dos maneras de ser pequeño',
        paragraphs: [
          'La compresión sin pérdida encuentra una descripción más corta de los mismos píxeles. Al abrirla, la página es bit a bit lo que era. La compresión con pérdida deja fuera además lo que apenas se ve. Ocupa mucho menos y no se puede deshacer nunca. Para contratos, planos, mediciones y todo lo que pueda servir de prueba, elige 100. En fotos que solo se van a mirar, 85 apenas se distingue del original a tamaño normal.',
        ],
      },
      {
        heading: 'Por qué los escaneos son tan grandes',
        paragraphs: [
          'Los programas de escaneo van a lo seguro y guardan los píxeles sin tratar: una página A4 en color a 300 puntos por pulgada tiene 26 megabytes, en gris 8,7 y en blanco y negro 1,1. Una carta escaneada en color por error ocupa veinticuatro veces lo que la misma carta en blanco y negro, antes de comprimir nada. Por eso el mayor ahorro se consigue al escanear. Piensa qué contiene la página: el texto solo no necesita color.',
        ],
      },
      {
        heading: 'Grupo 4, Deflate, LZW, JPEG',
        paragraphs: [
          'El Grupo 4 se creó para el fax y, en blanco y negro, no tiene rival entre los métodos que conoce cualquier lector. Deflate es el método de ZIP; junto con un predictor que guarda las diferencias entre píxeles vecinos, va bien en páginas grises o en color con grandes zonas lisas, y con datos de 16 bits. LZW es su antecesor, casi siempre algo mayor. JPEG va bien con fotos. Los métodos más nuevos dentro de un TIFF, como Zstandard o WebP, ocuparían menos, pero muchos programas no podrían abrir el archivo, así que no se usan.',
        ],
      },
      {
        heading: 'Colores, perfiles e imprenta',
        paragraphs: [
          'Las imprentas entregan y esperan TIFF con tintas, cian, magenta, amarillo y negro, y con un perfil que dice para qué máquina son. Esas páginas conservan aquí sus tintas y su perfil; no pasan a colores de pantalla. Como JPEG de cuatro tintas a 85 ocupan mucho menos, pero acuérdalo antes con la imprenta, porque algunas solo aceptan datos sin pérdida. Con 100 vas sobre seguro, y las zonas lisas se reducen bien igualmente.',
        ],
      },
      {
        heading: 'Qué hacer con documentos mixtos',
        paragraphs: [
          'Un archivo puede tener páginas mecanografiadas y fotos. Como cada página se juzga por separado, ningún ajuste tiene que servir para todas. Si alguien solo quiere leerlo, al convertirlo en PDF tienes un archivo que se abre en todas partes; en ese caso convierte el TIFF sin comprimir y comprime el PDF.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Cambia el número de píxeles?',
      answer: 'No. Las páginas conservan su ancho, su alto y su resolución.',
    },
    {
      question: 'Mi TIFF vuelve sin cambios. ¿Por qué?',
      answer:
        'Ya estaba bien comprimido; por menos de un uno por ciento no se cambia nada. Los faxes y los escaneos de buenos escáneres de documentos son casos típicos.',
    },
    {
      question: '¿Se conservan las capas de los archivos de Photoshop?',
      answer:
        'Las capas son datos privados del programa y pueden quedar fuera. Guarda el original de todo lo que aún estés editando.',
    },
    {
      question: '¿Los datos de 16 bits pasan a 8?',
      answer: 'No. Las muestras de 16 o 32 bits y los valores de coma flotante se guardan sin pérdida.',
    },
    {
      question: '¿Qué diferencia hay entre .tif y .tiff?',
      answer:
        'Solo la longitud de la extensión, de los tiempos en que podía tener tres letras. Esta página pide .tiff.',
    },
    {
      question: '¿Quién tiene acceso a los escaneos que subo?',
      answer:
        'Solo los programas que los comprimen. Los escaneos llegan por HTTPS a una carpeta creada para ello, y la carpeta se borra cuando tienes tu resultado.',
    },
  ],
  related: ['tiff-to-pdf', 'bmpcompressor', 'img-compressor', 'pdf-compressor', 'zip-compressor'],
  tryIt: {
    heading: 'Averigua qué necesita de verdad un escaneo',
    text: 'Comprime uno primero a 100: lo que ahorre es pura ganancia. Después prueba con 85 y decide a ojo. En ningún caso hace falta una licencia.',
  },
};
