import { type FieldViolation, invalidInput } from '../../../../errors.ts';
import type { EntityExtension } from '../../../../kernel/extension.ts';
import type { Work } from '../../../../access/work.ts';
import type { Values } from '../../../../database/rows.ts';
import { getPlan } from './get-plan.ts';
import { setGlobal } from './set-global.ts';

/** A country exists, and pays the prices of one location. */
async function refuseCountries({ transaction }: Work, countries: unknown, locationId: number | null): Promise<void> {
  if (!Array.isArray(countries) || countries.length === 0) return;
  // One writer at a time: two locations that take the same country can't pass each other.
  await transaction.query({ text: "select pg_advisory_xact_lock(hashtext('plan_location.countries'))", values: [] });
  const known = await transaction.query<{ code: string }>({
    text: 'select code from country where code = any($1)',
    values: [countries],
  });
  const taken = await transaction.query<{ code: string; name: string }>({
    text: `select c.code, l.name from plan_location l cross join unnest(l.countries) as c(code)
      where c.code = any($1) and l.id is distinct from $2::bigint`,
    values: [countries, locationId],
  });
  const codes = new Set(known.map(({ code }) => code));
  const owners = new Map(taken.map(({ code, name }) => [code, name]));
  const errors = countries.flatMap((country: string, at): FieldViolation[] => {
    const pointer = `/countries/${at}`;
    const name = owners.get(country);
    if (!codes.has(country)) return [{ pointer, code: 'unknown_country', parameters: { country } }];
    return name === undefined ? [] : [{ pointer, code: 'country_taken', parameters: { country, name } }];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

export const planLocation: EntityExtension = {
  actions: { get_plan: getPlan, set_global: setGlobal },
  hooks: {
    async beforeCreate(work, values): Promise<Values> {
      await refuseCountries(work, values['countries'], null);
      return values;
    },
    async beforePatch(work, row, changes): Promise<Values> {
      await refuseCountries(work, changes['countries'], row.id);
      return changes;
    },
  },
};
