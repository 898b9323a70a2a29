import type { FastifyRequest } from 'fastify';
import { loadProblemTranslators } from '../../../catalog/languages/problem-words.ts';
import type { Problem } from '../../../catalog/problems.ts';
import { acceptedLanguage } from '../language.ts';

/** A problem in the language that a request asks for. */
export type ProblemLanguage = (problem: Problem, request: FastifyRequest) => Problem;

/** Loads the translations of problems. */
export async function createProblemLanguage(): Promise<ProblemLanguage> {
  const translators = await loadProblemTranslators();
  return (problem, { headers }) => {
    const { code } = acceptedLanguage(headers['accept-language']);
    return translators.get(code)?.(problem) ?? problem;
  };
}
