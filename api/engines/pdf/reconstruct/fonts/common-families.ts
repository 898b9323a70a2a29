/**
 * Prefixes of the names of families that come with Windows, macOS, Office or Google Docs, without spaces, but for those with
 * a fixed pitch that come with macOS or Google Docs alone: other programs may set proportional letters instead, as LibreOffice
 * does.
 */
const prefixes = [
  'agency|albany|aldhabi|americantypewriter|andale|angsana|apple|aptos|arial(?!unicode)|arimo|avenir|bahnschrift|baskerville',
  'batang|bell|berlinsans|bodoni|book|bookantiqua|bradley|britannic|browallia|brush|calibri|calisto|cambria|candara',
  'caladea|carlito|cascadia|castellar|century(?!schl)|chalkboard|charter|cochin|comicsans|comic|consolas|constantia|cooper|copperplate',
  'corbel|cordia|courier|cousine|curlz|daunpenh|david|dejavu|dengxian|didot|dosis|dotum|droid(?!sansmono)|ebrima|edwardian|engravers',
  'euphemia|exo|fangsong|firasans|franklin|frank|freesans|freeserif|freestyle|futura|gabriola|gadugi|garamond|geneva|georgia',
  'gillsans|gloucester|goudy|gulim|gungsuh|haettenschweiler|helvetica|heiti|hiragino|hoefler|impact|inkfree|inter|javanese',
  'josefin|kaiti|karla|kokila|lato|latha|leelawadee|liberation|lucida|luminari|malgun|mangal|markerfelt|meiryo',
  'merriweather|microsoft|mingliu|miriam|mistral|mongolian|montserrat|ms|mv|myanmar|nanum|newspaper|nirmala|noto(?!(?:sans)?mono)',
  'nsimsun|nunito|onyx|opensans|opensymbol|optima|oswald|palatino|papyrus|perpetua|pingfang|playfair|pmingliu|poppins',
  'ptsans|ptserif|quicksand|raavi|raleway|roboto(?!mono)|rockwell|rod|rubik|sakkal|savoye|segoe|simhei|simsun|simplifiedarabic',
  'sitka|skia|snell|songti|sourcesans|sourceserif|spectral|stencil|sylfaen|symbol|tahoma|times|tinos|traditionalarabic',
  'trajan|trebuchet|tunga|twcen|ubuntu(?!mono)|urdu|verdana|vrinda|vollkorn|webdings|wingdings|worksans|yahei|yu|zapf',
];
const common = new RegExp(`^(?:${prefixes.join('|')})`, 'i');
/** The marks of foundries whose families have the names of such fonts, and other letters: Garamond No8, Futura PT. */
const foundries = /[a-z] ?(?:BT|PT|LT(?! ?Pro)|URW)(?![a-z])|[a-z] ?No ?\d/;

/** Whether readers are likely to have a family. */
export const isCommonFamily = (family: string): boolean =>
  (common.test(family.replace(/[\s-]/g, '')) && !foundries.test(family)) || /[^\p{ASCII}]/u.test(family);

/** Families for text that come with macOS alone, without spaces; not those of Office and Windows with longer names. */
const macOs = new RegExp(
  [
    '^(?:americantypewriter|andale|avenir(?!nextlt)|baskerville(?!old)|charter|cochin|didot|futura|geneva|gillsans(?!mt|nova)',
    'hoefler|lucidagrande|menlo|monaco|optima|palatino(?!linotype))',
  ].join('|'),
  'i',
);

/**
 * Whether readers of other systems than macOS lack a common family, and show letters of other widths instead, where these cannot be
 * embedded, as on slides.
 */
export const isOfMacOs = (family: string): boolean => macOs.test(family.replace(/[\s-]/g, ''));
