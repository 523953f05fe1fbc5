/** Contracts are made by the platform; what comes of them is the renewal worker's (server/modules/billing/subscriptions/contracts.ts). */
import { contractBegan, contractWaiting, type FieldViolation, invalidInput } from '../../../../errors.ts';
import { contract as entity } from '../../../../generated/contract.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Row, Values } from '../../../../database/rows.ts';
import { auditInCompanyLog } from '../../../../access/both-logs.ts';

/** What is agreed on once: another contract takes the place of one that has begun. */
const FIXED = ['plan_id', 'starts_on', 'period', 'currency_id'] as const;

const DAY_MS = 86_400_000;
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** It is still today somewhere. */
const earliest = (): string => dayOf(new Date(Date.now() - DAY_MS));

interface Days {
  state: string;
  starts_on: string;
  ends_on: string | null;
}

function dayViolations({ state, starts_on: first, ends_on: last }: Days, changes: Values): FieldViolation[] {
  if (state === 'scheduled' && 'starts_on' in changes && first < earliest())
    return [{ pointer: '/starts_on', code: 'before_today' }];
  if (last === null || !('ends_on' in changes || 'starts_on' in changes)) return [];
  if (last < first) return [{ pointer: '/ends_on', code: 'ends_before_start' }];
  return last < earliest() ? [{ pointer: '/ends_on', code: 'before_today' }] : [];
}

function refuseDays(days: Days, changes: Values): void {
  const errors = dayViolations(days, changes);
  if (errors.length > 0) throw invalidInput({ errors });
}

/** The company, so that a contract is not changed while the worker begins or ends it; and what no other may wait beside. */
async function holdCustomer({ transaction }: Work, companyId: number): Promise<void> {
  await transaction.query({
    name: 'hold_customer_of_contract',
    text: 'select id from customer where id = $1 for no key update',
    values: [companyId],
  });
}

async function refuseSecond({ transaction }: Work, companyId: number): Promise<void> {
  const waiting = await transaction.query({
    name: 'waiting_contract',
    text: `select 1 from contract where company_id = $1 and state = 'scheduled'`,
    values: [companyId],
  });
  if (waiting.length > 0) throw contractWaiting();
}

async function daysOfRow({ transaction }: Work, { id, company_id: companyId }: Row): Promise<Days> {
  const [days] = await transaction.query<Days>({
    name: 'days_of_contract',
    text: `select state, starts_on::text, ends_on::text from contract where company_id = $1 and id = $2`,
    values: [companyId, id],
  });
  if (!days) throw new Error(`There is no contract ${id}.`);
  return days;
}

/** Without what only the platform is to know. */
const withoutInternals = ({ note: _note, revision: _revision, ...values }: Values): Values => values;

export const contract: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      const companyId = Number(values['customer_id']);
      await holdCustomer(work, companyId);
      const { starts_on: first, ends_on: last } = values;
      refuseDays(
        { state: 'scheduled', starts_on: String(first), ends_on: typeof last === 'string' ? last : null },
        values,
      );
      await refuseSecond(work, companyId);
      return values;
    },
    async afterCreate(work, row, values) {
      const companyId = Number(values['customer_id']);
      await auditInCompanyLog(work, {
        operation: 'create',
        entity,
        recordId: row.id,
        changes: withoutInternals(values),
        companyId,
      });
    },
    async beforePatch(work, row, changes) {
      const days = await daysOfRow(work, row);
      const fixed = days.state === 'scheduled' ? [] : FIXED.filter((name) => name in changes);
      if (fixed.length > 0)
        throw invalidInput({ errors: fixed.map((name) => ({ pointer: `/${name}`, code: 'contract_began' })) });
      if (days.state === 'ended' && Object.keys(withoutInternals(changes)).length > 0) throw contractBegan();
      const changed: Days = { ...days, ...changes };
      refuseDays(changed, changes);
      return changes;
    },
    async afterPatch(work, row, changes) {
      const shown = withoutInternals(changes);
      if (Object.keys(shown).length === 0) return;
      const companyId = Number(row['company_id']);
      await auditInCompanyLog(work, { operation: 'patch', entity, recordId: row.id, changes: shown, companyId });
    },
    async beforeDelete(work, row) {
      if (row['state'] !== 'scheduled') throw contractBegan();
      const companyId = Number(row['company_id']);
      await auditInCompanyLog(work, { operation: 'delete', entity, recordId: row.id, changes: {}, companyId });
      return undefined;
    },
  },
};
