import { expect, it } from 'vitest';
import { problemHtml } from '../../../api/pages/problem-html.ts';
import { type Problem, type ProblemCode, problems } from '../../../catalog/problems.ts';

const back = { path: '/', page: 'Files' };
const page = '<h1>{{problem.title}}</h1><p>{{problem.detail}}</p><a href="{{problem.path}}">{{problem.page}}</a>';

it.each(Object.keys(problems) as ProblemCode[])('says what to do about %s', (code) => {
  const problem: Problem = { type: 'about:blank', code, ...problems[code] };
  expect(problemHtml(page, problem, back)).toMatch(/<h1>[^<{]{5,}<\/h1><p>[^<{]{10,}<\/p><a href="\/">Files/);
});

it('lets no detail become markup or a token', () => {
  const problem: Problem = { type: '', title: '', status: 422, code: 'damaged-file', detail: '<b>{{problem.path}}' };
  expect(problemHtml(page, problem, back)).toContain('<p>&lt;b&gt;{{problem.path}}</p>');
});
