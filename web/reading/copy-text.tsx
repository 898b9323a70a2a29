import { fillCopy } from '../../catalog/site/site.ts';
import { useSite } from '../site-view.tsx';

interface Props {
  readonly text: string;
  /** The value of `{limit}` on the page of a tool, in bytes. */
  readonly maxBytes?: number;
}

/** A catalogue text filled with this site's values; the email address becomes a link. */
export function CopyText({ text, maxBytes = 0 }: Props) {
  const site = useSite();
  const values = { site: site.name, operator: site.operator, limit: site.limit(maxBytes) };
  const [first = '', ...others] = text.split('{email}');
  return (
    <>
      {fillCopy(first, values)}
      {others.map((part) => (
        <span key={part}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          {fillCopy(part, values)}
        </span>
      ))}
    </>
  );
}
