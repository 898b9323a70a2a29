/** The printable characters of ASCII, in their order. */
export const ascii =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~';

/**
 * The characters of Latin, Greek and Cyrillic text in European languages; accented letters are as wide as their
 * letters.
 */
export const european = `${ascii}–—‘’“”„•…€£§©®°«»±µ·×ßæøÆØœŒłŁđıþðΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё`;
