/** Webhooks by their calls: what is refused, and where. */
import { scenarios, type Scenario } from '../../../../test/scenarios.ts';
import { MAX_WEBHOOKS } from './index.ts';

const body = { name: 'Help desk', url: 'https://hooks.example/feedback', events: ['feedback.created'] };
const refused = (name: string, changes: object, pointer: string): Scenario => ({
  name: `refused: ${name}`,
  as: 'adminA',
  method: 'POST',
  path: 'webhooks',
  body: { ...body, ...changes },
  status: 400,
  code: 'invalid_input',
  pointers: [pointer],
});

scenarios('webhooks', [
  {
    name: 'made',
    as: 'adminA',
    method: 'POST',
    path: 'webhooks',
    body,
    status: 201,
    contains: { ...body, is_active: true },
  },
  {
    name: 'not two of one name',
    as: 'adminA',
    method: 'POST',
    path: 'webhooks',
    body,
    status: 409,
    code: 'already_exists',
  },
  ...[
    'http://hooks.example',
    'https://localhost/x',
    'https://127.0.0.1',
    'https://192.168.0.1',
    'https://[::1]',
    'https://169.254.169.254/latest',
    'https://user:pass@hooks.example',
    'https://hooks.example:22/x',
    'https://hooks.example:99999',
    'https://hooks.example:8443',
    'javascript:alert(1)',
    'hooks',
  ].map((url) => refused(`an address such as ${url}`, { url }, '/url')),
  refused('a name of 10 KB', { name: 'x'.repeat(10_240) }, '/name'),
  refused('no event', { events: [] }, '/events'),
  refused('an event that there is not', { events: ['feedback.eaten'] }, '/events/0'),
  refused('a secret of one’s own', { secret: 'whsec_AAAA' }, '/secret'),
  { name: 'not seen by another company', as: 'adminB', path: 'webhooks', status: 200, contains: [] },
  ...Array.from({ length: MAX_WEBHOOKS - 1 }, (_, at): Scenario => ({
    name: `number ${at + 2}`,
    as: 'adminA',
    method: 'POST',
    path: 'webhooks',
    body: { ...body, name: `Hook ${at}` },
    status: 201,
  })),
  {
    name: 'and no more',
    as: 'adminA',
    method: 'POST',
    path: 'webhooks',
    body: { ...body, name: 'One more' },
    status: 409,
    code: 'limit_reached',
    contains: { limit: MAX_WEBHOOKS },
  },
  { name: 'another company has its own', as: 'adminB', method: 'POST', path: 'webhooks', body, status: 201 },
]);

const ofA = (call = '') => `webhooks/${madeId}${call}`;
let madeId = 0;

scenarios(
  'a webhook that was switched off',
  [
    {
      name: 'is sent no test, which would wait for ever',
      as: 'adminA',
      method: 'POST',
      path: () => ofA('/test'),
      body: {},
      status: 409,
      code: 'webhook_off',
    },
    { name: 'leaves nothing waiting', as: 'adminA', path: 'webhookdeliveries', status: 200, contains: [] },
    {
      name: 'is switched on',
      as: 'adminA',
      method: 'PATCH',
      path: () => ofA(),
      body: { is_active: true },
      status: 200,
    },
    { name: 'and is sent one', as: 'adminA', method: 'POST', path: () => ofA('/test'), body: {}, status: 200 },
  ],
  async ({ call }) => {
    const made = await call({ as: 'adminA', method: 'POST', path: 'webhooks', body: { ...body, is_active: false } });
    madeId = (made.body as { id: number }).id;
  },
);
