import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress Image. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir el tamaño de una foto',
    steps: [
      {
        name: 'Elige una imagen',
        text: 'Un .jpg, .jpeg o .png, arrastrándolo o haciendo clic en la zona de arriba. «Seleccionado:» y su nombre confirman la elección.',
      },
      {
        name: 'Mueve el control Calidad',
        text: 'De 30 («más pequeño») a 95 («más fino»). Con 70, donde empieza, una foto se ve en pantalla como antes; por debajo de 50 se empiezan a notar los bordes.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'Se descarga compressed.jpg, y el mensaje indica los dos tamaños y el ahorro en porcentaje.',
      },
      {
        name: 'Arrastra la línea para comparar',
        text: 'El original y el resultado están uno sobre otro, separados por una línea. Pásala sobre caras, pelo y letras; si ves una diferencia que te molesta, repite con un valor más alto.',
      },
    ],
  },
  why: {
    heading: 'Más ligera y más limpia',
    reasons: [
      {
        name: 'Un codificador minucioso',
        text: 'Las imágenes se codifican con mozjpeg, que se toma más tiempo del que puede una cámara y ocupa alrededor de una décima parte menos con el mismo aspecto.',
      },
      {
        name: 'Sin lugar ni cámara',
        text: 'La posición GPS, la hora, el dispositivo, los números de serie y las miniaturas incrustadas no están en el resultado.',
      },
      {
        name: 'El mismo número de píxeles',
        text: 'El ancho y el alto no cambian. El ahorro viene solo de la codificación, así que la imagen se puede seguir recortando o imprimiendo.',
      },
      {
        name: 'Igual en todas partes',
        text: 'La imagen queda derecha para siempre y en sRGB, de modo que navegadores, chats y programas de oficina muestran los mismos colores.',
      },
      {
        name: 'Sin suscripción para tener más',
        text: 'No hay versión premium: todas las imágenes que quieras, sin registro y sin logotipo en la esquina.',
      },
    ],
  },
  formats: {
    heading: 'Entra JPG o PNG, sale JPG',
    paragraphs: [
      'La página acepta .jpg, .jpeg y .png de hasta {limit} y 150 millones de píxeles. El resultado es un JPEG, que se ve en cualquier dispositivo. Es progresivo: al cargarse aparece enseguida de forma tosca y luego se va afinando.',
      'La calidad que eliges decide lo fiel que sigue siendo la imagen. Sus datos ocultos se quitan. Las partes transparentes de un PNG pasan a blanco, porque JPEG no admite transparencia. Las capturas de pantalla y los dibujos de pocos colores suelen ocupar menos como PNG; si el resultado es mayor que tu archivo, una nota lo dice y te conviene quedarte con el original. Un JPEG que no se puede reducir conserva sus píxeles y solo pierde los metadatos.',
    ],
  },
  article: {
    heading: 'Lo que una foto lleva consigo y lo que le sobra',
    sections: [
      {
        heading: 'Datos GPS en las fotos',
        paragraphs: [
          'Un teléfono anota en cada foto dónde se tomó, con una precisión de pocos metros, además de la fecha, la hora, la dirección y el modelo. Estos datos se llaman EXIF y viajan con el archivo por correo, en carpetas en la nube y en muchas páginas web. Así, la foto de una bicicleta en venta cuenta dónde está guardada.',
          'Las redes sociales suelen quitarlos al mostrar la imagen; el correo y los servicios para compartir archivos, no. Una imagen comprimida en esta página no lleva ninguno. Guarda tu original: en tu propio álbum, el lugar y la hora son útiles.',
        ],
      },
      {
        heading: 'Con pérdida, pero ¿dónde?',
        paragraphs: [
          'JPEG divide la imagen en cuadros de ocho por ocho píxeles y guarda de cada uno cómo se mezclan los patrones gruesos y los finos. La calidad decide cuántos de los finos se descartan. A los cielos y a los fondos desenfocados les da igual. A los bordes duros, no: alrededor de letras oscuras sobre blanco aparecen ondas tenues. Por eso una foto puede bajar a 60, mientras que la imagen de un documento debería quedarse en 80 o más.',
          'Hasta una calidad de 94, el color se guarda con la mitad de resolución que el brillo, porque ahí el ojo es menos exigente. Desde 95, los dos van completos.',
        ],
      },
      {
        heading: 'Por qué comprimir una sola vez',
        paragraphs: [
          'Cada compresión con pérdida suma sus errores a los de la anterior. Cuando quieras otro tamaño, parte del original, no de una copia comprimida. Si piensas retocar la imagen, retócala primero y comprímela al final.',
        ],
      },
      {
        heading: 'Caras, cielo y letra pequeña',
        paragraphs: [
          'Al comparar, mira donde primero se va la vista. Con una calidad demasiado baja, la piel parece de cera, los cielos despejados muestran escalones y el pelo fino se apelmaza. Si las tres cosas están bien, el resto también. El texto dentro de una imagen es la excepción: puede ser ilegible aunque todo lo demás se vea bien. Para pantallas y carteles fotografiados que haya que leer, elige 80 o más.',
        ],
      },
      {
        heading: 'Valores razonables',
        paragraphs: [
          'Para una página web o un anuncio, de 60 a 75. Para enviar fotos de vacaciones por correo, 70. Para copias en papel de hasta tamaño postal, 80. Para un portafolio, 90. Si un formulario pide un archivo por debajo de cierto tamaño y ni con 50 lo consigues, la imagen tiene demasiados píxeles: reduce antes su ancho en un programa de imágenes.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Cuánto se ahorra?',
      answer:
        'Las fotos recién salidas de una cámara suelen quedar en un cuarto o menos con 70. Las que ya comprimió una web o un servicio de mensajería se reducen poco.',
    },
    {
      question: '¿Puedo recibir un PNG a partir de un PNG?',
      answer: 'No, esta página da siempre un JPEG. Para logotipos y todo lo transparente, conserva el PNG.',
    },
    {
      question: '¿La imagen pierde su perfil de color?',
      answer:
        'Los colores se convierten del perfil incrustado a sRGB antes de quitarlo. Los tonos muy saturados de las imágenes de gama amplia quedan algo más suaves.',
    },
    {
      question: '¿Se admiten WebP, HEIC o RAW?',
      answer: 'Se admiten JPG, JPEG y PNG. Exporta a uno de ellos desde tu programa de fotos.',
    },
    {
      question: '¿Puedo comprimir a un número fijo de kilobytes?',
      answer:
        'Puedes poner un límite: abre «Más opciones» y escribe el tamaño máximo en MB, por ejemplo 0,2 para 200 kilobytes. La calidad baja solo lo necesario y nunca de 30. Si no basta, el resultado dice hasta dónde se llegó.',
    },
    {
      question: '¿Se usan mis imágenes para algo?',
      answer:
        'No. Llegan por HTTPS, se comprimen, se devuelven y se borran acto seguido. No hay galería ni historial de subidas.',
    },
  ],
  related: ['img-to-pdf', 'bmpcompressor', 'tiffcompressor', 'pdf-compressor', 'zip-compressor'],
  tryIt: {
    heading: 'Pon una foto en la balanza',
    text: 'Suelta una arriba, deja el control donde está y mira las dos barras. Es gratis y no hace falta que digas tu nombre.',
  },
};
