/** How much of a name's end stays visible: usually "_final (2).docx". */
const tailLength = 12;

interface Props {
  readonly name: string;
  readonly className?: string;
}

/** Makes the letter beside it take the shape that it has within a word. */
const zeroWidthJoiner = '\u200d';

/** The two halves of a name. A cut between letters of Arabic leaves them the shapes in which they join. */
function halvesOf(name: string): readonly [start: string, end: string] {
  const characters = [...name];
  // An empty first half would have no baseline.
  const cut = characters.length > tailLength ? characters.length - tailLength : characters.length;
  const [start, end] = [characters.slice(0, cut).join(''), characters.slice(cut).join('')];
  const areJoined = /\p{Script=Arabic}$/u.test(start) && /^\p{Script=Arabic}/u.test(end);
  return areJoined ? [start + zeroWidthJoiner, zeroWidthJoiner + end] : [start, end];
}

/**
 * A file name, truncated in the middle to fit. Its two halves are only drawn; the text that is selected, copied and
 * read out is the whole name, transparent on top of them.
 */
export function FileName({ name, className = '' }: Props) {
  const [start, end] = halvesOf(name);
  return (
    <bdi dir="auto" className={`file-name ${className}`} title={name} data-start={start} data-end={end}>
      <span className="file-name-whole">{name}</span>
    </bdi>
  );
}
