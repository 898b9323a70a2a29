import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Image to PDF. */
export const copy = {
  howTo: {
    heading: 'How to put a picture into a PDF',
    steps: [
      {
        name: 'Choose a .jpg, .jpeg or .png',
        text: 'Pick it from your device, or from Google Drive or Dropbox if the site has set them up. Other pictures are refused with “❌ Only .jpg, .jpeg, .png files are allowed.”',
      },
      {
        name: 'Press Convert',
        text: 'Your picture usually goes into the PDF without being re-encoded, so this takes little longer than the upload.',
      },
      {
        name: 'Open the PDF',
        text: 'A PNG named plan.png becomes plan.pdf; photo.jpg becomes photo.jpg.pdf. The page is as large as the picture says it is.',
      },
    ],
  },
  why: {
    heading: 'What is special about this conversion',
    reasons: [
      {
        name: 'Every pixel as it was',
        text: 'The data of a JPEG is copied bit for bit, and a PNG is stored without loss. The PDF of a photograph is about a kilobyte larger than the photograph.',
      },
      {
        name: 'Upright',
        text: 'Phones often store photos on their side, with a note on how to turn them. The converter follows that note, so the page is upright.',
      },
      {
        name: 'True colors',
        text: 'A color profile inside the picture, for example Display P3 or Adobe RGB, goes into the PDF along with it.',
      },
      {
        name: 'A page without borders',
        text: 'The page has the shape of your picture. If you want A4, US Letter or a margin, choose it under “More options”; nothing is cropped for it.',
      },
      {
        name: 'Free and unlimited',
        text: 'Turn a hundred receipts into PDFs if you have to. There’s no account, and your pictures don’t get a watermark.',
      },
    ],
  },
  formats: {
    heading: 'JPG and PNG in a PDF',
    paragraphs: [
      'JPEG (.jpg, .jpeg) is the format of photographs; it saves space by leaving out what the eye hardly notices. PNG keeps each pixel exactly and may be transparent, which suits screenshots, drawings and logos. These three extensions are accepted, up to {limit}.',
      'PDF can hold both kinds of data directly, which is why nothing is lost. A PNG stays transparent, with the white page behind it. The text in a picture stays part of the picture: it can’t be searched or selected. Rare JPEGs with twelve bits per color are refused, because PDF can’t contain them.',
    ],
  },
  article: {
    heading: 'Pixels, inches and pages',
    sections: [
      {
        heading: 'How large is a picture?',
        paragraphs: [
          'A picture has pixels, a page has inches. What connects them is the resolution, a number in the file that says how many pixels make an inch. A scan of a letter at 300 dots an inch measures 2480 by 3508 pixels and gives an A4 page. The same pixels marked with 72 would give a page of a meter and more.',
          'Where the file states a sensible resolution, the page follows it. Cameras write 72 or 96 without meaning it, which would turn a large photograph into a poster. Such pictures, and those that state nothing, get 96 pixels an inch, or as many more as bring the longer side down to that of an A4 sheet. No pixel is lost by that.',
        ],
      },
      {
        heading: 'Will it print well?',
        paragraphs: [
          'Divide the pixels by the inches. A photograph of 4000 pixels on ten inches has 400 an inch, more than a printer shows. With 150 it is good enough for a flyer, below 100 edges become visible. Converting to PDF changes none of this, so a picture that is too small remains too small.',
        ],
      },
      {
        heading: 'Location and camera data',
        paragraphs: [
          'Since the JPEG is taken over unchanged, everything in it is in the PDF too, including the place and time the camera has recorded. Before you send a picture of your home or of a child to strangers, run it through Compress Image first, which removes these data, and convert the result.',
        ],
      },
      {
        heading: 'Screenshots and transparency',
        paragraphs: [
          'A screenshot is a PNG with sharp letters and should stay one on its way into the PDF, which it does here. Logos with a transparent background appear on the white of the page. If such a PDF is later placed on colored paper or above another page, the transparent parts let it show through, just as in the original.',
        ],
      },
      {
        heading: 'Receipts, forms and several pages',
        paragraphs: [
          'One picture makes one page. For a receipt with a front and a back, choose both pictures: they become one PDF, in the order you drag them into. If an office accepts files of two megabytes only, a photograph of twelve megapixels is too much; compress the picture, or the PDF, until it fits. And before photographing a document, put it in even light and hold the camera parallel to it: no program repairs a shadow as well as a lamp does.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I convert HEIC pictures from an iPhone?',
      answer:
        'Not here; JPG, JPEG and PNG are taken. Set the camera to “Most Compatible” under Settings, Camera, Formats, or share the photograph by mail, which usually converts it to JPEG.',
    },
    {
      question: 'Why is the page not A4?',
      answer:
        'Because it has the shape of your picture. For a PDF on paper, open “More options” and choose A4 or US Letter: the picture is then as large as fits, in the middle of the page.',
    },
    {
      question: 'Can I put several images into one PDF?',
      answer:
        'Yes, up to 100. Choose or drop them together and keep “One PDF with all of them”. Drag them into order, or move them with the arrow keys. “One PDF for each” converts them one by one instead.',
    },
    {
      question: 'Does the quality suffer?',
      answer: 'No. Extract the picture from the PDF with any suitable program, and you have the same pixels again.',
    },
    {
      question: 'Is there a limit to the number of pixels?',
      answer:
        'Pictures that can be copied as they are may have 500 million pixels; interlaced or semi-transparent PNGs, which have to be decoded, 150 million.',
    },
    {
      question: 'Is the text in my photo recognized?',
      answer:
        'Not in this step. Send the PDF through PDF to Text or PDF to Word, where recognition is part of the work.',
    },
    {
      question: 'Who could look at my pictures?',
      answer:
        'Nobody. HTTPS encrypts them on the way. On the server, your picture and the PDF are in a private folder, which is deleted as soon as the PDF has been sent.',
    },
  ],
  related: ['merge-pdf', 'tiff-to-pdf', 'img-compressor', 'pdf-compressor', 'bmpcompressor', 'pdf-to-txt'],
  tryIt: {
    heading: 'Try a photo from your phone',
    text: 'Open this page on the phone itself, tap the file button, and choose a picture. You’ll have the PDF without installing an app or entering an e-mail address.',
  },
} as const satisfies ToolCopy;
