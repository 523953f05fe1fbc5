/** Some lines of a company's audit log, as its first weeks and the last days leave them. */
import { DAY, HOUR, iso } from '../days.ts';
import { createRandom } from '../random.ts';
import { type CompanyContext, createdAt } from './context.ts';
import type { Survey } from './surveys.ts';
import type { Unit } from './units.ts';
import type { User } from './users.ts';

interface AuditAction {
  operation: string;
  entity: string;
  recordId: number;
  changes: Record<string, unknown>;
  time: number;
}

const SHOWN_UNITS = 12;

export async function insertAudit(
  context: CompanyContext,
  users: User[],
  units: Unit[],
  surveys: Survey[],
): Promise<void> {
  const [actor] = users;
  if (!actor) return;
  const random = createRandom(`${context.plan.key} audit`);
  const auditActions = [...firstAuditActions(context, users, units), ...laterAuditActions(context, surveys)];
  const rows = auditActions
    .sort((one, other) => one.time - other.time)
    .map(({ operation, entity, recordId, changes, time }) => ({
      actor_id: actor.id,
      actor_role: context.plan.isPlatform ? 'superadmin' : 'company_admin',
      actor_name: actor.name,
      operation,
      entity,
      record_id: recordId,
      changes,
      request_id: random.uuid(),
      ...createdAt(iso(time)),
    }));
  await context.company.insert('audit_entry', rows);
}

function firstAuditActions({ foundedAt }: CompanyContext, users: User[], units: Unit[]): AuditAction[] {
  const unitActions = units.slice(0, SHOWN_UNITS).map(({ id, name, type, organizationId }, at): AuditAction => ({
    operation: 'create',
    entity: 'node',
    recordId: id,
    changes: { name, type, organization_id: organizationId },
    time: foundedAt + DAY + at * 60_000,
  }));
  const userActions = users.slice(1).map(({ id, name, email }, at): AuditAction => ({
    operation: 'create',
    entity: 'customer_user',
    recordId: id,
    changes: { full_name: name, email },
    time: foundedAt + (at + 1) * 2 * HOUR,
  }));
  return [...userActions, ...unitActions];
}

function laterAuditActions({ plan, company, today }: CompanyContext, surveys: Survey[]): AuditAction[] {
  const published = surveys.slice(1).flatMap(({ id, versions }) =>
    versions.map(({ publishedAt }, at): AuditAction => ({
      operation: 'publish',
      entity: 'survey',
      recordId: id,
      changes: { version: at + 1 },
      time: publishedAt,
    })),
  );
  const moved: AuditAction = {
    operation: 'patch',
    entity: 'company_profile',
    recordId: company.companyId,
    changes: { address: plan.address, postal_code: plan.postalCode },
    time: today - 4 * DAY + 10 * HOUR,
  };
  return plan.isPlatform ? published : [...published, moved];
}
