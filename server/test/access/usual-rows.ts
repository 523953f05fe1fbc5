/** Rows and bodies of entities of which a schema, a migration and a declaration are all that there is. */
import type { EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { descriptors } from '../../generated/index.ts';
import type { Creation } from './creations.ts';
import { declarations } from './declarations.ts';
import { type Fixture, type FixtureRow, type Site, sites, tenants, type Values } from './fixture.ts';
import { freshUnit } from './rows-of-units.ts';
import { createNeeds, storedNeeds, valuesFor } from './usual-values.ts';
import type { Caller, CompanyName, Facts } from './vocabulary.ts';

const UNIT = 'node_id';
const USER = 'user_id';

/** Plants what the matrix aims at for each declared entity of whose table no row was planted by hand. */
export async function plantUsualRows(fixture: Fixture, tableOf: (entity: string) => string): Promise<void> {
  for (const entity of Object.keys(declarations)) {
    const descriptor = descriptors[entity];
    if (descriptor && !descriptor.projects && fixture.of(tableOf(entity)).length === 0)
      await plant(fixture, descriptor);
  }
}

async function plant(fixture: Fixture, descriptor: EntityDescriptor): Promise<void> {
  for (const place of placesOf(descriptor)) {
    const { company, site, owner } = place;
    await fixture.plant(
      descriptor.table,
      place.facts,
      async () => {
        const names = storedNeeds(descriptor).filter((name) => name !== UNIT && name !== USER);
        const values = {
          ...valuesFor(fixture, { descriptor, company }, names).values,
          ...(site && { [UNIT]: await freshUnit(fixture, site) }),
          ...(owner && { [USER]: fixture.userId(owner) }),
        };
        return company === 'none'
          ? fixture.insert(descriptor.table, values)
          : fixture.owned(descriptor.table, company, values);
      },
      owner ? `of ${owner}` : '',
    );
  }
}

interface Place {
  company: CompanyName | 'none';
  facts: Facts;
  site?: Site;
  owner?: string;
}

/** At each unit of the tree where rows belong to units, of several users where they belong to users; else of each company. */
function placesOf({ tenant, fields }: EntityDescriptor): Place[] {
  if (tenant === 'global') return [{ company: 'none', facts: { company: 'none', place: 'company' } }];
  if (fields[UNIT]) return sites.map((site) => ({ company: site.company, facts: site, site }));
  if (fields[USER])
    return (
      [
        ['A', 'adminA'],
        ['A', 'nobody'],
        ['A', 'feedback_read'],
        ['B', 'adminB'],
      ] as const
    ).map(([company, owner]) => ({ company, owner, facts: { company, place: 'company', owner } }));
  return tenants.map((company) => ({ company, facts: { company, place: 'company' } }));
}

/** A new row at each place that it may hang on, with what a create must carry. */
export async function usualCreations(fixture: Fixture, entity: string, caller: Caller): Promise<Creation[]> {
  const descriptor = descriptors[entity];
  if (!descriptor) throw new Error(`The server has no entity "${entity}".`);
  const needs = createNeeds(descriptor).filter((name) => name !== UNIT);
  const made = (company: CompanyName | 'none') => {
    const { values, references } = valuesFor(fixture, { descriptor, company }, needs);
    return { body: values, references: referencesOf(descriptor, references) };
  };
  if (!isWrittenOfUnits(descriptor)) {
    const company = caller.company ?? 'none';
    const owner = descriptor.fields[USER] ? { owner: caller.name } : {};
    return [{ target: 'own', row: { company, place: 'company', ...owner }, ...made(company) }];
  }
  const creations: Creation[] = [];
  for (const site of sites) {
    const id = await freshUnit(fixture, site);
    const { body, references } = made(site.company);
    const row = { ...site, table: 'node', id, label: '', isTarget: false };
    const node = { entity: 'node', row };
    creations.push({
      target: `a unit of ${site.company}, ${site.place}`,
      row: site,
      body: { ...body, [UNIT]: id },
      references: { ...references, [UNIT]: node },
    });
  }
  return creations;
}

function isWrittenOfUnits({ schemas }: EntityDescriptor): boolean {
  const { properties } = schemas.create;
  return typeof properties === 'object' && properties !== null && Object.hasOwn(properties, UNIT);
}

const referencesOf = ({ fields }: EntityDescriptor, rows: Record<string, FixtureRow>): Creation['references'] =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { entity: fields[name]?.ref ?? '', row }]));

/** Another value of the first field that is declared to be changed and refers to nothing. */
export function usualPatch(fixture: Fixture, entity: string, row: FixtureRow): Values {
  const descriptor = descriptors[entity];
  const { fields = [] } = declarations[entity] ?? {};
  const [field] = ('create' in fields ? fields.patch : fields).filter((name) => {
    const { ref, states, document, file } = descriptor?.fields[name] ?? {};
    return !ref && !states && !document && !file;
  });
  if (!descriptor || field === undefined) throw new Error(`bodies.ts says nothing of ${entity}.`);
  return valuesFor(fixture, { descriptor, company: row.company }, [field]).values;
}
