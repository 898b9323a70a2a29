import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PDF to Word. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo pasar un PDF a un Word que se puede editar',
    steps: [
      {
        name: 'Elige el PDF',
        text: 'Usa el botón de archivo, suelta el .pdf sobre la hoja o tráelo con los botones de Google Drive y Dropbox, si este sitio los tiene configurados.',
      },
      {
        name: 'Empieza con Convertir',
        text: 'La subida tarda lo que necesite tu conexión. Reconstruir un documento normal de diez páginas lleva uno o dos segundos más. Las páginas escaneadas se leen una a una y tardan más.',
      },
      {
        name: 'Abre el documento cuando el botón diga «✅ Listo»',
        text: 'Tiene el nombre de tu PDF y la extensión .docx. Se abre en Word, LibreOffice, Google Docs y Pages.',
      },
      {
        name: 'Compara antes de editar',
        text: 'Pon el PDF y el documento lado a lado y repasa una vez tablas, cifras y notas al pie. En «Conviene saber» se indica cuántas páginas eran escaneos y en qué idioma se leyeron.',
      },
    ],
  },
  why: {
    heading: 'Un documento para trabajar, no una foto de él',
    reasons: [
      {
        name: 'Párrafos que fluyen',
        text: 'Las líneas se unen en párrafos, así que al insertar una palabra el resto se desplaza. No hay un cuadro de texto por cada línea.',
      },
      {
        name: 'Títulos con estilo',
        text: 'Los títulos reciben los estilos de Word, según los marcadores del PDF o según su aspecto. El panel de navegación y la tabla de contenido funcionan desde el primer momento.',
      },
      {
        name: 'Listas, tablas y notas de verdad',
        text: 'Las listas se numeran solas, las tablas tienen celdas que se pueden ordenar y cada nota va unida a su llamada en el texto.',
      },
      {
        name: 'También escaneos',
        text: 'Las páginas que son imágenes se leen con reconocimiento de texto, sin ningún ajuste que buscar.',
      },
      {
        name: 'Sin letra pequeña',
        text: 'Convertir no cuesta nada, traigas los archivos que traigas. No hay periodo de prueba, ni registro, ni marcas de agua en el documento.',
      },
    ],
  },
  formats: {
    heading: 'Lo que contiene el PDF y lo que necesita Word',
    paragraphs: [
      'Se admiten archivos PDF de hasta {limit}. Pueden venir de programas de oficina, de navegadores, de LaTeX o de un escáner, y no todos saben lo mismo de su propia estructura. El resultado es un .docx como los que Word escribe desde 2007.',
      'Se recupera el texto con su tamaño, color, negrita y cursiva, los párrafos, títulos, listas, tablas con bordes y sombreado, columnas, encabezados y pies con números de página, notas al pie, enlaces e imágenes. Los gráficos y dibujos llegan como formas que puedes mover y cambiar de color; si una página tiene más de 400, forman una sola imagen detrás de su texto. Los campos de formulario pasan a ser controles de contenido con lo que tenían escrito; los comentarios no se trasladan. Las fuentes se nombran, pero no se incrustan: si a tu equipo le falta alguna, Word la sustituye.',
    ],
  },
  article: {
    heading: 'Qué le falta a un PDF para volver a ser un Word',
    sections: [
      {
        heading: 'Letras con coordenadas',
        paragraphs: [
          'Imagina una hoja en la que alguien anotó, letra por letra, a qué distancia está del borde izquierdo y del inferior. Eso es un PDF. No dice dónde acaba una palabra, qué líneas forman un párrafo ni que tres columnas de cifras son una tabla. Muchas veces ni siquiera guarda los espacios: son solo huecos. Y el orden de las letras en el archivo no tiene por qué ser el de lectura.',
          'Hacer de eso un documento de Word es recorrer la impresión al revés: adivinar qué escribió el autor para que las letras acabaran donde están.',
        ],
      },
      {
        heading: 'Cómo se recupera la estructura',
        paragraphs: [
          'Los huecos entre letras indican palabras; los huecos entre líneas, párrafos. La mejor señal de que un párrafo acaba es una línea que se detiene aunque la palabra siguiente todavía cabía. Lo que se repite a la misma altura en casi todas las páginas es un encabezado o un pie. Las líneas trazadas que se tocan forman una tabla; el texto alineado en columnas fila tras fila, una tabla sin bordes. La letra pequeña bajo una raya corta, que empieza con un número volado, es una nota al pie.',
          'Cada una de estas reglas tiene excepciones, y cada página las combina a su manera. Los informes, cartas, contratos y artículos sencillos salen bien. Los folletos con texto alrededor de imágenes y los formularios llenos de casillas piden más trabajo a mano.',
        ],
      },
      {
        heading: 'Documentos escaneados',
        paragraphs: [
          'Un escaneo no contiene letras, solo puntos. Su texto se reconoce: el servidor lee inglés, alemán, francés, español, italiano, portugués, ruso, árabe, chino y japonés, y averigua el idioma por sí mismo. Con letras nítidas y derechas a 300 puntos por pulgada el resultado es bueno. La escritura a mano no se reconoce. Y los nombres, las fechas y los importes merecen un segundo vistazo, porque una mancha convierte fácilmente un 8 en un 3 y un doblez puede tapar un signo menos.',
        ],
      },
      {
        heading: '¿No queda el original?',
        paragraphs: [
          'Si el autor conserva el documento original, pídeselo: ninguna reconstrucción es igual de buena. Si solo necesitas las palabras, con el texto sin formato del PDF acabarás antes. Y si solo quieres añadir una fecha y una firma, un lector de PDF que permita rellenar te ahorra la ida y la vuelta.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿El documento de Word se verá exactamente como el PDF?',
      answer:
        'Muy parecido en la mayoría de los documentos. Se conservan el tamaño de página, los márgenes, las fuentes y los espacios, pero Word maqueta el texto por su cuenta y alguna línea puede cortarse en otro punto. A cambio, puedes editar cada palabra.',
    },
    {
      question: '¿Puedo convertir un contrato escaneado?',
      answer:
        'Sí. Sus páginas se reconocen y se convierten en texto. Se leen hasta cien páginas escaneadas de una vez; si hay más, divide el documento en partes.',
    },
    {
      question: 'Mi PDF pide contraseña. ¿Se puede convertir?',
      answer:
        'Sí, con la contraseña: la página te la pide cuando comprueba que el archivo está protegido. Abre el archivo en el servidor y no se guarda, y el documento de Word no la lleva.',
    },
    {
      question: '¿Por qué algunas fórmulas salen mal?',
      answer:
        'En un PDF, una fórmula son símbolos sueltos de varias fuentes y tamaños. Se conservan sus letras, pero no como una ecuación que Word pueda editar.',
    },
    {
      question: '¿Qué pasa con mi PDF después de la conversión?',
      answer:
        'La subida va cifrada (HTTPS). Cuando el documento se te ha enviado, el servidor borra los dos archivos; si cancelas la conversión, se borran en ese momento.',
    },
    {
      question: '¿Necesito tener Word?',
      answer:
        'No. La conversión se hace en el servidor, y el resultado también se puede editar en LibreOffice o Google Docs.',
    },
  ],
  related: ['word-to-pdf', 'pdf-to-odt', 'pdf-to-txt', 'pdf-to-rtf', 'docxcompressor', 'pdf-to-pptx'],
  tryIt: {
    heading: 'Pruébalo con un documento perdido',
    text: 'Toma un PDF cuyo Word ya no encuentras, suéltalo en la hoja y haz clic en el primer párrafo del resultado. Si el texto se mueve mientras escribes, la reconstrucción ha funcionado.',
  },
};
