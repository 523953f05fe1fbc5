/** An import from the bytes of its file to its report: read, check, and, when it is to be applied, write. */
import { signedIn } from '../../../access/principal.ts';
import { importChanged, tooManyRows } from '../../../errors.ts';
import { node as unitEntity } from '../../../generated/node.ts';
import { organization as entity } from '../../../generated/organization.ts';
import { audit, auditAll } from '../../../access/audit.ts';
import type { Call, Kernel } from '../../../kernel/crud.ts';
import type { Work } from '../../../access/work.ts';
import { requireQuota, requireWithinLimit } from '../../billing/index.ts';
import type { ReportProgress } from '../../../http/registry.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';
import { addedNames } from '../../../platform/imports/columns.ts';
import { customFieldsOf } from '../../../query/custom-fields.ts';
import { byKeys, customReader, loggedTexts } from './custom.ts';
import { type Plan, planImport } from './plan.ts';
import { readFile } from './read/read-file.ts';
import { MAX_ROWS } from './read/table.ts';
import { recordImport } from './record.ts';
import { type Report, reportOf } from './report.ts';
import { readTree } from './tree.ts';
import { readUnitRows, type UnitRows } from './unit-rows.ts';
import { type Written, writePlan } from './write.ts';

export interface ImportRequest {
  organizationId: number;
  file: Buffer;
  /** As its browser calls it. */
  fileName?: string;
  /** The hash of the plan to apply; absent: a dry run. */
  plan?: string;
}

export interface Watch {
  /** How far it is: `{phase, done, total}`. */
  reportProgress: ReportProgress;
  /** Aborted when nobody waits for the answer any more: nothing is applied then. */
  signal?: AbortSignal;
}

/** What may import units is what may change the organization. */
const ACTION = 'patch';

/**
 * Answers what the file would do, or, with the plan that was shown, does it in one transaction.
 * Throws 400 for a file that can't be read, 409 `import_changed` when the plan is no longer what was shown.
 */
export async function importUnits(kernel: Kernel, call: Call, request: ImportRequest, watch: Watch): Promise<Report> {
  const { organizationId, file, fileName = '', plan: shown } = request;
  const size = file.length;
  watch.reportProgress({ phase: 'reading', done: 0, total: size });
  const known = await kernel.known(call, unitEntity);
  const units = readUnitRows(await readFile(file, signedIn(call.principal).companyId), addedNames(known));
  if (units.isTooLong) throw tooManyRows({ parameters: { limit: MAX_ROWS } });
  watch.reportProgress({ phase: 'reading', done: size, total: size });
  const action = { name: ACTION, id: organizationId, input: {} };
  const report = await kernel.act(call, entity, action, async (work) => {
    // Locked, nobody makes, moves or deletes a unit of it until this is done.
    await (shown === undefined ? work.find() : work.lock());
    const plan = await check(work, { organizationId, units, known }, watch);
    const reported = reportOf(plan, units.ignored, { locale: call.locale, known });
    // Said before anything is confirmed as well.
    if (reported.plan !== null) await requirePlan(work, plan);
    if (shown === undefined) return { ...reported, applied: false, import_id: null };
    if (reported.plan !== shown) throw importChanged();
    const written = await apply(work, { organizationId, plan, known }, watch);
    const importId = await recordImport(work, { organizationId, fileName, plan, written });
    return { ...reported, applied: true, import_id: importId };
  });
  return report;
}

/** Throws 409 where the company's plan has no room for what is new, or covers no longer what would change. */
async function requirePlan({ transaction }: Work, { additions, changes, moves }: Plan): Promise<void> {
  if (additions.length > 0) await requireQuota(transaction, unitEntity, additions.length);
  await requireWithinLimit(
    transaction,
    unitEntity,
    [...changes, ...moves].map(({ id }) => id),
  );
}

interface Checked {
  organizationId: number;
  units: UnitRows;
  /** Units with the fields that the company has added. */
  known: EntityDescriptor;
}

async function check(work: Work, { organizationId, units, known }: Checked, { reportProgress }: Watch): Promise<Plan> {
  const total = units.rows.length;
  reportProgress({ phase: 'checking', done: 0, total });
  const tree = await readTree(work.transaction, organizationId, { custom: customFieldsOf(known).size > 0 });
  const plan = planImport(units, tree, customReader(known, work.locale));
  reportProgress({ phase: 'checking', done: total, total });
  return plan;
}

async function apply(
  work: Work,
  { organizationId, plan, known }: Omit<Checked, 'units'> & { plan: Plan },
  { reportProgress, signal }: Watch,
): Promise<Written> {
  const total = plan.additions.length + plan.changes.length + plan.moves.length;
  let done = 0;
  reportProgress({ phase: 'writing', done, total });
  const written = await writePlan(work.transaction, organizationId, plan, (rows) => {
    if (signal?.aborted) throw signal.reason;
    done += rows;
    reportProgress({ phase: 'writing', done, total });
  });
  await auditImport(work, { organizationId, plan, known }, written);
  return written;
}

/** One entry for the import, and one for each unit that it made or changed. */
async function auditImport(
  work: Work,
  { organizationId, plan, known }: Omit<Checked, 'units'> & { plan: Plan },
  { ids }: Written,
): Promise<void> {
  const { additions, changes, moves } = plan;
  const counts = { added: additions.length, changed: changes.length, moved: moves.length };
  await audit(work, { operation: 'import_units', entity, recordId: organizationId, changes: counts });
  await auditAll(work, unitEntity, [
    ...additions.map(({ key, parent, external_id, name, type, color, custom }) => ({
      operation: 'create',
      recordId: ids.get(key) ?? null,
      changes: {
        organization_id: organizationId,
        parent_id: parent === null ? null : (ids.get(parent) ?? parent),
        external_id,
        name,
        type,
        color,
        ...(custom && { custom: byKeys(known, custom) }),
      },
    })),
    ...changes.map(({ id, to }) => ({ operation: 'patch', recordId: id, changes: loggedTexts(known, to) })),
    ...moves.map(({ id, to }) => ({
      operation: 'move',
      recordId: id,
      changes: { parent_id: to === null ? null : (ids.get(to) ?? to) },
    })),
  ]);
}
