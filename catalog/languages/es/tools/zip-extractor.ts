import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Extract ZIP. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo abrir un ZIP en línea',
    steps: [
      {
        name: 'Elige el .zip',
        text: 'Su contenido aparece enseguida, con carpetas y tamaños. Eso ocurre en tu navegador; hasta aquí no se ha enviado nada.',
      },
      {
        name: 'Guarda archivos sueltos, si te basta con eso',
        text: 'Pulsa un archivo de la lista y se extrae en tu propio dispositivo. Si el ZIP tiene contraseña, escríbela antes debajo de la lista.',
      },
      {
        name: 'O pulsa Extraer ZIP',
        text: 'El servidor arregla nombres y rutas, y extrae lo que los navegadores no pueden. «Omitir la carpeta exterior» te ahorra una carpeta que solo contiene otra carpeta.',
      },
      {
        name: 'Abre unzipped_files.zip',
        text: 'Contiene todos los archivos sin comprimir y con nombres legibles. Cualquier sistema lo abre con un doble clic, sin ningún programa para descomprimir.',
      },
    ],
  },
  why: {
    heading: 'Para los ZIP que dan problemas',
    reasons: [
      {
        name: 'Los nombres ilegibles se pueden leer',
        text: 'Los nombres en codificaciones cirílicas, chinas, japonesas o coreanas, y los de viejos programas de DOS, se reconocen y se escriben en Unicode.',
      },
      {
        name: 'Contraseñas de los dos tipos',
        text: 'Se abren los ZIP con el cifrado clásico y con AES, siempre que sepas la contraseña.',
      },
      {
        name: 'Métodos poco comunes',
        text: 'Se extraen Deflate64, BZip2, LZMA, XZ, PPMd, Zstandard y los métodos de principios de los noventa, con los que no pueden las herramientas de los sistemas.',
      },
      {
        name: 'Rutas peligrosas desactivadas',
        text: 'Las entradas que intentan escribir fuera de su carpeta se llevan dentro, los enlaces pasan a ser texto y los archivos de dispositivo se dejan fuera. Una nota informa de cada caso.',
      },
      {
        name: 'Un precio claro: ninguno',
        text: 'Sin límite de archivos, sin cuenta, sin un instalador con extras y sin publicidad ni marcas de agua en lo que extraes.',
      },
    ],
  },
  formats: {
    heading: 'Qué entra y qué sale',
    paragraphs: [
      'La página acepta archivos .zip de hasta {limit}, también los grandes de la variante ZIP64. Los documentos como DOCX, ODT, JAR o EPUB son por dentro como un ZIP, pero lo normal es abrirlos con sus programas. No se aceptan otros tipos, como RAR, 7z o TAR.',
      'Recibes otra vez un ZIP, y con motivo: un navegador solo puede descargar un archivo a la vez, y cualquier sistema muestra el contenido de este como si fuera una carpeta. Todos los archivos están en él sin comprimir y con nombres Unicode seguros. El contenido y las fechas se conservan; cada archivo se compara con la suma de comprobación del ZIP, y si alguno está dañado se te dice cuál.',
    ],
  },
  article: {
    heading: 'Cuando un ZIP no se abre como debería',
    sections: [
      {
        heading: 'Por qué los nombres salen ilegibles',
        paragraphs: [
          'Durante sus primeros diecisiete años, ZIP no tuvo más regla para las letras que las de DOS. Un programa de Moscú escribía con su página de códigos, uno de Tokio con otra, y el archivo no decía con cuál. Desde 2006 existe una marca para UTF-8, pero muchos programas no la ponen, y quien lo recibe ve «Ž®«×è» en lugar de un nombre. Para dar con la codificación correcta hay que probarlas: casi siempre solo una da sentido a todos los nombres. Eso se hace aquí, y el resultado te dice cuál era.',
        ],
      },
      {
        heading: 'Bombas ZIP y rutas que se escapan',
        paragraphs: [
          'Un archivo de pocos kilobytes puede decir que contiene petabytes, con la idea de llenar discos; a esos archivos se los llama bombas. Otros contienen rutas como ../../sistema/archivo, con la esperanza de que el programa escriba ahí al extraer. Los tamaños se cuentan mientras se extrae, no se dan por ciertos, y el trabajo se detiene al llegar a un límite. Las rutas se reescriben antes de guardar nada.',
        ],
      },
      {
        heading: '«Necesita la contraseña»: qué se puede hacer',
        paragraphs: [
          'En un ZIP se cifra cada archivo; la lista de nombres sigue siendo legible, y por eso se muestra sin contraseña. La contraseña en sí no se puede esquivar: pídesela a quien te lo envió. Fíjate en las mayúsculas, y ten en cuenta que cada programa guarda a su manera las letras con acento de una contraseña. La que escribes se usa para este ZIP y no se guarda en ninguna parte.',
        ],
      },
      {
        heading: 'Carpetas dentro de carpetas',
        paragraphs: [
          'Muchos ZIP contienen una carpeta con el nombre del ZIP, y dentro quizá otra que se llama igual. Al extraerlos hay que pasar tres niveles hasta ver el primer archivo. La casilla «Omitir la carpeta exterior» quita esas envolturas, sean las que sean, mientras cada una contenga todo lo demás. Los archivos que están unos junto a otros arriba del todo no se mueven nunca.',
          'Dos archivos cuyos nombres solo se distinguen por las mayúsculas pueden estar en un mismo ZIP, pero no en una misma carpeta de Windows o macOS. Uno de ellos recibe un número, para que ninguno sobrescriba al otro.',
        ],
      },
      {
        heading: 'Descargas dañadas',
        paragraphs: [
          'El índice de un ZIP está al final del todo. Si la descarga se cortó, falta el final y los programas dicen que no es un archivo ZIP. La solución es descargarlo otra vez. Nombres como fotos.zip.001 o .z01 indican partes de un ZIP dividido, que hay que unir antes con el programa que lo dividió.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Por qué el resultado es un ZIP y no una carpeta?',
      answer:
        'Los navegadores no pueden recibir carpetas. En el nuevo ZIP los archivos solo están uno junto a otro, así que abrirlo no lleva tiempo ni exige un programa especial.',
    },
    {
      question: '¿Puedo ver lo que hay dentro sin subirlo?',
      answer:
        'Sí. Tu navegador lee la lista del archivo que está en tu dispositivo, y los archivos sueltos se guardan desde ahí.',
    },
    {
      question: '¿Se puede averiguar una contraseña olvidada?',
      answer: 'No. Sin la contraseña correcta, los archivos cifrados siguen cerrados.',
    },
    {
      question: '¿Qué es la carpeta __MACOSX?',
      answer: 'Ahí guarda macOS iconos y atributos. Es inofensiva y en otros sistemas se puede borrar.',
    },
    {
      question: '¿Se detectan virus?',
      answer:
        'No se busca software malicioso en el contenido. Trata con el cuidado habitual los programas y los documentos con macros de desconocidos.',
    },
    {
      question: '¿El servidor guarda lo que había en el ZIP?',
      answer:
        'Si solo usas la lista, no le llega nunca. Si pulsas Extraer ZIP, el archivo viaja por HTTPS, y todo lo extraído de él se borra tras la descarga.',
    },
  ],
  related: ['zip-compressor', 'csvcompress', 'pdf-to-txt', 'merge-pdf', 'img-compressor'],
  tryIt: {
    heading: 'Mira antes de extraer',
    text: 'Suelta arriba un ZIP de contenido desconocido y lee la lista. Aquí la curiosidad no cuesta nada, y ni siquiera necesita conexión con el servidor.',
  },
};
