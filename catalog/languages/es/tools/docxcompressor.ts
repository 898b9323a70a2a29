import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress DOCX. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir un archivo de Word',
    steps: [
      {
        name: 'Elige el documento',
        text: 'Arrastra el .docx o haz clic en la zona de arriba. Ciérralo antes en Word, o puede que Windows no deje leerlo al navegador.',
      },
      {
        name: 'Ajusta la Calidad de las imágenes',
        text: 'De 10 («archivo mínimo») a 100 («mejores imágenes»), de cinco en cinco. Empieza en 30, pensado para leer en pantalla; 75 va bien para una impresora de oficina.',
      },
      {
        name: 'Conserva el .docx o pide un 7z',
        text: 'En Resultado puedes pedir el documento dentro de un .7z, si cada kilobyte cuenta y quien lo recibe sabe extraerlo.',
      },
      {
        name: 'Pulsa Comprimir',
        text: 'Al llegar al 100 %, el documento se guarda como nombre_compressed.docx. Las barras muestran lo ganado, y una nota dice cuántas imágenes se ajustaron de tamaño.',
      },
    ],
  },
  why: {
    heading: 'Seguro para textos importantes',
    reasons: [
      {
        name: 'No cambia ni una letra',
        text: 'El texto, los estilos, las tablas, los comentarios, el control de cambios, los campos y los saltos de página son los mismos. Solo cambian las imágenes y el empaquetado.',
      },
      {
        name: 'Las imágenes mantienen su sitio y su tamaño',
        text: 'Tienen menos píxeles, pero ocupan los mismos centímetros en la página, así que no se mueve ninguna línea.',
      },
      {
        name: 'Los documentos firmados siguen siendo válidos',
        text: 'Si un documento lleva firma digital, su contenido no se toca y solo se empaqueta mejor.',
      },
      {
        name: 'Nunca un archivo mayor',
        text: 'Si no hay nada que ganar, recibes tu propio documento y el mensaje te lo dice.',
      },
      {
        name: 'Tesis, informes, actas: todo gratis',
        text: 'No se te pide iniciar sesión, el número de documentos lo decides tú, y ninguna página lleva marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'El DOCX, antes y después',
    paragraphs: [
      'Un .docx es un archivo ZIP con el texto en XML y las imágenes en una carpeta llamada media. Lo leen Word desde 2007, LibreOffice, Google Docs y Pages, tanto antes como después de comprimirlo. La página acepta .docx de hasta {limit}; un .doc antiguo con el nombre nuevo se rechaza con el consejo de guardarlo como .docx, que por sí solo ya lo reduce.',
      'Los JPEG se recomprimen; los PNG y TIFF se empaquetan mejor o pasan a JPEG si no se pierde transparencia; las imágenes idénticas se guardan una sola vez, y se quita la vista previa para el explorador de archivos. Los libros incrustados, las fuentes, los dibujos en EMF y WMF y las ecuaciones quedan como están.',
    ],
  },
  article: {
    heading: 'Por qué tres páginas de texto pueden ocupar treinta megabytes',
    sections: [
      {
        heading: 'El texto pesa poco',
        paragraphs: [
          'Una novela de cuatrocientas páginas tiene menos de un millón de caracteres; comprimida, son trescientos kilobytes. Si un archivo de Word pasa de uno o dos megabytes, no es por el texto. Casi siempre son imágenes: fotos insertadas arrastrando, anexos escaneados o capturas de una pantalla de cuatro mil píxeles.',
          'Reducir una imagen con el ratón en Word no sirve. Cambia su tamaño en el papel y deja todos los píxeles en el archivo.',
        ],
      },
      {
        heading: 'Cuántos píxeles necesita una página',
        paragraphs: [
          'Una pantalla con el zoom habitual muestra unos 100 píxeles por pulgada de la página, una impresora de oficina aprovecha 150 y una buena copia fotográfica, 300. El control va unido a estas cifras: 30 equivale a unos 96 por pulgada, 50 a 120, 75 a 150, 85 a 200 y 95 a 300. Así, una imagen que cruza una página de 16,5 cm de ancho tiene entre 620 y 1950 píxeles.',
        ],
      },
      {
        heading: 'Otros pesos que puedes quitar tú',
        paragraphs: [
          'Las fuentes incrustadas ocupan varios megabytes si no está activada la opción de incrustar solo los caracteres usados. Las tablas de Excel insertadas como objetos llevan el libro entero; pégalas como tablas si nadie tiene que calcular. Las imágenes pegadas desde un navegador pueden ser mapas de bits; insértalas como archivos. Y los documentos editados durante años acumulan estilos y listas sin usar, que pesan poco pero hacen lento a Word; al copiar el texto en un documento nuevo se quedan atrás.',
          'Nada de esto se cambia automáticamente, porque puede que lo quieras así.',
        ],
      },
      {
        heading: 'Copias, versiones, correo',
        paragraphs: [
          'Un documento que va y viene por correo se multiplica: veinte destinatarios, cinco rondas, y treinta megabytes son ya tres gigabytes en los buzones. Comprime el documento antes de que circule por primera vez, no cuando el servidor de correo se ha quejado. Word mantiene pequeñas las imágenes pequeñas al guardar, así que lo ganado dura en todas las versiones posteriores, mientras nadie inserte fotos nuevas a tamaño completo.',
        ],
      },
      {
        heading: 'Entregar una tesis',
        paragraphs: [
          'Mira el límite del portal, comprime una copia a 75 y compara las figuras con letra pequeña. Guarda la versión sin comprimir para la imprenta. Si se pide un PDF, convierte el documento sin comprimir y comprime el PDF; así cada imagen se comprime una vez, no dos.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Puedo deshacer la compresión?',
      answer: 'No, los píxeles quitados no vuelven. Tu original sigue intacto en tu dispositivo; guárdalo.',
    },
    {
      question: '¿Se conservan el control de cambios y los comentarios?',
      answer: 'Sí, con autores y fechas. El XML en el que están se copia tal cual.',
    },
    {
      question: '¿Por qué la diferencia es tan pequeña?',
      answer:
        'Seguramente tu documento tiene pocas imágenes, o ya estaban reducidas. Solo con el empaquetado se gana poco.',
    },
    {
      question: '¿Se quitan los metadatos ocultos?',
      answer:
        'El autor y las propiedades se quedan. Los datos de cámara y lugar de las imágenes recomprimidas desaparecen, pero no cuentes con ello para documentos que vas a publicar.',
    },
    {
      question: '¿Puede tener contraseña el documento?',
      answer:
        'Sí: la página te pide la contraseña de apertura, y el documento reducido se abre sin ella. Si solo está protegido contra la edición, no hay ningún problema.',
    },
    {
      question: '¿Y la privacidad?',
      answer:
        'El camino lo protege HTTPS, y el resto, una vida corta: el documento y el resultado se borran del servidor en cuanto se te han enviado.',
    },
  ],
  related: ['word-to-pdf', 'pptxcompress', 'odtcompressor', 'pdf-compressor', 'xlsxcompressor', 'img-compressor'],
  tryIt: {
    heading: 'Mira cuánto es aire',
    text: 'Suelta un informe con imágenes y comprímelo una vez a 30 y otra a 75. Ninguna cuesta nada, y las dos parten de tu archivo sin cambios.',
  },
};
