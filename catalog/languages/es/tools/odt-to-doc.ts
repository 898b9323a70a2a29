import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page ODT to Word. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un ODT en un documento de Word',
    steps: [
      {
        name: 'Suelta el .odt sobre la hoja',
        text: 'O haz clic en la hoja y elígelo. La línea junto al botón dice qué archivo está seleccionado; si sueltas otro, lo sustituye.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'LibreOffice, en el servidor, lee el texto y escribe un .docx. Si has pulsado demasiado pronto, Cancelar te devuelve al principio.',
      },
      {
        name: 'Envía o edita el .docx',
        text: 'Cuando aparece «✅ ¡Conversión terminada!», el documento de Word está en tu dispositivo. El formulario se vacía a los cuatro segundos y espera el siguiente archivo, mientras que el resultado sigue disponible en «Descargar de nuevo».',
      },
    ],
  },
  why: {
    heading: 'Razones para entregar DOCX en lugar de ODT',
    reasons: [
      {
        name: 'Quien lo recibe ve lo que querías',
        text: 'El paso de OpenDocument a Word lo da una sola vez el programa que mejor conoce ODT, y no cada destinatario con una versión distinta de Word.',
      },
      {
        name: 'La revisión funciona',
        text: 'Los comentarios y los cambios registrados llegan como tales, así que en Word se pueden aceptar, rechazar y contestar.',
      },
      {
        name: 'Archivos bien formados',
        text: 'El resultado se comprueba antes de enviarlo. Los pequeños fallos del XML que Word rechazaría como contenido ilegible se corrigen, y se te avisa.',
      },
      {
        name: 'Un formato actual',
        text: 'Recibes .docx, que comparten Word desde 2007, Google Docs, Pages y los editores en línea.',
      },
      {
        name: 'Nada que pagar, nada que rellenar',
        text: 'La herramienta está abierta a todo el mundo, tantas veces como haga falta. No se crea ninguna cuenta, no vence ninguna prueba y el documento no lleva marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'Qué se traduce de ODT a DOCX',
    paragraphs: [
      'Los archivos ODT vienen de LibreOffice Writer, OpenOffice, Collabora Online y, al descargarlos, de Google Docs. Word también los abre, a veces con una advertencia; muchos sistemas editoriales y formularios, no. Esta página acepta .odt de hasta {limit} y devuelve .docx.',
      'Pasan los párrafos, estilos, listas, tablas, imágenes, notas, índices, marcadores y campos. Los estilos de página se convierten en secciones, los marcos en cuadros de texto y las fórmulas en ecuaciones de Word. Se quedan atrás las macros de Basic, los enlaces a bases de datos y algunas cosas que Word sencillamente no tiene, como los estilos de página que se alternan solos en cadenas largas.',
    ],
  },
  article: {
    heading: 'Enviar textos de LibreOffice a quien usa Word',
    sections: [
      {
        heading: '¿Por qué no guardar como DOCX en Writer?',
        paragraphs: [
          'Si tienes LibreOffice a mano, puedes hacerlo. Esta página hace lo mismo en el servidor, para cuando no lo tienes: el archivo está en un correo, usas un equipo prestado o la tableta solo abre ODT para verlo. Los dos caminos usan la misma exportación.',
        ],
      },
      {
        heading: 'En qué no coinciden los dos programas',
        paragraphs: [
          'Los saltos de línea dependen de las fuentes, y Word tiene sus propias reglas para el espacio entre párrafos, el texto justificado y las tablas más anchas que la página. Por eso un documento de treinta páginas puede tener una más en Word. No lo arregles con párrafos vacíos; usa saltos de página y «conservar con el siguiente», que los dos programas respetan.',
          'La numeración merece atención. Writer numera los capítulos por su esquema; Word, con listas unidas a estilos. Los números llegan, pero comprueba que un título nuevo añadido en Word continúe la serie.',
          'Los marcos con imágenes y leyendas se anclan de otro modo, y uno que estaba junto a su texto puede acabar encima. Antes de convertir, ánclalos al párrafo o como carácter, no a la página, y se quedarán con su texto.',
        ],
      },
      {
        heading: 'Las fuentes y lo que hace Word sin ellas',
        paragraphs: [
          'Un DOCX nombra sus fuentes. Un equipo con Windows no tiene Liberation Serif, así que Word usa Times New Roman, que mide lo mismo, y nadie lo nota. Con una fuente que compraste es distinto: avisa a quien lo recibe, o elige una que venga con Office.',
        ],
      },
      {
        heading: 'Cuando el texto vuelve',
        paragraphs: [
          'Quien corrige devuelve un documento con cambios y comentarios. Ábrelo en Writer tal cual y repásalo en Editar, Control de cambios, Gestionar. Después decide qué formato manda hasta la publicación. Pasar cada versión por los dos programas cuesta más que quedarse con DOCX durante un proyecto, incluso en LibreOffice, que lo edita bastante bien.',
        ],
      },
      {
        heading: 'Presentar un artículo o una solicitud',
        paragraphs: [
          'Las revistas y las editoriales piden DOCX porque lo editan. Quita los comentarios que eran para ti, acepta tus propios cambios y mira las propiedades del documento: el nombre de autor que ves en Writer viaja con él. Si nadie tiene que editar el texto, envía un PDF y no habrá dudas sobre el diseño. Muchos portales aceptan los dos y usan el PDF para los revisores.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Recibo .doc o .docx?',
      answer:
        'Siempre .docx. El antiguo .doc ya casi no se pide, y todas las versiones de Word desde 2007 prefieren el formato nuevo.',
    },
    {
      question: '¿Puedo convertir un ODT con contraseña?',
      answer:
        'Sí, con su contraseña, que la página te pide. Se usa una vez para abrir el archivo y no se guarda, y el documento de Word se abre sin ella.',
    },
    {
      question: '¿Seguirá funcionando la tabla de contenido?',
      answer:
        'Pasa a ser una tabla de contenido de Word con sus entradas. Si los números de página han cambiado, haz clic derecho en ella en Word y elige Actualizar campo.',
    },
    {
      question: '¿Pasan las fuentes incrustadas?',
      answer:
        'En el resultado las fuentes se nombran. Incrústalas en Word si su licencia lo permite y necesitas el aspecto exacto.',
    },
    {
      question: '¿La conversión es reversible?',
      answer:
        'Puedes volver a ODT, pero no al mismo archivo: lo que no tenía equivalente en Word se sustituyó por el camino. Guarda el original.',
    },
    {
      question: '¿Es privado?',
      answer:
        'La transferencia va cifrada con HTTPS en los dos sentidos. El original y el resultado comparten una carpeta temporal que se borra en cuanto sale la respuesta, así que después no hay nada que encontrar.',
    },
  ],
  related: ['doc-to-odt', 'odt-to-pdf', 'docxcompressor', 'odp-to-pptx', 'word-to-pdf'],
  tryIt: {
    heading: 'Con un archivo basta para decidir',
    text: 'Elige el .odt que alguien no pudo abrir y conviértelo arriba. No hay ningún formulario que rellenar antes de la descarga.',
  },
};
