const name = String.raw`[\p{L}_][\p{L}\p{N}\p{M}._·-]*`;
const date = String.raw`-?\d{4,}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const zone = String.raw`(?:Z|[+-]\d\d:\d\d)?`;
const whole = (source: string) => new RegExp(`^(?:${source})$`, 'u');

/** What a value of each of XML Schema's datatypes looks like, as far as schemas of OpenDocument use them. */
const lexical: Readonly<Record<string, RegExp>> = {
  string: whole(String.raw`[\s\S]*`),
  token: whole(String.raw`[\s\S]*`),
  anyURI: whole(String.raw`[\s\S]*`),
  ID: whole(name),
  IDREF: whole(name),
  IDREFS: whole(`${name}(?: ${name})*`),
  NCName: whole(name),
  QName: whole(`${name}(?::${name})?`),
  language: whole('[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*'),
  base64Binary: whole('(?:(?:[A-Za-z0-9+/] ?){4})*(?:(?:[A-Za-z0-9+/] ?){2}(?:[A-Za-z0-9+/] ?|=) ?=)?'),
  integer: whole(String.raw`[+-]?\d+`),
  nonNegativeInteger: whole(String.raw`\+?\d+|-0+`),
  positiveInteger: whole(String.raw`\+?0*[1-9]\d*`),
  decimal: whole(String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)`),
  double: whole(String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|-?INF|NaN`),
  date: whole(date + zone),
  time: whole(time + zone),
  dateTime: whole(`${date}T${time}${zone}`),
  duration: whole(String.raw`-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?`),
};

/** Signs of XML Schema's patterns that JavaScript has not: what may begin a name, and what may be in one, but no colon. */
const inJavaScript = (pattern: string) =>
  pattern.replaceAll('[\\i-[:]]', String.raw`[\p{L}_]`).replaceAll('[\\c-[:]]', String.raw`[\p{L}\p{N}\p{M}._·\-]`);

/** A value as datatypes other than `string` compare it. */
export const collapsed = (value: string): string => value.trim().replaceAll(/\s+/g, ' ');

const patterns = new Map<string, RegExp>();

/** Whether a text is a value of a datatype of XML Schema. Throws at datatypes and limits that are not known. */
export function isValue(type: string, limits: Readonly<Record<string, string>>, text: string): boolean {
  const form = lexical[type];
  if (form === undefined) throw new Error(`unknown datatype ${type}`);
  const value = type === 'string' ? text : collapsed(text);
  return (
    form.test(value) &&
    Object.entries(limits).every(([limit, wanted]) => {
      if (limit === 'length') return [...value].length === Number(wanted);
      if (limit === 'minLength') return [...value].length >= Number(wanted);
      if (limit === 'minInclusive') return Number(value) >= Number(wanted);
      if (limit === 'maxInclusive') return Number(value) <= Number(wanted);
      if (limit !== 'pattern') throw new Error(`unknown limit ${limit}`);
      // Dollar signs are letters there.
      const pattern = patterns.get(wanted) ?? whole(inJavaScript(wanted).replaceAll('$', '\\$'));
      patterns.set(wanted, pattern);
      return pattern.test(value);
    })
  );
}
