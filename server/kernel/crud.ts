/** The generic operations: parse, plan, store, respond. What differs between entities is data and hooks. */
import type { Database, Transaction } from '../access/database.ts';
import { isSignedIn, type Principal, tenantOf } from '../access/principal.ts';
import { createParameters } from '../access/parameters.ts';
import type { Scope } from '../access/scope.ts';
import { liveSession } from '../access/session-guard.ts';
import {
  type FieldError,
  forbidden,
  illegalTransition,
  invalidInput,
  notFound,
  type Problem,
  unauthorized,
} from '../errors.ts';
import type { Locale } from '../i18n/locales.ts';
import { audit } from './audit.ts';
import { bindReferences } from './bind.ts';
import { ownerOf, readNewRow } from './owner.ts';
import { toProblem } from './database-errors.ts';
import type { EntityDescriptor } from './descriptor.ts';
import type { EntityExtension, Row, Values, Work } from './extension.ts';
import { parseList } from './parse.ts';
import { type DetailAnswer, isReadable, type ListAnswer, planDetail, planList, planLock, type Target } from './plan.ts';
import { deleteRow, insertRow, patchRow } from './store.ts';
import { documentFaults, validated } from './validate.ts';

export interface KernelParts {
  database: Database;
  scope: Scope;
  descriptors: Record<string, EntityDescriptor>;
  extensions: Record<string, EntityExtension>;
}

export interface Call {
  principal: Principal;
  locale: Locale;
  requestId: string;
}

export interface ListPage {
  /** The rows as JSON text, as the database wrote it. */
  rows: string;
  offset: number;
  count: number;
  total: number;
}

export type Kernel = ReturnType<typeof createKernel>;

export function createKernel(parts: KernelParts) {
  const { database, scope } = parts;
  const extensionOf = (entity: EntityDescriptor): EntityExtension => parts.extensions[entity.id] ?? {};
  const targetOf = (entity: EntityDescriptor): Target => ({ entity, computed: extensionOf(entity).computed ?? {} });

  /** One statement of a caller; 401 when his session has ended meanwhile. */
  async function ask<Answer extends { live: boolean }>(
    principal: Principal,
    statement: Parameters<Database['statement']>[2],
  ) {
    const { databaseRole, companyId } = tenantOf(principal);
    const [answer] = await database.statement<Answer>(databaseRole, companyId, statement);
    if (!answer?.live) throw unauthorized();
    return answer;
  }

  async function list(call: Call, entity: EntityDescriptor, query: Record<string, unknown>): Promise<ListPage> {
    if (!scope.allows(call.principal, entity, 'list')) throw refused(call.principal);
    const readable = scope.readable(call.principal, entity, 'list');
    const request = parseList(entity, query, (field) => isReadable(readable, field));
    const statement = planList(targetOf(entity), call.principal, scope, request);
    if (!statement) throw refused(call.principal);
    const { rows, total } = await ask<ListAnswer>(call.principal, statement);
    return { rows, total, offset: request.offset, count: Math.max(0, Math.min(request.limit, total - request.offset)) };
  }

  /** The row as JSON text. */
  async function detail(call: Call, entity: EntityDescriptor, id: number): Promise<string> {
    const statement = planDetail(targetOf(entity), call.principal, scope, id);
    if (!statement) throw refused(call.principal);
    const { row } = await ask<DetailAnswer>(call.principal, statement);
    if (row === null) throw notFound();
    return row;
  }

  /** Several statements of a caller in one transaction, after his session was found to count. */
  async function work<Result>(
    call: Call,
    run: (work: Work) => Promise<Result>,
    fields: string[] = [],
  ): Promise<Result> {
    const { databaseRole, companyId } = tenantOf(call.principal);
    try {
      return await database.withTenant(databaseRole, companyId, async (transaction) => {
        await requireLiveSession(call.principal, transaction);
        return run({ ...call, transaction });
      });
    } catch (error) {
      throw toProblem(error, fields);
    }
  }

  /** By which of its grants a caller sees one row: some entities are only listed. */
  const readingAction = (principal: Principal, entity: EntityDescriptor): string =>
    scope.allows(principal, entity, 'detail') ? 'detail' : 'list';

  /** The row as its reader gets it; only its id for a caller who may write but not read. */
  async function readBack({ principal, transaction }: Work, entity: EntityDescriptor, id: number): Promise<string> {
    const statement = planDetail(targetOf(entity), principal, scope, id, readingAction(principal, entity));
    const [answer] = statement ? await transaction.query<DetailAnswer>(statement) : [];
    return answer?.row ?? JSON.stringify({ id });
  }

  async function create(call: Call, entity: EntityDescriptor, body: unknown): Promise<string> {
    if (!scope.allows(call.principal, entity, 'create')) throw refused(call.principal);
    const { companyId, values } = readNewRow(call.principal, entity, body);
    refuseFields(scope.fields(call.principal, entity, 'create'), values);
    refuseDocuments(entity, values);
    return work(
      call,
      async (current) => {
        await bindReferences({ ...parts, entity, principal: call.principal }, current.transaction, values);
        const owner = companyId ?? (await ownerOf(parts.descriptors, entity, current, values));
        const { hooks } = extensionOf(entity);
        const stored = (await hooks?.beforeCreate?.(current, values)) ?? values;
        const row = await insertRow(entity, current.transaction, stored, owner);
        await requireInScope(current, entity, row.id, 'create');
        await audit(current, { operation: 'create', entity, recordId: row.id, changes: values });
        await hooks?.afterCreate?.(current, row);
        return readBack(current, entity, row.id);
      },
      Object.keys(entity.fields),
    );
  }

  async function patch(call: Call, entity: EntityDescriptor, id: number, body: unknown): Promise<string> {
    if (!scope.allows(call.principal, entity, 'patch')) throw refused(call.principal);
    const changes = validated<Values>(entity.schemas.patch, body);
    refuseFields(scope.fields(call.principal, entity, 'patch'), changes);
    refuseDocuments(entity, changes);
    return work(
      call,
      async (current) => {
        const row = await lock(current, entity, id, 'patch', Object.keys(changes));
        await bindReferences({ ...parts, entity, principal: call.principal }, current.transaction, changes);
        refuseTransitions(entity, row, changes);
        const { hooks } = extensionOf(entity);
        const stored = (await hooks?.beforePatch?.(current, row, changes)) ?? changes;
        const patched = await patchRow(entity, current.transaction, id, stored);
        await audit(current, { operation: 'patch', entity, recordId: id, changes });
        await hooks?.afterPatch?.(current, patched, changes);
        return readBack(current, entity, id);
      },
      Object.keys(entity.fields),
    );
  }

  async function remove(call: Call, entity: EntityDescriptor, id: number): Promise<void> {
    if (!scope.allows(call.principal, entity, 'delete')) throw refused(call.principal);
    await work(call, async (current) => {
      const row = await lock(current, entity, id, 'delete', []);
      const done = await extensionOf(entity).hooks?.beforeDelete?.(current, row);
      if (done !== 'done') await deleteRow(entity, current.transaction, id);
      await audit(current, { operation: 'delete', entity, recordId: id, changes: {} });
    });
  }

  /** Locks the row that a write is for: 404 when the caller can't read it, 403 when he can but may not write it. */
  async function lock(
    current: Work,
    entity: EntityDescriptor,
    id: number,
    action: string,
    touching: string[],
  ): Promise<Row> {
    const statement = planLock(targetOf(entity), current.principal, scope, { id, action, touching });
    const [row] = statement ? await current.transaction.query<Row>(statement) : [];
    if (row) return row;
    const reading = readingAction(current.principal, entity);
    const readable = planDetail(targetOf(entity), current.principal, scope, id, reading);
    const [seen] = readable ? await current.transaction.query<DetailAnswer>(readable) : [];
    throw seen?.row ? forbidden() : notFound();
  }

  /** A new row must be one that the grant covers: the scope's condition as a WITH CHECK. */
  async function requireInScope(current: Work, entity: EntityDescriptor, id: number, action: string): Promise<void> {
    const statement = planLock(targetOf(entity), current.principal, scope, { id, action, touching: [] });
    const rows = statement ? await current.transaction.query(statement) : [];
    if (rows.length === 0) throw forbidden();
  }

  return { list, detail, create, patch, remove, work, scope, lock };
}

