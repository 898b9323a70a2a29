import type { Question } from '../../catalog/copy/page-text.ts';
import { CopyText } from './copy-text.tsx';

interface Props {
  readonly questions: readonly Question[];
  readonly maxBytes?: number;
}

/** Questions that expand to their answers, with or without script. */
export function Questions({ questions, maxBytes = 0 }: Props) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>
            <CopyText text={answer} maxBytes={maxBytes} />
          </p>
        </details>
      ))}
    </div>
  );
}
