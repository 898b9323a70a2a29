import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PDF to PowerPoint. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo hacer diapositivas de un PDF',
    steps: [
      {
        name: 'Elige el PDF de la presentación',
        text: 'Arrástralo, búscalo, o tómalo de Google Drive o Dropbox si esos botones funcionan aquí.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Cada página se descompone en textos, tablas, imágenes, superficies y líneas, y se vuelve a montar como diapositiva.',
      },
      {
        name: 'Abre el .pptx',
        text: '«Conversión terminada» quiere decir que ya se ha descargado. Haz clic en un párrafo: es un cuadro de texto que puedes editar, mover y cambiar de formato.',
      },
      {
        name: 'Ordena las diapositivas que necesitas',
        text: 'Borra las demás, aplica tu propio diseño y lleva a marcadores de posición los cuadros que vayas a reutilizar.',
      },
    ],
  },
  why: {
    heading: 'Qué se puede editar después',
    reasons: [
      {
        name: 'Párrafos, no líneas',
        text: 'Las líneas que van juntas comparten un cuadro de texto, así que puedes cambiar una frase sin arrastrar trozos.',
      },
      {
        name: 'Tablas nativas',
        text: 'Las tablas llegan como tablas de PowerPoint, con filas, columnas y rellenos.',
      },
      {
        name: 'Imágenes por separado',
        text: 'Cada imagen está donde estaba y se puede copiar, recortar o cambiar por otra.',
      },
      {
        name: 'Diapositivas del tamaño de la página',
        text: 'La diapositiva toma el formato de la primera página, sea 16:9 o A4, así que nada se deforma.',
      },
      {
        name: 'Gratis para docentes, estudiantes y cualquiera',
        text: 'Convierte una presentación o cincuenta, sin límite, sin suscripción y sin registrarte. No se pone ningún logotipo en tus diapositivas.',
      },
    ],
  },
  formats: {
    heading: 'Páginas PDF y diapositivas de PowerPoint',
    paragraphs: [
      'La página lee .pdf de hasta {limit} y escribe .pptx, que abren PowerPoint, Keynote, Presentaciones de Google e Impress. Se puede convertir cualquier PDF, pero los mejores candidatos son los que un día fueron diapositivas.',
      'Los textos conservan el nombre de la fuente, el tamaño, el color, la negrita y la cursiva; las tablas, imágenes, superficies, líneas y formas curvas conservan su sitio; si una página tiene más de 400 formas, son una sola imagen. Lo que no está en un PDF, y por tanto tampoco en el resultado, son las animaciones, las notas del orador, el patrón y la unión de un gráfico con sus cifras. Los enlaces web pasan a ser texto sin enlace.',
    ],
  },
  article: {
    heading: 'Recuperar una presentación de la que solo queda el PDF',
    sections: [
      {
        heading: 'Qué se perdió al hacer el PDF',
        paragraphs: [
          'Un archivo de PowerPoint sabe que esto es un título y aquello una lista, que la barra azul pertenece al patrón y que un gráfico son doce números. Al pasarlo a PDF, todo eso se aplana. La página contiene letras, rectángulos e imágenes en unas coordenadas. Los números del gráfico se han ido para siempre; queda su aspecto.',
          'Por eso una presentación convertida es una buena cantera y una mala plantilla. Úsala para sacar textos, tablas e imágenes, y ponlos en una presentación con un patrón bien hecho.',
        ],
      },
      {
        heading: 'El camino corto a una presentación limpia',
        paragraphs: [
          'Abre tu plantilla junto al archivo convertido. Añade una diapositiva con el diseño adecuado, copia el título como solo texto en el marcador de título, luego la lista en el de contenido, y pega las tablas con «usar estilos de destino». Después funciona la vista de esquema, un cambio de colores llega a todas las diapositivas y los lectores de pantalla saben dónde están. En el archivo convertido los textos son cuadros libres, y el esquema está vacío.',
        ],
      },
      {
        heading: 'Páginas que son imágenes',
        paragraphs: [
          'Algunos programas exportan cada diapositiva como una gran imagen, y un documento escaneado lo es siempre. Entonces se reconocen las palabras y se ponen como cuadros de texto donde se leyeron, en lugar de la imagen de la página. Las fotos y los dibujos que formaban parte de esa imagen no se recortan de ella. Si necesitas el aspecto y no las palabras, inserta la página como imagen en PowerPoint.',
        ],
      },
      {
        heading: '¿Documentos como diapositivas?',
        paragraphs: [
          'Un informe en páginas verticales se puede convertir, y cada página será una diapositiva vertical llena de texto. Sirve para anotarlo en una reunión, por ejemplo con un lápiz en una pantalla táctil. Para una charla es mejor convertir el informe en Word y copiar las pocas frases que importan.',
        ],
      },
      {
        heading: '¿De quién son las diapositivas?',
        paragraphs: [
          'Que un PDF se pueda descargar no quiere decir que se pueda reutilizar libremente. Citar una figura con su fuente suele estar bien; copiar diapositivas enteras necesita el permiso del autor. Si vas a rehacer la presentación de un compañero o de un cliente, pídele antes el original. Suelen enviarlo con gusto, y te ahorras el trabajo de ordenar.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Se incrustan las fuentes en la presentación?',
      answer:
        'No, se nombran. Si tu equipo no tiene alguna, PowerPoint muestra otra y una línea puede salirse de su cuadro.',
    },
    {
      question: '¿Y si las páginas tienen tamaños distintos?',
      answer:
        'Una presentación tiene un solo tamaño de diapositiva. Lo fija la primera página; el contenido de las demás conserva su medida y puede no llenar la diapositiva.',
    },
    {
      question: '¿Se pueden editar los gráficos?',
      answer: 'Solo sus textos y las formas con que están dibujados. Los datos no están en el PDF.',
    },
    {
      question: '¿Por qué en algunas diapositivas se solapan cuadros?',
      answer:
        'Seguramente la diapositiva original tenía efectos que aparecían uno tras otro. En el PDF están en el mismo sitio, y aquí también.',
    },
    {
      question: '¿Cuántas páginas puede tener el PDF?',
      answer:
        'Dos mil como máximo, y con páginas muy cargadas se puede llegar antes al límite de tiempo. En ese caso la página propone dividir el PDF.',
    },
    {
      question: '¿Alguien se queda con mis diapositivas?',
      answer:
        'No se guarda ninguna copia. Lo que subes por HTTPS se convierte al momento, y el servidor lo borra después de entregarte el .pptx.',
    },
  ],
  related: ['pptx-to-pdf', 'pptxcompress', 'pdf-to-word', 'pptx-to-odp', 'pdf-to-txt'],
  tryIt: {
    heading: 'Mira qué partes puedes reutilizar',
    text: 'Suelta arriba el PDF de una charla antigua y mira tres diapositivas del resultado: una con texto, una con una tabla y una con imágenes. Es gratis y lleva menos de un minuto.',
  },
};
