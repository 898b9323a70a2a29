import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Word to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un documento de Word en PDF',
    steps: [
      {
        name: 'Elige el documento',
        text: 'Suelta tu archivo .docx sobre la hoja de arriba, o haz clic en ella y búscalo en tu dispositivo. Su nombre y su tamaño aparecen debajo.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El botón dice Subir mientras no hay archivo y Convertir en cuanto lo hay. Mientras el documento se envía, el botón muestra el porcentaje, y con Cancelar lo detienes.',
      },
      {
        name: 'Busca el PDF entre tus descargas',
        text: 'Se guarda solo, con el nombre de tu documento. La ficha que aparece dice cuántas páginas tiene y te permite descargarlo de nuevo.',
      },
      {
        name: 'Lee lo que ha notado el convertidor',
        text: 'Si tu documento pide una fuente que el servidor no tiene, o lleva macros, lo verás en «Conviene saber». Revisa esas páginas antes de enviar el PDF.',
      },
    ],
  },
  why: {
    heading: 'Mucho más que una copia impresa',
    reasons: [
      {
        name: 'Los títulos pasan a ser marcadores',
        text: 'Los párrafos con los estilos Título 1, Título 2 y siguientes aparecen en el panel lateral del lector de PDF, así que un informe largo se recorre como un libro.',
      },
      {
        name: 'Los enlaces siguen funcionando',
        text: 'Se puede hacer clic en las direcciones web, en las entradas del índice y en las referencias cruzadas.',
      },
      {
        name: 'Una estructura para lectores de pantalla',
        text: 'El PDF lleva etiquetas: dice qué línea es un título, cuál pertenece a una lista y cuál es una celda, y conserva los textos alternativos de las imágenes.',
      },
      {
        name: 'Los saltos de página que conoces',
        text: 'Las fuentes de oficina más comunes tienen aquí el mismo ancho, letra por letra. Por eso las líneas, y casi siempre las páginas, terminan donde terminan en Word.',
      },
      {
        name: 'Nada que instalar y nadie a quien pedir permiso',
        text: 'La conversión es gratis, no pide cuenta y no deja marcas de agua. Tampoco hay cupo: convierte una carta o una carpeta entera, un documento tras otro.',
      },
    ],
  },
  formats: {
    heading: 'De DOCX a PDF',
    paragraphs: [
      'Un archivo .docx es un paquete ZIP con partes XML que describen texto, estilos e imágenes; dónde acaba cada línea se decide cuando un programa lo maqueta. Word guarda en este formato desde 2007, y también lo escriben LibreOffice, Google Docs, Pages y casi todos los procesadores de textos. Un PDF es lo contrario: cada letra tiene su lugar fijo y las fuentes viajan dentro del archivo.',
      'La conversión conserva texto, fuentes, tablas, imágenes, encabezados y pies de página, notas al pie, columnas, números de página, enlaces y el título del documento. No pasan los comentarios, las macros, el texto oculto ni lo que el documento solo enlaza en otro equipo. Los campos de formulario muestran lo que tienen escrito, pero ya no se pueden rellenar. Se admiten documentos de hasta {limit}.',
    ],
  },
  article: {
    heading: 'Por qué un documento de Word cambia de un equipo a otro, y un PDF no',
    sections: [
      {
        heading: 'Un documento sin líneas fijas',
        paragraphs: [
          'Abre el mismo documento en dos equipos y puede que un título salte a la página siguiente. El archivo no tiene ningún fallo. Guarda párrafos y estilos, y cada programa mide las letras por su cuenta, con las fuentes que tiene, para la impresora que conoce y con sus propias reglas de guiones y espacios. Basta una letra un pelo más ancha para que una palabra baje de línea, y treinta líneas después una tabla se parte en dos.',
          'Un PDF decide todo eso una sola vez. Quien lo abra verá las líneas, los saltos y los números de página que quedaron fijados al convertirlo. Por eso los contratos, las solicitudes y las facturas se envían en PDF.',
        ],
      },
      {
        heading: 'De las fuentes depende que las páginas coincidan',
        paragraphs: [
          'La conversión se hace en un servidor, así que las fuentes de tu equipo no cuentan, salvo que estén incrustadas en el documento. Varias fuentes de oficina habituales tienen un equivalente libre con exactamente el mismo ancho: Carlito por Calibri, Caladea por Cambria, Liberation Sans por Arial y Liberation Serif por Times New Roman. Con ellas las líneas acaban donde acababan, aunque la forma de las letras varíe un poco.',
          'Para las demás se usa una fuente parecida y las líneas pueden moverse; la ficha del resultado indica cuál se cambió por cuál. Si el aspecto exacto importa, incrusta las fuentes antes de convertir: en Word para Windows, en Archivo, Opciones, Guardar, «Incrustar fuentes en el archivo». La licencia de la fuente tiene que permitirlo.',
        ],
      },
      {
        heading: 'Comentarios y control de cambios',
        paragraphs: [
          'Los comentarios del margen no pasan al PDF. Los cambios sin aceptar no se resuelven por ti: aparecen tanto el texto insertado como el eliminado, en color y subrayado o tachado. Eso va bien en una copia de revisión, pero resulta incómodo en una oferta. Si el lector no debe verlos, acepta o rechaza antes todos los cambios en Word.',
        ],
      },
      {
        heading: 'Antes de enviar el PDF',
        paragraphs: [
          'Actualiza la tabla de contenido, porque sus números de página se toman tal como se guardaron. Pon un título al documento en Archivo, Información: muchos lectores lo muestran en lugar del nombre del archivo. Usa estilos de título de verdad y no solo negrita, porque de ellos salen los marcadores y las etiquetas. Y mira la última página: si está en blanco, suele deberse a párrafos vacíos al final del documento.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo convertir un archivo .doc antiguo?',
      answer:
        'Esta página acepta .docx. Abre el documento antiguo en Word, LibreOffice o Google Docs, guárdalo como .docx y convierte esa copia.',
    },
    {
      question: '¿Por qué mi documento tiene ahora otro número de páginas?',
      answer:
        'Casi siempre por una fuente que hubo que cambiar por otra de distinto ancho. La ficha del resultado dice cuál. Incrústala en el documento o elige una fuente común, y las páginas deberían coincidir.',
    },
    {
      question: 'Mi documento tiene contraseña. ¿Qué hago?',
      answer:
        'La página te la pide cuando comprueba que el documento solo se abre con ella. Se usa una vez para abrirlo y no se guarda, y el PDF se abre sin contraseña.',
    },
    {
      question: '¿Se ejecutan las macros durante la conversión?',
      answer: 'No. Ni se ejecutan ni se copian en el PDF, y la ficha del resultado avisa de que estaban ahí.',
    },
    {
      question: '¿Quién puede leer mi documento mientras se convierte?',
      answer:
        'Viaja por HTTPS, está en una carpeta propia mientras dura la conversión y se borra junto con el PDF en cuanto este se te ha enviado. Solo lo abre el convertidor, y ni su contenido ni su nombre quedan en los registros.',
    },
    {
      question: '¿Funciona en el teléfono?',
      answer:
        'Sí. La conversión se hace en el servidor, así que el teléfono solo tiene que enviar el documento y guardar el PDF. Usa el botón de archivo para elegirlo en tu aplicación de archivos.',
    },
  ],
  related: ['pdf-to-word', 'docxcompressor', 'pdf-compressor', 'merge-pdf', 'odt-to-pdf', 'doc-to-odt'],
  tryIt: {
    heading: 'Pruébalo ahora con un documento tuyo',
    text: 'Toma el .docx que ibas a imprimir, suéltalo en la hoja de arriba y compara el PDF con lo que ves en Word. Sin registro antes y sin factura después.',
  },
};
