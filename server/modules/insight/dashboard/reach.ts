/**
 * The units at which a caller's view begins: the top-most ones where he has a right, so that their subtrees hold all that
 * he may see, and nothing twice.
 */
import type { Parameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { columnsOf, grantedUnits, grantsOf, type Holder } from '../../../access/grants.ts';
import { idsOfPath } from '../../../access/subtree.ts';

export interface Place {
  /** Only this unit and below. */
  unitId: number | null;
  /** Only units of this organization. */
  organizationId: number | null;
}

export interface Reach {
  /** Common table expressions: `unit`, `seen_organization`, and what is asked for below. */
  expressions: string[];
  /** The placeholder of the company. */
  company: string;
  /** SQL of a boolean: whether the caller sees the unit and the organization that he asks for. */
  isSeen(): string;
}

const LIVING = `n.deleted_at is null and living.deleted_at is null`;
const WITH_ORGANIZATION = `join organization living on living.company_id = n.company_id and living.id = n.organization_id`;

/** What is asked for: the read of a module, which any of its rights implies. */
export interface Asked {
  module: string;
  /** Whatever the place is. */
  isEverywhere?: true;
}

/** @param asked by the name of the expression that is to hold the tops (id, path): `{ feedback_tops: { module: 'feedback' } }` */
export function reachOf(
  principal: SignedIn,
  parameters: Parameters,
  place: Place,
  asked: Record<string, Asked>,
): Reach {
  const company = parameters.add(principal.companyId);
  const holder = (): Holder => ({ company, user: parameters.add(principal.userId) });
  const unit = `${parameters.add(place.unitId)}::bigint`;
  const organization = `${parameters.add(place.organizationId)}::bigint`;
  const isAdmin = principal.role === 'company_admin';
  const seen = isAdmin
    ? 'true'
    : `exists (select from ${grantsOf(holder(), columnsOf('any', 'read'))} and access.node_id = any(${idsOfPath('n.path')}))`;
  const inPlace = `(${organization} is null or n.organization_id = ${organization})`;
  const granted = (module: string): string =>
    isAdmin
      ? `select n.id, n.path from node n ${WITH_ORGANIZATION} where n.company_id = ${company} and n.parent_id is null and ${LIVING}`
      : `select distinct n.id, n.path from ${grantedUnits('n', holder(), columnsOf(module, 'read'), WITH_ORGANIZATION)} and ${LIVING}`;
  const tops = Object.entries(asked).map(([name, { module, isEverywhere }]) => {
    const isTop = 'not exists (select from granted h where h.id <> g.id and starts_with(g.path, h.path))';
    const [within, whole] = isEverywhere
      ? ['', 'true']
      : [
          `union select u.id, u.path from unit u where exists (select from granted h where starts_with(u.path, h.path))
           union select g.id, g.path from granted g join unit u on starts_with(g.path, u.path) where ${isTop}`,
          `${unit} is null`,
        ];
    return `${name} as materialized (
      with granted as materialized (${granted(module)}${isEverywhere ? '' : ` and ${inPlace}`})
      select g.id, g.path from granted g where ${whole} and ${isTop} ${within}
    )`;
  });
  return {
    expressions: [
      `unit as materialized (select n.id, n.name, n.type, n.path from node n ${WITH_ORGANIZATION}
        where n.company_id = ${company} and n.id = ${unit} and ${LIVING}
          and ${inPlace} and ${seen})`,
      ...tops,
    ],
    company,
    isSeen() {
      const seenOrganization = isAdmin
        ? `select from organization o where o.company_id = ${company} and o.id = ${organization} and o.deleted_at is null`
        : `${granted('any')} and ${inPlace}`;
      return `((${unit} is null or exists (select from unit)) and (${organization} is null or exists (${seenOrganization})))`;
    },
  };
}
