import type { PageText } from '../../../copy/page-text.ts';

/** /privacy-policy */
export const pageText: PageText = {
  language: 'es',
  heading: 'Política de privacidad',
  lead: 'En resumen: tu archivo se procesa y se borra. Nadie lo mira, y no se guarda nada sobre ti.',
  facts: [{ name: 'En vigor', text: '1 de agosto de 2025' }],
  sections: [
    {
      heading: 'Quién es responsable',
      paragraphs: ['De {site} se encarga {operator}. Para cualquier cosa de esta página, escribe a {email}.'],
    },
    {
      heading: 'Qué se recoge, por un momento',
      paragraphs: [
        'Para convertir un archivo, el servidor tiene que recibirlo. Esto es todo lo que llega al servidor y el tiempo que permanece en él.',
      ],
      points: [
        {
          name: 'Archivos que subes',
          text: 'Están en una carpeta propia mientras dura la conversión y no los ve ningún programa salvo el que los convierte.',
        },
        {
          name: 'Archivos de Google Drive o Dropbox',
          text: 'Solo se lee el archivo que eliges, con el permiso que das en la ventana del propio proveedor. Tu navegador lo descarga y lo sube como cualquier otro archivo; tu contraseña y tus demás archivos quedan fuera de nuestro alcance.',
        },
        {
          name: 'Estadísticas de uso anónimas',
          text: 'El servidor cuenta conversiones: qué herramienta, cuántos bytes, cuánto tardó y si funcionó. No registra nombres de archivos, ni contenidos, ni nada que diga quién eres.',
        },
      ],
    },
    {
      heading: 'Cuándo se borran los archivos',
      paragraphs: [
        'Los archivos se borran poco después de la conversión: la carpeta con tu archivo y el resultado se elimina en cuanto el resultado se ha enviado. Lo mismo ocurre si la conversión falla, si la cancelas o si cierras la página.',
        'Si tu conexión se corta durante una conversión larga, el resultado espera a que la página vuelva a buscarlo, diez minutos como máximo.',
        'Tu propio navegador guarda los resultados de una visita, hasta 100 MB, para que sigas teniéndolos si recargas la página. Están cifrados con una clave que solo tiene la pestaña abierta: al cerrarla ya no se pueden leer, y ese resto ilegible se borra al cabo de un día, en cuanto vuelvas a visitar el sitio. «Quitar todos» los elimina al momento.',
        'No hay copias de los archivos subidos. Si pierdes un resultado, convierte el original otra vez.',
      ],
    },
    {
      heading: 'Cookies y otras empresas',
      paragraphs: [
        'El sitio no usa cookies, no muestra publicidad y no carga nada de otros servidores por su cuenta. Los scripts de Google o Dropbox se cargan solo cuando pulsas su botón; desde ese momento, lo que haces en sus ventanas se rige por sus propias políticas de privacidad.',
      ],
    },
    {
      heading: 'Cómo se protegen los archivos',
      paragraphs: [
        'Los archivos viajan por HTTPS. En el servidor, cada conversión se hace en un proceso propio, sin acceso a la red ni a los archivos de otras personas. Nadie abre a mano los archivos subidos.',
      ],
    },
    {
      heading: 'Tus derechos',
      paragraphs: [
        'Como no se guarda nada sobre ti, no hay nada que mostrar, corregir ni vender. Si tienes alguna pregunta, escribe a {email} y recibirás respuesta.',
      ],
    },
    {
      heading: 'Cambios',
      paragraphs: ['Si esta política cambia, el texto nuevo aparece en esta página con la fecha desde la que rige.'],
    },
  ],
};
