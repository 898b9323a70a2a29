/** The required and optional properties of schema.org types (schema.org, Google Search Central "Structured data"). */
interface Rule {
  readonly required: readonly string[];
  readonly allowed: readonly string[];
}

const page: Rule = { required: ['url', 'name', 'description'], allowed: ['inLanguage', 'publisher', 'mainEntity'] };

const rules: Readonly<Record<string, Rule>> = {
  WebApplication: {
    required: ['name', 'url', 'description', 'offers', 'applicationCategory', 'operatingSystem'],
    allowed: ['image', 'browserRequirements', 'isAccessibleForFree', 'inLanguage'],
  },
  Offer: { required: ['price', 'priceCurrency'], allowed: [] },
  HowTo: { required: ['name', 'step'], allowed: [] },
  HowToStep: { required: ['name', 'text', 'url', 'position'], allowed: [] },
  FAQPage: { required: ['mainEntity'], allowed: [] },
  Question: { required: ['name', 'acceptedAnswer'], allowed: [] },
  Answer: { required: ['text'], allowed: [] },
  BreadcrumbList: { required: ['itemListElement'], allowed: [] },
  ItemList: { required: ['itemListElement'], allowed: [] },
  ListItem: { required: ['position', 'name'], allowed: ['item', 'url'] },
  Organization: { required: ['name', 'url'], allowed: [] },
  WebSite: page,
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
};

const urlNames = new Set(['url', 'item', 'image', '@id']);

function valueFaults(name: string, value: unknown, where: string): readonly string[] {
  if (Array.isArray(value)) {
    const positions = value.map((entry) => (entry as { position?: number }).position ?? 0);
    const counted = positions.every((position, index) => position === 0 || position === index + 1);
    const minimum = name === 'step' || name === 'itemListElement' ? 2 : 1;
    return [
      ...(counted ? [] : [`${where} does not count from 1`]),
      ...(value.length < minimum ? [`${where} has too few entries`] : []),
      ...value.flatMap((entry, index) => nodeFaults(entry, `${where}[${index}]`)),
    ];
  }
  if (typeof value === 'object' && value !== null) return nodeFaults(value, where);
  if (urlNames.has(name)) return URL.canParse(String(value)) ? [] : [`${where} is no absolute address: ${value}`];
  if (typeof value === 'string') return value.trim() === '' || /[{}]/.test(value) ? [`${where} is “${value}”`] : [];
  return [];
}

function nodeFaults(node: object, where: string): readonly string[] {
  const { '@type': type, '@id': _id, ...properties } = node as Readonly<Record<string, unknown>>;
  const rule = rules[String(type)];
  if (rule === undefined) return [`${where} has the unknown type ${type}`];
  const known = new Set([...rule.required, ...rule.allowed]);
  return [
    ...rule.required.filter((name) => !(name in properties)).map((name) => `${where} (${type}) lacks ${name}`),
    ...Object.keys(properties).flatMap((name) => (known.has(name) ? [] : [`${where} (${type}) has ${name}`])),
    ...Object.entries(properties).flatMap(([name, value]) => valueFaults(name, value, `${where}.${name}`)),
  ];
}

interface Graph {
  readonly '@context': string;
  readonly '@graph': readonly Readonly<Record<string, unknown>>[];
}

/** What is wrong with a page's JSON-LD; empty if nothing is. Throws if it is not JSON. */
export function linkedDataFaults(json: string): readonly string[] {
  const data = JSON.parse(json) as Graph;
  const context = data['@context'] === 'https://schema.org' ? [] : ['the context is not schema.org'];
  return [...context, ...data['@graph'].flatMap((node, index) => nodeFaults(node, `node ${index}`))];
}

/** The types of the nodes of a page's JSON-LD. */
export function linkedDataTypes(json: string): readonly unknown[] {
  return (JSON.parse(json) as Graph)['@graph'].map((node) => node['@type']);
}

/** Everything that a page's JSON-LD claims to be on it: names and texts of steps, questions and answers. */
export function linkedDataTexts(json: string): readonly string[] {
  const texts: string[] = [];
  JSON.parse(json, function collect(this: Readonly<Record<string, unknown>>, name, value) {
    const type = this['@type'];
    const shown = type === 'HowToStep' || type === 'Question' || type === 'Answer' || type === 'HowTo';
    if (shown && (name === 'name' || name === 'text')) texts.push(value);
    return value;
  });
  return texts;
}
