import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page Compress PPTX. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo reducir un archivo de PowerPoint',
    steps: [
      {
        name: 'Suelta la presentación',
        text: 'Un .pptx sobre la zona de arriba, o elegido haciendo clic en ella. El botón Comprimir se activa.',
      },
      {
        name: 'Piensa cómo se van a ver las diapositivas',
        text: 'El control Calidad está en 30, suficiente para un portátil y para casi todos los adjuntos. Para un proyector grande pon de 50 a 75; para imprimir, 85 o más.',
      },
      {
        name: 'Elige el resultado',
        text: '«.pptx, se abre tal cual» es una presentación normal. «.pptx.7z, más pequeño, hay que extraerlo antes» es para archivar y para conexiones lentas.',
      },
      {
        name: 'Pulsa Comprimir y mira las diapositivas con fotos',
        text: 'El resultado se llama como tu presentación con _compressed al final. Si a pantalla completa una imagen se ve poco nítida, repite con la calidad siguiente.',
      },
    ],
  },
  why: {
    heading: 'Qué se toca y qué no',
    reasons: [
      {
        name: 'Imágenes al tamaño en que se ven',
        text: 'De cada imagen se busca el mayor tamaño con que aparece en una diapositiva, un diseño o un patrón, y los píxeles que sobran se quitan.',
      },
      {
        name: 'Con una vez basta',
        text: 'Un logotipo pegado en cuarenta diapositivas como cuarenta copias se guarda una sola vez.',
      },
      {
        name: 'Texto, gráficos y animaciones se quedan',
        text: 'La descripción de las diapositivas no se reescribe; en ella solo cambian los nombres de las imágenes sustituidas.',
      },
      {
        name: 'Los vídeos, en paz',
        text: 'El vídeo y el sonido quedan intactos, byte por byte. Los GIF animados se siguen moviendo.',
      },
      {
        name: 'Ningún plan que elegir',
        text: 'La herramienta es gratis para la primera presentación y para la número cincuenta. No pide cuenta y no añade diapositivas, pies ni marcas de agua.',
      },
    ],
  },
  formats: {
    heading: 'Un .pptx por dentro',
    paragraphs: [
      'Un .pptx, el formato de PowerPoint desde 2007, es un paquete ZIP. Contiene un archivo XML por diapositiva y una carpeta con las imágenes y los medios. El resultado es el mismo tipo de archivo: PowerPoint, Keynote, Presentaciones de Google e Impress lo abren sin conversión. Se admiten presentaciones de hasta {limit}.',
      'Las fotografías pasan a JPEG más ajustados; los PNG se empaquetan mejor o, si son fotos opacas, pasan a JPEG; la vista previa de la primera diapositiva se quita. Lo que pierdes es resolución por encima de la calidad elegida y, con ella, la posibilidad de ampliar después una imagen sin que se vea borrosa. Las partes recortadas se conservan, los dibujos EMF y WMF solo se empaquetan mejor, y en las presentaciones firmadas solo se mejora el empaquetado. Si la presentación tiene contraseña, la página la pide, y el resultado se abre sin ella.',
    ],
  },
  article: {
    heading: 'Cómo llega una presentación a ochenta megabytes',
    sections: [
      {
        heading: 'Las pantallas son más pequeñas que las cámaras',
        paragraphs: [
          'Una diapositiva en un proyector Full HD tiene 1920 por 1080 píxeles. La foto de un teléfono tiene 4000 por 3000, y colocada en un cuarto de la diapositiva necesita 960 por 540. Es decir, veintidós de cada veintitrés píxeles viajan de un equipo a otro sin que nadie los vea. Con diez fotos así se van cuarenta megabytes.',
          'Con calidad 30, las imágenes conservan unos 96 píxeles por pulgada de la diapositiva; con 50 son 120, con 75 son 150, con 85 son 200 y con 95 son 300. Una diapositiva normal mide 13,33 pulgadas (33,87 cm) de ancho, así que con 150 por pulgada son dos mil píxeles, tantos como tiene Full HD.',
        ],
      },
      {
        heading: 'Las capturas de pantalla no son fotos',
        paragraphs: [
          'Una captura tiene zonas lisas y letras nítidas. Como JPEG le sale una bruma gris alrededor del texto. Por eso se prueban las dos vías: un PNG, si es posible con una paleta de 256 colores, y un JPEG, que solo se toma si es claramente más pequeño. Si una paleta dejara franjas visibles, como en los degradados, no se usa.',
        ],
      },
      {
        heading: 'Lo que puedes hacer en PowerPoint',
        paragraphs: [
          'Borra las zonas recortadas en Formato de imagen, Comprimir imágenes, si el recorte es definitivo. Quita los patrones sin usar en la vista Patrón de diapositivas; las diapositivas pegadas traen muchas veces uno con fondos grandes. Cambia los vídeos largos por otros cortos, o por enlaces si va a haber red. Estos pasos cambian el contenido, así que esta página te los deja a ti.',
        ],
      },
      {
        heading: 'Fuentes, audio y lo demás',
        paragraphs: [
          'Si las imágenes son pequeñas y la presentación sigue siendo grande, busca en otro sitio. Cada fuente incrustada puede ocupar varios megabytes; PowerPoint puede incrustar solo los caracteres usados (Archivo, Opciones, Guardar). La narración grabada diapositiva a diapositiva añade un megabyte por minuto. Los libros incrustados detrás de los gráficos contienen todas las hojas del archivo original, a veces confidenciales: pega los gráficos como vínculo o como imagen si nadie necesita las cifras.',
        ],
      },
      {
        heading: 'Antes y después de la reunión',
        paragraphs: [
          'Para enviar las diapositivas por adelantado, 30 es lo adecuado. Guarda la versión completa para la sala. Si los participantes solo van a leerlas, un PDF ocupa aún menos y no se edita por accidente. Después, archiva una vez la versión completa y borra las copias acumuladas en correos y chats.',
        ],
      },
    ],
  },
  questions: [
    {
      question: '¿Cuánto puedo ahorrar?',
      answer:
        'Las presentaciones con fotos suelen perder más de la mitad. Una de texto y gráficos nativos puede perder una décima parte, solo por empaquetarla mejor.',
    },
    {
      question: '¿En qué se diferencia de «Comprimir imágenes» de PowerPoint?',
      answer:
        'Además junta los duplicados, trata de forma distinta fotos y capturas, usa un codificador JPEG más potente y empaqueta mejor el XML. Y funciona sin PowerPoint.',
    },
    {
      question: '¿Se verá mal al hacer zoom en las diapositivas?',
      answer:
        'El texto y los gráficos son vectores y siguen nítidos. Las imágenes no tienen reserva con calidades bajas; usa 85 o más si haces zoom durante la charla.',
    },
    {
      question: '¿Qué hay en el .7z?',
      answer:
        'Una sola presentación, compressed.pptx. Dentro del 7z está poco comprimida, porque 7z comprime mejor que ZIP; al extraerla puede ocupar más que el resultado normal.',
    },
    {
      question: '¿Sirve para archivos .pptm con macros?',
      answer: 'La página acepta .pptx, que no tiene macros.',
    },
    {
      question: '¿Se guarda en el servidor una presentación confidencial?',
      answer:
        'Se borra, con todo lo que se hizo a partir de ella, en cuanto la presentación reducida se ha transferido. La subida y la descarga van por HTTPS.',
    },
  ],
  related: ['pptx-to-pdf', 'docxcompressor', 'xlsxcompressor', 'img-compressor', 'pdf-compressor', 'pptx-to-odp'],
  tryIt: {
    heading: 'Primero, la más pesada',
    text: 'Toma la que rechazó tu servidor de correo y comprímela a 30. Juzga las fotos en tu propia pantalla; no hay versión de prueba ni registro.',
  },
};
