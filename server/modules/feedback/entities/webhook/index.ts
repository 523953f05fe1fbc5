import { invalidInput, limitReached, webhookOff } from '../../../../errors.ts';
import { webhook as descriptor } from '../../../../generated/webhook.ts';
import { audit } from '../../../../access/audit.ts';
import { changeRow } from '../../../../access/own-writes.ts';
import type { ActionRequest, EntityExtension } from '../../../../kernel/extension.ts';
import type { Values } from '../../../../database/rows.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import { type Policy, portOf } from '../../webhooks/policy.ts';
import { newSecret } from '../../webhooks/signature.ts';

/** Of one company. */
export const MAX_WEBHOOKS = 20;
const OVERLAP_HOURS = 24;

/** Shown once; receivers have a day to learn it. */
async function changeSecret(request: ActionRequest): Promise<{ id: number; secret: string }> {
  const { id } = await request.lock();
  const secret = newSecret();
  await changeRow(request, descriptor, {
    operation: 'new_secret',
    id,
    set: 'earlier_secret = secret, earlier_until = now() + make_interval(hours => $3), secret = $2',
    values: [secret, OVERLAP_HOURS],
  });
  return { id, secret };
}

async function sendTest(request: ActionRequest): Promise<{ delivery_id: number }> {
  const { transaction } = request;
  const { id, is_active: isActive } = await request.lock();
  if (isActive !== true) throw webhookOff();
  const [delivery] = await transaction.query<{ id: number }>({
    name: 'webhook_test',
    text: `insert into webhook_delivery (company_id, webhook_id, event, due_at) values ($1, $2, 'test', now()) returning id`,
    values: [transaction.companyId, id],
  });
  if (!delivery) throw new Error(`No test of webhook ${id} was stored.`);
  await audit(request, { operation: 'test', entity: descriptor, recordId: id, changes: {} });
  return { delivery_id: delivery.id };
}

/** More failed deliveries are not counted. */
const MAX_COUNTED = 1_000;
const deliveries = (state: 'delivered' | 'failed'): string =>
  `from webhook_delivery d where d.company_id = t.company_id and d.webhook_id = t.id and d.state = '${state}'`;

/** Which ports are open only the running application knows. */
export function withWebhookPorts(
  extensions: Record<string, EntityExtension>,
  { allowsPort }: Pick<Policy, 'allowsPort'>,
): Record<string, EntityExtension> {
  const { webhook: written } = extensions;
  const refuse = ({ url }: Values): void => {
    if (typeof url !== 'string') return;
    const code = !URL.canParse(url) ? 'url' : allowsPort(portOf(new URL(url))) ? null : 'webhook_port';
    if (code !== null) throw invalidInput({ errors: [{ pointer: '/url', code }] });
  };
  return {
    ...extensions,
    webhook: {
      ...written,
      hooks: {
        ...written?.hooks,
        async beforeCreate(work, values) {
          refuse(values);
          return (await written?.hooks?.beforeCreate?.(work, values)) ?? values;
        },
        async beforePatch(work, row, changes) {
          refuse(changes);
          return (await written?.hooks?.beforePatch?.(work, row, changes)) ?? changes;
        },
      },
    },
  };
}

export const webhook: EntityExtension = {
  computed: {
    state: `select case when not t.is_active then 'off'
      when t.failing_since is not null then 'failing'
      when exists (select ${deliveries('delivered')}) then 'healthy'
      else 'nothing_delivered' end`,
    last_delivered_at: `select d.done_at ${deliveries('delivered')} order by d.due_at desc limit 1`,
    failed_count: `select count(*)::int from (select 1 ${deliveries('failed')} limit ${MAX_COUNTED}) counted`,
  },
  actions: { new_secret: changeSecret, test: sendTest },
  hooks: {
    async beforeCreate({ transaction }, values) {
      await takeLock(transaction, 'webhook');
      const there = await transaction.query({
        name: 'webhooks_there',
        text: 'select 1 from webhook where company_id = $1 limit $2',
        values: [transaction.companyId, MAX_WEBHOOKS],
      });
      if (there.length >= MAX_WEBHOOKS) throw limitReached({ parameters: { limit: MAX_WEBHOOKS } });
      return { ...values, secret: newSecret() };
    },
    /** One that is switched on again begins anew. */
    beforePatch: (_work, row, changes) =>
      changes['is_active'] === true && row['is_active'] === false ? { ...changes, failing_since: null } : changes,
  },
};
