import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page PDF to ODT. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un PDF en un texto OpenDocument',
    steps: [
      {
        name: 'Pon el PDF en la hoja',
        text: 'Vale cualquier .pdf, tanto si lo escribió un programa como un escáner. El botón de archivo abre el cuadro habitual, y si el sitio tiene configurados Google Drive y Dropbox puedes elegirlo allí.',
      },
      {
        name: 'Pulsa Convertir y espera a que diga «Listo»',
        text: 'El PDF se analiza primero y después LibreOffice lo guarda como ODT; las dos cosas van seguidas.',
      },
      {
        name: 'Abre el .odt en tu procesador de textos',
        text: 'La descarga lleva el nombre del PDF. Si después conviertes otro archivo, el botón vuelve a decir Subir; púlsalo como antes.',
      },
    ],
  },
  why: {
    heading: 'Por qué un texto reconstruido es mejor que uno importado',
    reasons: [
      {
        name: 'Se abre en Writer',
        text: 'LibreOffice abre los PDF en Draw, como páginas llenas de líneas de texto sueltas. Aquí recibes un texto de Writer con párrafos que puedes editar.',
      },
      {
        name: 'Estilos que se cambian en un solo sitio',
        text: 'Los títulos usan estilos de título y el cuerpo tiene su propio aspecto, así que otra fuente es un cambio y no doscientos.',
      },
      {
        name: 'Una tabla de varias páginas es una tabla',
        text: 'Una tabla que sigue en la página siguiente con las mismas columnas se vuelve a unir, sin sus encabezados repetidos.',
      },
      {
        name: 'Un formato abierto al final',
        text: 'ODT está descrito en una norma pública y lo leen programas libres en todos los sistemas.',
      },
      {
        name: 'Sin taxímetro',
        text: 'No hay límite de documentos ni de días, no se cobra nada, no hace falta registro y no se añade ni una línea de publicidad al texto.',
      },
    ],
  },
  formats: {
    heading: 'Qué pasa del PDF al ODT',
    paragraphs: [
      'La página acepta .pdf de hasta {limit} y da .odt, el formato de texto de LibreOffice, OpenOffice y Collabora Online, que también abren Word y Google Docs.',
      'Recibes el texto corrido con sus fuentes, tamaños y colores, los títulos, listas numeradas y con viñetas, tablas, columnas, encabezados y pies, notas al pie, enlaces e imágenes. Los dibujos llegan como formas, una por cada trazo o superficie, porque un PDF no dice cuáles van juntos; si una página tiene más de 400, forman una sola imagen detrás de su texto. Los campos de formulario pasan a ser controles de contenido con lo que tenían escrito. Las firmas digitales, los comentarios, los adjuntos y los cálculos de los formularios no tienen sitio en el resultado.',
    ],
  },
  article: {
    heading: 'Seguir trabajando en LibreOffice cuando solo queda el PDF',
    sections: [
      {
        heading: 'Draw, Writer y lo que los separa',
        paragraphs: [
          'Quien hace doble clic en un PDF con LibreOffice acaba en Draw. Es el sitio adecuado para mover un logotipo o tapar una línea, y el equivocado para reescribir un capítulo: cada línea es un objeto y el texto no pasa de una a otra. Exportar esas páginas como ODT tampoco ayuda, porque los objetos siguen siendo marcos.',
          'Un texto en el que se pueda seguir escribiendo hay que reconstruirlo. Qué líneas forman un párrafo, qué es un título, dónde empieza una lista: todo eso se averigua por posiciones, distancias y tamaños antes de escribir el primer párrafo.',
        ],
      },
      {
        heading: 'Qué mirar primero',
        paragraphs: [
          'Abre el Navegador (F5) de Writer. En Encabezados ves de un vistazo si se encontró la estructura. Después mira las tablas: las que tienen líneas son fiables; a las que solo se sostienen por los espacios les puede faltar el límite de una columna. Por último, activa las marcas de formato y busca líneas que acaben con un salto donde no debería haberlo; en poemas y direcciones está bien, en texto corrido no.',
        ],
      },
      {
        heading: 'Administraciones, escuelas y formatos abiertos',
        paragraphs: [
          'Varios gobiernos, entre ellos los del Reino Unido y los Países Bajos, señalan OpenDocument como formato de los documentos que se intercambian para editar. Un PDF del archivo de una de esas oficinas tiene que volver a ser editable muchas veces para su siguiente edición. ODT es el destino natural: no hace falta licencia para abrirlo, y su especificación se puede leer libremente.',
        ],
      },
      {
        heading: 'Cuando el PDF es un escaneo',
        paragraphs: [
          'Las páginas sin texto se reconocen, derechas o giradas, en el idioma que sugiere la primera. Las palabras reconocidas ocupan el lugar de la imagen de la página, con el tamaño que tienen en ella. Los membretes, los sellos y las firmas no se reproducen. Si necesitas una copia fiel, guarda el PDF junto al ODT; para citar y editar, lo que necesitas es el ODT.',
        ],
      },
      {
        heading: 'El PDF, como referencia',
        paragraphs: [
          'Un texto reconstruido es una copia de trabajo. El número y el orden de los párrafos son correctos en la gran mayoría de los casos, pero una coma decimal en una tabla puede suponer miles de diferencia. Antes de publicar o firmar un texto convertido, alguien debería leerlo de principio a fin junto al PDF. Dos ventanas lado a lado y la función de búsqueda para cada cifra son un buen método.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Por qué no convertir a DOCX y abrirlo en LibreOffice?',
      answer:
        'También funciona. Si tu programa es LibreOffice, ODT te ahorra una traducción la próxima vez que abras y guardes el texto.',
    },
    {
      question: '¿Las páginas son igual de largas que en el PDF?',
      answer:
        'Normalmente sí. Se conservan el tamaño del papel, los márgenes y el interlineado, y se ponen saltos donde una página del PDF acababa antes. Una fuente sustituida puede mover algunas líneas.',
    },
    {
      question: '¿Un PDF a dos columnas da un texto a dos columnas?',
      answer: 'Sí, como una sección con columnas, que se lee por la primera y sigue en la segunda.',
    },
    {
      question: '¿Y los formularios PDF?',
      answer:
        'Los campos de texto, las casillas y las opciones pasan a ser controles de contenido con lo que tenían escrito, así que se pueden seguir rellenando. Lo que un formulario calcula o comprueba por su cuenta se pierde.',
    },
    {
      question: '¿Puedo convertir documentos confidenciales?',
      answer:
        'La conexión entre tu navegador y el servidor va cifrada con HTTPS, ninguna persona mira el archivo y se borra del servidor en cuanto el ODT se ha enviado. Si tus normas permiten subirlo, eso tienes que valorarlo tú.',
    },
  ],
  related: ['odt-to-pdf', 'pdf-to-word', 'odt-to-doc', 'pdf-to-rtf', 'odtcompressor'],
  tryIt: {
    heading: 'Prueba con un capítulo',
    text: 'Un PDF de pocas páginas es lo que mejor muestra qué puedes esperar de uno largo. Elígelo arriba; la respuesta te cuesta unos segundos y nada de dinero.',
  },
};
