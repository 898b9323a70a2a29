import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Create ZIP. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo crear un ZIP en línea',
    steps: [
      {
        name: 'Reúne los archivos',
        text: 'Suelta archivos de cualquier tipo, o carpetas enteras, y añade más cuando quieras. «Elegir una carpeta» abre un cuadro para elegirla.',
      },
      {
        name: 'Repasa la lista',
        text: 'Se muestran los nombres, los tamaños y la suma. Quita lo que se haya colado o vacía la lista con «Quitar todos».',
      },
      {
        name: 'Pulsa Crear ZIP',
        text: 'Todos los archivos suben juntos, y el porcentaje cuenta sus bytes. El ZIP se empieza a crear cuando ha llegado el último.',
      },
      {
        name: 'Comparte compressed_files.zip',
        text: 'Todo está en un solo archivo, carpetas incluidas. Ponle el nombre que quieras; solo tiene que conservar la extensión .zip.',
      },
    ],
  },
  why: {
    heading: 'Los detalles de un buen archivo ZIP',
    reasons: [
      {
        name: 'Las carpetas mantienen su estructura',
        text: 'Una carpeta que sueltas aparece en el ZIP con sus subcarpetas, no como un montón de archivos.',
      },
      {
        name: 'Nombres en cualquier alfabeto',
        text: 'Los nombres se guardan en UTF-8 y así se indica, de modo que ñ, é y 文 llegan como son a Windows, macOS y Linux.',
      },
      {
        name: 'Ningún archivo sustituye a otro',
        text: 'Si dos archivos se llaman igual, entran los dos; uno recibe un número, y una nota lo dice.',
      },
      {
        name: 'Sin perder tiempo con las fotos',
        text: 'JPEG, MP4, ZIP, DOCX y similares ya están comprimidos. Se reconocen por su contenido y se guardan como están; el resto se comprime.',
      },
      {
        name: 'Nada que desbloquear',
        text: 'Sin cuenta, sin cupo diario y sin publicidad dentro del ZIP: contiene tus archivos y nada más, y no cuesta nada.',
      },
    ],
  },
  formats: {
    heading: 'Qué es un ZIP y quién lo abre',
    paragraphs: [
      'ZIP lo publicó Phil Katz en 1989 y hoy forma parte de todos los sistemas: Windows, macOS, Android, iOS y Linux lo abren con un doble clic o un toque. Cada archivo se comprime por separado y figura en un índice al final. Esta página acepta archivos de cualquier tipo, hasta {limit} en total y hasta mil a la vez.',
      'El contenido y las carpetas se conservan con exactitud; los nombres, en la medida en que todos los sistemas los admiten. Las fechas no: todas las entradas llevan la misma fecha fija, así que los mismos archivos en el mismo orden dan el mismo ZIP, byte por byte. El ZIP no va cifrado ni pide contraseña. No se guardan las carpetas vacías ni los permisos de acceso.',
    ],
  },
  article: {
    heading: 'Qué puede reducir un ZIP y qué no',
    sections: [
      {
        heading: 'Lo que se repite es lo que encoge',
        paragraphs: [
          'Deflate, el método que usa ZIP, mira los últimos 32 kilobytes y sustituye lo que ya apareció por una referencia. El texto, las tablas, el código, los registros y los mapas de bits sin comprimir se repiten mucho y quedan entre la mitad y la décima parte. Las fotos, las películas, la música, los PDF y los documentos de Office ya pasaron por un compresor; lo que queda parece azar, y el azar no se puede acortar.',
          'Si una carpeta de fotos de vacaciones ocupa lo mismo en ZIP, no ha fallado nada. Para reducir las fotos hay que dejar algo fuera, y eso es lo que hace Comprimir imagen.',
        ],
      },
      {
        heading: 'Un archivo en lugar de muchos',
        paragraphs: [
          'Hoy un ZIP se usa sobre todo por el orden, no por el tamaño. Un formulario que acepta un solo adjunto, un correo con cuarenta planos, la entrega de un programa: un único archivo se envía una vez, llega entero o no llega, y lleva sumas de comprobación que delatan cualquier daño al extraerlo.',
        ],
      },
      {
        heading: 'Los límites del correo y cómo no pasarse',
        paragraphs: [
          'La mayoría de los servicios de correo aceptan mensajes de 20 a 25 megabytes, y un adjunto crece un tercio por el camino, porque se escribe como texto. Así que 18 megabytes es un límite seguro. Si tu ZIP es mayor, comprime antes los archivos más pesados, que suelen ser PDF, presentaciones y fotos, y crea el ZIP con los resultados. Algunas empresas rechazan los ZIP que contienen programas (.exe, .js); pregunta antes de enviarlos.',
        ],
      },
      {
        heading: 'Nombres y carpetas que viajan bien',
        paragraphs: [
          'Un ZIP se abre en sistemas que no conoces. Evita los signos que Windows prohíbe en los nombres, como los dos puntos, el interrogante y el asterisco; si aparecen, se sustituyen. Las rutas de más de unos 250 caracteres también dan problemas allí, así que no metas carpetas dentro de carpetas sin necesidad. Y si quieres que quien lo reciba tenga una sola carpeta, ponlo todo en una antes: lo que sueltas arriba del todo queda arriba del todo.',
        ],
      },
      {
        heading: 'Cuando el contenido es secreto',
        paragraphs: [
          'Un ZIP creado aquí lo abre cualquiera que lo reciba. Protege el contenido secreto con un programa de tu equipo que cifre con AES, como 7-Zip, y comunica la contraseña por otra vía. El cifrado antiguo de ZIP, que algunos programas todavía usan de forma predeterminada, se puede romper y no merece la pena.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Hay un límite de archivos o de tamaño?',
      answer: 'Hasta mil archivos y {limit} en total por cada ZIP. Puedes crear todos los ZIP que quieras.',
    },
    {
      question: '¿Puedo elegir el nivel de compresión?',
      answer: 'No. Se usa uno cercano a lo mejor que ZIP consigue a una velocidad razonable.',
    },
    {
      question: '¿Por qué todos los archivos del ZIP tienen una fecha antigua?',
      answer:
        'Reciben la fecha más antigua que conoce el formato, para que los ZIP se puedan comparar. Tus originales conservan la suya.',
    },
    {
      question: '¿Se puede crear un 7z o un RAR?',
      answer:
        'Esta página crea ZIP, porque todo el mundo puede abrirlo. Los compresores de Office, CSV, TIFF y BMP ofrecen 7z para archivos sueltos.',
    },
    {
      question: '¿Puedo soltar una carpeta en un teléfono?',
      answer:
        'Los teléfonos permiten elegir varios archivos a la vez, pero no carpetas. En un equipo de escritorio, las carpetas funcionan en todos los navegadores habituales.',
    },
    {
      question: '¿Qué pasa con los archivos que envío?',
      answer:
        'Cruzan la red cifrados (HTTPS), se empaquetan en una carpeta propia, y esa carpeta se borra en cuanto el ZIP se ha descargado.',
    },
  ],
  related: ['zip-extractor', 'merge-pdf', 'pdf-compressor', 'img-compressor', 'csvcompress'],
  tryIt: {
    heading: 'Empaqueta la carpeta de tu escritorio',
    text: 'Arrástrala a la zona de arriba y pulsa Crear ZIP. Después puedes ordenar el escritorio, y nadie te ha pedido que te apuntes a nada.',
  },
};
