/** What a company keeps to begin from is as much as somebody still looks through. */
import { takeLock } from '../../access/take-lock.ts';
import { limitReached } from '../../errors.ts';
import type { Hooks } from '../../kernel/extension.ts';

type BeforeCreate = NonNullable<Hooks['beforeCreate']>;

/**
 * @param limit how many rows a company has at most
 * @throws Problem 409 `limit_reached`
 */
export async function refuseBeyond(
  { transaction }: Pick<Parameters<BeforeCreate>[0], 'transaction'>,
  table: 'survey_template' | 'library_question',
  limit: number,
): Promise<void> {
  await takeLock(transaction, table);
  const there = await transaction.query({
    name: `${table}_there`,
    text: `select 1 from ${table} where company_id = $1 limit $2`,
    values: [transaction.companyId, limit],
  });
  if (there.length >= limit) throw limitReached({ parameters: { limit } });
}