/** 401 for somebody unknown, 403 for somebody known. */
function refused(principal: Principal): Problem {
  return isSignedIn(principal) ? forbidden() : unauthorized();
}

async function requireLiveSession(principal: Principal, transaction: Transaction): Promise<void> {
  if (!isSignedIn(principal)) return;
  const parameters = createParameters();
  const text = `select ${liveSession(principal, parameters)} as live`;
  const [answer] = await transaction.query<{ live: boolean }>({
    name: 'live_session',
    text,
    values: parameters.values,
  });
  if (!answer?.live) throw unauthorized();
}

function refuseFields(permitted: Set<string> | null, values: Values): void {
  if (permitted === null) return;
  const errors = Object.keys(values)
    .filter((name) => !permitted.has(name))
    .map((name): FieldError => ({ pointer: `/${name}`, code: 'not_permitted' }));
  if (errors.length > 0) throw forbidden({ errors });
}

/** What users design is judged by its own dialect. */
function refuseDocuments(entity: EntityDescriptor, values: Values): void {
  const errors = Object.entries(values).flatMap(([name, value]) => {
    const dialect = entity.fields[name]?.document;
    return dialect && value !== null ? documentFaults(dialect, value, `/${name}`) : [];
  });
  if (errors.length > 0) throw invalidInput({ errors });
}

function refuseTransitions(entity: EntityDescriptor, row: Row, changes: Values): void {
  for (const [name, to] of Object.entries(changes)) {
    const states = entity.fields[name]?.states;
    const from = row[name];
    if (!states || from === to) continue;
    if (!states[String(from)]?.includes(String(to)))
      throw illegalTransition({
        parameters: { from: String(from), to: String(to) },
        errors: [{ pointer: `/${name}`, code: 'invalid' }],
      });
  }
}
