import { isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import { lowestVersion } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { append, type Part } from './part.ts';

const infoKeys = ['/Title', '/Author', '/Subject', '/Keywords'] as const;
/** What `/ViewerPreferences` says in single values (ISO 32000-2 §12.2): the direction of reading, and how to show and print. */
const preferenceKeys = [
  '/Direction',
  '/DisplayDocTitle',
  '/HideToolbar',
  '/HideMenubar',
  '/HideWindowUI',
  '/FitWindow',
  '/CenterWindow',
  '/NonFullScreenPageMode',
  '/PrintScaling',
  '/Duplex',
  '/PickTrayByPDFSize',
  '/NumCopies',
] as const;

/** A value that refers to nothing: references of one file mean others in the merged one. */
const plain = (value: PdfValue | undefined) => (typeof value === 'object' || isReference(value) ? undefined : value);

/** A value that all files agree on, if there is one. */
interface Common {
  readonly add: (value: PdfValue | undefined) => void;
  readonly value: () => PdfValue | undefined;
}

function common(): Common {
  let first: PdfValue | undefined;
  let isFirst = true;
  let isCommon = true;
  return {
    add(value) {
      if (isFirst) first = value;
      else if (JSON.stringify(first) !== JSON.stringify(value)) isCommon = false;
      isFirst = false;
    },
    value: () => (isCommon ? first : undefined),
  };
}

const commonValues = (keys: readonly string[]): ReadonlyMap<string, Common> =>
  new Map(keys.map((key) => [key, common()]));

/** Those of the values that all files agree on. */
function agreed(values: ReadonlyMap<string, Common>): PdfDict {
  const found = [...values].map(([key, { value }]) => [key, value()] as const);
  return Object.fromEntries(found.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** Resolves links against the document's base URI (ISO 32000-1 §12.6.4.7), since the merged file has none. */
function resolveLinks({ objects, catalogue, adapt }: SourceDocument): void {
  const base = objects.resolve(objects.dict(catalogue['/URI'])?.['/Base']);
  if (typeof base !== 'string' || !URL.canParse(base.slice(2))) return;
  adapt((dict) => {
    const uri = objects.name(dict['/S']) === 'URI' ? objects.resolve(dict['/URI']) : undefined;
    if (typeof uri !== 'string' || !URL.canParse(uri.slice(2), base.slice(2))) return dict;
    return { ...dict, '/URI': `u:${new URL(uri.slice(2), base.slice(2)).href}` };
  });
}

/** The versions of PDF that a file says it has, in its header and its catalogue. */
const versionsOf = ({ objects, catalogue }: SourceDocument): readonly string[] =>
  [objects.version, objects.name(catalogue['/Version']) ?? ''].filter((own) => /^(1\.[0-7]|2\.0)$/.test(own));

/**
 * Keeps titles, authors, languages, output intents and viewer preferences that all files agree on, such as reading from
 * right to left, and the page layout of the first file.
 * What applies to one file only, such as conformance to PDF/A, is dropped.
 * @returns The part, the entries of the information dictionary, and the highest PDF version among the files.
 */
export function joinMetadata(): Part & { readonly info: () => PdfDict; readonly version: () => string } {
  const info = commonValues(infoKeys);
  const preferences = commonValues(preferenceKeys);
  const mode = common();
  const intents = common();
  const threads: PdfValue[] = [];
  const language = common();
  let layout: PdfValue | undefined;
  let ownIntents: PdfValue | undefined;
  let version = lowestVersion;
  let isFirst = true;

  return {
    take(document) {
      const { objects, catalogue, translate } = document;
      const own = objects.dict(objects.trailer['/Info']) ?? {};
      for (const [key, { add }] of info) add(plain(objects.resolve(own[key])));
      const shown = objects.dict(catalogue['/ViewerPreferences']) ?? {};
      for (const [key, { add }] of preferences) add(plain(objects.resolve(shown[key])));
      mode.add(plain(objects.resolve(catalogue['/PageMode'])));
      language.add(plain(objects.resolve(catalogue['/Lang'])));
      version = [version, ...versionsOf(document)].sort().at(-1) ?? version;
      resolveLinks(document);
      const conditions = (objects.array(catalogue['/OutputIntents']) ?? []).map((intent) => objects.dict(intent));
      intents.add(conditions.map((intent) => [intent?.['/S'] ?? null, intent?.['/OutputConditionIdentifier'] ?? null]));
      append(threads, (objects.array(catalogue['/Threads']) ?? []).map(translate));
      if (!isFirst) return;
      isFirst = false;
      layout = plain(objects.resolve(catalogue['/PageLayout']));
      if (conditions.length > 0) ownIntents = translate(catalogue['/OutputIntents'] ?? null);
    },
    finish() {
      const shown = agreed(preferences);
      return {
        ...(layout ? { '/PageLayout': layout } : {}),
        ...(mode.value() ? { '/PageMode': mode.value() ?? null } : {}),
        ...(Object.keys(shown).length > 0 ? { '/ViewerPreferences': shown } : {}),
        ...(language.value() ? { '/Lang': language.value() ?? null } : {}),
        ...(ownIntents !== undefined && intents.value() !== undefined ? { '/OutputIntents': ownIntents } : {}),
        ...(threads.length > 0 ? { '/Threads': threads } : {}),
      };
    },
    info: () => agreed(info),
    version: () => version,
  };
}
