import { inches } from '../../../../formats/lengths.ts';

/** The attributes of an element, by their qualified names. */
export type Attributes = Readonly<Record<string, string>>;

/** What the styles of an OpenDocument file say about what is shown. */
export interface OpenDocumentStyles {
  /** A handler for the starts of all elements of a part. */
  readonly watch: (part: string) => (name: string, attributes: Attributes) => void;
  /** Whether a style hides its text, or its slide. */
  readonly hides: (style: string | undefined) => boolean;
  /** Size of its pages in inches; infinite where it is not stated. */
  readonly page: { readonly width: number; readonly height: number };
}

/** Creates a collector of styles. */
export function createOpenDocumentStyles(): OpenDocumentStyles {
  const hidden = new Set<string>();
  const page = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  return {
    watch(part) {
      let style = '';
      return (name, attributes) => {
        if (name === 'style') style = attributes['style:name'] ?? '';
        if (name === 'text-properties' && attributes['text:display'] === 'none') hidden.add(style);
        if (name === 'drawing-page-properties' && attributes['presentation:visibility'] === 'hidden') hidden.add(style);
        if (name !== 'page-layout-properties' || part !== 'styles.xml') return;
        page.width = inches(attributes['fo:page-width']) ?? page.width;
        page.height = inches(attributes['fo:page-height']) ?? page.height;
      };
    },
    hides: (name) => name !== undefined && hidden.has(name),
    page,
  };
}
