import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress ODP. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir una presentación de Impress',
    steps: [
      {
        name: 'Elige el .odp',
        text: 'Arrástralo, búscalo, o usa los botones de Google Drive y Dropbox donde funcionen. Al elegir otro archivo, desaparece el resultado anterior.',
      },
      {
        name: 'Ajusta la calidad de las imágenes',
        text: 'Empieza en 70, que se ve limpio en un proyector Full HD. El extremo inferior dice «archivo mínimo» y el superior «mejores imágenes».',
      },
      {
        name: 'Elige .odp o 7z',
        text: '«.odp, se abre tal cual» se puede presentar enseguida. El .odp.7z hay que extraerlo antes de mostrarlo.',
      },
      {
        name: 'Pulsa Comprimir y pasa la presentación',
        text: 'Mira las diapositivas con fotos a toda página y con diagramas finos desde la distancia de tu público.',
      },
    ],
  },
  why: {
    heading: 'Qué hace por una presentación',
    reasons: [
      {
        name: 'Fondos a pantalla completa bajo control',
        text: 'Una foto de fondo se mide con la diapositiva y se reduce a lo que una diapositiva puede mostrar.',
      },
      {
        name: 'Las copias se juntan en una',
        text: 'Las diapositivas duplicadas en Impress o pegadas de otras presentaciones vuelven a compartir sus imágenes.',
      },
      {
        name: 'Animaciones y notas sin tocar',
        text: 'En el archivo content.xml, que describe objetos, efectos y notas, solo cambian los nombres de las imágenes.',
      },
      {
        name: 'Los medios siguen enteros',
        text: 'El vídeo y el sonido incrustados conservan todos sus bytes; también los GIF animados y los dibujos vectoriales.',
      },
      {
        name: 'Abierto a docentes y alumnos',
        text: 'Sin pagar y sin cuenta, sin límite de presentaciones por curso. Tus diapositivas no llevan ninguna marca nuestra.',
      },
    ],
  },
  formats: {
    heading: 'Sobre ODP',
    paragraphs: [
      'ODP es el formato OpenDocument para presentaciones; lo escriben LibreOffice Impress, OpenOffice y Collabora, y pueden leerlo PowerPoint y Presentaciones de Google. El paquete contiene XML, imágenes, sonidos, vídeos y una vista previa de la primera diapositiva. La página acepta .odp de hasta {limit}.',
      'Después de comprimir es un .odp de la misma versión con las mismas diapositivas. Las imágenes pueden tener menos píxeles y una codificación JPEG más fuerte. La vista previa falta hasta que guardes otra vez en Impress, así que algunos exploradores de archivos muestran un icono simple. No se tocan las hojas de cálculo incrustadas, las fórmulas, las fuentes ni nada de una presentación firmada.',
    ],
  },
  article: {
    heading: 'Diapositivas que se abren rápido en cualquier equipo',
    sections: [
      {
        heading: 'Tamaño en disco y tamaño en memoria',
        paragraphs: [
          'Para mostrar una imagen, Impress la despliega a tamaño completo: cuatro bytes por píxel. Una foto de 24 megapíxeles ocupa unos cien megabytes de memoria, por bien comprimida que esté en el archivo. En el viejo equipo de un aula, por eso se tarda en cambiar de diapositiva. Reducir el número de píxeles ayuda, pues, dos veces: en el archivo y al presentar. Comprimir más fuerte solo ayudaría en el archivo.',
        ],
      },
      {
        heading: 'Qué puede mostrar un proyector',
        paragraphs: [
          'Casi todos los proyectores tienen 1920 píxeles de ancho; los antiguos, 1280 o 1024. Una diapositiva 16:9 de Impress mide 28 centímetros de ancho, es decir, once pulgadas. Con calidad 70, las imágenes conservan unos 144 píxeles por pulgada, así que una que cruza toda la diapositiva tiene unos 1580. Para una sala con proyector 4K elige 95.',
          'Los diagramas pegados como imagen sufren más que las fotos. Si puedes, pégalos como SVG o como dibujo nativo, que no tienen píxeles.',
        ],
      },
      {
        heading: 'Compartir en clase o en un equipo',
        paragraphs: [
          'Las plataformas de aprendizaje suelen limitar las subidas a 10 o 20 megabytes. Una presentación con treinta fotos baja de ahí con 50 a 70. Si los alumnos solo van a leer, exporta además un PDF; si van a trabajar en las diapositivas, el archivo adecuado es el .odp comprimido.',
        ],
      },
      {
        heading: 'El vídeo y el sonido son otra cosa',
        paragraphs: [
          'Un minuto de vídeo de un teléfono pesa de 60 a 130 megabytes, más que todas tus imágenes. Esta página no toca los vídeos, porque recodificarlos lleva minutos y puede que después no se reproduzcan en Impress. Acorta y reduce el vídeo en un programa de vídeo, por ejemplo a 1280 por 720 píxeles, e insértalo de nuevo. Los sonidos WAV se pueden cambiar por MP3, que ocupan la décima parte.',
          'Para ver qué hace pesada una presentación, pon a una copia la extensión .zip y ábrela: las carpetas Pictures y Media dicen de un vistazo cuál de las dos es.',
        ],
      },
      {
        heading: 'Ordenar en Impress',
        paragraphs: [
          'Borra los patrones que no uses (Ver, Patrón de diapositivas). Recorta las imágenes de forma definitiva con Comprimir, en el menú contextual, si no necesitas las partes ocultas. Mira si hay sonidos en las transiciones. Después, una pasada por esta página quita lo que sobra.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Un ODP comprimido se sigue abriendo en PowerPoint?',
      answer:
        'Tan bien o tan mal como antes, porque solo han cambiado las imágenes. Para quien usa PowerPoint es mejor ODP a PowerPoint.',
    },
    {
      question: '¿Las imágenes transparentes siguen siendo transparentes?',
      answer: 'Sí. Solo pueden pasar a JPEG las imágenes sin ninguna parte transparente.',
    },
    {
      question: '¿Puedo elegir calidades distintas para cada diapositiva?',
      answer:
        'No, un mismo valor vale para todas las imágenes. Pero cada una se mide por su propio tamaño en la diapositiva.',
    },
    {
      question: 'El resultado ocupa lo mismo que el original. ¿Por qué?',
      answer:
        'Entonces su peso son vídeos o imágenes que ya estaban reducidas. En ese caso recibes tu propio archivo y el mensaje «Ya no se puede reducir más».',
    },
    {
      question: '¿Por qué el botón sigue en gris?',
      answer:
        'Todavía no se ha aceptado ningún archivo. Al soltarlo, el nombre tiene que acabar en .odp en minúsculas.',
    },
    {
      question: '¿Se queda el servidor con una copia de la charla?',
      answer:
        'No. Llega cifrada por HTTPS, su carpeta de trabajo es solo para este encargo, y las dos se borran cuando el archivo reducido se ha entregado.',
    },
  ],
  related: ['odp-to-pptx', 'pptxcompress', 'odtcompressor', 'pptx-to-odp', 'img-compressor'],
  tryIt: {
    heading: 'Lista antes de que empiece la clase',
    text: 'Suelta arriba la presentación y deja el control en 70. En segundos sabrás si cabe en la plataforma, y no hay que apuntarse a nada.',
  },
};
