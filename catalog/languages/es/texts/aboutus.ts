import type { PageText } from '../../../copy/page-text.ts';

/** /aboutus */
export const pageText: PageText = {
  language: 'es',
  heading: 'Quiénes somos',
  lead: '{site} es un banco de trabajo con herramientas de un solo uso. Cada una hace una sola cosa con un tipo de archivo, y la hace bien.',
  facts: [],
  sections: [
    {
      heading: 'Nuestra misión',
      paragraphs: [
        'Todo el mundo recibe de vez en cuando un archivo que su programa no abre o que pesa demasiado para enviarlo. Resolverlo debería costar un minuto, no una suscripción.',
        '{site} ofrece las herramientas para ese minuto a estudiantes, autores, desarrolladores y oficinas: gratis, sin cuenta, sin marcas de agua y con un resultado que se puede enviar tal cual.',
      ],
    },
    {
      heading: 'Cómo funciona',
      paragraphs: ['Tres pasos, los mismos en todas las páginas.'],
      points: [
        {
          name: 'Subir',
          text: 'Elige un archivo o suéltalo sobre la hoja. Viaja por HTTPS hasta este servidor, a una carpeta propia.',
        },
        {
          name: 'Convertir',
          text: 'Programas de oficina de código abierto leen el archivo y escriben el nuevo. Cada uno trabaja por separado, sin acceso a la red ni a los archivos de otras personas.',
        },
        {
          name: 'Descargar',
          text: 'El resultado se descarga solo, y la carpeta se borra en cuanto se ha enviado el último byte.',
        },
      ],
    },
    {
      heading: 'Tecnología',
      paragraphs: [
        'LibreOffice convierte los archivos de Word, PowerPoint, Excel y OpenDocument; Chromium, las páginas web y Markdown; libvips, las imágenes. PDFium y Poppler leen los PDF y qpdf los escribe; Tesseract reconoce el texto de las páginas escaneadas y 7-Zip empaqueta archivos.',
        'Estos programas son los que mejor conocen sus formatos, y cualquiera puede leer su código. Nuestro trabajo está en medio: reconstruir los párrafos y las tablas de un PDF, averiguar qué hace grande un archivo y comprobar cada resultado antes de enviarlo.',
      ],
    },
    {
      heading: 'Por qué elegirnos',
      paragraphs: ['Cuatro promesas que cumple cada herramienta.'],
      points: [
        {
          name: 'No se guarda nada',
          text: 'No hay cuentas ni archivos almacenados. Lo que subes se borra en cuanto el resultado se ha enviado.',
        },
        {
          name: 'No se oculta nada',
          text: 'Si hubo que sustituir una fuente o una imagen quedó fuera, la página lo dice junto al resultado.',
        },
        {
          name: 'Sin sorpresas de tamaño',
          text: 'Si un archivo no se puede reducir, lo recibes sin cambios. Una imagen que cambia de formato, como un PNG que pasa a JPEG, puede crecer. La página lo dice en ambos casos.',
        },
        {
          name: 'Nada estorba',
          text: 'Sin publicidad, sin formularios de registro, sin rastreo. Las páginas funcionan con teclado, con lector de pantalla y sin scripts.',
        },
      ],
    },
    {
      heading: 'Ayuda',
      paragraphs: ['¿Un archivo salió mal o falta una herramienta? Escribe a {email}.'],
    },
  ],
};
