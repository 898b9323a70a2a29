import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PDF to Text. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo sacar el texto de un PDF',
    steps: [
      {
        name: 'Elige un PDF',
        text: 'Arrástralo o búscalo en tu dispositivo, o tráelo de Google Drive o Dropbox si el sitio está conectado a ellos.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El texto guardado como texto sale al instante. Si hay páginas que son imágenes, su texto se reconoce, entre uno y cuatro segundos por página.',
      },
      {
        name: 'Usa el archivo .txt',
        text: 'Tras «Conversión terminada» lo tienes entre tus descargas, y se abre con cualquier editor. Si había escaneos, las notas de la ficha dicen en qué idioma se leyeron.',
      },
    ],
  },
  why: {
    heading: 'Mejor que copiar y pegar',
    reasons: [
      {
        name: 'En el orden en que se lee',
        text: 'Dos columnas van una después de la otra, no línea a línea a lo ancho de las dos.',
      },
      {
        name: 'Párrafos completos',
        text: 'Las líneas de un párrafo se unen, incluso si pasa de columna o de página, y las palabras cortadas con guion al final de una línea se recomponen.',
      },
      {
        name: 'Tablas con tabuladores',
        text: 'Las celdas de una fila se separan con tabuladores, así que puedes pegar la tabla en una hoja de cálculo.',
      },
      {
        name: 'Reconocimiento de texto incluido',
        text: 'Las cartas escaneadas y las páginas fotografiadas se leen sin ningún paso más, también las que están tumbadas.',
      },
      {
        name: 'Gratis y sin contar',
        text: 'Extrae el texto de todos los PDF que necesites. No hace falta cuenta y no se mete publicidad en tu texto.',
      },
    ],
  },
  formats: {
    heading: 'Qué entra y qué sale',
    paragraphs: [
      'La página lee archivos .pdf de hasta {limit}, también los que mezclan páginas impresas y escaneadas. El resultado es un .txt en UTF-8, que entiende cualquier editor de los últimos veinte años y que aceptan sin más los scripts, los programas de traducción y los buscadores.',
      'El texto sin formato tiene letras y finales de línea, y nada más. Por tanto, desaparecen las fuentes, las imágenes, los colores, los enlaces y la disposición de la página. Los encabezados, los pies y los números de página se conservan en líneas propias, pero no parten una frase que sigue en la página siguiente.',
    ],
  },
  article: {
    heading: 'Por qué el texto de un PDF sale tantas veces revuelto',
    sections: [
      {
        heading: 'El orden del archivo no es el de la página',
        paragraphs: [
          'Un PDF es una lista de órdenes de dibujo. Un programa de maquetación puede escribir primero todos los títulos, luego la columna izquierda, luego un pie de foto y luego la columna derecha, y nadie lo nota, porque en el papel todo acaba en su sitio. Quien copia el texto lo recibe en el orden de las órdenes, o a franjas que cruzan las columnas.',
          'Por eso la herramienta mira dónde está cada palabra: qué líneas comparten el borde izquierdo, dónde baja un hueco por la página, qué bloques están lado a lado. De ahí sale el orden en que leería una persona.',
        ],
      },
      {
        heading: 'Guiones y finales de línea',
        paragraphs: [
          'Las líneas impresas acaban donde acaba la columna. Para buscar o traducir, esos cortes son ruido, y «conver-» en una línea y «sión» en la siguiente no se encontrarán nunca. Las palabras divididas se unen si la palabra entera aparece en otra parte del documento o si la división es claramente tipográfica; los guiones auténticos, como en «teórico-práctico», se quedan. Los párrafos se separan con una línea vacía y los elementos de las listas tienen línea propia.',
        ],
      },
      {
        heading: 'Escaneos: leer imágenes de letras',
        paragraphs: [
          'Una página escaneada no contiene texto, por claro que se vea. El reconocimiento compara formas con las que ha aprendido, y acierta más con letras negras sobre papel blanco a 300 puntos por pulgada. Los faxes pálidos, las letras decorativas y las fotos tomadas en ángulo dan errores; la escritura a mano no da nada útil. Se reconocen hasta cien páginas en una conversión.',
          'Con su configuración habitual, el servidor conoce inglés, alemán, francés, español, italiano, portugués, ruso, árabe, chino y japonés. El idioma se averigua por la primera página, así que conviene no mezclar idiomas en un mismo escaneo.',
        ],
      },
      {
        heading: 'Para qué se usa el texto',
        paragraphs: [
          'Para citar un estudio, alimentar un glosario, comparar dos versiones de un contrato, contar palabras para calcular un precio, escuchar un informe largo leído en voz alta o buscar un nombre en una carpeta de escaneos antiguos. Para todo eso, el texto sin formato es más manejable que el PDF del que viene.',
        ],
      },
      {
        heading: 'Comprobar el resultado',
        paragraphs: [
          'Busca en el texto una palabra poco común de la última página: si está, no se cortó nada. Compara las cifras de una tabla. En el texto reconocido, busca las confusiones típicas: rn por m, 0 por O, l por 1. Un corrector ortográfico encuentra casi todas las demás en un minuto.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Funciona con PDF cuyo texto no se puede seleccionar?',
      answer:
        'Por lo general sí, porque esas páginas son imágenes y las imágenes se reconocen. Solo si no se encuentra ninguna letra, la página responde que no hay texto.',
    },
    {
      question: '¿Por qué algunas palabras tienen letras equivocadas?',
      answer:
        'En un escaneo es un error de reconocimiento. En un PDF normal ocurre cuando el archivo incrusta una fuente sin decir a qué letras corresponden sus formas; entonces cualquier programa tiene que adivinar.',
    },
    {
      question: '¿Puedo sacar el texto de unas páginas concretas?',
      answer:
        'Se convierten todas. Borra del texto lo que no necesites, o guarda antes esas páginas como un PDF aparte.',
    },
    {
      question: '¿Se conserva la disposición, con espacios entre columnas?',
      answer:
        'Las columnas de texto corrido van una debajo de otra. Las tablas mantienen sus filas, con un tabulador entre celdas, que resiste mejor cualquier cambio posterior que una fila de espacios.',
    },
    {
      question: '¿Se incluyen las notas al pie?',
      answer: 'Sí, al pie de la página en la que están.',
    },
    {
      question: '¿Quién ve el contenido de mi PDF?',
      answer:
        'Programas, no personas. El PDF les llega por una conexión HTTPS y se borra en cuanto el texto se ha entregado a tu navegador; en los registros no queda ni el nombre ni una palabra de él.',
    },
  ],
  related: ['pdf-to-word', 'pdf-to-rtf', 'text-to-pdf', 'tiff-to-pdf', 'pdf-compressor'],
  tryIt: {
    heading: 'Prueba con una página que no se deja copiar',
    text: 'Dos columnas, una tabla o un escaneo: elige el PDF que te dio problemas. Tendrás su texto sin registrarte y podrás juzgarlo en cualquier editor.',
  },
};
