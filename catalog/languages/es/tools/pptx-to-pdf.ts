import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PowerPoint to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo guardar una presentación como PDF',
    steps: [
      {
        name: 'Elige tus diapositivas',
        text: 'Suelta tu .pptx sobre la hoja o búscalo con el botón. Basta con el archivo; los vídeos enlazados no se usan.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Una presentación de treinta diapositivas suele tardar unos segundos. Si tiene muchas fotos grandes, la subida tarda más que la conversión.',
      },
      {
        name: 'Recorre el PDF',
        text: 'La ficha indica cuántas páginas tiene. Las diapositivas ocultas en PowerPoint no se incluyen, así que pueden ser menos de las que esperas.',
      },
      {
        name: 'Atiende a las notas de la ficha',
        text: 'Si hubo que sustituir una fuente, ahí se nombra. Revisa en esas diapositivas el texto que queda cerca del borde de su cuadro.',
      },
    ],
  },
  why: {
    heading: 'Por qué compartir aquí tus diapositivas como PDF',
    reasons: [
      {
        name: 'Una página por diapositiva',
        text: 'Las páginas tienen las proporciones exactas de tus diapositivas, 16:9, 4:3 o las que uses, sin borde blanco.',
      },
      {
        name: 'Nítido con cualquier zoom',
        text: 'El texto, las formas y los gráficos siguen siendo vectores. No se ven borrosos en un proyector ni en una impresión grande.',
      },
      {
        name: 'Los títulos, como marcadores',
        text: 'Quien lo lee salta a una diapositiva por su título, y puede abrir los enlaces a páginas web.',
      },
      {
        name: 'Las notas del orador se quedan contigo',
        text: 'El PDF contiene lo que debe ver el público. Lo que escribiste debajo de las diapositivas no está en él.',
      },
      {
        name: 'Abierto a cualquiera, todos los días',
        text: 'Convertir es gratis, sin límite por hora, sin iniciar sesión y sin marcas de agua sobre tus gráficos.',
      },
    ],
  },
  formats: {
    heading: 'De PPTX a PDF',
    paragraphs: [
      'PPTX es el formato de PowerPoint desde 2007; también lo exportan Keynote, Presentaciones de Google y LibreOffice Impress. Para mostrarlo bien, un equipo necesita uno de esos programas y las fuentes que usaste. Un PDF no necesita ni lo uno ni lo otro. La página acepta archivos .pptx de hasta {limit}.',
      'Fondos, patrones, texto, tablas, gráficos, SmartArt, imágenes, números de página y enlaces aparecen en las páginas como en las diapositivas. En el PDF no hay animaciones, transiciones, sonido ni vídeo; de un vídeo queda la imagen de vista previa. Los comentarios y las macros no se incluyen.',
    ],
  },
  article: {
    heading: 'Copias para el público, animaciones y fuentes que faltan',
    sections: [
      {
        heading: 'Qué pasa con las diapositivas animadas',
        paragraphs: [
          'Una página PDF muestra la diapositiva con todo a la vez, como PowerPoint al editarla. Con viñetas que aparecen una a una, eso es lo que se busca. Pero si varias imágenes se sustituyen en el mismo sitio, quedan una encima de otra y solo se ve la de arriba.',
          'La solución es duplicar esa diapositiva antes de convertir: una copia por paso, sin lo que no le corresponde. En una charla con muchas animaciones lleva un cuarto de hora, y da un PDF que se puede presentar a pantalla completa en cualquier equipo pasando páginas.',
        ],
      },
      {
        heading: 'Texto que ya no cabe en su cuadro',
        paragraphs: [
          'Las diapositivas perdonan menos que los documentos: los cuadros tienen un tamaño fijo, y un título que crece una letra se parte en dos líneas. Ocurre cuando falta la fuente, casi siempre una corporativa. Incrústala en PowerPoint para Windows (Archivo, Opciones, Guardar) o pon las pocas diapositivas afectadas en una fuente común como Calibri o Arial, para las que el servidor tiene equivalentes del mismo ancho.',
        ],
      },
      {
        heading: 'Presentaciones grandes, PDF pequeños',
        paragraphs: [
          'Las presentaciones engordan porque las fotos se pegan a tamaño completo. En el PDF ya ocupan menos que en el .pptx, pero para un adjunto puede seguir siendo demasiado. Comprimir PDF las reduce después a la resolución de una pantalla o de una impresora, según lo que elijas allí.',
        ],
      },
      {
        heading: 'Diapositivas que se leen sin ti',
        paragraphs: [
          'Un PDF se lee sin que estés delante. Falta lo que dices en voz alta, y una diapositiva con tres palabras y una foto cuenta poco. Si el PDF tiene que valerse por sí solo, añade una o dos frases a esas diapositivas en una copia de la presentación, o entrega además un texto. Ponle al archivo el nombre de la ocasión y la fecha; quien lo guarde lo volverá a encontrar.',
        ],
      },
      {
        heading: 'Imprimir diapositivas en papel',
        paragraphs: [
          'Para poner dos o seis diapositivas en una hoja, imprime el PDF y elige «varias páginas por hoja» en el cuadro de impresión; casi todos los lectores lo ofrecen. Los fondos oscuros gastan mucha tinta, así que si sabes que se va a imprimir, elige un diseño claro antes de convertir. Las notas del orador se imprimen desde PowerPoint, en la vista Página de notas.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo convertir el formato antiguo .ppt?',
      answer:
        'Esta página acepta .pptx. PowerPoint, Impress y Presentaciones de Google abren un .ppt y lo guardan como .pptx.',
    },
    {
      question: '¿Por qué falta una diapositiva?',
      answer:
        'Seguramente está oculta. Vuelve a mostrarla en PowerPoint, en Presentación con diapositivas, Ocultar diapositiva; guarda y convierte otra vez.',
    },
    {
      question: '¿Puedo tener las notas debajo de las diapositivas?',
      answer:
        'Aquí no. El PDF contiene solo las diapositivas; imprime las páginas de notas desde tu programa de presentaciones.',
    },
    {
      question: '¿El PDF sirve para quien usa un lector de pantalla?',
      answer:
        'Lleva etiquetas y contiene texto de verdad. El orden y la calidad dependen de las diapositivas: usa en cada una el marcador de título y pon un texto alternativo a las imágenes.',
    },
    {
      question: '¿Se reducen las fotografías?',
      answer:
        'Las muy grandes pueden pasar a resolución de impresión. Ni en pantalla ni en papel se nota la diferencia.',
    },
    {
      question: '¿Es seguro subir una presentación que aún no es pública?',
      answer:
        'La conexión va cifrada con HTTPS, solo lee la presentación el convertidor, y se borra del servidor al acabar la conversión, no por la noche ni a las pocas horas. Aun así, las normas de tu empresa van primero.',
    },
  ],
  related: ['pdf-to-pptx', 'pptxcompress', 'pptx-to-odp', 'pdf-compressor', 'merge-pdf', 'odp-to-pptx'],
  tryIt: {
    heading: 'Diez diapositivas te lo dicen todo',
    text: 'Toma la presentación de tu próxima reunión, suéltala arriba y recorre el resultado antes de decidir cómo la envías. No hay ningún registro de por medio.',
  },
};
