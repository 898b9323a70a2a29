import type { JobDocument } from '../../../catalog/job-document.ts';
import { jobPath } from '../../../catalog/site/paths.ts';
import type { JobState } from '../../jobs/job-queue.ts';
import { toProblem } from '../../problem.ts';

const secondsOf = (ms: number | null) => (ms === null ? null : Math.ceil(ms / 1000));

/**
 * A job's state in the form of the API.
 * @param base What its addresses begin with: the path of the site, after its origin where they are absolute.
 */
export function documentOf(id: string, state: JobState, base: string): JobDocument {
  const url = base + jobPath(id);
  const common = { id, url, events: `${url}/events`, result: `${url}/result` };
  switch (state.status) {
    case 'waiting':
      return { ...common, status: 'waiting', ahead: state.ahead, expectedSeconds: secondsOf(state.expectedMs) };
    case 'running':
      return { ...common, status: 'running', ahead: 0, expectedSeconds: secondsOf(state.expectedMs) };
    case 'done':
      return { ...common, status: 'done', bytes: state.bytes };
    case 'failed':
      return { ...common, status: 'failed', problem: toProblem(state.problem) };
  }
}
