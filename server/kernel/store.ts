/** Writes, through Objection models made from the descriptors; the only place that imports Objection. */
import { Model, type ModelClass } from 'objection';
import type { Transaction } from '../access/database.ts';
import type { EntityDescriptor } from '../../shared/contract/descriptor.ts';
import type { Row, Values } from '../query/values.ts';

class StoredRow extends Model {
  declare id: number;
  declare updated_at: string;
}

const models = new Map<string, ModelClass<StoredRow>>();

function modelOf(entity: EntityDescriptor): ModelClass<StoredRow> {
  const known = models.get(entity.id);
  if (known) return known;
  const jsonColumns = Object.entries(entity.fields)
    .filter(([, field]) => field.column === 'jsonb')
    .map(([name]) => name);
  const made = class extends StoredRow {
    static override get tableName() {
      return entity.table;
    }
    static override get idColumn() {
      return entity.tenant === 'company_id' ? ['company_id', 'id'] : 'id';
    }
    static override get jsonAttributes() {
      return jsonColumns;
    }
  };
  models.set(entity.id, made);
  return made;
}

/** The row of this id in the transaction's tenant (across tenants for the platform, whose ids are unique as well). */
function rowKey(entity: EntityDescriptor, transaction: Transaction, id: number): Values {
  const inTenant = entity.tenant === 'company_id' && transaction.companyId !== null;
  return inTenant ? { company_id: transaction.companyId, id } : { id };
}

/** Inserts and answers the whole row; the tenant's column is among the values where the entity has one. */
export async function insertRow(entity: EntityDescriptor, transaction: Transaction, values: Values): Promise<Row> {
  const made = await modelOf(entity).query(transaction.knex).insert(values).returning('*');
  return made.$toJson();
}

/** Stores the changes and answers the whole row. */
export async function patchRow(
  entity: EntityDescriptor,
  transaction: Transaction,
  id: number,
  changes: Values,
): Promise<Row> {
  const [row] = await modelOf(entity)
    .query(transaction.knex)
    .patch({ ...changes, updated_at: transaction.knex.fn.now() })
    .where(rowKey(entity, transaction, id))
    .returning('*');
  if (!row) throw new Error(`${entity.id} ${id} vanished while it was locked.`);
  return row.$toJson();
}

export async function deleteRow(entity: EntityDescriptor, transaction: Transaction, id: number): Promise<void> {
  await modelOf(entity)
    .query(transaction.knex)
    .delete()
    .where(rowKey(entity, transaction, id));
}
