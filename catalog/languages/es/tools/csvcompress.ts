import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress CSV. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo comprimir un archivo CSV',
    steps: [
      {
        name: 'Añade el .csv',
        text: 'Suelta la tabla sobre la zona de arriba. Mientras no hay nada seleccionado, el botón Comprimir está en gris.',
      },
      {
        name: 'Decide el resultado',
        text: '«.csv, se abre tal cual» da una tabla más ligera. «.csv.zst, Zstandard» y «.csv.7z, archivo de 7-Zip» dan un archivo de cerca de una sexta parte, que hay que extraer antes de usarlo.',
      },
      {
        name: 'Deja el nivel o cámbialo',
        text: 'Va de 1 a 22 y empieza en 19. Más alto es más lento y más pequeño; con Zstandard, el nivel de un archivo muy grande se baja para que acabe a tiempo, y una nota dice cuál se usó.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'El mensaje muestra el tamaño de antes y el de después. La descarga lleva tu nombre de archivo con _compressed al final.',
      },
    ],
  },
  why: {
    heading: 'En qué puedes confiar',
    reasons: [
      {
        name: 'Igual, celda por celda',
        text: 'Más ligero no significa cambiado: cada valor tiene después los mismos caracteres, también los ceros a la izquierda y los espacios.',
      },
      {
        name: 'Prudente en la duda',
        text: 'Si las comillas del archivo se pueden leer de más de una manera, no se toca nada y recibes tu propio archivo.',
      },
      {
        name: 'Formatos que los programas de datos leen directamente',
        text: 'pandas y Polars en Python, DuckDB y ClickHouse cargan .csv.zst sin extraerlo antes.',
      },
      {
        name: 'Archivos comprobados',
        text: 'Cada .zst y cada .7z se vuelve a leer y se comprueba en el servidor antes de enviarlo.',
      },
      {
        name: 'Sin límites que quieran venderte algo',
        text: 'No se cuentan las filas ni los días, y no cuesta nada. No hay registro antes de la descarga, ni se añade publicidad o una marca de agua a tu tabla.',
      },
    ],
  },
  formats: {
    heading: 'CSV, Zstandard y 7z',
    paragraphs: [
      'CSV es texto sin formato con separadores; lo abre cualquier hoja de cálculo. Zstandard (.zst, RFC 8878) es un compresor general y rápido, incluido en muchos programas de datos, en tar y en los gestores de paquetes de Linux. 7z es el formato de 7-Zip; lo abren 7-Zip, las versiones actuales de Windows y casi todos los programas de archivos comprimidos. Un .csv puede tener hasta {limit}.',
      'En el resultado que sigue siendo CSV, los finales de línea pasan a un solo byte, se quitan las comillas que no protegen nada y las líneas vacías del final, y UTF-16 pasa a UTF-8. Se conservan los separadores, el orden, los signos decimales y el contenido de todas las celdas. Un 7z contiene la tabla ligera con el nombre compressed.csv.',
    ],
  },
  article: {
    heading: 'Por qué un CSV que se abre como siempre encoge tan poco',
    sections: [
      {
        heading: 'Hay poco que quitar',
        paragraphs: [
          'Un CSV son tus valores y, entre ellos, un signo. Quien quiere conservar los valores y el formato solo puede ahorrar en el envoltorio: el retorno de carro que Windows pone antes de cada salto de línea, las comillas en palabras que no las necesitan, el segundo byte que UTF-16 gasta en cada letra. En los archivos normales eso es un uno o dos por ciento; en tablas con todas las celdas entre comillas, de diez a quince; en UTF-16, la mitad.',
          'Si un servicio promete hacer un CSV cinco veces más pequeño y que se siga abriendo en Excel, ha tirado filas, cifras o columnas. Esa pérdida se nota cuando ya es tarde.',
        ],
      },
      {
        heading: 'De dónde sale el seis a uno',
        paragraphs: [
          'Las tablas se repiten: las mismas fechas, ciudades, prefijos y patrones, fila tras fila. Un compresor cambia lo repetido por referencias cortas. Con diecinueve tablas reales de 27 megabytes en total, Zstandard a nivel 19 las dejó en el 15,5 % y 7z en el 14,8 %. El precio es que el resultado no es una tabla, sino un contenedor con una tabla dentro.',
        ],
      },
      {
        heading: 'Qué resultado para quién',
        paragraphs: [
          'A compañeros con una hoja de cálculo, envíales .csv, o un .xlsx, que ya va comprimido. Como adjunto para quien sabe extraer, 7z. Para un proceso automático, un almacén de datos o un servicio de análisis, Zstandard: se extrae a cientos de megabytes por segundo y casi todas las herramientas lo leen de forma continua.',
        ],
      },
      {
        heading: 'Qué hacen los niveles',
        paragraphs: [
          'Con el resultado .csv, los niveles 1 a 6 acortan los finales de línea y la codificación, del 7 al 15 quitan además las comillas innecesarias, y del 16 al 22 también las líneas vacías del final. Con Zstandard, el número es su propio nivel; entre 19 y 22 la diferencia casi no se puede medir, mientras que la espera crece. El 7z se comprime siempre tanto como permite su tamaño.',
          'Si puedes decidir cómo se exporta, desactiva las comillas en todos los campos y elige UTF-8. Así esta página no tendrá nada que quitar, que es lo ideal.',
        ],
      },
      {
        heading: 'Para guardar a largo plazo',
        paragraphs: [
          'CSV es un buen formato para conservar datos: se lee sin ningún programa especial, ahora y dentro de cincuenta años. Guarda a su lado un archivo de texto que diga qué significan las columnas, en qué unidad están los valores y de dónde vienen. Las copias comprimidas ahorran espacio, pero anota cómo se comprimieron. Zstandard y 7z son abiertos y están documentados, así que no hay riesgo en ello.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Excel seguirá reconociendo la ñ y los acentos?',
      answer:
        'Sí. Si tu archivo se identifica como Unicode con una marca de orden de bytes, la marca se conserva, porque Excel se guía por ella.',
    },
    {
      question: '¿Por qué recibo exactamente mi archivo?',
      answer:
        'Porque no le sobraba ni un byte, o porque sus comillas eran ambiguas. El mensaje dice «Ya no se puede reducir más».',
    },
    {
      question: '¿Cómo abro un .zst?',
      answer:
        'Con zstd en la línea de comandos, con las versiones recientes de 7-Zip, o directamente: pandas.read_csv("data.csv.zst").',
    },
    {
      question: '¿Se redondean números o se acortan fechas?',
      answer: 'No. Los valores no se interpretan en absoluto.',
    },
    {
      question: '¿Funciona con punto y coma o tabuladores?',
      answer: 'Sí. El separador se reconoce por la estructura de las filas y no se cambia.',
    },
    {
      question: '¿Se copian mis datos a algún sitio?',
      answer:
        'En el servidor están en una carpeta temporal mientras trabaja la herramienta, adonde llegaron por HTTPS. Con el último byte de tu descarga se borran.',
    },
  ],
  related: ['csv-to-pdf', 'xlsxcompressor', 'zip-compressor', 'xlsx-to-pdf', 'zip-extractor'],
  tryIt: {
    heading: 'Mídelo con tu propia tabla',
    text: 'Suelta una arriba y comprímela dos veces, una como .csv y otra como .zst. La diferencia te dice cuál necesitas, y nadie te pide tu dirección por ello.',
  },
};
