import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to PowerPoint. */
export const copy = {
  howTo: {
    heading: 'How to make slides of a PDF',
    steps: [
      {
        name: 'Choose the PDF of the presentation',
        text: 'Drag it in, browse, or pick it from Google Drive or Dropbox if the site has set them up.',
      },
      {
        name: 'Press Convert',
        text: 'Every page is taken apart into texts, tables, pictures, areas and lines, and put together again as a slide.',
      },
      {
        name: 'Open the .pptx',
        text: '“Conversion complete” means it has been downloaded. Click a paragraph: it’s a text box you can edit, move and format.',
      },
      {
        name: 'Tidy up the slides you need',
        text: 'Delete the rest, apply your own design, and bring the boxes you will reuse into placeholders.',
      },
    ],
  },
  why: {
    heading: 'What can be edited afterwards',
    reasons: [
      {
        name: 'Paragraphs, not lines',
        text: 'Lines that belong together share a text box, so you can change a sentence without dragging fragments around.',
      },
      {
        name: 'Native tables',
        text: 'Tables become PowerPoint tables with rows, columns and fills.',
      },
      {
        name: 'Pictures as separate objects',
        text: 'Each picture stays in place and can be copied, cropped or replaced.',
      },
      {
        name: 'Slides the size of the page',
        text: 'The slide takes the format of the first page, whether 16:9 or A4, so nothing is squeezed.',
      },
      {
        name: 'Free for lecturers, students and everyone else',
        text: 'Convert one deck or fifty without a subscription and without registering. No logo is put on your slides.',
      },
    ],
  },
  formats: {
    heading: 'PDF pages and PowerPoint slides',
    paragraphs: [
      'The page reads .pdf up to {limit} and writes .pptx, which PowerPoint, Keynote, Google Slides and Impress open. Any PDF can be converted, but PDFs that were once slides work best.',
      'Text keeps its font name, size, color, bold and italic. Tables, pictures, filled areas, lines and curved shapes keep their place; if a page has more than 400 shapes, they become one picture. A PDF doesn’t contain animations, speaker notes, the slide master or a chart’s figures, so the result doesn’t either. Web links become plain text.',
    ],
  },
  article: {
    heading: 'Getting a presentation back when only the handout exists',
    sections: [
      {
        heading: 'What was lost when the PDF was made',
        paragraphs: [
          'A PowerPoint file knows that this is a title and that is a list, that the blue bar belongs to the master, and that a chart is made of twelve numbers. Printing to PDF flattens all of it. The page contains letters, rectangles and pictures at certain coordinates. The numbers behind the chart are gone for good; what remains is how it looked.',
          'So a converted deck is a good source and a poor template. Copy texts, tables and pictures from it into a presentation with a proper master.',
        ],
      },
      {
        heading: 'The quick way to a clean deck',
        paragraphs: [
          'Open your own template next to the converted file. Add a slide with the layout that fits, copy the title as text only into the title placeholder, then the list into the content placeholder, and paste tables with “use destination styles”. After that the outline view works, a change of colors reaches every slide, and screen readers know where they are. In the converted file itself, texts are free boxes, and the outline stays empty.',
        ],
      },
      {
        heading: 'Pages that are pictures',
        paragraphs: [
          'Some programs export each slide as one large picture, and scanned handouts are pictures anyway. In that case the words are recognized and put as text boxes where they were read, in place of the picture of the page. Photographs and drawings that were part of that picture aren’t cut out of it. If you need the look and not the words, insert the page as a picture in PowerPoint.',
        ],
      },
      {
        heading: 'Documents as slides?',
        paragraphs: [
          'A report on upright pages can be converted, and each page becomes an upright slide full of text. That’s useful for annotating it in a meeting, with a pen on a touch screen for instance. For a talk it is better to convert the report to Word and copy the few sentences that matter.',
        ],
      },
      {
        heading: 'Who owns the slides?',
        paragraphs: [
          'A PDF that can be downloaded isn’t therefore free to be reused. Quoting a figure with its source is usually fine; taking over whole slides needs the author’s consent. When you rebuild a deck of a colleague or of a customer, ask for the original first. They are often glad to send it, and you save the work of tidying up.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Are fonts embedded in the presentation?',
      answer:
        'No, they are named. If your computer doesn’t have one, PowerPoint shows another, and a line may run longer than its box.',
    },
    {
      question: 'What if pages have different sizes?',
      answer:
        'A presentation knows a single slide size. The first page sets it; content of other pages keeps its own measure and may not fill the slide.',
    },
    {
      question: 'Can charts be edited?',
      answer: 'Only their texts and the shapes that they are drawn with. The data isn’t in the PDF.',
    },
    {
      question: 'Why do several boxes overlap on some slides?',
      answer:
        'The original slide probably showed them one after the other. In the PDF they’re in the same place, so they are here too.',
    },
    {
      question: 'How many pages can the PDF have?',
      answer:
        'Two thousand at most, and very rich pages may reach the time limit earlier. The page then suggests splitting the PDF.',
    },
    {
      question: 'Does somebody keep my slides?',
      answer:
        'No. Your upload travels over HTTPS, is converted at once, and is deleted from the server once the .pptx has been sent.',
    },
  ],
  related: ['pptx-to-pdf', 'pptxcompress', 'pdf-to-word', 'pptx-to-odp', 'pdf-to-txt'],
  tryIt: {
    heading: 'See which parts you can reuse',
    text: 'Drop the PDF of an old talk above and look at three slides of the result: one with text, one with a table, one with pictures. That’s free and takes less than a minute.',
  },
} as const satisfies ToolCopy;
