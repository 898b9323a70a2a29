import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress ODP. */
export const copy = {
  howTo: {
    heading: 'How to make an Impress presentation smaller',
    steps: [
      {
        name: 'Choose the .odp',
        text: 'By drag and drop, by dialog, or with Google Drive or Dropbox if the site has set them up. Choosing another file clears the last result.',
      },
      {
        name: 'Set the quality of the pictures',
        text: 'It starts at 70, which looks clean on a projector in full HD. The lower end is marked “smallest file”, the upper “best pictures”.',
      },
      {
        name: 'Choose .odp or the archive',
        text: '“.odp, opens as it is” can be presented at once. The .odp.7z has to be unpacked before it can be shown.',
      },
      {
        name: 'Press Compress, then run the show',
        text: 'Look at slides with full-page photographs and fine diagrams from the distance of your audience.',
      },
    ],
  },
  why: {
    heading: 'What it does for a presentation',
    reasons: [
      {
        name: 'Full-screen backgrounds are tamed',
        text: 'A background photograph is measured against the slide and reduced to what a slide can show.',
      },
      {
        name: 'Copies collapse into one',
        text: 'Slides duplicated within Impress or pasted from other decks share their pictures again.',
      },
      {
        name: 'Animations and notes aren’t touched',
        text: 'The file content.xml, which describes objects, effects and notes, changes only in the names of pictures.',
      },
      {
        name: 'Media stay whole',
        text: 'Embedded film and sound keep every byte; so do animated GIFs and vector drawings.',
      },
      {
        name: 'Open to lecturers and pupils alike',
        text: 'No payment, no account, and as many presentations as a term brings. Your slides get no badge.',
      },
    ],
  },
  formats: {
    heading: 'About ODP',
    paragraphs: [
      'ODP is the OpenDocument format for presentations, written by LibreOffice Impress, OpenOffice and Collabora and readable in PowerPoint and Google Slides. The package contains XML, pictures, sounds, films, and a preview of the first slide. The page accepts .odp up to {limit}.',
      'After compression it is an .odp of the same version with the same slides. Pictures may have fewer pixels and stronger JPEG coding. The preview is missing until you save in Impress again, so some file managers show a plain icon. Not touched are embedded spreadsheets, formulas, fonts, and anything in a signed presentation.',
    ],
  },
  article: {
    heading: 'Slides that open quickly on any machine',
    sections: [
      {
        heading: 'Size on disk and size in memory',
        paragraphs: [
          'Impress unpacks each picture to full size when it shows it: four bytes for each pixel. A photograph of 24 megapixels takes about a hundred megabytes of memory, no matter how well it is compressed in the file. On an old classroom computer, this is why changing slides is slow. Reducing the number of pixels therefore helps twice, in the file and during the show; stronger compression alone would help only in the file.',
        ],
      },
      {
        heading: 'What a projector can show',
        paragraphs: [
          'Most projectors have 1920 pixels across, older ones 1280 or 1024. A slide in Impress is 28 centimeters wide in 16:9, that is eleven inches. At a quality of 70, pictures keep about 144 pixels an inch, so a picture across the whole slide has some 1,580. For a hall with a 4K projector choose 95.',
          'Diagrams pasted as pictures suffer more than photographs. If you have the choice, paste them as SVG or as native drawing, which have no pixels at all.',
        ],
      },
      {
        heading: 'Sharing in class or in a team',
        paragraphs: [
          'Learning platforms often limit uploads to 10 or 20 megabytes. A presentation with thirty photographs gets below that at 50 to 70. If pupils are only to read, export a PDF as well; if they are to work on the slides, the compressed .odp is the right file.',
        ],
      },
      {
        heading: 'Film and sound are another matter',
        paragraphs: [
          'A minute of video from a phone weighs 60 to 130 megabytes, more than all your pictures. This page leaves films alone, because re-encoding them takes minutes and may stop them from playing in Impress. Shorten and reduce a film in a video program, to 1280 by 720 pixels for example, and insert it again. Sounds as WAV can be replaced by MP3 at a tenth of the size.',
          'To see what makes a presentation heavy, give a copy of it the ending .zip and open that: the folders Pictures and Media tell at a glance which of the two it is.',
        ],
      },
      {
        heading: 'Tidying up in Impress',
        paragraphs: [
          'Delete masters you don’t use (View, Master Slide). Crop pictures permanently with Compress in the context menu if the hidden parts aren’t needed. Check whether sounds are attached to transitions. After that a pass through this page removes what is left over.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Does a compressed ODP still open in PowerPoint?',
      answer:
        'As well as before, since only pictures have changed. For PowerPoint users, ODP to PowerPoint is the better choice.',
    },
    {
      question: 'Are transparent pictures kept transparent?',
      answer: 'Yes. Only pictures without any see-through part may become JPEGs.',
    },
    {
      question: 'Can I choose different qualities for different slides?',
      answer: 'No, one value applies to all pictures. But each is measured by its own size on the slide.',
    },
    {
      question: 'The result is as large as the original. Why?',
      answer:
        'Its weight is in films, or in pictures that are already reduced. You get your own file back, with the message “Already as small as it gets”.',
    },
    {
      question: 'Why does the button remain gray?',
      answer: 'No file has been accepted yet. If you drop a file, its name must end in .odp in lower case.',
    },
    {
      question: 'Do you keep a copy of the talk?',
      answer:
        'No. It arrives over HTTPS, in a folder that only this job can use, and the folder is deleted as soon as the smaller file has been sent.',
    },
  ],
  related: ['odp-to-pptx', 'pptxcompress', 'odtcompressor', 'pptx-to-odp', 'img-compressor'],
  tryIt: {
    heading: 'Ready before the lesson begins',
    text: 'Drop the presentation above and keep the slider at 70. You’ll know within seconds whether it fits the platform, and there’s nothing to join.',
  },
} as const satisfies ToolCopy;
