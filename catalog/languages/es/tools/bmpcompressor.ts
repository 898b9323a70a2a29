import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress BMP. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir un BMP',
    steps: [
      {
        name: 'Añade el mapa de bits',
        text: 'Cualquier .bmp, sea de Paint, de un escáner, de un microscopio o de una máquina. Google Drive y Dropbox se ofrecen donde el sitio los admite.',
      },
      {
        name: 'Elige JPG, WebP o BMP',
        text: 'JPG va bien para fotos y lo abre cualquiera. WebP ocupa menos y mantiene nítidos los dibujos. BMP es para programas que no aceptan otra cosa; tendrá 256 colores.',
      },
      {
        name: 'Ajusta la calidad',
        text: 'El control va de 10 a 100 y empieza en 85. En un BMP decide cuántos colores y qué finura de transiciones se conservan.',
      },
      {
        name: 'Pulsa Comprimir y compara',
        text: 'Ves el resultado sobre el original, con una línea que puedes arrastrar. ¿No te convence? Cambia el formato o la calidad y pulsa otra vez.',
      },
    ],
  },
  why: {
    heading: 'Tres salidas de un formato derrochador',
    reasons: [
      {
        name: 'Una pequeña parte del tamaño',
        text: 'Como JPG o WebP, una foto ocupa con la calidad habitual cerca de una vigésima parte del mapa de bits, y a veces mucho menos.',
      },
      {
        name: 'Un BMP menor, si tiene que ser BMP',
        text: 'Con una paleta y codificación por tramos, un BMP queda entre un quinto y un tercio de su tamaño, y los programas antiguos lo siguen leyendo.',
      },
      {
        name: 'Exacto si hay pocos colores',
        text: 'Un dibujo o una captura de hasta 256 colores no pierde nada como BMP. Como WebP se prueba además una versión sin pérdida, y se toma si ocupa menos.',
      },
      {
        name: 'Todo tipo de mapas de bits',
        text: 'Se leen de arriba abajo y de abajo arriba, de 1 a 32 bits, con máscaras, paletas, tramos y viejas cabeceras de OS/2.',
      },
      {
        name: 'Nada que comprar para más imágenes',
        text: 'Úsalo para uno o para un disco lleno, gratis y sin límite. No hay registro antes ni marcas de agua después.',
      },
    ],
  },
  formats: {
    heading: 'BMP, JPG y WebP',
    paragraphs: [
      'BMP es el formato de mapa de bits de Windows desde sus primeras versiones. Suele guardar tres bytes por píxel, uno tras otro, sin comprimir. Lo leen casi todos los programas de Windows, pero en la web y el correo se usa poco. La página acepta .bmp de hasta {limit}.',
      'JPG se abre en cualquier dispositivo, pero no admite transparencia, que pasa a blanco. WebP se abre en todos los navegadores y programas de imagen actuales, conserva la transparencia y llega a 16 383 píxeles por lado. En los tres casos el número de píxeles no cambia. Un BMP contiene poco más que la propia imagen; lo que haya, como la resolución, puede faltar en el resultado.',
    ],
  },
  article: {
    heading: 'Por qué los mapas de bits son tan grandes y qué hace cada formato',
    sections: [
      {
        heading: 'Tres bytes por cada punto',
        paragraphs: [
          'Una captura de 1920 por 1080 píxeles tiene dos millones de puntos y, como BMP, 6,2 megabytes, muestre una foto o una página vacía. El formato viene de una época de imágenes pequeñas y procesadores lentos: escribir los píxeles tal como están en la memoria no exige calcular nada. Hoy es al revés; calcular es barato, y transferir lleva tiempo.',
        ],
      },
      {
        heading: '¿Foto o dibujo?',
        paragraphs: [
          'Las fotos tienen transiciones suaves y ruido. JPG y WebP con pérdida las describen con patrones y descartan los más finos. Los dibujos, diagramas y capturas tienen zonas lisas y bordes duros; ahí los patrones dejan una bruma alrededor de las letras, y es mejor anotar tramos del mismo color. Eso hace un WebP sin pérdida, y también un BMP con paleta.',
          'Si tienes dudas, comprime una vez como JPG y otra como WebP a 85, y arrastra la línea sobre un texto pequeño. La diferencia salta a la vista.',
        ],
      },
      {
        heading: 'Cómo un BMP puede encoger y seguir siendo BMP',
        paragraphs: [
          'En lugar de tres bytes, cada píxel guarda un número entre 0 y 255 que señala una entrada de una tabla de 256 colores elegida para esa imagen. Eso es un tercio. Después, los tramos del mismo número se guardan como «cuarenta veces el 17». Así los dibujos de líneas quedan en una pequeña parte y las fotos en un cuarto o poco más. En las fotos se pueden igualar tonos vecinos donde el ojo no lo nota, tanto más cuanto menor es la calidad.',
        ],
      },
      {
        heading: 'Programas antiguos y pantallas pequeñas',
        paragraphs: [
          'Las pantallas de máquinas, las etiquetas de papel electrónico y los motores de juegos piden a menudo mapas de bits de un tipo concreto: tantos píxeles, tantos colores, sin compresión. Lee el manual antes de comprimir para ellos. Si dice «256 colores» sin mencionar tramos, prueba el resultado en el aparato; si lo rechaza, los colores están bien y solo falla la codificación, y un programa de imágenes puede guardarlo de nuevo sin ella.',
        ],
      },
      {
        heading: 'Cuál para qué',
        paragraphs: [
          'Para correo, formularios y documentos de oficina: JPG. Para una web o una aplicación: WebP. Para bordadoras, grabadoras, paneles de control antiguos, juegos y programas de laboratorio: BMP, después de comprobar que el programa acepta 256 colores con codificación por tramos, cosa que hacen casi todos, pero no todos. Para archivar originales exactos de 24 bits: ninguno; guarda los archivos sin tocar en un ZIP o un 7z.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Notaré la diferencia?',
      answer:
        'Con 85 apenas, a tamaño normal. En el BMP, los cielos suaves pueden mostrar franjas tenues, porque 256 colores son pocos para ellos.',
    },
    {
      question: '¿Qué hace «Como archivo 7z»?',
      answer:
        'Mete el resultado en un archivo 7z. Con JPG y WebP eso no ahorra casi nada; con un BMP ahorra más. Si tu propio mapa de bits se comprime mejor que el de 256 colores, el 7z contiene el tuyo.',
    },
    {
      question: 'Mi aparato quiere un BMP de 24 bits sin comprimir. ¿Puedo obtenerlo?',
      answer: 'Es lo que ya tienes. Si debe ocupar menos, reduce su ancho y su alto en un programa de imágenes.',
    },
    {
      question: '¿Por qué el JPG ocupa más que mi mapa de bits?',
      answer:
        'Tu mapa de bits tiene pocos colores y ya era pequeño. La página lo indica; elige WebP o quédate con el archivo.',
    },
    {
      question: '¿Puedo soltar aquí otras imágenes?',
      answer:
        'La página está hecha para .bmp, y el servidor comprueba el contenido. Para JPG y PNG está Comprimir imagen.',
    },
    {
      question: '¿Qué queda de mi imagen en el servidor?',
      answer:
        'Nada. Se transmite por HTTPS, se recodifica y se borra junto con el resultado en cuanto este se ha enviado.',
    },
  ],
  related: ['img-compressor', 'tiffcompressor', 'img-to-pdf', 'zip-compressor', 'pdf-compressor'],
  tryIt: {
    heading: 'Toma cualquier captura guardada con Paint',
    text: 'Suéltala arriba y mira las dos barras: la de arriba es lo que habrías enviado por correo. Para la de abajo no necesitas ningún programa ni contraseña.',
  },
};
