import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress XLSX. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir un libro de Excel',
    steps: [
      {
        name: 'Añade el libro',
        text: 'Suelta un .xlsx, haz clic para elegirlo, o tráelo de Google Drive o Dropbox si los botones están conectados. Al soltarlo, la extensión tiene que estar en minúsculas.',
      },
      {
        name: 'Deja la Calidad en 70 o cámbiala',
        text: 'El control solo afecta a las imágenes. Un libro sin imágenes da el mismo resultado con cualquier valor.',
      },
      {
        name: 'Elige el resultado',
        text: '«.xlsx, se abre tal cual» para el día a día; «.xlsx.7z, más pequeño, hay que extraerlo antes» si el libro va a un archivo.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'Cuando el progreso llega a 100, el libro reducido ya se ha guardado, y el mensaje indica los dos tamaños.',
      },
    ],
  },
  why: {
    heading: 'Los cálculos no corren peligro',
    reasons: [
      {
        name: 'Todas las celdas y fórmulas se conservan',
        text: 'Las hojas se copian como están: valores, fórmulas, nombres, validaciones, formatos condicionales y tablas dinámicas.',
      },
      {
        name: 'Mejor empaquetado con mejor algoritmo',
        text: 'Todas las partes se comprimen con libdeflate al nivel más alto. Las hojas grandes son las que más ganan; una quinta parte menos no es raro.',
      },
      {
        name: 'Imágenes al tamaño de la celda',
        text: 'Fotos de producto de doce megapíxeles en celdas como un sello se convierten en imágenes como un sello.',
      },
      {
        name: 'Una opción para archivar',
        text: 'Para el resultado 7z se prueban tres maneras de empaquetar, y se entrega el archivo más pequeño.',
      },
      {
        name: 'Sin iniciar sesión y sin contador',
        text: 'Comprime gratis todos los libros que traiga tu semana. En las hojas no se escribe nada.',
      },
    ],
  },
  formats: {
    heading: 'Qué contiene un .xlsx',
    paragraphs: [
      'Desde 2007 Excel guarda los libros como .xlsx: un paquete ZIP con un archivo XML por hoja, una lista común de textos, estilos, gráficos e imágenes. También lo abren Hojas de cálculo de Google, LibreOffice Calc y Numbers. La página acepta .xlsx de hasta {limit}, y con contraseña de apertura si la escribes.',
      'El resultado es un .xlsx con el mismo contenido. Las imágenes pueden tener menos píxeles y una codificación con pérdida, según la calidad. Las filas, las columnas, las cifras y los formatos ni se redondean ni se quitan, y eso significa que las celdas vacías con formato también se quedan, porque ningún programa puede saber si las necesitas.',
    ],
  },
  article: {
    heading: 'Qué hace pesado un libro',
    sections: [
      {
        heading: 'El rango usado que nadie usa',
        paragraphs: [
          'Pulsa Ctrl+Fin. Si el cursor acaba mucho más abajo o a la derecha de tus datos, Excel cree que la hoja es así de grande, casi siempre porque alguien coloreó columnas enteras. Cada celda vacía con formato se guarda. Selecciona las filas sobrantes, bórralas con clic derecho, Eliminar (no con la tecla Supr), y guarda. Así un libro puede pasar de veinte megabytes a dos, y ningún compresor puede hacerlo por ti.',
        ],
      },
      {
        heading: 'Cachés de tablas dinámicas y copias de datos',
        paragraphs: [
          'Una tabla dinámica guarda en el archivo una copia de su origen. Varias tablas del mismo origen pueden compartir una copia si una se crea a partir de otra. En las opciones de tabla dinámica, en Datos, puedes desactivar que los datos de origen se guarden con el archivo y hacer que Excel los actualice al abrirlo. Los modelos de datos de Power Pivot ya están comprimidos y apenas se reducen más.',
        ],
      },
      {
        heading: 'Lo que puede hacer el empaquetado',
        paragraphs: [
          'El XML de una hoja es muy largo: un número ocupa cuarenta caracteres con sus etiquetas. ZIP lo comprime bien, pero Excel lo hace con prisa, porque guardar tiene que ser rápido. Con un segundo más se encuentran más repeticiones. Excel lee el resultado igual de rápido, y la próxima vez que guardes en Excel el archivo vuelve a crecer, porque Excel lo escribe de nuevo a su manera.',
        ],
      },
      {
        heading: 'Imágenes en las celdas',
        paragraphs: [
          'Las listas de precios y los catálogos con una foto por fila son el caso en que más se gana. Una imagen que en la hoja mide 60 píxeles de alto puede estar guardada con 3000. Con calidad 70 conserva unos 144 píxeles por cada pulgada mostrada, y sigue nítida al imprimir la hoja o ampliarla un poco. El mismo logotipo en todas las hojas se guarda una vez.',
          'Si las imágenes están para ampliarlas con doble clic o usarlas en otro sitio, guarda para ello el libro sin comprimir. Las imágenes cuyo tamaño en la hoja no se puede saber se recodifican, pero no se reducen.',
        ],
      },
      {
        heading: 'Alternativas para muchos datos',
        paragraphs: [
          'El formato binario .xlsb, que Excel ofrece en Guardar como, ocupa cerca de la mitad y se abre antes, pero pocos programas más lo leen. Para entregar datos a un analista, un CSV comprimido con Zstandard ocupa menos que cualquier libro. Para quien solo va a mirar, conviene más un PDF.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿La compresión puede dañar las fórmulas?',
      answer: 'No. Las partes con fórmulas no se interpretan, solo se desempaquetan y se vuelven a empaquetar.',
    },
    {
      question: '¿Por qué mi libro solo se redujo un tres por ciento?',
      answer:
        'No tiene imágenes y ya estaba bien empaquetado. Busca celdas vacías con formato y cachés de tablas dinámicas, como se explica arriba.',
    },
    {
      question: '¿Funciona con .xlsm o .xlsb?',
      answer:
        'La zona de arriba acepta .xlsx. Los libros con macros hay que comprimirlos de otro modo, por ejemplo dentro de un ZIP.',
    },
    {
      question: '¿Afecta a los gráficos?',
      answer: 'No, se dibujan a partir de números y no tienen píxeles.',
    },
    {
      question: '¿Por qué no se aceptó «INFORME.XLSX»?',
      answer:
        'Al soltarlo, el nombre tiene que acabar en .xlsx en minúsculas. Usa el cuadro de archivos o cámbiale el nombre.',
    },
    {
      question: '¿Puedo subir cifras de mi empresa?',
      answer:
        'Por nuestra parte, viajan cifradas con HTTPS, están unos segundos en el servidor y se borran justo después de la respuesta. Lo que permite tu empresa, solo lo sabe ella.',
    },
  ],
  related: ['xlsx-to-pdf', 'csvcompress', 'docxcompressor', 'pptxcompress', 'zip-compressor'],
  tryIt: {
    heading: 'Comprime uno que tarde en abrirse',
    text: 'Pulsa antes Ctrl+Fin en él y después suéltalo arriba. Verás enseguida cuánto se debe al empaquetado y a las imágenes, sin haberte registrado.',
  },
};
