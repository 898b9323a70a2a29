import type { ProblemWords } from '../problem-words.ts';

/** The sentences of details that say what to try. */
export const remedies: ProblemWords['sentences'] = {
  'Try again in a minute.': 'Inténtalo de nuevo en un minuto.',
  'Try again in a few minutes.': 'Inténtalo de nuevo en unos minutos.',
  'Try again in {seconds} seconds.': 'Inténtalo de nuevo en {seconds} segundos.',
  'Please try again.': 'Inténtalo de nuevo.',
  'Check it and try again.': 'Revísala e inténtalo de nuevo.',
  'Check upper and lower case and try again.': 'Revisa mayúsculas y minúsculas e inténtalo de nuevo.',
  'Try a smaller file, or split this one.': 'Prueba con un archivo más pequeño o divide este.',
  'Try a smaller or simpler file.': 'Prueba con un archivo más pequeño o más sencillo.',
  'Split it and try the parts.': 'Divídelo y prueba con las partes.',
  'Split it into smaller files.': 'Divídelo en archivos más pequeños.',
  'Split it into smaller documents.': 'Divídelo en documentos más pequeños.',
  'Make it smaller and try again.': 'Redúcela e inténtalo de nuevo.',
  'Send the file again.': 'Envía el archivo otra vez.',
  'Send another copy of it.': 'Envía otra copia.',
  'Get another copy of it.': 'Consigue otra copia.',
  'Get another copy of the archive.': 'Consigue otra copia del archivo ZIP.',
  'Get another copy of it, or pack the files again.': 'Consigue otra copia o comprime los archivos de nuevo.',
  'Open it in the program that made it, save it again, and send the new copy.':
    'Ábrelo en el programa con el que se creó, guárdalo otra vez y envía la copia nueva.',
  'Open it in the program that made it, remove the password, save it, and send it again.':
    'Ábrelo en el programa con el que se creó, quítale la contraseña, guárdalo y envíalo de nuevo.',
  'Open it in a spreadsheet program, save it again, and send the new copy.':
    'Ábrelo en un programa de hojas de cálculo, guárdalo otra vez y envía la copia nueva.',
  'Opening the original, saving it again and sending that copy often helps.':
    'Suele ayudar abrir el original, guardarlo otra vez y enviar esa copia.',
  'Saving it again in the program that made it often helps.':
    'Suele ayudar guardarlo otra vez en el programa con el que se creó.',
  'Save it again in the program that made it, or split it, and try that.':
    'Guárdalo otra vez en el programa con el que se creó, o divídelo, y prueba con eso.',
  'Copy or download it again from where it came, or save it again in an image editor, and try that.':
    'Cópiala o descárgala otra vez, o guárdala de nuevo en un editor de imágenes, y prueba con esa.',
  'Unpack it with the program that packed it.': 'Extráelo con el programa que lo comprimió.',
  'Enter it and try again, or use a copy without a password.':
    'Escríbela e inténtalo de nuevo, o usa una copia sin contraseña.',
  'Enter it and try again, or remove the password in the program that made it.':
    'Escríbela e inténtalo de nuevo, o quítala en el programa con el que se creó.',
  'Save it as an ordinary 8-bit JPEG or as a PNG.': 'Guárdala como JPEG normal de 8 bits o como PNG.',
  'Save it as an ordinary 8-bit JPEG or as a PNG, and try that.':
    'Guárdala como JPEG normal de 8 bits o como PNG y prueba con esa.',
  'Save it as UTF-8 and try again.': 'Guárdalo como UTF-8 e inténtalo de nuevo.',
  'Save it in the current format, which is smaller by itself, and try again.':
    'Guárdalo en el formato actual, que ya ocupa menos, e inténtalo de nuevo.',
  'Print that file to a new PDF and merge the new one.': 'Imprime ese archivo en un PDF nuevo y únelo.',
  'Leave it out, or print it to a new PDF and add that.': 'Déjalo fuera, o imprímelo en un PDF nuevo y añade ese.',
  'Choose “Automatic” or another language.': 'Elige «Automático» u otro idioma.',
  'It can be compressed without the signature.': 'Se puede comprimir sin la firma.',
  'Set a print area around what you need, save the workbook, and send it again.':
    'Define un área de impresión con lo que necesitas, guarda el libro y envíalo de nuevo.',
  'Type it in the field “Password” and try again.': 'Escríbela en el campo «Contraseña» e inténtalo de nuevo.',
  'Join the pieces first, for example with 7-Zip, and send the whole archive.':
    'Une antes las partes, por ejemplo con 7-Zip, y envía el archivo completo.',
  'Unpack it there, then pack it again with AES.': 'Extráelo allí y comprímelo de nuevo con AES.',
  'Remove the password in PowerPoint, or save a copy as .pptx, and try that.':
    'Quita la contraseña en PowerPoint, o guarda una copia como .pptx, y prueba con esa.',
  'Close some, and try again.': 'Cierra algunas e inténtalo de nuevo.',
  'Fetch or end some of them first.': 'Recoge o cancela antes algunas.',
  'Wait until some have arrived.': 'Espera a que lleguen algunos.',
  'Send the next one when others are done.': 'Envía el siguiente cuando terminen otros.',
  'Send this one when others are done.': 'Envía este cuando terminen los otros.',
  'Check it, or send none.': 'Revísala o no envíes ninguna.',
  'The other tools still work.': 'Las demás herramientas funcionan.',
  'Results are kept for ten minutes.': 'Los resultados se guardan diez minutos.',
  'Please report this: it is no fault of the file.': 'Avísanos, por favor: no es culpa del archivo.',
};
