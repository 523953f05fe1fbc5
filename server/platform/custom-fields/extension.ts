/** The fields that a company adds, as rows: how many there are, how each is called, and who is told of a change. */
import { notifyCustomFields } from '../../access/custom-fields.ts';
import { takeLock } from '../../access/take-lock.ts';
import type { Work } from '../../access/work.ts';
import { type FieldViolation, customKindInUse, invalidInput, limitReached } from '../../errors.ts';
import { descriptors } from '../../generated/index.ts';
import type { Row, Values } from '../../database/rows.ts';
import type { EntityExtension } from '../../kernel/extension.ts';
import { keyOf } from './key.ts';

/** Of one entity of a company. */
export const MOST_FIELDS = 200;

const isChosen = (kind: unknown): boolean => kind === 'choice' || kind === 'multiple_choice';

/** What can be chosen is said by those kinds that choose, each choice once. */
function withChoices(values: Values): Values {
  const { kind, choices } = values;
  if (!isChosen(kind)) return { ...values, choices: null };
  const said = Array.isArray(choices) ? choices.map((choice) => String(choice).trim()) : [];
  const errors: FieldViolation[] =
    said.length === 0
      ? [{ pointer: '/choices', code: 'required' }]
      : said.flatMap((choice, at) =>
          said.indexOf(choice) === at ? [] : [{ pointer: `/choices/${at}`, code: 'duplicate' }],
        );
  if (errors.length > 0) throw invalidInput({ errors });
  return { ...values, choices: said };
}

/** Those who add fields at the same moment take turns, so that none are too many, nor called alike. */
async function keysOf({ transaction }: Work, entity: unknown): Promise<string[]> {
  await takeLock(transaction, 'custom_field');
  const fields = await transaction.query<{ key: string }>({
    name: 'keys_of_custom_fields',
    text: 'select key from custom_field where company_id = $1 and entity = $2',
    values: [transaction.companyId, entity],
  });
  return fields.map(({ key }) => key);
}

async function requireUnused({ transaction }: Work, row: Row): Promise<void> {
  const table = descriptors[String(row['entity'])]?.table;
  if (table === undefined) return;
  const [used] = await transaction.query({
    text: `select from ${table} where company_id = $1 and custom ? $2 limit 1`,
    values: [transaction.companyId, String(row.id)],
  });
  if (used !== undefined) throw customKindInUse({ errors: [{ pointer: '/kind', code: 'invalid' }] });
}

export const customField: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      const entity = values['entity'] ?? 'customer_user';
      const keys = await keysOf(work, entity);
      if (keys.length >= MOST_FIELDS) throw limitReached({ parameters: { limit: MOST_FIELDS } });
      const key = values['key'] ?? keyOf(String(values['label']), keys);
      return withChoices({ ...values, entity, key });
    },
    afterCreate: ({ transaction }) => notifyCustomFields(transaction),
    async beforePatch(work, row, changes) {
      if (changes['kind'] !== undefined && changes['kind'] !== row['kind']) await requireUnused(work, row);
      if (changes['kind'] === undefined && changes['choices'] === undefined) return changes;
      const { choices } = withChoices({ kind: row['kind'], choices: row['choices'], ...changes });
      return { ...changes, choices };
    },
    afterPatch: ({ transaction }) => notifyCustomFields(transaction),
    async beforeDelete({ transaction }) {
      await notifyCustomFields(transaction);
      return undefined;
    },
    restoreDeleted: ({ transaction }) => notifyCustomFields(transaction),
  },
};
