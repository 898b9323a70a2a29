import { CopyText } from './copy-text.tsx';

interface Props {
  readonly texts: readonly string[];
  readonly maxBytes?: number;
}

/** Running text. */
export function Paragraphs({ texts, maxBytes = 0 }: Props) {
  return texts.map((text) => (
    <p key={text}>
      <CopyText text={text} maxBytes={maxBytes} />
    </p>
  ));
}
