import type { Page } from 'playwright-core';
import type { Problem } from '../../../catalog/problems.ts';
import { type Report, reportHeader } from '../../../catalog/report.ts';

/** What a stand-in for the server answers to every file: a result, or a problem. */
export type Answer =
  | { readonly filename: string; readonly body: Buffer; readonly report?: Partial<Report> }
  | { readonly problem: Pick<Problem, 'code' | 'title' | 'status'> };

/** Answers a page's requests in the server's place, for what is about the page alone. */
export async function answer(page: Page, give: Answer | ((body: string) => Answer | null)): Promise<void> {
  await page.route(/\/api\/+(convert|compress|merge|extract)-/, async (route) => {
    const found = typeof give === 'function' ? give(route.request().postData() ?? '') : give;
    if (found === null) return;
    if ('problem' in found) {
      const { status } = found.problem;
      const body = JSON.stringify({ type: 'about:blank', ...found.problem });
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    }
    const { filename, body, report } = found;
    const sizes = { bytesBefore: body.length * 2, bytesAfter: body.length, pages: null, notes: [] };
    const headers = {
      'content-disposition': `attachment; filename="${filename}"`,
      [reportHeader]: JSON.stringify({ ...sizes, ...report }),
    };
    return route.fulfill({ headers, body });
  });
}
