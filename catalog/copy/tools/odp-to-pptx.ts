import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page ODP to PowerPoint. */
export const copy = {
  howTo: {
    heading: 'How to bring an ODP to PowerPoint',
    steps: [
      {
        name: 'Add the .odp',
        text: 'Drag it from the file manager or click the sheet. Pressing the button without a file brings up “Please select an ODP file”.',
      },
      {
        name: 'Press Convert and wait for the download',
        text: 'The button follows the upload to 90%. The server does the rest, and the line next to it counts the seconds.',
      },
      {
        name: 'Rehearse in PowerPoint',
        text: 'Open the .pptx, start the show, and click through all builds. Correct what differs while there is still time.',
      },
    ],
  },
  why: {
    heading: 'When this page helps',
    reasons: [
      {
        name: 'The conference wants PPTX',
        text: 'Many organizers load all talks on one computer with PowerPoint. A .pptx is opened there without questions.',
      },
      {
        name: 'Colleagues work in Office',
        text: 'Text, tables, charts and notes are editable in PowerPoint, on the web and on a tablet.',
      },
      {
        name: 'The master is preserved',
        text: 'Your slide masters become PowerPoint masters, each with its background and its placeholders.',
      },
      {
        name: 'Checked for strict readers',
        text: 'The package is inspected before delivery and faults in its XML are corrected, so that PowerPoint has no reason to repair it.',
      },
      {
        name: 'No price in money or data',
        text: 'Converting is free and unlimited, there’s no sign-in, and your slides carry no branding of this site.',
      },
    ],
  },
  formats: {
    heading: 'What crosses from ODP to PPTX',
    paragraphs: [
      'Presentations in .odp are written by LibreOffice Impress, Apache OpenOffice and Collabora. PowerPoint opens them after a fashion, Keynote not at all. The page converts .odp up to {limit} to .pptx, the format of PowerPoint since 2007.',
      'Slides, masters, notes, shapes, pictures, tables, charts, hyperlinks, transitions and most animation effects are converted. Basic macros are left out. Shapes that only Impress knows become free-form outlines; they look the same and can be moved and colored, but have lost their yellow handles.',
    ],
  },
  article: {
    heading: 'From Impress to PowerPoint in time for the talk',
    sections: [
      {
        heading: 'Why ODP looks off when PowerPoint opens it',
        paragraphs: [
          'PowerPoint has an import of its own for OpenDocument, and it’s cautious: whatever it doesn’t recognize is simplified or dropped, and fonts may be replaced. If LibreOffice, which wrote the file, does the translation, more of your design survives. That’s the difference between sending an ODP and sending the PPTX made here.',
        ],
      },
      {
        heading: 'Things worth checking',
        paragraphs: [
          'Line breaks in titles, because fonts differ. Bullets with pictures. Text in several columns, which older PowerPoint versions don’t know. Charts, whose gaps and label positions follow slightly different defaults. Grouped drawings with rotated text. And sounds attached to transitions, which are best removed before converting.',
          'A good habit is to keep a PDF of the ODP at hand. Compare it with the PowerPoint slides page by page; five minutes are enough for thirty slides.',
        ],
      },
      {
        heading: 'Aspect ratio and resolution',
        paragraphs: [
          'The slide size is taken over. If your Impress presentation is 4:3 and the hall projects 16:9, black bars appear at the sides, in every program, and a quarter of the screen stays dark. Change it in Impress under Slide, Slide Properties, before converting, since moving objects afterwards is more work. Pictures are copied as they are, without any further loss.',
        ],
      },
      {
        heading: 'Corporate templates on the other side',
        paragraphs: [
          'Often the PowerPoint users have a template with their logo, and your slides are to appear in it. In the converted presentation choose Design, Browse for Themes and pick the template. It applies wherever your slides use real title and outline placeholders; text in free boxes keeps its own look and has to be formatted by hand. So in Impress, build slides from layouts (Slide, Layout) instead of empty slides with text boxes.',
          'The outline view and the export to Word use only placeholders too, so the effort pays off more than once.',
        ],
      },
      {
        heading: 'Which file to keep',
        paragraphs: [
          'Keep the .odp as your master copy as long as you write in Impress, and convert it again whenever you need to. Converting back and forth wears a presentation out, like a copy of a copy. If PowerPoint users corrected something, copy their corrections over by hand; on a few slides that’s quick, and it keeps the layout intact.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Are my speaker notes included?',
      answer: 'Yes. PowerPoint shows them below the slide and in the presenter view.',
    },
    {
      question: 'What about fonts that PowerPoint doesn’t have?',
      answer:
        'Liberation fonts are shown as Arial and Times New Roman, which are equally wide. Install rarer fonts on the presentation computer, or embed them in PowerPoint.',
    },
    {
      question: 'Can I convert several presentations at once?',
      answer: 'One after the other. Each takes a few seconds, and the page is ready for the next right away.',
    },
    {
      question: 'Do videos play?',
      answer:
        'Embedded videos are included. MP4 with H.264 plays in current PowerPoint; formats such as Ogg or WebM may not.',
    },
    {
      question: 'Does a template (.otp) work?',
      answer: 'Open it in Impress and save it as .odp; that is the format this page takes.',
    },
    {
      question: 'Where does my file go?',
      answer:
        'Through an HTTPS connection into a temporary folder, into LibreOffice, and back to you. Then the folder is deleted.',
    },
  ],
  related: ['pptx-to-odp', 'pptx-to-pdf', 'odpcompressor', 'pptxcompress', 'odt-to-doc'],
  tryIt: {
    heading: 'Convert the talk today, not in the break before it',
    text: 'Choose the .odp above and see what PowerPoint makes of the result while you’re still at your own computer. It doesn’t start a subscription.',
  },
} as const satisfies ToolCopy;
