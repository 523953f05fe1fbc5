import { invalidInput, limitReached } from '../../../../errors.ts';
import { takeLock } from '../../../../access/take-lock.ts';
import type { Values } from '../../../../database/rows.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';

/** Of one company. */
export const MAX_EVENT_RULES = 100;
/** More acts are not counted. */
const MAX_COUNTED = 1_000;

const acts = (state: 'done' | 'failed'): string =>
  `from event_rule_match m where m.company_id = t.company_id and m.rule_id = t.id and m.state = '${state}'`;

/** A rule that tells nobody and calls nothing is none; one whose receivers have gone since stays, and says so when it fails. */
function refuseIdle({ notify_user_ids: users, webhook_id: webhook }: Values): void {
  const isIdle = (!Array.isArray(users) || users.length === 0) && (webhook ?? null) === null;
  if (isIdle)
    throw invalidInput({
      errors: ['notify_user_ids', 'webhook_id'].map((name) => ({ pointer: `/${name}`, code: 'one_of_required' })),
    });
}

const DOING = ['notify_user_ids', 'webhook_id'];

export const eventRule: EntityExtension = {
  computed: {
    state: `select case when not t.is_active then 'off'
      when (select m.state from event_rule_match m where m.company_id = t.company_id and m.rule_id = t.id and m.state <> 'queued'
        order by m.created_at desc, m.id desc limit 1) = 'failed' then 'failing'
      when exists (select ${acts('done')}) then 'healthy'
      else 'waiting' end`,
    acted_count: `select count(*)::int from (select 1 ${acts('done')} limit ${MAX_COUNTED}) counted`,
    last_acted_at: `select m.created_at ${acts('done')} order by m.created_at desc limit 1`,
  },
  hooks: {
    async beforeCreate({ transaction }, values) {
      refuseIdle(values);
      await takeLock(transaction, 'event_rule');
      const there = await transaction.query({
        name: 'event_rules_there',
        text: 'select 1 from event_rule where company_id = $1 limit $2',
        values: [transaction.companyId, MAX_EVENT_RULES],
      });
      if (there.length >= MAX_EVENT_RULES) throw limitReached({ parameters: { limit: MAX_EVENT_RULES } });
      return values;
    },
    beforePatch(_work, row, changes) {
      if (DOING.some((name) => changes[name] !== undefined)) refuseIdle({ ...row, ...changes });
      return changes;
    },
  },
};
