import type { Tool } from '../../tool/tool.ts';
import { type CatalogueWords, translateTool } from '../tool-words.ts';
import { phrases } from './phrases.ts';

const tools: CatalogueWords['tools'] = {
  'word-to-pdf': {
    title: 'Word a PDF',
    description: 'Convierte un documento de Word en un PDF que se ve igual en todas las pantallas e impresoras.',
    keywords: ['word a pdf', 'docx a pdf', 'convertir word a pdf', 'pasar word a pdf gratis'],
  },
  'pdf-to-word': {
    title: 'PDF a Word',
    description: 'Obtén un documento de Word que puedes editar, con sus títulos, listas, tablas y notas.',
    keywords: ['pdf a word', 'pdf a docx', 'convertir pdf a word', 'editar pdf en word'],
  },
  'odt-to-pdf': {
    title: 'ODT a PDF',
    description: 'Convierte un texto OpenDocument en un PDF que conserva sus títulos, enlaces y marcadores.',
    keywords: ['odt a pdf', 'opendocument a pdf', 'libreoffice writer a pdf', 'convertir odt'],
  },
  'pdf-to-odt': {
    title: 'PDF a ODT',
    description:
      'Convierte un PDF en un texto OpenDocument cuyos párrafos, títulos y tablas puedes editar en LibreOffice.',
    keywords: ['pdf a odt', 'pdf a opendocument', 'pdf a libreoffice', 'editar pdf en writer'],
  },
  'text-to-pdf': {
    title: 'Texto a PDF',
    description:
      'Convierte texto sin formato en un PDF fácil de leer, con la codificación detectada y las columnas alineadas.',
    keywords: ['texto a pdf', 'txt a pdf', 'convertir archivo de texto a pdf'],
  },
  'pdf-to-txt': {
    title: 'PDF a texto',
    description: 'Extrae el texto de un PDF en orden de lectura, párrafo a párrafo, incluso de páginas escaneadas.',
    keywords: ['pdf a texto', 'pdf a txt', 'extraer texto de pdf', 'ocr pdf', 'pdf escaneado a texto'],
  },
  'doc-to-odt': {
    title: 'Word a ODT',
    description:
      'Convierte un documento de Word en un texto OpenDocument con sus estilos, comentarios y control de cambios.',
    keywords: ['docx a odt', 'word a odt', 'word a opendocument'],
  },
  'odt-to-doc': {
    title: 'ODT a Word',
    description: 'Convierte un texto OpenDocument en un documento de Word que otras personas pueden revisar y editar.',
    keywords: ['odt a docx', 'odt a word', 'opendocument a word'],
  },
  'pptx-to-pdf': {
    title: 'PowerPoint a PDF',
    description:
      'Convierte una presentación de PowerPoint en un PDF con una página por diapositiva, lista para enviar.',
    keywords: ['pptx a pdf', 'powerpoint a pdf', 'diapositivas a pdf', 'presentación a pdf'],
  },
  'pdf-to-pptx': {
    title: 'PDF a PowerPoint',
    description: 'Convierte cada página de un PDF en una diapositiva con texto y tablas que puedes editar.',
    keywords: ['pdf a powerpoint', 'pdf a pptx', 'pdf a diapositivas', 'editar diapositivas de un pdf'],
  },
  'pptx-to-odp': {
    title: 'PowerPoint a ODP',
    description:
      'Convierte una presentación de PowerPoint en una OpenDocument para Impress, con patrones, notas y gráficos.',
    keywords: ['pptx a odp', 'powerpoint a odp', 'powerpoint a impress'],
  },
  'odp-to-pptx': {
    title: 'ODP a PowerPoint',
    description: 'Convierte una presentación OpenDocument en una de PowerPoint, con sus patrones, notas y animaciones.',
    keywords: ['odp a pptx', 'odp a powerpoint', 'impress a powerpoint'],
  },
  'rtf-to-pdf': {
    title: 'RTF a PDF',
    description:
      'Convierte un archivo de texto enriquecido en un PDF con sus fuentes, tablas e imágenes, sin procesador de textos.',
    keywords: ['rtf a pdf', 'texto enriquecido a pdf', 'convertir rtf', 'abrir rtf sin wordpad'],
  },
  'pdf-to-rtf': {
    title: 'PDF a RTF',
    description:
      'Convierte un PDF en texto enriquecido que abre casi cualquier procesador de textos, con sus párrafos intactos.',
    keywords: ['pdf a rtf', 'pdf a texto enriquecido', 'convertir pdf a rtf'],
  },
  'html-to-pdf': {
    title: 'HTML a PDF',
    description:
      'Convierte una página HTML en un PDF con sus estilos de impresión, sus enlaces y sus títulos como marcadores.',
    keywords: ['html a pdf', 'archivo html a pdf', 'imprimir html', 'informe html a pdf'],
  },
  'md-to-pdf': {
    title: 'Markdown a PDF',
    description: 'Convierte Markdown en un PDF bien compuesto, con tablas, código resaltado, fórmulas y notas al pie.',
    keywords: ['markdown a pdf', 'md a pdf', 'markdown de github a pdf', 'readme a pdf'],
  },
  'xlsx-to-pdf': {
    title: 'Excel a PDF',
    description: 'Convierte un libro de Excel en un PDF cuyas columnas caben en la página. No se corta nada.',
    keywords: ['xlsx a pdf', 'excel a pdf', 'hoja de cálculo a pdf', 'excel a pdf en una página'],
  },
  'csv-to-pdf': {
    title: 'CSV a PDF',
    description: 'Convierte un CSV en una tabla PDF con el encabezado en cada página y todas las columnas completas.',
    keywords: ['csv a pdf', 'tabla csv a pdf', 'imprimir csv', 'csv en tabla imprimible'],
  },
  'img-to-pdf': {
    title: 'Imagen a PDF',
    description: 'Convierte un JPG o PNG en una página PDF del mismo tamaño, con todos sus píxeles intactos.',
    keywords: ['imagen a pdf', 'jpg a pdf', 'png a pdf', 'foto a pdf'],
  },
  'tiff-to-pdf': {
    title: 'TIFF a PDF',
    description: 'Convierte un TIFF en un PDF con todas sus páginas. Escaneos, faxes y fotos no pierden nada.',
    keywords: ['tiff a pdf', 'tif a pdf', 'tiff de varias páginas', 'fax a pdf'],
  },
  'pdf-compressor': {
    title: 'Comprimir PDF',
    description: 'Reduce un PDF. El texto sigue nítido, y los enlaces, marcadores y formularios siguen funcionando.',
    keywords: ['comprimir pdf', 'reducir tamaño de pdf', 'reducir pdf', 'hacer pdf más pequeño'],
  },
  'img-compressor': {
    title: 'Comprimir imagen',
    description:
      'Convierte un JPG o PNG en un JPEG más ligero de las mismas dimensiones, sin ubicación ni datos de cámara.',
    keywords: ['comprimir imagen', 'comprimir jpg', 'reducir tamaño de foto', 'quitar ubicación de foto'],
  },
  csvcompress: {
    title: 'Comprimir CSV',
    description: 'Reduce un CSV sin cambiar ningún valor, o empaquétalo hasta cerca de una sexta parte de su tamaño.',
    keywords: ['comprimir csv', 'reducir csv', 'minificar csv', 'csv a zst', 'csv a 7z'],
  },
  pptxcompress: {
    title: 'Comprimir PPTX',
    description: 'Reduce un archivo de PowerPoint ajustando sus imágenes al tamaño con que se ven en las diapositivas.',
    keywords: ['comprimir pptx', 'comprimir powerpoint', 'reducir powerpoint', 'reducir presentación'],
  },
  docxcompressor: {
    title: 'Comprimir DOCX',
    description: 'Reduce un documento de Word comprimiendo sus imágenes. El texto y el diseño no cambian.',
    keywords: ['comprimir docx', 'comprimir documento de word', 'reducir archivo word'],
  },
  xlsxcompressor: {
    title: 'Comprimir XLSX',
    description: 'Reduce un libro de Excel comprimiendo sus imágenes. Todas las celdas y fórmulas siguen igual.',
    keywords: ['comprimir xlsx', 'comprimir excel', 'reducir archivo excel', 'reducir libro de excel'],
  },
  odtcompressor: {
    title: 'Comprimir ODT',
    description: 'Reduce un texto OpenDocument comprimiendo sus imágenes. El texto y el diseño no cambian.',
    keywords: ['comprimir odt', 'reducir odt', 'reducir opendocument'],
  },
  odpcompressor: {
    title: 'Comprimir ODP',
    description:
      'Reduce una presentación OpenDocument ajustando sus imágenes al tamaño con que se ven en las diapositivas.',
    keywords: ['comprimir odp', 'reducir odp', 'reducir presentación de impress'],
  },
  tiffcompressor: {
    title: 'Comprimir TIFF',
    description:
      'Reduce un TIFF y conserva todas sus páginas. Los escaneos no pierden nada; las fotos pasan a JPEG dentro de él.',
    keywords: ['comprimir tiff', 'reducir tiff', 'comprimir tiff de varias páginas'],
  },
  bmpcompressor: {
    title: 'Comprimir BMP',
    description: 'Convierte un BMP en un JPEG o WebP mucho más ligero, o en un BMP de cerca de una quinta parte.',
    keywords: ['comprimir bmp', 'bmp a jpg', 'bmp a webp', 'reducir mapa de bits'],
  },
  'merge-pdf': {
    title: 'Unir PDF',
    description: 'Une varios PDF en el orden que elijas, con sus marcadores, enlaces, formularios y archivos adjuntos.',
    keywords: ['unir pdf', 'combinar pdf', 'juntar pdf', 'fusionar pdf'],
  },
  'zip-compressor': {
    title: 'Crear ZIP',
    description: 'Empaqueta archivos y carpetas enteras en un solo archivo ZIP que se abre en cualquier sistema.',
    keywords: ['crear zip', 'comprimir en zip', 'archivos a zip', 'comprimir una carpeta'],
  },
  'zip-extractor': {
    title: 'Extraer ZIP',
    description:
      'Abre cualquier archivo ZIP, incluso con contraseña, nombres ilegibles o un método de compresión poco común.',
    keywords: ['extraer zip', 'descomprimir en línea', 'abrir zip con contraseña', 'descomprimir archivos'],
  },
};

/** The Spanish words for the catalogue. */
export const words: CatalogueWords = { tools, phrases };

/** A tool in Spanish. */
export const inThisLanguage = (tool: Tool): Tool => translateTool(tool, words);
