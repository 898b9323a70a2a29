import { referenceCopy } from '../../../catalog/copy/site/pages.ts';
import { endSamples, eventSamples, resultSamples, stateSamples } from '../../../catalog/openapi/job-samples.ts';
import { jobPath } from '../../../catalog/site/paths.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { useSite } from '../../site-view.tsx';
import { Samples } from './samples.tsx';

const { start, keep, ask, follow, fetch, end } = referenceCopy.jobs;
const [firstTool] = tools as [Tool, ...Tool[]];

/** What programs have to know about asynchronous conversions. */
export function JobReference() {
  const { url } = useSite();
  const job = url + jobPath('ID');
  const calls = [
    { name: fetch, call: `GET ${job}/result`, samples: resultSamples(firstTool, url) },
    { name: ask, call: `GET ${job}`, samples: stateSamples(url) },
    { name: follow, call: `GET ${job}/events`, samples: eventSamples(url) },
    { name: end, call: `DELETE ${job}`, samples: endSamples(url) },
  ];
  return (
    <>
      <p>{start}</p>
      <p>{keep}</p>
      {calls.map(({ name, call, samples }) => (
        <section key={name} className="reference-tool">
          <h3>{name}</h3>
          <p className="reference-address">
            <code>{call}</code>
          </p>
          <Samples samples={samples} />
        </section>
      ))}
    </>
  );
}
