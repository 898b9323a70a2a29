import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page ODP to PowerPoint. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo llevar un ODP a PowerPoint',
    steps: [
      {
        name: 'Añade el .odp',
        text: 'Arrástralo desde tu carpeta o haz clic en la hoja. Si pulsas el botón sin archivo, aparece «Elige un archivo ODP».',
      },
      {
        name: 'Pulsa Convertir y espera la descarga',
        text: 'El botón sigue la subida hasta el 90 %. El resto lo hace el servidor, y la línea de al lado cuenta los segundos.',
      },
      {
        name: 'Ensaya en PowerPoint',
        text: 'Abre el .pptx, inicia la presentación y pasa por todas las animaciones. Corrige lo que difiera mientras haya tiempo.',
      },
    ],
  },
  why: {
    heading: 'Cuándo ayuda esta página',
    reasons: [
      {
        name: 'El congreso quiere PPTX',
        text: 'Muchos organizadores cargan todas las charlas en un equipo con PowerPoint. Allí un .pptx se abre sin preguntas.',
      },
      {
        name: 'Tus compañeros usan Office',
        text: 'El texto, las tablas, los gráficos y las notas se pueden editar en PowerPoint, en la web y en una tableta.',
      },
      {
        name: 'El patrón se conserva',
        text: 'Tus patrones de diapositivas pasan a ser patrones de PowerPoint, cada uno con su fondo y sus marcadores de posición.',
      },
      {
        name: 'Comprobado para lectores estrictos',
        text: 'El paquete se revisa antes de entregarlo y se corrigen los fallos de su XML, para que PowerPoint no tenga motivo para repararlo.',
      },
      {
        name: 'No se paga con dinero ni con datos',
        text: 'Convertir es gratis y sin límite, no hay que iniciar sesión y tus diapositivas no llevan ninguna marca de este sitio.',
      },
    ],
  },
  formats: {
    heading: 'Qué pasa de ODP a PPTX',
    paragraphs: [
      'Las presentaciones .odp las escriben LibreOffice Impress, Apache OpenOffice y Collabora. PowerPoint las abre a su manera; Keynote no las abre. La página convierte .odp de hasta {limit} en .pptx, el formato de PowerPoint desde 2007.',
      'Se convierten las diapositivas, patrones, notas, formas, imágenes, tablas, gráficos, hipervínculos, transiciones y casi todos los efectos de animación. Las macros de Basic no se incluyen. Las formas que solo conoce Impress pasan a ser contornos libres; se ven igual y se pueden mover y colorear, pero pierden sus controles amarillos.',
    ],
  },
  article: {
    heading: 'De Impress a PowerPoint a tiempo para la charla',
    sections: [
      {
        heading: 'Por qué un ODP se ve raro en PowerPoint',
        paragraphs: [
          'PowerPoint tiene su propia importación de OpenDocument, y es cautelosa: lo que no reconoce lo simplifica o lo quita, y puede cambiar las fuentes. Si la traducción la hace LibreOffice, que escribió el archivo, se conserva más de lo que querías. Esa es la diferencia entre enviar un ODP y enviar el PPTX hecho aquí.',
        ],
      },
      {
        heading: 'Lo que conviene revisar',
        paragraphs: [
          'Los saltos de línea en los títulos, porque las fuentes difieren. Las viñetas con imágenes. El texto en varias columnas, que las versiones antiguas de PowerPoint no conocen. Los gráficos, con huecos y etiquetas que siguen otros valores predeterminados. Los dibujos agrupados con texto girado. Y los sonidos de las transiciones, que es mejor quitar antes de convertir.',
          'Una buena costumbre es tener a mano un PDF del ODP. Compáralo con las diapositivas de PowerPoint página a página; para treinta bastan cinco minutos.',
        ],
      },
      {
        heading: 'Proporciones y resolución',
        paragraphs: [
          'Se conserva el tamaño de la diapositiva. Si tu presentación es 4:3 y la sala proyecta en 16:9, salen barras negras a los lados, en cualquier programa, y una cuarta parte de la pantalla queda a oscuras. Cámbialo en Impress, en Diapositiva, Propiedades de la diapositiva, antes de convertir, porque mover los objetos después es más trabajo. Las imágenes se copian como están, sin más pérdida.',
        ],
      },
      {
        heading: 'La plantilla de la empresa, al otro lado',
        paragraphs: [
          'Quienes usan PowerPoint suelen tener una plantilla con su logotipo, y tus diapositivas deben aparecer en ella. En la presentación convertida ve a Diseño, Buscar temas, y elige la plantilla. Se aplica donde tus diapositivas usan marcadores de título y de contenido de verdad; el texto de los cuadros libres conserva su aspecto y hay que darle formato a mano. Por eso merece la pena crear las diapositivas en Impress a partir de diseños (Diapositiva, Diseño) y no de diapositivas vacías con cuadros de texto.',
          'También la vista de esquema y la exportación del texto a Word miran solo los marcadores, así que el esfuerzo compensa más de una vez.',
        ],
      },
      {
        heading: 'Qué archivo conservar',
        paragraphs: [
          'Mientras escribas en Impress, conserva el .odp como original y conviértelo de nuevo cuando haga falta. Ir y volver desgasta una presentación, como la copia de una copia. Si alguien corrigió algo en PowerPoint, pasa sus correcciones a mano; en unas pocas diapositivas se tarda poco y el diseño queda intacto.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Se incluyen mis notas del orador?',
      answer: 'Sí. PowerPoint las muestra debajo de la diapositiva y en la vista del moderador.',
    },
    {
      question: '¿Y las fuentes que PowerPoint no tiene?',
      answer:
        'Las fuentes Liberation se muestran como Arial y Times New Roman, que miden lo mismo. Las menos comunes, instálalas en el equipo de la charla o incrústalas en PowerPoint.',
    },
    {
      question: '¿Puedo convertir varias presentaciones a la vez?',
      answer: 'Una tras otra. Cada una tarda unos segundos, y la página queda lista enseguida para la siguiente.',
    },
    {
      question: '¿Se reproducen los vídeos?',
      answer:
        'Los vídeos incrustados se incluyen. Un MP4 con H.264 se reproduce en el PowerPoint actual; formatos como Ogg o WebM, puede que no.',
    },
    {
      question: '¿Sirve una plantilla (.otp)?',
      answer: 'Ábrela en Impress y guárdala como .odp; ese es el formato que acepta esta página.',
    },
    {
      question: '¿Adónde va mi archivo?',
      answer:
        'Por una conexión HTTPS a una carpeta temporal, de ahí a LibreOffice y de vuelta a ti. Después la carpeta se borra.',
    },
  ],
  related: ['pptx-to-odp', 'pptx-to-pdf', 'odpcompressor', 'pptxcompress', 'odt-to-doc'],
  tryIt: {
    heading: 'Convierte la charla hoy, no en la pausa de antes',
    text: 'Elige el .odp arriba y mira qué hace PowerPoint con el resultado mientras todavía tienes delante tu propio equipo. Con ello no empieza ninguna suscripción.',
  },
};
