import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Word to ODT. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un documento de Word en ODT',
    steps: [
      {
        name: 'Trae el documento',
        text: 'Suelta aquí un .docx, búscalo, o tómalo de Google Drive o Dropbox donde esos botones estén activos.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El servidor abre el documento en LibreOffice y lo guarda como texto OpenDocument, como harías tú con Guardar como.',
      },
      {
        name: 'Sigue escribiendo',
        text: 'informe.docx es ahora informe.odt. Ábrelo en Writer, revisa la página con el diseño más complicado y guarda las versiones siguientes como ODT.',
      },
    ],
  },
  why: {
    heading: 'Lo que habla a favor de este convertidor',
    reasons: [
      {
        name: 'Los estilos siguen siendo estilos',
        text: 'Los estilos de párrafo, carácter y lista llegan con su nombre y se cambian en un solo sitio, igual que en Word.',
      },
      {
        name: 'Comentarios y control de cambios se conservan',
        text: 'A diferencia de un PDF, el ODT mantiene las notas del margen y cada inserción y eliminación con su autor y su fecha.',
      },
      {
        name: 'Las macros se quedan fuera',
        text: 'Las macros de Word ni se ejecutan ni se copian, así que el texto OpenDocument no las lleva. Si las había, la ficha del resultado te lo dice.',
      },
      {
        name: 'No hace falta un programa de oficina',
        text: 'Útil cuando un formulario pide ODT y solo tienes Word, o un teléfono.',
      },
      {
        name: 'Todos los documentos que quieras',
        text: 'Un curso o un archivo entero se puede convertir documento a documento, sin coste, sin cuenta y sin marcas de agua en las páginas.',
      },
    ],
  },
  formats: {
    heading: 'DOCX y ODT, dos maneras de guardar el mismo texto',
    paragraphs: [
      'La página acepta .docx, el formato de Word desde 2007 (Office Open XML, ISO/IEC 29500). Los archivos .doc antiguos hay que guardarlos antes como .docx. ODT (OpenDocument, ISO/IEC 26300) es el formato de LibreOffice, OpenOffice y Collabora; también lo leen Word y Google Docs. Los documentos pueden tener hasta {limit}.',
      'El texto, los estilos, las tablas, listas, imágenes, notas al pie, campos, ecuaciones, encabezados y pies tienen equivalente en los dos y se convierten. Un SmartArt pasa a ser un dibujo normal, los controles de contenido pasan a texto y los efectos como los reflejos del texto se quitan. En el ODT las fuentes solo se nombran: tiene que tenerlas el equipo de quien lo lee.',
    ],
  },
  article: {
    heading: 'Pasar de Word a OpenDocument sin sorpresas',
    sections: [
      {
        heading: 'Dos normas que crecieron por separado',
        paragraphs: [
          'Los dos formatos son paquetes ZIP de XML, los dos se normalizaron entre 2006 y 2008, y los dos describen párrafos con estilos. La diferencia está en los modelos que hay detrás. En Word un documento se compone de secciones, y los encabezados, los márgenes y la orientación pertenecen a la sección. En OpenDocument pertenecen a estilos de página, que se suceden. Un convertidor tiene que inventar estilos de página para cada sección; los verás en Writer con nombres como «Converted1».',
          'Lo mismo ocurre con los cuadros de texto y los marcos, con la numeración que vuelve a empezar y con las tablas rodeadas de texto. En los documentos sencillos apenas se nota. Cuanto más depende un documento de posiciones exactas, más hay que repasar.',
        ],
      },
      {
        heading: 'Lista de repaso para el texto convertido',
        paragraphs: [
          'Compara el número de páginas. Mira los encabezados de la primera página y de las páginas horizontales. Revisa las listas cuya numeración sigue después de un párrafo. Haz clic en la tabla de contenido y actualízala. Comprueba que las imágenes rodeadas de texto estén en su sitio. Si el documento tiene una portada de la galería de Word, cuenta con retocarla.',
        ],
      },
      {
        heading: 'Cuando se pide ODT',
        paragraphs: [
          'Las licitaciones públicas, las universidades y las asociaciones piden OpenDocument porque no favorece a ningún fabricante y se podrá abrir dentro de décadas. Hay también razones prácticas: si casi todo el equipo trabaja con LibreOffice, un texto guardado en su formato propio no se traduce cada vez que se abre y se guarda. Cada traducción puede perder algo, así que es mejor traducir una vez y quedarse ahí que ir y venir.',
        ],
      },
      {
        heading: 'Plantillas, membretes y combinar correspondencia',
        paragraphs: [
          'Una carta convertida puede ser una plantilla: abre el .odt en Writer, quita lo que cambia de una carta a otra y guárdala en Archivo, Plantillas. Los campos para combinar correspondencia conservan su nombre, pero pierden la conexión con la lista de Excel; vuelve a conectarlos con el asistente de combinación, en Herramientas. Los membretes que están en el encabezado llegan allí. Los hechos con cuadros de texto en la página conviene pasarlos al encabezado antes de convertir.',
        ],
      },
      {
        heading: 'Otra vez las fuentes',
        paragraphs: [
          'LibreOffice no trae Calibri ni Cambria. En los equipos sin Microsoft Office las sustituyen Carlito y Caladea, del mismo ancho, y las líneas se cortan como antes. Si un documento se va a editar en muchos sitios, elegir una fuente libre al convertirlo ahorra a todos la pregunta.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'El mensaje dice «Sube un archivo DOC o DOCX.» ¿Vale un DOC?',
      answer:
        'La zona de arriba solo acepta .docx. Un .doc anterior a 2007 se abre en cualquier procesador de textos actual; guárdalo allí como .docx y vuelve.',
    },
    {
      question: '¿Word puede volver a abrir el ODT?',
      answer:
        'Sí, todas las versiones desde Word 2010. Si antes te propone reparar el archivo, acepta y repasa el texto.',
    },
    {
      question: '¿Las ecuaciones se pueden seguir editando?',
      answer:
        'Las ecuaciones hechas con el editor de Word pasan a ser objetos de fórmula que se editan con LibreOffice Math.',
    },
    {
      question: '¿Y los gráficos?',
      answer:
        'Los gráficos se convierten junto con sus datos y se pueden cambiar en Writer. Los colores y los huecos entre barras pueden variar un poco.',
    },
    {
      question: '¿Se guarda mi documento para otros fines?',
      answer:
        'No. Se transfiere por HTTPS, se convierte y se borra justo después de entregar el ODT. No hay historial ni lista de archivos, ni siquiera para ti.',
    },
  ],
  related: ['odt-to-doc', 'odt-to-pdf', 'word-to-pdf', 'odtcompressor', 'docxcompressor', 'pptx-to-odp'],
  tryIt: {
    heading: 'Convierte un documento y compara',
    text: 'Usa uno con encabezados, una tabla y una lista numerada; son los que más enseñan. Basta con soltarlo y hacer un clic arriba, y nadie te preguntará quién eres.',
  },
};
