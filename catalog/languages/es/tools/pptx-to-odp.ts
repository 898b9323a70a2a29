import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PowerPoint to ODP. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo llevar diapositivas de PowerPoint a Impress',
    steps: [
      {
        name: 'Suelta la presentación',
        text: 'La hoja de arriba acepta un .pptx cada vez. A cualquier otra cosa responde «❌ Solo se admiten archivos .pptx.»',
      },
      {
        name: 'Pulsa Convertir',
        text: 'LibreOffice abre las diapositivas en el servidor y las guarda como OpenDocument.',
      },
      {
        name: 'Pasa la presentación una vez',
        text: 'Abre el .odp en Impress, pulsa F5 y mira las transiciones y animaciones que necesitas. Después revisa en la vista de edición las diapositivas con más texto.',
      },
    ],
  },
  why: {
    heading: 'Lo que facilita el cambio',
    reasons: [
      {
        name: 'Vienen los patrones y los diseños',
        text: 'Los fondos, la posición de los títulos y las viñetas están en el patrón, así que puedes adaptar el diseño una vez para todas las diapositivas.',
      },
      {
        name: 'Notas y diapositivas ocultas se conservan',
        text: 'Lo que escribiste para ti sigue debajo de las diapositivas, y las que ocultaste siguen ocultas.',
      },
      {
        name: 'Gráficos y tablas vivos',
        text: 'Con un doble clic se abren las cifras de un gráfico, y las tablas tienen celdas.',
      },
      {
        name: 'VBA se queda atrás',
        text: 'Las macros de una presentación se quitan sin ejecutarse, y el resultado lo dice.',
      },
      {
        name: 'Sin precio y sin cupo',
        text: 'Las escuelas que se pasan a LibreOffice pueden traer aquí años de clases, gratis. No hay cuentas que compartir ni marcas de agua que quitar.',
      },
    ],
  },
  formats: {
    heading: 'PPTX y ODP, comparados',
    paragraphs: [
      'PPTX pertenece a Office Open XML, los formatos de Microsoft Office. ODP pertenece a OpenDocument, y es lo que guardan de forma predeterminada LibreOffice Impress, OpenOffice y Collabora; PowerPoint y Presentaciones de Google pueden abrirlo. Se aceptan archivos .pptx de hasta {limit}.',
      'El texto, las formas, imágenes, tablas, gráficos, patrones, notas, enlaces y casi todas las animaciones tienen equivalente. Un SmartArt pasa a ser un grupo de formas. Las transiciones Morph, los modelos 3D, las diapositivas con zoom y los trazos de lápiz grabados no existen en OpenDocument, y se sustituyen por algo más sencillo o por una imagen. Los medios enlazados no se descargan.',
    ],
  },
  article: {
    heading: 'Llevar una presentación a LibreOffice',
    sections: [
      {
        heading: '¿Para qué convertir si Impress abre PPTX?',
        paragraphs: [
          'Impress abre archivos de PowerPoint, y para verlos una vez es suficiente. Pero si sigues editando un .pptx en Impress, cada vez que guardas se traducen las diapositivas a un formato ajeno y las pequeñas desviaciones se suman: las viñetas cambian de sangría, el texto encoge un poco más cada vez. Guardada como ODP, la presentación está en el formato propio del programa, y lo que ves es lo que se guarda.',
          'Un equipo que se pasa a OpenDocument debería hacerlo en una fecha concreta. Mientras unos editen el .pptx y otros el .odp, hay dos verdades. Convierte la presentación, revísala, lleva el archivo viejo a una carpeta de archivo y deja claro con tu equipo que desde ese día el que vale es el .odp. Quien siga usando PowerPoint puede abrirlo y guardarlo allí, con el cuidado habitual con los efectos.',
        ],
      },
      {
        heading: 'El ajuste automático, el sospechoso de siempre',
        paragraphs: [
          'PowerPoint reduce el texto que no cabe en su marcador, y guarda cuánto. Impress calcula su propia reducción. Por eso la misma diapositiva puede tener la letra algo mayor o menor, a veces con una línea más. En las diapositivas donde importe, desactiva el ajuste automático y fija tú el tamaño; eso vale en los dos programas.',
        ],
      },
      {
        heading: 'Animaciones y transiciones',
        paragraphs: [
          'Entrada, énfasis, salida y trayectorias existen en los dos. Se conserva cuándo empiezan, incluidos «después de la anterior» y «con la anterior». Los efectos que PowerPoint ha añadido en los últimos años quedan en una aparición simple. Una charla que depende de una coreografía exacta merece un ensayo; una con unos cuantos fundidos irá como antes.',
        ],
      },
      {
        heading: 'Fuentes y símbolos en otro equipo',
        paragraphs: [
          'Un .odp nombra las fuentes igual que un .pptx. Las viñetas de Wingdings se traducen a símbolos Unicode donde es posible. Si el equipo de la sala usa Linux, elige fuentes que vengan con LibreOffice, o incrusta las tuyas en Impress, en Archivo, Propiedades.',
        ],
      },
      {
        heading: 'Qué probar en el equipo de la sala',
        paragraphs: [
          'Una presentación que se ve bien al editarla todavía puede dar sorpresas ante el público. Prueba tres cosas donde vayas a hablar. ¿La vista del orador muestra tus notas en el portátil y las diapositivas en la pared? ¿Se reproducen los sonidos y vídeos incrustados, o le falta un descodificador al sistema? ¿Y llevan a algún sitio los enlaces, sobre todo los que van a otros archivos, que se guardan como rutas y se rompen en cuanto la presentación está en otra carpeta?',
          'Si en la sala no hay LibreOffice, Impress exporta las diapositivas a PDF con un clic, y esa es la compañía más segura de cualquier .odp.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Se conservan los vídeos incrustados?',
      answer:
        'Los vídeos guardados dentro de la presentación pasan al ODP. Que se reproduzcan depende de los códecs del equipo que los muestre.',
    },
    {
      question: '¿PowerPoint puede abrir el resultado?',
      answer: 'Sí, PowerPoint lee ODP. Pero si vas a seguir editando en PowerPoint, conserva el .pptx original.',
    },
    {
      question: '¿Qué pasa con los números de diapositiva y las fechas?',
      answer: 'Siguen siendo campos que cuentan y se actualizan solos.',
    },
    {
      question: '¿Un color del tema sigue siendo un color del tema?',
      answer:
        'Las diapositivas se ven igual, pero el ODP guarda los colores como valores fijos, así que no se puede cambiar de una vez la paleta de toda la presentación.',
    },
    {
      question: '¿Cómo se protege mi presentación?',
      answer:
        'Con HTTPS por el camino y con el olvido después: su carpeta en el servidor existe mientras dura la conversión y se borra cuando el .odp va hacia ti.',
    },
  ],
  related: ['odp-to-pptx', 'odpcompressor', 'pptx-to-pdf', 'pptxcompress', 'doc-to-odt'],
  tryIt: {
    heading: 'Empieza con una que te sepas de memoria',
    text: 'Verás enseguida qué ha cambiado y qué no. Suéltala arriba; nadie necesita tu correo electrónico para eso.',
  },
};
