/** Values that any entity takes: for the rows and bodies of those of which nothing is told by hand. */
import type { EntityDescriptor, JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { CompanyName } from './vocabulary.ts';
import { companyWords, type Fixture, type FixtureRow, type Values } from './fixture.ts';

/** Long after the last of the tests. */
const FORMATS: Record<string, string> = {
  date: '2090-01-01',
  'date-time': '2090-01-01T00:00:00.000Z',
  'local-time': '08:00',
  country: 'DE',
  language: 'en',
  uri: 'https://usual.example/',
  uuid: '5ec4e700-0000-4000-8000-000000000000',
};

export interface Written {
  values: Values;
  /** The rows that the values refer to, by field. */
  references: Record<string, FixtureRow>;
}

/** Fields that a stored row can't do without: no null, no default of the database. */
export const storedNeeds = ({ fields }: EntityDescriptor): string[] =>
  Object.entries(fields).flatMap(([name, { column, nullable, default: given, computed, owner }]) =>
    column === undefined || nullable || given !== undefined || computed || owner || isImplicit(name) ? [] : [name],
  );

const isImplicit = (name: string): boolean => ['id', 'created_at', 'updated_at'].includes(name);

/** Fields that a create must carry. */
export const createNeeds = ({ schemas }: EntityDescriptor): string[] =>
  Array.isArray(schemas.create['required']) ? schemas.create['required'].map(String) : [];

/** One value for each of the fields; rows that they refer to are those of the company. */
export function valuesFor(
  fixture: Fixture,
  { descriptor, company }: { descriptor: EntityDescriptor; company: CompanyName | 'none' },
  names: readonly string[],
): Written {
  const references: Written['references'] = {};
  const values = names.map((name): [string, unknown] => {
    const field = descriptor.fields[name];
    if (field?.ref === undefined) return [name, valueOf(fixture, schemaOf(descriptor, name), company)];
    const row = referred(fixture, field.ref, company);
    references[name] = row;
    return [name, field.type === 'array' ? [row.id] : row.id];
  });
  return { values: Object.fromEntries(values), references };
}

/** A row of the company's own, or one of the platform's. */
function referred(fixture: Fixture, entity: string, company: CompanyName | 'none'): FixtureRow {
  const rows = fixture.of(entity).filter(({ isTarget, traits = [] }) => isTarget && traits.length === 0);
  const found = rows.find((row) => row.company === company) ?? rows.find((row) => row.company === 'none');
  if (!found) throw new Error(`There is no row of ${entity} to refer to: plant one by hand (server/test/access).`);
  return found;
}

function schemaOf({ schemas, id }: EntityDescriptor, name: string): JsonSchema {
  for (const schema of [schemas.create, schemas.patch, schemas.row]) {
    const property = memberOf(schema['properties'], name);
    if (property) return property;
  }
  throw new Error(`Nothing says what ${id}.${name} holds: plant a row by hand (server/test/access).`);
}

const memberOf = (value: JsonSchema[string] | undefined, name: string): JsonSchema | undefined => {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : undefined;
};

const isObject = (value: JsonSchema[string] | undefined): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueOf(fixture: Fixture, schema: JsonSchema, company: CompanyName | 'none'): unknown {
  const { enum: choices, type, minimum = 1, items, properties } = schema;
  if (Array.isArray(choices)) return choices.find((choice) => choice !== null);
  const kinds = [type].flat();
  if (kinds.includes('boolean')) return true;
  if (kinds.includes('integer') || kinds.includes('number')) return minimum;
  if (kinds.includes('array'))
    return Number(schema['minItems'] ?? 0) > 0 && isObject(items) ? [valueOf(fixture, items, company)] : [];
  if (kinds.includes('object')) {
    const needed = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
    return Object.fromEntries(
      needed.map((name) => [name, valueOf(fixture, memberOf(properties, name) ?? {}, company)]),
    );
  }
  return textOf(fixture, schema, company);
}

/** One that no other row has, and that tells whose it is where there is room for it. */
function textOf(fixture: Fixture, { format, pattern, maxLength = 200 }: JsonSchema, company: CompanyName | 'none') {
  const serial = String(fixture.serial());
  const text =
    format === 'email'
      ? `usual${serial}@test.example`
      : (FORMATS[String(format)] ?? `${serial} ${company === 'none' ? 'platform' : companyWords[company]}`);
  const cut = text.slice(0, Number(maxLength));
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(cut)) return cut;
  if (new RegExp(pattern, 'u').test(serial)) return serial;
  throw new Error(`No text is known that is like ${pattern}: plant a row by hand (server/test/access).`);
}
