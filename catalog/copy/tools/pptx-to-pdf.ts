import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PowerPoint to PDF. */
export const copy = {
  howTo: {
    heading: 'How to save a presentation as PDF',
    steps: [
      {
        name: 'Select your slides',
        text: 'Drop your .pptx on the sheet, or pick it with the button. You only need the file itself; linked videos aren’t used.',
      },
      {
        name: 'Press Convert',
        text: 'A deck of thirty slides usually takes a few seconds. With many large photographs the upload takes longer than the conversion.',
      },
      {
        name: 'Page through the PDF',
        text: 'The card shows how many pages it has. Slides that are hidden in PowerPoint are left out, so the number may be smaller than you expect.',
      },
      {
        name: 'Read the notes on the card',
        text: 'If a font had to be replaced, the card names it. Check text close to the edge of its box on those slides.',
      },
    ],
  },
  why: {
    heading: 'Why share slides as PDF from here',
    reasons: [
      {
        name: 'One page for each slide',
        text: 'Pages have exactly the proportions of your slides, 16:9, 4:3 or your own, with no white border.',
      },
      {
        name: 'Sharp at any zoom',
        text: 'Text, shapes and charts stay vectors. They don’t blur on a projector or a large print.',
      },
      {
        name: 'Slide titles as bookmarks',
        text: 'Readers jump to a slide by its title, and links to web pages can be clicked.',
      },
      {
        name: 'Speaker notes stay with you',
        text: 'The PDF contains what your audience should see, not what you wrote below the slides.',
      },
      {
        name: 'Open to all, every day',
        text: 'Converting is free, with no limit per hour, no login, and no watermark across your charts.',
      },
    ],
  },
  formats: {
    heading: 'From PPTX to PDF',
    paragraphs: [
      'PPTX is the format of PowerPoint since 2007; Keynote, Google Slides and LibreOffice Impress export it. To show it properly, a computer needs such a program and the fonts you used. A PDF needs neither. The page takes .pptx files of up to {limit}.',
      'Backgrounds, masters, text, tables, charts, SmartArt, pictures, page numbers and links are on the pages as they are on the slides. Animations, transitions, sound and video don’t exist in the PDF; of a video the preview picture remains. Comments and macros are left out.',
    ],
  },
  article: {
    heading: 'Handouts, builds and missing fonts',
    sections: [
      {
        heading: 'What becomes of animated slides',
        paragraphs: [
          'A PDF page shows the slide with everything on it at once, as PowerPoint shows it in the editing view. For bullet points that appear one by one, that’s what you want. If pictures replace each other in the same spot, they end up on top of one another, and you see only the topmost.',
          'The remedy is to duplicate such a slide before converting: one copy for each step, with what doesn’t belong to it removed. For a talk with many builds, that takes a quarter of an hour and gives you a PDF you can present full screen on any computer.',
        ],
      },
      {
        heading: 'Text that no longer fits its box',
        paragraphs: [
          'Slides are less forgiving than documents: the boxes have fixed sizes, and a title that grows by one letter breaks into two lines. This happens if the font is missing. Company fonts are the usual reason. Embed them in PowerPoint for Windows (File, Options, Save) or set the few slides concerned in a common font such as Calibri or Arial, for which the server has counterparts of equal width.',
        ],
      },
      {
        heading: 'Large decks, small PDFs',
        paragraphs: [
          'Presentations grow because photographs are pasted at full size. In the PDF they are already more economical than in the .pptx, but for an attachment it may still be too much. Compress PDF then reduces them to the resolution of a screen or a printer, whichever you choose there.',
        ],
      },
      {
        heading: 'Slides as a document of their own',
        paragraphs: [
          'A PDF is read without you. What you say aloud is missing, and a slide with three words and a photograph tells little. If the PDF is to stand alone, add a sentence or two to such slides in a copy of the deck, or hand out a text with it. Include the occasion and date in the file name, so readers can find it again.',
        ],
      },
      {
        heading: 'Printing slides on paper',
        paragraphs: [
          'To have two or six slides on a sheet, print the PDF and choose “multiple pages per sheet” in the print dialog; most PDF readers have it. Dark backgrounds cost a lot of ink, so if you know that people will print, choose a light design before you convert. Speaker notes can be printed from PowerPoint itself, in the view Notes Pages.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I convert the older .ppt format?',
      answer: 'This page accepts .pptx. PowerPoint, Impress and Google Slides open a .ppt and save it as .pptx.',
    },
    {
      question: 'Why is a slide missing?',
      answer:
        'It is probably hidden. Show it again in PowerPoint under Slide Show, Hide Slide, save, and convert it again.',
    },
    {
      question: 'Can I have the notes below the slides?',
      answer: 'Not here. The PDF consists of the slides only; print the Notes Pages from your presentation program.',
    },
    {
      question: 'Does the PDF work for people with a screen reader?',
      answer:
        'It is tagged and contains real text. Order and quality depend on the slides: use the title placeholder on each, and give pictures an alternative text.',
    },
    {
      question: 'Are photographs scaled down?',
      answer: 'Very large ones may be brought to print resolution. On a screen and on paper no difference can be seen.',
    },
    {
      question: 'Is it safe to upload a deck that isn’t public yet?',
      answer:
        'The connection is encrypted (HTTPS), only the converter reads the deck, and it’s deleted from the server as soon as the PDF has been sent, not hours later. Your company’s rules still come first.',
    },
  ],
  related: ['pdf-to-pptx', 'pptxcompress', 'pptx-to-odp', 'pdf-compressor', 'merge-pdf', 'odp-to-pptx'],
  tryIt: {
    heading: 'Ten slides tell you everything',
    text: 'Take the deck for your next meeting, drop it above and page through the result before you decide how to send it. You don’t have to register.',
  },
} as const satisfies ToolCopy;
