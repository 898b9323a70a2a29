import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress PPTX. */
export const copy = {
  howTo: {
    heading: 'How to shrink a PowerPoint file',
    steps: [
      {
        name: 'Drop the deck',
        text: 'A .pptx on the area above, or one chosen by clicking there. The Compress button becomes active.',
      },
      {
        name: 'Choose how the slides will be shown',
        text: 'The Quality slider starts at 30, enough for a laptop and most mail attachments. For a large projector choose 50 to 75, for print 85 or more.',
      },
      {
        name: 'Choose the output',
        text: '“.pptx, opens as it is” is a normal presentation. “.pptx.7z, smaller, unpack before use” is meant for storage and slow lines.',
      },
      {
        name: 'Press Compress and look at the slides with photos',
        text: 'The result has your deck’s name plus _compressed. If a picture looks soft in full screen, try again with a higher quality.',
      },
    ],
  },
  why: {
    heading: 'What is touched, and what isn’t',
    reasons: [
      {
        name: 'Pictures to the size shown',
        text: 'Each picture keeps the pixels it needs for the largest size at which a slide, layout or master shows it. The rest go.',
      },
      {
        name: 'Once is enough',
        text: 'A logo pasted onto forty slides as forty copies is stored only once.',
      },
      {
        name: 'Text, charts and animations stay',
        text: 'The slides themselves aren’t rewritten; only the names of replaced pictures change.',
      },
      {
        name: 'Videos are left alone',
        text: 'Film and sound remain untouched, byte for byte. Animated GIFs keep moving.',
      },
      {
        name: 'No plan to choose',
        text: 'Compress any number of decks, free of charge. The tool needs no account and adds no slide, footer or watermark.',
      },
    ],
  },
  formats: {
    heading: 'The inside of a .pptx',
    paragraphs: [
      'A .pptx, PowerPoint’s format since 2007, is a ZIP package. It holds one XML file for each slide and a folder with the media. The result is the same kind of file: PowerPoint, Keynote, Google Slides and Impress open it without any conversion. Presentations up to {limit} are accepted.',
      'Photographs become tighter JPEGs, PNGs are packed better or, if they are opaque photographs, become JPEGs; the preview picture of the first slide is dropped. What you lose is resolution beyond the chosen quality and, with it, the chance to enlarge a picture later without blur. Cropped parts are kept, EMF and WMF drawings are only packed better, and signed presentations are only packed better. If a presentation has a password, the page asks for it, and the smaller file opens without one.',
    ],
  },
  article: {
    heading: 'How a deck gets to eighty megabytes',
    sections: [
      {
        heading: 'Screens are smaller than cameras',
        paragraphs: [
          'A slide shown on a full HD projector has 1920 by 1080 pixels. A phone photograph has 4000 by 3000, and placed as a quarter of the slide it needs 960 by 540 of them. So twenty-two of every twenty-three pixels travel from computer to computer without ever being seen. Ten such pictures account for forty megabytes.',
          'At a quality of 30, pictures keep about 96 pixels per inch of the slide; at 50 they keep 120, at 75 they keep 150, at 85 they keep 200, and at 95 they keep 300. A standard slide is 13.33 inches wide, so 150 per inch makes two thousand pixels across, about the width of full HD.',
        ],
      },
      {
        heading: 'Screenshots need other treatment than photos',
        paragraphs: [
          'A screenshot has flat areas and sharp letters. As a JPEG it gets a gray haze around the text. So both are tried: a PNG, with a palette of 256 colors if possible, and a JPEG, which is used only if it’s clearly smaller. If a palette would leave visible bands, as in gradients, it isn’t used.',
        ],
      },
      {
        heading: 'What you can do in PowerPoint',
        paragraphs: [
          'Delete cropped areas under Picture Format, Compress Pictures, if you are sure of the crop. Remove unused masters in the Slide Master view; pasted slides often bring a master with large backgrounds. Replace long videos by short ones, or by links if there will be a network. Those steps change the content, so this page leaves them to you.',
        ],
      },
      {
        heading: 'Fonts, audio and the rest',
        paragraphs: [
          'If the pictures are small and the deck is still large, look elsewhere. Embedded fonts take up to several megabytes each; PowerPoint can embed only the characters in use (File, Options, Save). Narration recorded slide by slide adds a megabyte a minute. Embedded workbooks behind charts contain all sheets of the original file, sometimes confidential ones: paste charts as a link or a picture if nobody needs the figures.',
        ],
      },
      {
        heading: 'Before the meeting and after it',
        paragraphs: [
          'For mailing slides in advance, 30 is right. Keep the full version for the hall. If participants only need to read the slides, a PDF is smaller still and can’t be edited by accident. Afterwards, archive the full version once and delete the copies that have piled up in mails and chats.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'What saving can I expect?',
      answer:
        'Decks with photographs usually shrink by more than half. A deck of text and native charts may shrink by a tenth, through better packing alone.',
    },
    {
      question: 'How is this different from “Compress Pictures” in PowerPoint?',
      answer:
        'It also merges duplicates, treats photographs and screenshots differently, uses a stronger JPEG encoder and packs the XML more tightly. And it works without PowerPoint.',
    },
    {
      question: 'Will zooming into slides look bad?',
      answer:
        'Text and charts are vectors and stay sharp. Pictures have no reserve at low qualities; use 85 or more if you zoom in during the talk.',
    },
    {
      question: 'What is in the .7z?',
      answer:
        'One presentation, compressed.pptx. It is packed loosely inside the archive, because 7z compresses better than ZIP; after unpacking it can be larger than the normal result.',
    },
    {
      question: 'Are macros in .pptm files handled?',
      answer: 'The page takes .pptx, which has no macros.',
    },
    {
      question: 'Is a confidential deck kept on the server?',
      answer:
        'No. Your deck and everything made from it are deleted as soon as the smaller deck has been sent. Upload and download run over HTTPS.',
    },
  ],
  related: ['pptx-to-pdf', 'docxcompressor', 'xlsxcompressor', 'img-compressor', 'pdf-compressor', 'pptx-to-odp'],
  tryIt: {
    heading: 'Your heaviest deck first',
    text: 'Take the one your mail server rejected and compress it at 30. Judge the photographs on your own screen. There’s no trial version and no sign-up.',
  },
} as const satisfies ToolCopy;
