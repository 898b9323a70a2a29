import { expect, it } from 'vitest';
import { signatureHeaders } from '../../../api/webhooks/sign.ts';

it('messages are signed as in the example of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  expect(signatureHeaders(message, key, 1614265330)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
