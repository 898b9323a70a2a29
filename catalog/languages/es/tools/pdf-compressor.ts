import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir el tamaño de un PDF',
    steps: [
      {
        name: 'Añade el PDF',
        text: 'Arrastra un archivo .pdf a la zona de arriba o haz clic en ella para elegirlo. «Seleccionado:» y el nombre indican que está listo.',
      },
      {
        name: 'Ajusta la calidad',
        text: 'El control va de 30, «más compresión», a 95, «menos compresión». Empieza en 60, un buen valor para documentos que se leen en pantalla o se imprimen en casa.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'El botón muestra el porcentaje mientras tu PDF se sube. Después, la línea de al lado dice cuánto tiempo lleva trabajando el servidor.',
      },
      {
        name: 'Compara los dos tamaños',
        text: 'compressed.pdf se descarga solo. Dos barras a escala muestran el tamaño de antes y el de después, y debajo se lee qué se hizo: cuántas imágenes se comprimieron y cuántas fuentes se redujeron.',
      },
    ],
  },
  why: {
    heading: 'Lo que este compresor no toca',
    reasons: [
      {
        name: 'El texto sigue siendo texto',
        text: 'Las páginas no se convierten en imágenes. Puedes seguir buscando, seleccionando y copiando, y un lector de pantalla encuentra las mismas etiquetas.',
      },
      {
        name: 'Enlaces, marcadores y formularios intactos',
        text: 'Todo lo que no tiene que cambiar se copia objeto por objeto: campos de formulario, capas, archivos adjuntos y numeración de páginas quedan como en el original.',
      },
      {
        name: 'El resultado se comprueba antes de enviártelo',
        text: 'Se comparan el número de páginas y el texto del archivo nuevo con los del tuyo. Si difieren, se hace otro intento más prudente, y si tampoco sale bien recibes tu propio archivo.',
      },
      {
        name: 'Nunca crece',
        text: 'Si no hay nada que ahorrar, el mensaje dice «Ya no se puede reducir más» y el original vuelve sin cambios.',
      },
      {
        name: 'Gratis, todos los PDF que quieras',
        text: 'Sin registro, sin marcas de agua y sin un contador que te detenga tras el segundo documento del día.',
      },
    ],
  },
  formats: {
    heading: 'Qué ocurre dentro del PDF',
    paragraphs: [
      'El PDF se hizo para verse igual en todas partes, no para ocupar poco. El archivo comprimido se abre en cualquier navegador y en cualquier lector de PDF; no exige ninguna versión especial.',
      'Las imágenes reciben menos píxeles y una codificación JPEG más ajustada, los dibujos de pocos colores reciben una paleta, las fuentes incrustadas pierden los caracteres que el documento nunca muestra, las partes idénticas se guardan una sola vez y todo se empaqueta de nuevo. Se quitan las vistas previas y los datos privados del programa que creó el archivo. Lo que se pierde de verdad es el detalle fino de las fotografías; además, por debajo de una calidad de 90, los colores de imprenta (CMYK) de las imágenes con perfil de color pasan a colores de pantalla. Se pueden comprimir archivos de hasta {limit}.',
    ],
  },
  article: {
    heading: 'De dónde salen los megabytes de un PDF',
    sections: [
      {
        heading: 'Primero las imágenes, con mucha diferencia',
        paragraphs: [
          'En casi todos los PDF grandes, las imágenes ocupan casi todo. La foto de un teléfono moderno tiene cuatro mil píxeles de ancho; colocada a diez centímetros en una página, son mil píxeles por pulgada. Una buena impresora muestra unos trescientos, y una pantalla, entre cien y doscientos. El resto pesa y no lo ve nadie.',
          'Por eso el compresor mira a qué tamaño está colocada cada imagen. Con calidad 75 conserva 150 píxeles por pulgada; con 85, 200; con 95, 300; y con 50, 120. Una imagen que ya tiene menos no se amplía nunca, ni se emborrona para ganar unos bytes.',
        ],
      },
      {
        heading: 'Fuentes que nadie cuenta',
        paragraphs: [
          'Una fuente de letras latinas ocupa desde cincuenta hasta unos cientos de kilobytes; una para chino o japonés, varios megabytes. Algunos programas la incrustan entera aunque el documento use cuarenta caracteres. Quitar los que no se usan no cambia nada en la página y puede dejar un PDF de solo texto en la décima parte.',
        ],
      },
      {
        heading: 'Qué calidad para cada uso',
        paragraphs: [
          'Para un formulario con un límite de dos megabytes, empieza con 60 y baja a 45 si no basta. En escaneos con texto, de 60 a 70 la letra pequeña se sigue leyendo. Para un portafolio o cualquier cosa que se vaya a imprimir en color, de 85 a 95 es más seguro. Si las páginas solo tienen texto y dibujos de líneas, el control apenas influye: el ahorro viene de las fuentes y del empaquetado, que no pierden nada con ningún valor.',
        ],
      },
      {
        heading: 'Cuando un PDF no se reduce',
        paragraphs: [
          'Un archivo exportado «para la web» o comprimido antes suele estar ya cerca de su mínimo. Lo mismo pasa con los escaneos en blanco y negro con codificación de fax. Los documentos firmados se rechazan a propósito: cualquier cambio, por invisible que fuera, invalidaría la firma. Un PDF con contraseña se abre con ella, la página te la pide, y el archivo reducido ya no la lleva.',
        ],
      },
      {
        heading: 'Comprimir para archivar',
        paragraphs: [
          'Un archivo que debe durar no conviene apurarlo al máximo. Con 85 o más, las imágenes aguantan una impresión futura y la capa de texto de los escaneos se queda en su sitio. Guarda una copia sin comprimir de lo que no se puede repetir, como fotos de un siniestro o papeles antiguos de la familia. El espacio es barato; el detalle que se tira no vuelve a ningún precio.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Cuánto se reducirá mi PDF?',
      answer:
        'Depende de lo que contenga. Los informes con fotografías suelen quedar entre un cuarto y la mitad de su tamaño; un texto exportado de un programa de oficina quizá baje solo un poco.',
    },
    {
      question: '¿Puedo comprimir a un tamaño exacto, por ejemplo 1 MB?',
      answer:
        'Puedes poner un límite: abre «Más opciones» y escribe 1 en el tamaño máximo en MB. La calidad baja solo lo necesario y nunca de 30. Si no basta, el resultado dice hasta dónde se llegó.',
    },
    {
      question: '¿El texto se verá borroso?',
      answer:
        'El texto que es texto sigue igual de nítido, porque las letras se guardan como contornos. En un escaneo, las letras son parte de una imagen; ahí no bajes mucho de 60.',
    },
    {
      question: '¿Por qué se rechazó mi PDF firmado?',
      answer:
        'Una firma digital responde de cada byte del documento, y una copia reducida no podría llevarla. Comprime primero y firma después, o sigue sin la firma: la página te lo ofrece.',
    },
    {
      question: '¿Comprimo antes o después de unir varios PDF?',
      answer:
        'Después. Así un logotipo o una fuente que se repite en varios documentos se guarda una sola vez para todos.',
    },
    {
      question: '¿Qué pasa con mi PDF en el servidor?',
      answer:
        'Llega por HTTPS, se trabaja en una carpeta a la que ningún otro visitante puede llegar, y esa carpeta se borra en cuanto el archivo comprimido ha salido del servidor.',
    },
  ],
  related: ['merge-pdf', 'img-compressor', 'pdf-to-word', 'docxcompressor', 'pptxcompress', 'tiffcompressor'],
  tryIt: {
    heading: 'Pruébalo con el PDF que no se dejó enviar',
    text: 'Suelta el adjunto que rechazó tu correo y deja el control en 60. No se pide ninguna cuenta, y si el resultado no te convence, tu original sigue donde estaba.',
  },
};
