import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page HTML to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo imprimir un archivo HTML en PDF',
    steps: [
      {
        name: 'Comprueba que el archivo esté completo',
        text: 'Los estilos deben ir en elementos <style> y las imágenes en direcciones data:, porque solo se envía un archivo .html. Los informes de cuadernos y programas de estadística casi siempre se pueden guardar así.',
      },
      {
        name: 'Elígelo',
        text: 'Suelta el .html sobre la hoja, búscalo, o usa Google Drive o Dropbox si aquí están configurados.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Chromium compone el documento para papel y lo imprime con sus fondos, sus marcadores y sus enlaces.',
      },
      {
        name: 'Lee qué faltaba',
        text: 'La ficha indica cuántas imágenes, hojas de estilo o fuentes estaban fuera del archivo, y en qué servidores. Si hay alguna, incrústala y convierte de nuevo.',
      },
    ],
  },
  why: {
    heading: 'Qué te da esta conversión',
    reasons: [
      {
        name: 'CSS moderno',
        text: 'Grid, flexbox, fuentes web incluidas en el archivo, SVG y degradados se dibujan con el motor de un navegador actual.',
      },
      {
        name: 'Tus estilos de impresión cuentan',
        text: 'Se respetan las reglas de @media print y @page: tamaño del papel, márgenes, saltos de página y lo que no debe salir en papel.',
      },
      {
        name: 'Títulos como marcadores y etiquetas de accesibilidad',
        text: 'De h1 a h6 sale el esquema del PDF, y su estructura dice a los lectores de pantalla qué es una lista, una tabla o un pie de figura.',
      },
      {
        name: 'El mismo archivo da el mismo PDF',
        text: 'No se ejecuta ningún script ni se carga nada de la red, así que el resultado depende solo del archivo y no de quién tenga una sesión abierta.',
      },
      {
        name: 'Sin clave, sin plan, sin sello',
        text: 'La herramienta no cuesta nada, traigas los documentos que traigas. No hay registro, ni marcas de agua: las páginas no llevan nada que no estuviera en tu HTML.',
      },
    ],
  },
  formats: {
    heading: 'HTML en papel',
    paragraphs: [
      'HTML describe las partes de un documento y deja el aspecto a las hojas de estilo y al tamaño de la ventana. Los navegadores lo abren en todas partes. Pero para archivar, firmar o imprimir hacen falta páginas, y esas las da un PDF. La página acepta un archivo .html de hasta {limit}.',
      'Se conservan texto, tablas, listas, imágenes incrustadas, dibujos SVG, colores y enlaces a la web; un enlace a un archivo vecino se quita, porque el PDF no tiene vecinos. Queda fuera todo lo que necesita una pantalla o una red: scripts, animaciones, vídeos, páginas incrustadas, e imágenes o estilos guardados en otro sitio. Si la página no indica un tamaño de papel, se imprime en A4 o en el que use este sitio, con márgenes de 15 mm.',
    ],
  },
  article: {
    heading: 'De la página web a la página impresa',
    sections: [
      {
        heading: '¿Por qué sale todo sin estilo?',
        paragraphs: [
          'Una página que ves en el navegador rara vez es un solo archivo. Son HTML, hojas de estilo, fuentes, decenas de imágenes y scripts, reunidos de varios servidores. Si guardas solo el HTML, tienes el texto y pierdes lo demás. La orden «Guardar página como, completa» pone lo demás en una carpeta aparte, que se queda atrás al subir un único archivo.',
          'Lo que funciona es un archivo que lo contenga todo. Quarto y R Markdown tienen una opción para incrustar los recursos, Jupyter exporta HTML con sus gráficos dentro, muchas herramientas de informes ofrecen un «archivo único», y hay extensiones de navegador que guardan una página entera en un documento HTML. Si solo quieres una página web en papel, lo más corto es el cuadro de impresión de tu propio navegador, que ya lo tiene todo cargado.',
        ],
      },
      {
        heading: 'Controlar la página',
        paragraphs: [
          'Casi todo se decide con unas líneas de CSS. @page { size: A4 landscape; margin: 12mm } fija el papel. break-before: page en un título empieza el capítulo en página nueva; break-inside: avoid mantiene entera una fila de tabla o una figura. Pon las barras de navegación y los botones bajo @media print { display: none }. Usa pt y mm para imprimir: en papel, un píxel es 1/96 de pulgada.',
          'Las tablas con thead repiten su encabezado en cada página.',
        ],
      },
      {
        heading: 'Contenido que escribirían los scripts',
        paragraphs: [
          'Las páginas construidas con JavaScript no contienen casi nada hasta que el script se ejecuta. Aquí no se ejecuta, por seguridad y para que los resultados se repitan. En ese caso, abre la página en tu navegador, espera a que esté completa, guarda el documento tal como está entonces y conviértelo. Los gráficos dibujados en un canvas conviene guardarlos como SVG o como imagen.',
        ],
      },
      {
        heading: 'Facturas, correos, documentación',
        paragraphs: [
          'Se convierten bien las facturas y las entradas que llegan como adjuntos HTML, los historiales de chat exportados, los informes de pruebas y los manuales en una sola página que generan las herramientas de documentación. Pon un <title> al archivo; será el título del PDF. Si no lo hay, se toma el primer encabezado.',
        ],
      },
      {
        heading: 'Accesible desde el principio',
        paragraphs: [
          'Las etiquetas del PDF salen de tus elementos. Un título que es solo un párrafo en negrita es un párrafo para un lector de pantalla, y una tabla usada para maquetar se lee celda por celda. Usa h1 a h6, th en los encabezados, alt en las imágenes y lang en el elemento html. Lo que está bien ahí está bien en el PDF.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo poner una dirección web en lugar de un archivo?',
      answer:
        'No. El servidor no descarga nada de la web; eso es también lo que impide que se use mal. Guarda la página y sube el archivo.',
    },
    {
      question: '¿Por qué faltan las imágenes?',
      answer:
        'Están enlazadas, no contenidas. La ficha dice desde qué direcciones. Incrústalas como direcciones data: o exporta el documento como archivo único.',
    },
    {
      question: '¿Se imprimen los fondos de color?',
      answer: 'Sí, siempre, salvo que tus estilos de impresión los quiten.',
    },
    {
      question: '¿Se admite .mhtml o .webarchive?',
      answer:
        'La página solo acepta .html. Abre ese archivo en el navegador que lo creó y guárdalo como HTML, o imprímelo desde allí.',
    },
    {
      question: '¿Qué longitud puede tener el documento?',
      answer: 'Hasta dos mil páginas. Si ocupa más, la respuesta te pide que lo dividas.',
    },
    {
      question: '¿Lo que subo se puede ver en la web?',
      answer:
        'En ningún momento. El archivo entra por HTTPS, no recibe ninguna dirección pública y se borra en el instante en que el PDF se te ha devuelto.',
    },
  ],
  related: ['md-to-pdf', 'text-to-pdf', 'csv-to-pdf', 'pdf-compressor', 'merge-pdf'],
  tryIt: {
    heading: 'Imprime algo de prueba',
    text: 'Vale un informe guardado o un correo en HTML. Elígelo arriba; sin ningún registro sabrás en segundos si el archivo lo contiene todo.',
  },
};
