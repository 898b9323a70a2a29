import { percentDecoded } from '../../../formats/percent-decoded.ts';
import { localName } from '../../../formats/xml/xml.ts';
import { attributeKey } from '../../../formats/xml/xml-names.ts';
import { dropElements } from './edit/dropped-elements.ts';
import { layerOver } from './edit/xml-editor.ts';
import type { Layer } from './prepare-package.ts';

type Attributes = Readonly<Record<string, string>>;

/** Addresses of other hosts, which no jail reaches. */
const remote = /^(?:https?|ftp|mailto):/i;
/** Windows' drives and shares, which this machine does not have. */
const ofWindows = /^(?:(?:file:\/\/)?\/?[a-z]:[\\/]|\\\\\w|file:\/\/(?!localhost\/|127\.)[\w.-]+\/)/i;
const beside = /^[^/\\:]+(?:[/\\][^/\\:]+)*[/\\]?$/;
const upwards = /(?:^|[/\\])\.\.(?:[/\\]|$)/;

/**
 * Whether a document's link may lead to a file of this server: LibreOffice would show such a picture, if only one of the
 * few that its jail lets it read. Not so links to other hosts, to drives of Windows, and to what lies beside the document.
 */
export function mayNameFileHere(address: string): boolean {
  if (address === '' || remote.test(address)) return false;
  const path = percentDecoded(address) ?? address;
  return upwards.test(path) || !(ofWindows.test(address) || beside.test(path));
}

/** Relationships by which a part loads a picture, sound or film. */
const loading = /\/(?:image|audio|video|media)$/;

function isFileLink(local: string, { Type = '', Target = '', TargetMode }: Attributes): boolean {
  if (local !== 'Relationship' || TargetMode !== 'External') return false;
  return loading.test(Type) && mayNameFileHere(Target);
}

/** Leaves links to pictures, sounds and films that may be files of this server out of an Office document (OOXML). */
export const dropFileLinks: Layer = {
  hint: /[<:]Relationship[\s/>]/,
  wrap: (editor, part) => (/\.rels$/i.test(part) ? dropElements(editor, isFileLink) : editor),
};

/** Elements of OpenDocument that load what they refer to (part 3, §10.4, §16.40.3, §17.3, §19.910). */
const loaders = new Set([
  'image',
  'fill-image',
  'background-image',
  'list-level-style-image',
  'plugin',
  'sound',
  'object',
  'object-ole',
  'floating-frame',
]);

/** Empties references of OpenDocument to pictures, sounds and objects that may be files of this server. */
export const emptyFileLinks: Layer = {
  hint: /href\s*=\s*["'](?!https?:|mailto:|#|["'])(?:[^"']*(?::|\.\.|&|%)|[/\\])/i,
  wrap(editor) {
    let changed = false;
    return layerOver(editor, () => changed, {
      open(name, attributes, source) {
        const key = loaders.has(localName(name)) ? attributeKey(attributes, 'href') : undefined;
        const address = key === undefined ? '' : (attributes[key] ?? '').replace(/^\.\//, '');
        if (key === undefined || !mayNameFileHere(address)) return editor.open(name, attributes, source);
        changed = true;
        editor.open(name, { ...attributes, [key]: '' });
      },
    });
  },
};
