import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Answer, ApiDocument } from './document.ts';

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');
const essence = (type: string | null) => (type ?? '').split(';')[0]?.trim() ?? '';

export type Method = 'get' | 'post' | 'delete';

/** Lists what in a server's answer the document does not allow. */
export type AnswerFaults = (method: Method, path: string, response: Response) => Promise<readonly string[]>;

/** Checks answers against a document: status, media type, headers, and JSON in headers and body. */
export function answerFaults(document: ApiDocument): AnswerFaults {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'api');
  const schemaFaults = (pointer: string, value: unknown) => {
    const validate = ajv.getSchema(`api#/${pointer}`);
    if (validate === undefined) return [`${pointer} is missing`];
    return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors)}`];
  };

  function headerFaults({ headers = {} }: Answer, response: Response): readonly string[] {
    return Object.keys(headers).flatMap((name) => {
      const { required = false, content } = document.components.headers[name] ?? {};
      const value = response.headers.get(name);
      if (value === null) return required ? [`${name} is missing`] : [];
      const pointer = `components/headers/${name}/content/application~1json/schema`;
      return content === undefined ? [] : schemaFaults(pointer, JSON.parse(value));
    });
  }

  return async (method, path, response) => {
    const answer = document.paths[path]?.[method]?.responses[response.status];
    if (answer === undefined) return [`${method} ${path} has no answer ${response.status}`];
    if (answer.content === undefined) return response.body === null ? [] : [`${method} ${path} has no content`];
    const type = essence(response.headers.get('content-type'));
    if (answer.content[type] === undefined) return [`${method} ${path} ${response.status} has no ${type}`];
    const faults = headerFaults(answer, response);
    // A result may be JSON by chance; only documented schemas of JSON say what is in it.
    if (!/\bjson$/.test(type)) return faults;
    const place = `paths/${escaped(path)}/${method}/responses/${response.status}/content/${escaped(type)}/schema`;
    return [...faults, ...schemaFaults(place, await response.clone().json())];
  };
}
