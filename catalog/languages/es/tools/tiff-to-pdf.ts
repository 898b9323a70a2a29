import type { ToolCopy } from '../../../copy/tool-copy.ts';

/** The text of the page TIFF to PDF. */
export const copy: ToolCopy = {
  language: 'es',
  howTo: {
    heading: 'Cómo convertir un TIFF con todas sus páginas',
    steps: [
      {
        name: 'Añade el .tiff',
        text: 'Suéltalo sobre la hoja o haz clic. Los escáneres suelen acortar la extensión a .tif; el contenido es el mismo, así que añade una f al nombre antes de elegirlo.',
      },
      {
        name: 'Pulsa Convertir',
        text: 'Las páginas se leen de una en una. Los faxes y las páginas JPEG se copian como están; las demás se empaquetan de nuevo sin pérdida.',
      },
      {
        name: 'Cuenta las páginas',
        text: 'El PDF se llama converted.pdf, y la ficha dice cuántas páginas tiene. «✅ ¡Conversión terminada!» permanece hasta que eliges otro archivo.',
      },
    ],
  },
  why: {
    heading: 'Para escaneos, faxes y archivos',
    reasons: [
      {
        name: 'Todas las páginas, en su orden',
        text: 'Muchos visores muestran solo la primera página de un TIFF. Aquí cada página pasa a ser una página del PDF.',
      },
      {
        name: 'Tamaños reales',
        text: 'Se respetan la resolución y la orientación, incluso si el alto y el ancho tienen resoluciones distintas, como en los faxes; así una carta se imprime como una carta.',
      },
      {
        name: 'Sin una segunda pérdida',
        text: 'Una página comprimida como fax o JPEG conserva sus datos; no se comprime con pérdida nada que no lo estuviera ya.',
      },
      {
        name: 'Resistente con archivos raros',
        text: 'Se leen mosaicos, planos, paletas, blanco y negro invertido, JPEG de estilo antiguo y los dos órdenes de bytes. Si una página está dañada, se dice su número.',
      },
      {
        name: 'Sin comprar nada',
        text: 'Consultas, oficinas y particulares pueden convertir sin pagar, sin contrato y sin límite de cantidad. No se imprime ninguna marca de agua sobre los escaneos.',
      },
    ],
  },
  formats: {
    heading: 'TIFF, una caja para muchos tipos de imágenes',
    paragraphs: [
      'TIFF es de 1986 y es el formato de escáneres, servidores de fax, imprentas y archivos. Es un contenedor: dentro puede haber una página o cientos, en blanco y negro, gris, color o tintas de imprenta, sin comprimir o comprimidas con una docena de métodos. Por eso muchos navegadores y teléfonos no lo muestran, mientras que todos muestran un PDF. La página acepta .tiff de hasta {limit}.',
      'Se conservan los píxeles, los perfiles de color, las tintas (CMYK), las paletas y el tamaño en papel. Las imágenes científicas con valores de coma flotante se ajustan a lo que puede mostrar una pantalla. Las etiquetas con descripciones y los datos privados de los programas no pasan, y aquí el texto de las páginas no se vuelve buscable.',
    ],
  },
  article: {
    heading: 'Qué hay dentro de un TIFF escaneado',
    sections: [
      {
        heading: 'Los faxes y la codificación G4',
        paragraphs: [
          'Una página de texto es casi toda blanca. Los faxes lo aprovechan: en lugar de puntos, transmiten cuánto mide cada tramo blanco y cada tramo negro. El Grupo 3 lo hace línea a línea; el Grupo 4, definido por la UIT en T.6, describe cada línea por sus diferencias con la de arriba. Una carta a 200 puntos por pulgada ocupa así unos 30 kilobytes, sin perder nada. Para páginas en blanco y negro sigue siendo difícil de superar.',
          'El PDF conoce las dos codificaciones. El convertidor saca los datos del TIFF y los pone en el PDF sin tocarlos, y por eso los dos archivos ocupan casi lo mismo.',
        ],
      },
      {
        heading: 'Por qué algunos programas aplastan los faxes',
        paragraphs: [
          'En resolución normal, un fax tiene 204 puntos por pulgada a lo ancho, pero solo 98 a lo alto. Un visor que no tiene en cuenta la diferencia muestra letras la mitad de altas de lo debido. Los números están en el archivo, y la página se hace tan alta como era el papel.',
        ],
      },
      {
        heading: 'Escaneos grandes sin comprimir',
        paragraphs: [
          'Algunos escáneres escriben las páginas en color sin comprimir: una A4 a 300 puntos ocupa 26 megabytes. En el PDF se comprime con Deflate, que en páginas con mucho papel limpio ahorra una buena parte y no cambia ningún píxel. Si vas a enviar el PDF por correo, sigue con Comprimir PDF; allí las fotos pueden guardarse como JPEG, con la calidad que elijas.',
        ],
      },
      {
        heading: '¿Guardar el TIFF o el PDF?',
        paragraphs: [
          'Los archivos aprecian el TIFF por su sencillez; los lectores, el PDF porque se abre. Una costumbre sensata es conservar el TIFF como original y entregar PDF. Para encontrar después palabras en los escaneos, pasa el PDF por PDF a texto y guarda el texto a su lado.',
        ],
      },
      {
        heading: 'Enviar y archivar escaneos',
        paragraphs: [
          'Juzgados, aseguradoras y oficinas de impuestos piden PDF porque se abre sin programas especiales y se imprime al tamaño correcto. Antes de enviar un fax convertido, mira sus márgenes: los faxes imprimen arriba el remitente y la fecha, y esas líneas son parte de la imagen. Si hay páginas tumbadas, gíralas en un lector de PDF y guarda; eso no toca la imagen.',
          'Para archivar, un nombre como 2024-03-18-rescision-alquiler.pdf se vuelve a encontrar antes que scan0007.pdf. Ordenar por nombre es entonces ordenar por fecha.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Mi archivo acaba en .tif. ¿Es un problema?',
      answer:
        'Es el mismo formato con un nombre más corto. Esta página acepta .tiff, así que cambia el nombre de escaneo.tif a escaneo.tiff.',
    },
    {
      question: '¿Puedo hacer un solo PDF de varios TIFF?',
      answer:
        'Sí, hasta 100. Elígelos o suéltalos juntos, deja marcado «Un solo PDF con todos» y arrástralos para ordenarlos. Cada uno aporta todas sus páginas.',
    },
    {
      question: '¿Se pierde calidad?',
      answer:
        'En una imagen normal no cambia ningún píxel. Las excepciones son los tipos de imagen que un PDF no puede contener, como los datos de coma flotante.',
    },
    {
      question: '¿Cuántas páginas puede tener el archivo?',
      answer:
        'Cientos son normales. Lo que limita el trabajo es el tamaño de la subida, 150 millones de píxeles en una página que hay que descodificar y 500 millones en una que se copia.',
    },
    {
      question: '¿Por qué todos los PDF se llaman converted.pdf?',
      answer:
        'En esta página el nombre es fijo. Cámbialo después de la descarga, o haz que tu navegador pregunte dónde guardar.',
    },
    {
      question: 'Imágenes médicas y contratos: ¿se pueden subir?',
      answer:
        'Desde el punto de vista técnico, el archivo va cifrado por el camino (HTTPS) y se borra sin demora una vez enviado el PDF. Si la ley o tu empresa prohíben subir archivos, no uses ningún servicio en línea para ello.',
    },
  ],
  related: ['tiffcompressor', 'img-to-pdf', 'pdf-compressor', 'pdf-to-txt', 'merge-pdf'],
  tryIt: {
    heading: 'Abre por fin ese fax',
    text: 'Suelta el TIFF cuyas páginas tu visor no deja pasar. Segundos después lo recorres en el navegador, sin haber tenido que iniciar sesión en ninguna parte.',
  },
};
