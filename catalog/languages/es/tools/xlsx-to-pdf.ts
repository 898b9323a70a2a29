import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Excel to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un libro de Excel en PDF',
    steps: [
      {
        name: 'Elige el libro',
        text: 'Arrastra el .xlsx a la hoja o haz clic y búscalo. Guárdalo antes en Excel, para que el archivo tenga las últimas cifras.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Todas las hojas visibles van a un solo PDF, en el orden de sus pestañas. Las hojas, filas y columnas ocultas siguen ocultas.',
      },
      {
        name: 'Mira la hoja más ancha',
        text: 'Si hubo que ajustar hojas a la página, la ficha dice cuántas. Comprueba si el tamaño de la letra te sirve.',
      },
      {
        name: 'Si no te sirve, decide tú cómo se imprime',
        text: 'Un área de impresión, una escala o unos saltos de página entre columnas definidos en Excel se respetan, y en esas hojas no se ajusta nada.',
      },
    ],
  },
  why: {
    heading: 'Problemas que esta página te quita',
    reasons: [
      {
        name: 'Ninguna columna sola en una página',
        text: 'Una hoja algo más ancha que el papel se reduce a su ancho o se pone en horizontal, en lugar de dejar caer una columna en la página dos.',
      },
      {
        name: 'Sin ##### en lugar de cifras',
        text: 'Las columnas demasiado estrechas para sus números se ensanchan, y el texto que se cortaría recibe más sitio o pasa a otra línea.',
      },
      {
        name: 'Legible, no microscópico',
        text: 'La letra casi nunca baja de la mitad de su tamaño. Una hoja que necesitaría menos se divide entre columnas, lo más parejo posible.',
      },
      {
        name: 'Las cifras, como las dejó Excel',
        text: 'Se imprimen los valores guardados en el libro. Salvo funciones como HOY, no se recalcula nada ni se sigue ningún vínculo a otro libro.',
      },
      {
        name: 'Para todos tus libros',
        text: 'No hay precio, ni cupo mensual, ni registro, y no se pone ninguna marca de agua sobre las celdas.',
      },
    ],
  },
  formats: {
    heading: 'XLSX y PDF',
    paragraphs: [
      'El libro .xlsx es el formato propio de Excel desde 2007; también lo exportan Numbers, Hojas de cálculo de Google y LibreOffice Calc. Una hoja puede tener un millón de filas y dieciséis mil columnas, y no sabe nada de páginas hasta que se imprime. Un PDF es solo páginas.',
      'Recibes formatos de celda, bordes, colores, celdas combinadas, gráficos, imágenes, encabezados, pies y filas de título repetidas. Las fórmulas, los filtros, los comentarios, las macros y las funciones de las tablas dinámicas no forman parte de un PDF: quien lo lee ve resultados, no cómo se obtuvieron. Se admiten archivos de hasta {limit}. Un libro con contraseña de apertura necesita además esa contraseña.',
    ],
  },
  article: {
    heading: 'Por qué se cortan columnas al pasar Excel a PDF',
    sections: [
      {
        heading: 'Una hoja no tiene bordes, el papel tiene cuatro',
        paragraphs: [
          'En pantalla te desplazas a la derecha y nunca ves dónde acabaría la página. Al imprimir, Excel pone en cada página las columnas que caben y deja el resto para más páginas, después de todas las filas de la primera. Así, una tabla dos centímetros demasiado ancha ocupa el doble de páginas, la mitad con una última columna solitaria. Es la queja de siempre con las hojas de cálculo en PDF.',
          'El remedio de Excel es «Ajustar todas las columnas en una página», que hay que activar en cada hoja. Si nadie lo hizo, este convertidor mide las columnas con las fuentes de la hoja y lo hace por ti: primero en vertical, en horizontal si no basta, y reduciendo como mucho a la mitad.',
        ],
      },
      {
        heading: 'De dónde salen los ####',
        paragraphs: [
          'Un número que no cabe en su celda no se abrevia, porque eso lo falsearía; se sustituye por signos. En otro equipo la misma columna puede quedar estrecha, porque una fuente sustituta es algo más ancha. Antes de imprimir, esas columnas reciben los píxeles que les faltan. El texto pasa a otra línea dentro de su celda si a su lado no hay sitio en la página.',
        ],
      },
      {
        heading: 'Tomar el control en Excel',
        paragraphs: [
          'Si un informe sale cada mes, dedica cinco minutos a la vista Diseño de página. Define como área de impresión lo que los demás deben ver. Indica las filas que se repiten arriba, para que los encabezados salgan en todas las páginas. Elige la orientación horizontal para las tablas anchas e inserta saltos de página entre temas. Todo eso se guarda en el libro y aquí se respeta.',
          'Las líneas de cuadrícula solo se imprimen si marcas Imprimir en Líneas de la cuadrícula; los bordes se imprimen siempre.',
        ],
      },
      {
        heading: 'Carta, A4 y márgenes',
        paragraphs: [
          'Un libro hecho en Estados Unidos suele estar en tamaño carta; uno de Europa, en A4. Se conserva lo que diga la hoja. Si alguien imprime el PDF al otro lado del océano, «Ajustar a la página» en el cuadro de impresión evita que se pierdan los bordes. Los márgenes también vienen del libro; medio centímetro más de sitio ahorra muchas veces una página entera.',
        ],
      },
      {
        heading: 'Hojas con islas',
        paragraphs: [
          'Algunas hojas tienen una tabla arriba a la izquierda y una anotación en la celda ZZ900. Impresas al pie de la letra, serían cientos de páginas vacías. Cuando las zonas ocupadas están tan lejos, se imprimen una después de otra y el vacío se salta. Un libro que aun así ocuparía más de 5000 páginas se rechaza, y se te pide que definas un área de impresión.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo imprimir una sola hoja?',
      answer:
        'Sí. Abre «Más opciones» y escribe su nombre o su número; «1, 3, Resumen» imprime tres hojas. Una hoja oculta en Excel queda fuera, salvo que escribas su nombre.',
    },
    {
      question: '¿Por qué las cifras no son las que veo en Excel?',
      answer:
        'Seguramente el libro no se recalculó ni se guardó tras el último cambio. Ábrelo, pulsa F9, guarda y prueba otra vez.',
    },
    {
      question: '¿Se puede convertir un libro con contraseña?',
      answer:
        'La protección de hojas no es un obstáculo. Si hace falta una contraseña para abrir el archivo, la página te la pide; el PDF se abre sin ella.',
    },
    {
      question: '¿Qué papel se usa?',
      answer:
        'El que indique la hoja. Si no indica ninguno, el que haya elegido quien administra este sitio, normalmente A4.',
    },
    {
      question: '¿Los gráficos salen nítidos?',
      answer:
        'Sí, se dibujan como vectores. Una hoja que solo tiene gráficos se mantiene en una página si sigue siendo legible.',
    },
    {
      question: '¿Sirve un .xls o un .ods?',
      answer:
        'La página acepta .xlsx. Excel, LibreOffice y Hojas de cálculo de Google guardan los otros formatos como .xlsx.',
    },
    {
      question: 'Salarios, precios, clientes: ¿qué pasa con los datos?',
      answer:
        'El libro se envía por HTTPS, se imprime y se borra junto con el PDF en cuanto este te ha llegado. Los valores no se analizan ni quedan en los registros.',
    },
  ],
  related: ['csv-to-pdf', 'xlsxcompressor', 'pdf-compressor', 'merge-pdf', 'word-to-pdf', 'csvcompress'],
  tryIt: {
    heading: 'Toma tu tabla más ancha',
    text: 'Si esa cabe, las demás también. Suéltala arriba; el resultado te dice al momento si hace falta ajustar algo en Excel, y sin ninguna cuenta.',
  },
};
