/** What event rules told a user, as far as he may still know it: for his mail of notices. */
import { createAbilities } from '../../../access/abilities.ts';
import type { Transaction } from '../../../access/database.ts';
import { mayKnow } from '../../../access/may-know.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { createScope, type Scope } from '../../../access/scope.ts';
import { descriptors } from '../../../generated/index.ts';
import { rules } from '../../../generated/rules.ts';
import { partsOfEvent } from '../../../../shared/contract/event-conditions.ts';

export interface EventNotice {
  /** Of the notice in the mail. */
  id: number;
  event: string;
  /** The rule's name. */
  rule: string;
  eventNoticeId: number;
}

interface Noted {
  id: number;
  event: string;
  rule: string;
  event_notice_id: number;
  record_id: number;
  fields: string[];
}

/** More of one mail are not looked at: they are in the product. */
const MOST = 100;

let made: Scope | undefined;
const scope = (): Scope => (made ??= createScope({ abilities: createAbilities(rules) }));

/** @returns the latest first */
export async function readableEvents(
  transaction: Transaction,
  principal: SignedIn,
  mailId: number,
): Promise<EventNotice[]> {
  const rows = await transaction.query<Noted>({
    name: 'notices_of_events',
    text: `select t.id, e.event, e.rule_name as rule, e.id as event_notice_id, e.record_id, e.told_fields as fields
      from notice t join event_notice e on e.company_id = $1 and e.id = t.event_notice_id
      where t.company_id = $1 and t.mail_id = $2 and t.user_id = $3 order by t.id desc limit ${MOST}`,
    values: [transaction.companyId, mailId, principal.userId],
  });
  const known: EventNotice[] = [];
  for (const { id, event, rule, event_notice_id: eventNoticeId, record_id: recordId, fields } of rows) {
    const { entity: entityId, what } = partsOfEvent(event);
    const entity = descriptors[entityId];
    const telling = entity && { entity, id: recordId, isGone: what === 'deleted', fields };
    if (telling && (await mayKnow(transaction, scope(), principal, telling)))
      known.push({ id, event, rule, eventNoticeId });
  }
  return known;
}
