import type { Json, Schema } from './types.ts';

const text: Schema = { type: 'string' };

/** The header that names the webhook of a request. */
export const webhookParameter: Schema = {
  name: 'Webhook-Url',
  in: 'header',
  description:
    'With `respond-async`: where the end of the job is announced. One of the addresses that the operator of the server has allowed; the query is free.',
  schema: { type: 'string', format: 'uri' },
};

const header = (name: string, description: string): Schema => {
  return { name, in: 'header', required: true, description, schema: text };
};

const message: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['job.done', 'job.failed'] },
    timestamp: { type: 'string', format: 'date-time', description: 'When the job ended.' },
    data: {
      allOf: [{ $ref: '#/components/schemas/Job' }],
      description: 'The state of the job, with absolute addresses.',
    },
  },
  required: ['type', 'timestamp', 'data'],
};

const about = `Sent once the conversion has ended, unless its result was in the answer or it was ended before. Anything but 2xx is tried
again up to five times, while the result is kept, with the same \`webhook-id\`; 410 ends that. Redirects are not followed.

The signature is that of Standard Webhooks (\`v1\`): the HMAC-SHA256, with the secret that the operator has given to the
receiver, of \`webhook-id\`, \`webhook-timestamp\` and the body, joined by dots. Check it, and that the id is one of your jobs.`;

/** What the server sends to the webhooks of requests. */
export function jobWebhooks(): Readonly<Record<string, Json>> {
  return {
    jobEnded: {
      post: {
        operationId: 'jobEnded',
        tags: ['job'],
        summary: 'A conversion has ended',
        description: about,
        parameters: [
          header('webhook-id', 'The same for every attempt.'),
          header('webhook-timestamp', 'Unix time of the attempt in seconds.'),
          header('webhook-signature', '`v1,` and the signature in Base64.'),
        ],
        requestBody: { required: true, content: { 'application/json': { schema: message } } },
        responses: {
          '2XX': { description: 'It has arrived.' },
          410: { description: 'It is not wanted; no more attempts are made.' },
        },
      },
    },
  };
}
