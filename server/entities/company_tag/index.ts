import { alreadyExists, invalidInput, tooManyTags } from '../../errors.ts';
import type { EntityExtension, Work } from '../../kernel/extension.ts';

const MAX_TAGS = 1_000;

/** Names that read alike are one: in whatever case, width or composition they were typed. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().normalize('NFKC');

/** Those who name tags of a company at the same moment take turns, so that none is named twice and none too many. */
async function namesOf({ transaction }: Work): Promise<string[]> {
  const { companyId } = transaction;
  await transaction.query({
    name: 'company_tag_turn',
    text: "select pg_advisory_xact_lock(hashtextextended('company_tag ' || $1, 0))",
    values: [String(companyId)],
  });
  const known = await transaction.query<{ name: string }>({
    name: 'company_tag_names',
    text: 'select name from company_tag where company_id = $1',
    values: [companyId],
  });
  return known.map(({ name }) => name);
}

export const companyTag: EntityExtension = {
  hooks: {
    async beforeCreate(work, values) {
      const name = String(values['name']).trim();
      if (name === '') throw invalidInput({ errors: [{ pointer: '/name', code: 'required' }] });
      const known = await namesOf(work);
      if (known.some((each) => keyOf(each) === keyOf(name)))
        throw alreadyExists({ errors: [{ pointer: '/name', code: 'duplicate' }] });
      if (known.length >= MAX_TAGS) throw tooManyTags({ parameters: { limit: MAX_TAGS } });
      return { ...values, name };
    },
  },
};
