import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page ODT to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'De ODT a PDF en tres pasos',
    steps: [
      {
        name: 'Trae el texto',
        text: 'Arrastra el archivo .odt desde su carpeta hasta la zona punteada, o haz clic y búscalo. El botón pasa de Subir a Convertir.',
      },
      {
        name: 'Conviértelo',
        text: 'Con pulsar una vez se envía. Si todavía no has elegido ningún archivo, la página te avisa: «❗ Sube antes un archivo ODT.»',
      },
      {
        name: 'Revisa y guarda el PDF',
        text: '«✅ ¡Conversión correcta!» quiere decir que el PDF ya está en tu dispositivo. Ábrelo y mira las páginas con dibujos o fuentes poco comunes.',
      },
    ],
  },
  why: {
    heading: 'Buenas razones para convertir aquí',
    reasons: [
      {
        name: 'Escrito por el propio LibreOffice',
        text: 'La conversión la hace LibreOffice, el programa del que vienen casi todos los ODT, así que entiende de primera mano sus estilos, marcos y campos.',
      },
      {
        name: 'Esquema y etiquetas',
        text: 'Los títulos aparecen como marcadores, y el PDF lleva la estructura que necesitan las tecnologías de apoyo.',
      },
      {
        name: 'Los formularios se pueden rellenar',
        text: 'Los campos de texto, casillas y listas insertados como controles de formulario siguen siendo campos en el PDF.',
      },
      {
        name: 'Aunque no tengas LibreOffice',
        text: 'En el equipo del trabajo sin permisos de administrador, en un Chromebook o en un teléfono, basta un navegador.',
      },
      {
        name: 'Sin límite y sin coste',
        text: 'Convierte todos los textos que quieras. No hay que abrir ninguna cuenta, y las páginas no llevan marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'Sobre los dos formatos',
    paragraphs: [
      'ODT es el formato de texto de OpenDocument, norma ISO (ISO/IEC 26300) desde 2006. LibreOffice Writer y Apache OpenOffice guardan en él; Word, Google Docs y Collabora lo abren. PDF es el formato para entregar un texto terminado: páginas fijas, fuentes incrustadas, legible en cualquier dispositivo.',
      'El PDF conserva texto, estilos, tablas, marcos, imágenes, notas al pie, índices, enlaces y el título de las propiedades del documento. No conserva comentarios, macros ni párrafos ocultos, y las imágenes que solo están enlazadas quedan fuera, porque no se descarga nada de otros equipos. La página acepta archivos .odt de hasta {limit}.',
    ],
  },
  article: {
    heading: 'Cómo entregar un texto OpenDocument que todo el mundo pueda leer',
    sections: [
      {
        heading: '¿Por qué no enviar el ODT?',
        paragraphs: [
          'Puedes, si la otra persona va a seguir escribiendo. Para leer, es una lotería. Word abre archivos ODT, pero los traduce a su propia idea de secciones, marcos y listas, y el resultado tiene a menudo una línea más que el tuyo. Los programas de correo y los teléfonos muestran un PDF y tratan un ODT como un adjunto desconocido. Y los portales de administraciones y revistas suelen aceptar solo PDF.',
        ],
      },
      {
        heading: 'Las fuentes de tu equipo y las del servidor',
        paragraphs: [
          'LibreOffice trae las familias Liberation y Carlito, y este servidor también; los textos escritos con ellas conservan todos sus finales de línea. Con las fuentes que instalaste tú es distinto: salvo que vayan en el documento, se usa otra en su lugar y la ficha del resultado la nombra. Para incrustarlas, abre en Writer Archivo, Propiedades, la pestaña de tipos de letra, y marca que se incrusten en el documento antes de guardar.',
          'Los textos en chino, japonés, coreano, árabe, hebreo o escrituras de la India no necesitan preparación, porque aquí hay fuentes para ellos.',
        ],
      },
      {
        heading: 'Qué necesita un buen PDF de Writer',
        paragraphs: [
          'Casi todas las cualidades de un PDF se deciden en el original. Aplica los estilos de párrafo Título 1 a Título 4 y tendrás marcadores. Escribe un título en Archivo, Propiedades e indica el idioma del texto: los programas de lectura usan las dos cosas. Describe cada imagen en su texto alternativo, que el PDF transmite a quien no puede verla. Y poco antes de convertir actualiza los índices con Herramientas, Actualizar, Actualizar todo, porque se toman como están guardados.',
          'El control de cambios sale como se ve en Writer. Si no quieres que tus lectores sigan la discusión, acepta antes los cambios.',
        ],
      },
      {
        heading: 'Páginas que no están como deberían',
        paragraphs: [
          'Las páginas en blanco que Writer inserta para que un capítulo empiece a la derecha no pasan al PDF; una página vacía en medio viene de un salto de página de más o de párrafos vacíos. Si una tabla se sale del papel, su ancho está fijado en centímetros: elige «automático» en sus propiedades. Si una línea no acaba donde la ves en casa, compara las fuentes que nombra la ficha del resultado con las del párrafo.',
        ],
      },
      {
        heading: 'PDF para el archivo',
        paragraphs: [
          'Algunas instituciones piden PDF/A, una variante que prohíbe todo lo que dependa del exterior. Esta página escribe PDF 1.7 normal con fuentes incrustadas. Para PDF/A usa el cuadro de exportación de LibreOffice, donde es una casilla. Para imprimir, enviar por correo y publicar, lo que se espera es un PDF normal.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Es el mismo PDF que da Archivo, Exportar a PDF?',
      answer:
        'Sale de la misma exportación de LibreOffice, con etiquetas y marcadores activados. La única diferencia habitual es una fuente que tú tienes y el servidor no.',
    },
    {
      question: '¿Puedo convertir plantillas (.ott) u hojas de cálculo (.ods)?',
      answer: 'En esta página no; convierte .odt. Abre la plantilla en Writer y guarda antes el texto como ODT.',
    },
    {
      question: '¿Funciona con un ODT protegido?',
      answer:
        'La página te pide la contraseña de un archivo guardado con ella, y el PDF se abre sin contraseña. De los archivos que las versiones recientes de Writer cifran de un modo nuevo hace falta antes una copia sin contraseña. Las secciones protegidas dentro de un texto no son un obstáculo.',
    },
    {
      question: '¿Pierden calidad las imágenes?',
      answer:
        'Las fotografías se guardan como JPEG de alta calidad, con 300 píxeles por pulgada como máximo, sin diferencia visible en pantalla ni en papel. Si el PDF sigue siendo demasiado grande para lo que lo quieres, comprímelo después.',
    },
    {
      question: '¿Cuánto tiempo se guardan mis archivos?',
      answer:
        'Nada más allá de la conversión. El texto entra por HTTPS, el PDF sale igual, y en ese momento la carpeta con los dos se borra del servidor.',
    },
  ],
  related: ['odt-to-doc', 'pdf-to-odt', 'odtcompressor', 'pdf-compressor', 'merge-pdf', 'word-to-pdf'],
  tryIt: {
    heading: 'Mira cómo queda tu texto',
    text: 'Suelta un .odt en la hoja de arriba. Unos segundos después puedes recorrer el PDF, sin haberte registrado en nada.',
  },
};
