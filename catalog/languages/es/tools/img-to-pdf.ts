import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Image to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo pasar una imagen a PDF',
    steps: [
      {
        name: 'Elige un .jpg, .jpeg o .png',
        text: 'Tómalo de tu dispositivo, de Google Drive o de Dropbox (estos dos, si quien administra el sitio los ha configurado). Otras imágenes se rechazan con un aviso de que solo se admiten archivos .jpg, .jpeg y .png.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Normalmente tu imagen entra en el PDF sin cambios y sin volver a codificarse, así que esto tarda poco más que la subida.',
      },
      {
        name: 'Abre el PDF',
        text: 'Un PNG llamado plano.png da plano.pdf; foto.jpg da foto.jpg.pdf. La página mide lo que la imagen dice que mide.',
      },
    ],
  },
  why: {
    heading: 'Qué tiene de especial esta conversión',
    reasons: [
      {
        name: 'Cada píxel, como estaba',
        text: 'Los datos de un JPEG se copian bit a bit y un PNG se guarda sin pérdida. El PDF de una foto ocupa alrededor de un kilobyte más que la foto.',
      },
      {
        name: 'Derecha',
        text: 'Los teléfonos guardan las fotos tumbadas, con una nota de cómo girarlas. Esa nota se lee, y la página queda como tomaste la foto.',
      },
      {
        name: 'Colores fieles',
        text: 'Si la imagen lleva un perfil de color, por ejemplo Display P3 o Adobe RGB, el perfil pasa con ella al PDF.',
      },
      {
        name: 'Una página sin bordes',
        text: 'La página tiene la forma de tu imagen. Si quieres A4, carta o un margen, elígelo en «Más opciones»; no se recorta nada.',
      },
      {
        name: 'Gratis y sin fin',
        text: 'Pasa cien recibos a PDF si te hace falta. No hay cuentas de usuario, y tus fotos no llevan marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'JPG y PNG dentro de un PDF',
    paragraphs: [
      'JPEG (.jpg, .jpeg) es el formato de las fotografías; ahorra espacio dejando fuera lo que el ojo apenas nota. PNG guarda cada píxel con exactitud y puede ser transparente, ideal para capturas de pantalla, dibujos y logotipos. Se admiten estas tres extensiones, hasta {limit}.',
      'El PDF puede contener directamente los dos tipos de datos, por eso no se pierde nada. La transparencia de un PNG se conserva, con el blanco de la página detrás. El texto de una imagen sigue siendo parte de la imagen: no se puede buscar ni seleccionar. Los JPEG de doce bits por color, muy raros, se rechazan porque un PDF no puede contenerlos.',
    ],
  },
  article: {
    heading: 'Píxeles, pulgadas y páginas',
    sections: [
      {
        heading: '¿Cuánto mide una imagen?',
        paragraphs: [
          'Una imagen tiene píxeles; una página, centímetros o pulgadas. Lo que los relaciona es la resolución, un número del archivo que dice cuántos píxeles hacen una pulgada. Una carta escaneada a 300 puntos por pulgada mide 2480 por 3508 píxeles y da una página A4. Los mismos píxeles marcados con 72 darían una página de más de un metro.',
          'Si el archivo indica una resolución razonable, la página la sigue. Las cámaras escriben 72 o 96 sin más intención, y eso haría de una foto grande un póster. Esas imágenes, y las que no indican nada, reciben 96 píxeles por pulgada, o los que hagan falta para que el lado mayor no pase del de una hoja A4. Con ello no se pierde ni un píxel.',
        ],
      },
      {
        heading: '¿Se imprimirá bien?',
        paragraphs: [
          'Divide los píxeles entre las pulgadas. Una foto de 4000 píxeles en diez pulgadas (25 cm) tiene 400 por pulgada, más de lo que muestra una impresora. Con 150 basta para un folleto; por debajo de 100 se notan los bordes. Convertir a PDF no cambia nada de esto: una imagen demasiado pequeña sigue siéndolo.',
        ],
      },
      {
        heading: 'Ubicación y datos de la cámara',
        paragraphs: [
          'Como el JPEG pasa sin cambios, todo lo que lleva dentro está también en el PDF, incluidos el lugar y la hora que registró la cámara. Antes de enviar a desconocidos una foto de tu casa o de un menor, pásala por Comprimir imagen, que quita esos datos, y convierte el resultado.',
        ],
      },
      {
        heading: 'Capturas de pantalla y transparencia',
        paragraphs: [
          'Una captura de pantalla es un PNG de letras nítidas, y conviene que lo siga siendo dentro del PDF; aquí es así. Los logotipos con fondo transparente aparecen sobre el blanco de la página. Si después colocas ese PDF sobre papel de color o encima de otra página, las partes transparentes la dejan ver, como en el original.',
        ],
      },
      {
        heading: 'Recibos, formularios y varias páginas',
        paragraphs: [
          'Una imagen es una página. Si un recibo tiene dos caras, elige las dos imágenes: se convierten en un solo PDF, en el orden en que las arrastres. Si una oficina solo acepta archivos de dos megabytes, una foto de doce megapíxeles es demasiado: comprime la imagen o el PDF hasta que quepa. Y antes de fotografiar un documento, busca una luz uniforme y sujeta la cámara en paralelo: ningún programa arregla una sombra tan bien como una lámpara.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo convertir fotos HEIC de un iPhone?',
      answer:
        'Aquí no; se admiten JPG, JPEG y PNG. Pon la cámara en «Más compatible», en Ajustes, Cámara, Formatos, o comparte la foto por correo, que normalmente la convierte en JPEG.',
    },
    {
      question: '¿Por qué la página no es A4?',
      answer:
        'Porque tiene la forma de tu imagen. Para un PDF en papel, abre «Más opciones» y elige A4 o carta: la imagen ocupa entonces todo lo que cabe, en el centro de la página.',
    },
    {
      question: '¿Puedo poner varias imágenes en un solo PDF?',
      answer:
        'Sí, hasta 100. Elígelas o suéltalas juntas y deja marcado «Un solo PDF con todos». Arrástralas para ordenarlas o muévelas con las flechas. «Un PDF por archivo» las convierte una a una.',
    },
    {
      question: '¿Se pierde calidad?',
      answer: 'No. Extrae la imagen del PDF con cualquier programa adecuado y tendrás otra vez los mismos píxeles.',
    },
    {
      question: '¿Hay un máximo de píxeles?',
      answer:
        'Las imágenes que se pueden copiar tal cual pueden tener 500 millones de píxeles; los PNG entrelazados o semitransparentes, que hay que descodificar, 150 millones.',
    },
    {
      question: '¿Se reconoce el texto de mi foto?',
      answer:
        'En este paso no. Envía el PDF a PDF a texto o PDF a Word, donde el reconocimiento forma parte del trabajo.',
    },
    {
      question: '¿Quién podría ver mis imágenes?',
      answer:
        'Por el camino nadie, porque van cifradas con HTTPS. En el servidor están en una carpeta privada con el PDF, y esa carpeta se borra cuando el PDF va de vuelta hacia ti.',
    },
  ],
  related: ['merge-pdf', 'tiff-to-pdf', 'img-compressor', 'pdf-compressor', 'bmpcompressor', 'pdf-to-txt'],
  tryIt: {
    heading: 'Prueba con una foto del teléfono',
    text: 'Abre esta página en el propio teléfono, toca el botón de archivo y elige una imagen. Tendrás el PDF sin instalar ninguna aplicación ni escribir ninguna dirección.',
  },
};
