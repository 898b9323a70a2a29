import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Markdown to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo componer Markdown como PDF',
    steps: [
      {
        name: 'Suelta tu archivo .md',
        text: 'Un README, unos apuntes, una especificación: cualquier cosa escrita en Markdown. Sin archivo, el botón responde «Sube un archivo Markdown (.md).»',
      },
      {
        name: 'Pulsa Convertir',
        text: 'El texto se compone y Chromium lo imprime con una hoja de estilo hecha para papel. Un documento de veinte páginas tarda uno o dos segundos.',
      },
      {
        name: 'Revisa fórmulas e imágenes',
        text: 'Una fórmula que no se pudo interpretar aparece como la escribiste, en un marco de rayas; de una imagen que no está en el archivo queda el nombre. La ficha cuenta las dos cosas.',
      },
    ],
  },
  why: {
    heading: 'Papel a la medida de Markdown',
    reasons: [
      {
        name: 'El dialecto de GitHub',
        text: 'Las tablas, listas de tareas, tachados, enlaces sueltos y avisos como > [!NOTE] se ven como querían sus autores.',
      },
      {
        name: 'Fórmulas y notas al pie',
        text: '$E = mc^2$, los bloques entre $$ y ```math se componen con KaTeX; las notas al pie [^1] se reúnen al final.',
      },
      {
        name: 'Código que se lee bien',
        text: 'Los bloques que indican su lenguaje se colorean con tonos que aguantan una impresora en blanco y negro, las líneas largas se parten y un salto de página no divide los listados cortos.',
      },
      {
        name: 'Enlaces que sirven en papel',
        text: 'En el PDF se puede hacer clic en cada enlace, y un número pequeño remite a su dirección, impresa en una lista al final.',
      },
      {
        name: 'Marcadores a partir de los títulos',
        text: 'El esquema del PDF sigue tus # y ##, y los enlaces internos llevan a sus títulos.',
      },
      {
        name: 'Nada entre tú y el PDF',
        text: 'Es gratis, sin herramientas que instalar, sin cuenta que abrir, sin límite de documentos y sin marcas de agua tras el texto.',
      },
    ],
  },
  formats: {
    heading: 'Qué es Markdown y cómo llega a las páginas',
    paragraphs: [
      'John Gruber ideó Markdown en 2004 para escribir para la web en texto sin formato: # para un título, * para una lista, ** para la negrita. CommonMark lo define con precisión, y la versión de GitHub añade tablas y listas de tareas. Un archivo .md se abre con cualquier editor de texto. Esta página acepta .md de hasta {limit}.',
      'El PDF tiene páginas A4 (o las que haya elegido quien administra el sitio) numeradas, letra con serifa para el texto y sin serifa para los títulos. Dentro del Markdown se admite HTML hasta donde lo admite GitHub; los scripts, las hojas de estilo y los formularios se quitan. El encabezado YAML no se imprime, pero se usan su title y su lang. Las imágenes aparecen si están incrustadas como direcciones data:, porque con el archivo no viaja nada más.',
    ],
  },
  article: {
    heading: 'Escribir Markdown que se imprima bien',
    sections: [
      {
        heading: 'Imágenes: lo único que hay que preparar',
        paragraphs: [
          'Un archivo Markdown nombra las imágenes por su ruta, ![plano](img/plano.png), y la carpeta img se queda en tu equipo. En el PDF, una línea dice qué imagen no está incluida, para que se sepa que ahí había algo. Para que se imprima, pon la imagen en el propio archivo como dirección data:; lo hacen algunos editores y pequeños scripts, y con unos pocos diagramas se tarda poco.',
        ],
      },
      {
        heading: 'Tablas anchas y palabras largas',
        paragraphs: [
          'Una pantalla se desplaza hacia los lados; el papel, no. Las tablas de más de seis columnas van en letra más pequeña, y las de más de diez, en otra aún menor; las palabras muy largas, como rutas y hashes, se parten en lugar de sacar la tabla de la página. Si una tabla sigue apretada, gírala: con las filas como columnas casi siempre se lee mejor.',
        ],
      },
      {
        heading: 'Signos de dólar, almohadillas (#) y saltos de línea',
        paragraphs: [
          'Un precio como $5 no se toma por una fórmula, porque una fórmula necesita un signo de cierre sin espacio delante ni cifra detrás. Si aun así dos precios de un párrafo se leen como una fórmula, escribe \\$. Un solo final de línea en Markdown es un espacio, no un salto; para forzar el salto, acaba la línea con una barra invertida o con dos espacios. Y un título necesita un espacio después de #.',
        ],
      },
      {
        heading: 'Títulos, idiomas, saltos de página',
        paragraphs: [
          'El título del PDF sale de title: en el encabezado YAML o del primer título del texto. El idioma, por el que los lectores de pantalla eligen su voz y se decide la forma china o japonesa de un carácter, sale de lang: o se deduce. Un salto de página se puede forzar con <div style="break-after: page"></div>, que otros programas pasan por alto sin daño.',
        ],
      },
      {
        heading: 'De las notas a un documento para otros',
        paragraphs: [
          'Markdown invita a tomar notas rápidas, y un documento impreso se lee más despacio. Ayudan tres costumbres. Usa un # para el título y ## para los capítulos, sin saltarte ningún nivel, porque de eso dependen el esquema y los lectores de pantalla. Indica el lenguaje de cada bloque de código, aunque sea text o console, para que se coloree o al menos se distinga bien. Y escribe enlaces con palabras que digan adónde llevan; en papel, un «aquí» con un número detrás ayuda poco.',
          'También merece la pena usar notas al pie: sacan del texto lo secundario y aparecen juntas al final, cada una a un clic de su llamada.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Se dibujan los diagramas de Mermaid o PlantUML?',
      answer: 'No. Su código se imprime como bloque. Exporta el diagrama como SVG o PNG e incrústalo.',
    },
    {
      question: '¿Puedo cambiar fuentes y colores?',
      answer:
        'Hay una sola hoja de estilo, hecha para leer. Si quieres un diseño propio, genera HTML con tu CSS y usa HTML a PDF.',
    },
    {
      question: '¿Funcionan los emojis?',
      answer: 'Los caracteres emoji se imprimen en color. Los nombres cortos como :smile: quedan como texto.',
    },
    {
      question: '¿Hay un índice?',
      answer:
        'El esquema del panel lateral hace ese papel. También funciona una lista de enlaces escrita por ti, porque los títulos reciben los mismos anclajes que en GitHub.',
    },
    {
      question: '¿Qué codificaciones se entienden?',
      answer: 'UTF-8 y UTF-16 con seguridad; las antiguas se reconocen por sus letras.',
    },
    {
      question: '¿Mi borrador se guardará o aparecerá en buscadores?',
      answer:
        'Ni lo uno ni lo otro. Se transmite por HTTPS, se compone en un proceso aparte sin scripts y se borra del disco cuando has recibido el PDF.',
    },
  ],
  related: ['html-to-pdf', 'text-to-pdf', 'word-to-pdf', 'csv-to-pdf', 'pdf-to-word'],
  tryIt: {
    heading: 'Suelta un README',
    text: 'Seguro que tienes uno a mano, con código, una tabla y enlaces. Conviértelo arriba e imprime la primera página; nadie te interrumpe para iniciar sesión.',
  },
};
