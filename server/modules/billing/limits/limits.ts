/** What plans limit, out of the entities' `x-limit`: which rows count, and by which field of the plan. */
import { descriptors } from '../../../generated/index.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';

export interface CountedLimit {
  /** What callers and screens call it: units, users, groups, organizations. */
  name: string;
  /** The plan's field that says how many; null there is unlimited. */
  plan: string;
  /** SQL of how many a company has. */
  used(company: string): string;
}

/** What is marked as deleted can come back and does not count. */
export const livingOnly = ({ fields }: EntityDescriptor, row: string): string =>
  fields['deleted_at'] ? ` and ${row}.deleted_at is null` : '';

const countOf = (entity: EntityDescriptor, company: string): string =>
  `(select count(*) from ${entity.table} t where t.company_id = ${company}${livingOnly(entity, 't')})`;

function limitsOf(entities: EntityDescriptor[]): Map<string, CountedLimit> {
  const byName = Map.groupBy(
    entities.filter(({ limit }) => limit),
    ({ limit }) => limit?.name ?? '',
  );
  return new Map(
    [...byName].map(([name, sharing]) => [
      name,
      {
        name,
        plan: sharing[0]?.limit?.plan ?? '',
        used: (company) => `(${sharing.map((entity) => countOf(entity, company)).join(' + ')})`,
      },
    ]),
  );
}

/** By name (`units`, `users`), in the order of the entities' ids. Storage, which is no rows, is not among them. */
export const limits: ReadonlyMap<string, CountedLimit> = limitsOf(Object.values(descriptors));

/** The limit of an entity's rows; null where plans say nothing of them. */
export const limitOf = ({ limit }: EntityDescriptor): CountedLimit | null => limits.get(limit?.name ?? '') ?? null;
