import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PowerPoint to ODP. */
export const copy = {
  howTo: {
    heading: 'How to bring PowerPoint slides into Impress',
    steps: [
      {
        name: 'Drop the presentation',
        text: 'The sheet above takes one .pptx at a time. Anything else is refused with “❌ Only .pptx files are allowed.”',
      },
      {
        name: 'Press Convert',
        text: 'LibreOffice opens the slides on the server and stores them as OpenDocument.',
      },
      {
        name: 'Run the slide show once',
        text: 'Open the .odp in Impress, press F5 and watch the transitions and builds you rely on. Then look at the slides with the most text in the editing view.',
      },
    ],
  },
  why: {
    heading: 'What makes the change easier',
    reasons: [
      {
        name: 'Masters and layouts come along',
        text: 'Backgrounds, title positions and bullet styles sit in the master, so you can adapt the design once for all slides.',
      },
      {
        name: 'Notes and hidden slides are kept',
        text: 'What you wrote for yourself is still below the slides, and slides you hid stay hidden.',
      },
      {
        name: 'Charts and tables stay live',
        text: 'A double-click opens the figures behind a chart, and tables have cells.',
      },
      {
        name: 'VBA is left behind',
        text: 'Macros inside a presentation are dropped without being run, and the result says so.',
      },
      {
        name: 'No charge and no quota',
        text: 'Schools that move to LibreOffice can bring years of lessons here. There’s no account to share and no watermark to remove.',
      },
    ],
  },
  formats: {
    heading: 'PPTX and ODP compared',
    paragraphs: [
      'PPTX belongs to Office Open XML, the formats of Microsoft Office. ODP belongs to OpenDocument and is what LibreOffice Impress, OpenOffice and Collabora save by default; PowerPoint and Google Slides can open it. Files of up to {limit} in .pptx are accepted.',
      'Text, shapes, pictures, tables, charts, masters, notes, links and most animations have an equivalent. SmartArt turns into a group of shapes. Morph transitions, 3D models, zoom slides and ink recordings are unknown to OpenDocument and are replaced by something simpler or by a picture. Linked media aren’t fetched.',
    ],
  },
  article: {
    heading: 'Moving a presentation to LibreOffice',
    sections: [
      {
        heading: 'Why convert at all if Impress opens PPTX?',
        paragraphs: [
          'Impress does open PowerPoint files, and for a single viewing that is enough. If you keep editing a .pptx in Impress, however, each save translates the slides back into a foreign format, and small differences add up: bullets change their indent, text shrinks a little more each time. Stored as ODP, the presentation is in the native format of the program, and what you see is what is saved.',
          'A team that switches to OpenDocument should do so all at once. As long as some edit the .pptx and others the .odp, you have two diverging versions. Convert the presentation, check it, put the old file into an archive folder, and agree that from that day on the .odp is the one that counts. Anybody who still uses PowerPoint can open and save it there, with the usual care about effects.',
        ],
      },
      {
        heading: 'Autofit, the usual suspect',
        paragraphs: [
          'PowerPoint shrinks text that doesn’t fit its placeholder, and stores by how much. Impress computes its own shrinkage. The same slide can therefore have slightly larger or smaller type, sometimes with one line more. On slides where it matters, turn autofit off and set the size yourself; both programs respect that.',
        ],
      },
      {
        heading: 'Animations and transitions',
        paragraphs: [
          'Both programs know entrance, emphasis and exit effects and motion paths. Their timing is kept, including “after previous” and “with previous”. Effects that PowerPoint has added in recent years become a plain appearance. If your talk depends on exact choreography, rehearse it; one with a few fades will run as before.',
        ],
      },
      {
        heading: 'Fonts and symbols on another machine',
        paragraphs: [
          'An .odp names fonts just as a .pptx does. Bullets from Wingdings are translated to Unicode symbols where possible. If the lecture-hall computer runs Linux, prefer fonts that come with LibreOffice, or embed yours in Impress under File, Properties, Font.',
        ],
      },
      {
        heading: 'What to test on the lecture-hall computer',
        paragraphs: [
          'A presentation that is right in the editing view can still surprise in front of an audience. Test three things where you will speak. Does the presenter view show your notes on the laptop and the slides on the wall? Do embedded sounds and films play, or does the system lack a decoder? And do links lead on, above all those to other files, which are stored as paths and break as soon as the presentation lies in another folder?',
          'If the hall has no LibreOffice, Impress can export the slides as PDF with one click, and that is the safest companion of any .odp.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Are embedded videos kept?',
      answer:
        'Videos stored inside the presentation are taken into the ODP. Whether they play depends on the codecs of the computer that shows them.',
    },
    {
      question: 'Can PowerPoint open the result?',
      answer: 'Yes, PowerPoint reads ODP. For further editing in PowerPoint keep the original .pptx, though.',
    },
    {
      question: 'What happens with slide numbers and dates?',
      answer: 'They remain fields that count and update by themselves.',
    },
    {
      question: 'Is a theme color still a theme color?',
      answer:
        'The slides look the same, but the ODP stores colors as fixed values, so the palette of the whole presentation can’t be exchanged at once.',
    },
    {
      question: 'How is my presentation protected?',
      answer:
        'It travels over HTTPS. Its folder on the server exists only while the conversion runs and is deleted once the .odp has been sent to you.',
    },
  ],
  related: ['odp-to-pptx', 'odpcompressor', 'pptx-to-pdf', 'pptxcompress', 'doc-to-odt'],
  tryIt: {
    heading: 'Start with a deck you know by heart',
    text: 'You’ll notice at once what has changed and what hasn’t. Drop it above; nobody asks for your e-mail address.',
  },
} as const satisfies ToolCopy;
