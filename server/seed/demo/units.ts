/** A company's tree: each unit with its path, its public code and the row of its survey. */
import { newCode } from '../../../shared/codes/code.ts';
import { DAY, iso } from '../days.ts';
import { createRandom } from '../random.ts';
import type { BranchPlan, CompanyPlan } from './company-plan.ts';
import { type CompanyContext, createdAt, found, idsBy, insertNumbered } from './context.ts';

/** A unit before it has an id. */
export interface DraftUnit {
  organization: string;
  parent: string | null;
  externalId: string;
  name: string;
  type: string;
  color: string;
  /** The branch that it is or belongs to; regions are above branches. */
  branch: BranchPlan | null;
  isBranch: boolean;
  code: string;
}

export interface Unit extends DraftUnit {
  id: number;
  organizationId: number;
  path: string;
  codeId: number;
}

const CODE_BYTES = 8;

/** All units of a company from the top down. Their codes stay the same from demo to demo, so that prints stay valid. */
export function draftUnits(plan: CompanyPlan): DraftUnit[] {
  const random = createRandom(`${plan.key} codes`);
  return plan.organizations
    .flatMap(({ name: organization, regions }) =>
      regions.flatMap(({ branches, ...region }) => {
        const shared = { organization, color: region.color };
        const { externalId, name } = region;
        const top = { ...shared, parent: null, externalId, name, type: 'Region', branch: null, isBranch: false };
        return [top, ...branches.flatMap((branch) => branchUnits(branch, externalId, shared))];
      }),
    )
    .map((unit) => ({ ...unit, code: newCode(random.bytes(CODE_BYTES)) }));
}

function branchUnits(branch: BranchPlan, region: string, shared: { organization: string; color: string }) {
  const { externalId, name, type, units } = branch;
  const below = Object.entries(units).flatMap(([unitType, names]) =>
    Object.entries(names).map(([id, unitName]) => ({
      externalId: id,
      name: unitName,
      type: unitType,
      isBranch: false,
    })),
  );
  return [
    { ...shared, branch, parent: region, externalId, name, type, isBranch: true },
    ...below.map((unit) => ({ ...shared, branch, parent: externalId, ...unit })),
  ];
}

export async function insertUnits(context: CompanyContext): Promise<Unit[]> {
  const organizationIds = await insertOrganizations(context);
  const drafts = draftUnits(context.plan);
  const [ids, codeIds] = [
    await context.seeding.reserveIds('node', drafts.length),
    await context.seeding.reserveIds('node_qr_code', drafts.length),
  ];
  const units = new Map<string, Unit>();
  for (const [at, draft] of drafts.entries()) {
    const id = ids[at] ?? 0;
    const above = draft.parent === null ? '/' : found(units, draft.parent).path;
    const organizationId = found(organizationIds, draft.organization);
    units.set(draft.externalId, { ...draft, id, organizationId, path: `${above}${id}/`, codeId: codeIds[at] ?? 0 });
  }
  await insertUnitRows(context, units);
  return [...units.values()];
}

async function insertUnitRows({ company, foundedAt }: CompanyContext, units: Map<string, Unit>): Promise<void> {
  const times = createdAt(iso(foundedAt + DAY));
  const all = [...units.values()];
  await company.insert(
    'node',
    all.map((unit) => ({
      id: unit.id,
      organization_id: unit.organizationId,
      parent_id: unit.parent === null ? null : found(units, unit.parent).id,
      name: unit.name,
      type: unit.type,
      color: unit.color,
      external_id: unit.externalId,
      path: unit.path,
      ...times,
    })),
  );
  await company.insert(
    'node_qr_code',
    all.map(({ id, codeId, code }) => ({ id: codeId, node_id: id, code, origin: 'unit', ...times })),
  );
}

async function insertOrganizations(context: CompanyContext): Promise<Map<string, number>> {
  const typeIds = await idsBy(context.seeding, 'select code as key, id from organization_type');
  const rows = context.plan.organizations.map(({ name, type }) => ({
    name,
    organization_type_id: found(typeIds, type),
    ...createdAt(iso(context.foundedAt)),
  }));
  const organizations = await insertNumbered(context, 'organization', rows);
  return new Map(organizations.map(({ id, name }) => [name, id]));
}
