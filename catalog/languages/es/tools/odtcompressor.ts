import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress ODT. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo aligerar un ODT',
    steps: [
      {
        name: 'Suelta el documento de texto',
        text: 'Un .odt de LibreOffice, OpenOffice o Google Docs. Puedes usar Google Drive y Dropbox donde el sitio los tenga conectados.',
      },
      {
        name: 'Ajusta la Calidad, si quieres',
        text: 'El valor de 70 que encuentras va bien para imprimir en una oficina. Baja a 30 para el correo, sube a 95 para una imprenta.',
      },
      {
        name: 'Decide entre .odt y .odt.7z',
        text: 'El primero se abre directamente. El segundo es un archivo 7z, para el que se deshace el empaquetado del documento y 7-Zip lo hace de nuevo.',
      },
      {
        name: 'Pulsa Comprimir y abre el resultado',
        text: 'Acaba en _compressed.odt. Recórrelo en Writer; el texto y los saltos de página están donde estaban.',
      },
    ],
  },
  why: {
    heading: 'Hecho para OpenDocument',
    reasons: [
      {
        name: 'Writer lo encuentra todo en orden',
        text: 'El tipo del documento va el primero y sin comprimir, y el manifiesto enumera las imágenes cambiadas, como exige la norma.',
      },
      {
        name: 'Imágenes según el tamaño de sus marcos',
        text: 'Cada una se reduce a lo que muestra su marco con la calidad elegida, también las de encabezados y pies.',
      },
      {
        name: 'También metarchivos antiguos',
        text: 'Los mapas de bits escondidos en metarchivos de StarView, que OpenOffice usaba para los gráficos pegados, se encuentran y se comprimen.',
      },
      {
        name: 'Texto y estilos sin tocar',
        text: 'El XML con tus palabras no se reescribe. Los campos, índices, comentarios y cambios registrados son después los mismos.',
      },
      {
        name: 'Con espíritu de comunidad',
        text: 'Un formato abierto merece una herramienta gratuita: sin pagos, sin cuenta, sin límite de uso y sin marcas de agua en las páginas.',
      },
    ],
  },
  formats: {
    heading: 'ODT y su paquete',
    paragraphs: [
      'ODT es el formato de texto de OpenDocument (ISO/IEC 26300); lo usan LibreOffice, Apache OpenOffice y Collabora, y Word puede leerlo. Como sus parientes, es un paquete ZIP: content.xml con el texto, styles.xml, una carpeta Pictures y una vista previa llamada thumbnail.png. Se aceptan archivos .odt de hasta {limit}.',
      'Se conservan el texto, los estilos, formularios, fórmulas, gráficos y objetos incrustados. Las imágenes pueden perder resolución, los PNG opacos de fotografías pueden pasar a JPEG, y la vista previa se quita; Writer crea otra cuando guardas. Si el documento tiene contraseña, la página la pide, y el resultado se abre sin ella. En los documentos firmados solo se mejora el empaquetado.',
    ],
  },
  article: {
    heading: 'Cómo mantener ligeros los textos OpenDocument',
    sections: [
      {
        heading: '¿Enlazada o incrustada?',
        paragraphs: [
          'Writer puede insertar una imagen como enlace. Entonces el documento es diminuto y se rompe en cuanto se mueve. Con las imágenes incrustadas está completo y pesa. Para todo lo que salga de tu equipo, lo correcto es incrustar, y del peso se ocupa esta página. Si en otro equipo un documento muestra de pronto marcos vacíos, mira en Editar, los enlaces a archivos externos.',
        ],
      },
      {
        heading: 'Lo que puede hacer el propio Writer',
        paragraphs: [
          'Haz clic derecho en una imagen y elige Comprimir: el cuadro reduce esa imagen a la resolución y la codificación que indiques. Para una o dos está bien. Un manual con cien capturas es más cómodo de una vez, y aquí además se juntan los duplicados. La misma captura en tres capítulos se guarda una vez.',
        ],
      },
      {
        heading: 'Capturas y escaneos en los documentos',
        paragraphs: [
          'Las capturas de pantalla deben seguir siendo PNG, porque JPEG emborrona sus letras. Si una imagen tiene pocos colores, una paleta la deja en un tercio sin cambio visible; si es una foto guardada como PNG por error, JPEG la deja en la décima parte. Con cada imagen se prueban las dos cosas, y el resultado se compara con el original antes de aceptar una paleta.',
          'Las páginas escaneadas dentro de un texto son el caso más difícil: necesitan unos 150 píxeles por pulgada para leerse, así que con ellas no bajes de una calidad de 70.',
        ],
      },
      {
        heading: 'Unas palabras sobre la resolución',
        paragraphs: [
          'Writer indica el tamaño de una imagen en centímetros y calla sus píxeles. Para saber si una imagen es lo bastante fina para imprimir, divide: un marco de 10 centímetros son unas cuatro pulgadas, así que a 150 píxeles por pulgada pide 600 píxeles, y para una buena impresión 1200. Con calidad 70 las imágenes conservan unos 144 por pulgada, con 85 son 200 y con 95 son 300. Los marcos que amplíes después se verán menos nítidos, así que comprime al final del trabajo.',
          'Los dibujos hechos en Draw y los gráficos de Calc no tienen píxeles y son nítidos a cualquier tamaño.',
        ],
      },
      {
        heading: 'Versiones y otros lastres',
        paragraphs: [
          'LibreOffice puede guardar varias versiones en un archivo (Archivo, Versiones). Cada una es una copia completa. Borra las que ya no necesites. Las fuentes incrustadas son otros cinco a diez megabytes; en Archivo, Propiedades, ves si están incluidas. Las dos cosas forman parte del contenido de tu documento, y por eso se quedan hasta que las quites tú.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo seguir editando el documento comprimido?',
      answer: 'Igual que antes. Es un .odt normal.',
    },
    {
      question: '¿Cuánto se reduce el 7z?',
      answer:
        'Varía mucho. Los documentos con muchos objetos parecidos o dibujos vectoriales pueden quedar en una quinta parte como .7z; los llenos de fotos ganan poco respecto al .odt.',
    },
    {
      question: '¿La calidad 100 cambia algo?',
      answer:
        'Las imágenes con muchos más de 600 píxeles por pulgada se reducen, los JPEG se codifican con muy alta calidad donde eso ahorra, y se mejora el empaquetado. Los PNG conservan todos sus colores.',
    },
    {
      question: '¿Por qué se rechazó mi archivo al soltarlo si es un ODT?',
      answer: 'El nombre tiene que acabar en .odt en minúsculas. Cambia TEXTO.ODT por texto.odt.',
    },
    {
      question: '¿Acepta también plantillas?',
      answer: 'Guarda antes la plantilla como documento de texto; esta página trabaja con .odt.',
    },
    {
      question: '¿Cuánto tiempo está el texto en el servidor?',
      answer:
        'Desde el final de la subida por HTTPS hasta el final de la descarga, normalmente unos segundos. Después se borra toda la carpeta de trabajo.',
    },
  ],
  related: ['odt-to-pdf', 'odpcompressor', 'odt-to-doc', 'docxcompressor', 'zip-compressor'],
  tryIt: {
    heading: 'Un manual con capturas es lo ideal',
    text: 'Suéltalo arriba a 70 y compara una página con letra pequeña. Puedes quedarte ahí o bajar más, sin que nadie te pida una suscripción.',
  },
};
