/** What holds for the fields of an entity, beyond what holds for every property. */
import { ownerColumn } from '../../shared/contract/tenant.ts';
import { IMPLICIT_NAMES } from '../build-field.ts';
import { choices, type Problem } from '../problem.ts';
import { valuesOf } from '../../shared/contract/value-condition.ts';
import { checkLiteral } from './literals.ts';
import { problemAt, type CheckContext, type CheckedEntity, type CheckedField, show, unknownNames } from './context.ts';
import { checkConditions, checkRowOf } from './event-fields.ts';
import { SAID_BY_TABLE } from './exclusives.ts';
import { checkFile } from './files.ts';
import { checkInside } from './inside.ts';
import { checkKind } from './kinds.ts';

export function checkFields(entity: CheckedEntity, context: CheckContext): Problem[] {
  return [...entity.fields].flatMap(([name, field]) => [
    ...checkName(entity, name),
    ...checkOrigin(entity, name, field, context),
    ...checkTransient(entity, name, field),
    ...checkOwner(entity, name, field, context),
    ...checkFile(entity, name, field),
    ...checkKind(entity, name, field),
    ...checkInside(entity, ['properties', name], field.raw, context),
    ...checkUnique(entity, name, field),
    ...checkStates(entity, name, field),
    ...checkRequiredWhen(entity, name, field),
    ...checkWhen(entity, name, field),
    ...checkConditions(entity, name, field),
    ...checkRowOf(entity, name, field),
    ...checkPersonal(entity, name, field),
    ...checkTitle(entity, name, field),
  ]);
}

/** What is not stored is kept nowhere, and the log never has what is sensitive. */
function checkPersonal(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  if (!resolved['x-personal']) return [];
  const at = (message: string) => [problemAt(entity, ['properties', name, 'x-personal'], message)];
  if (field.computed !== undefined || field.transient || field.owner) return at('Only what is stored is erased.');
  return field.sensitive ? at("No log keeps what is 'x-sensitive'.") : [];
}

export function checkRequired(entity: CheckedEntity, context: CheckContext): Problem[] {
  const { required, 'x-operations': operations } = entity.entity;
  const problems = unknownNames(entity, ['required'], required, entity.fields.keys());
  if (!operations.includes('create')) return problems;
  return [...problems, ...[...entity.fields].flatMap(([name, field]) => checkValue(entity, name, field, context))];
}

/** A new row has a value in each column that can't be null. */
function checkValue(
  entity: CheckedEntity,
  name: string,
  { field }: CheckedField,
  { handlers }: CheckContext,
): Problem[] {
  if (field.required || field.nullable || field.default !== undefined) return [];
  const at = (message: string, hint: string) => [problemAt(entity, ['properties', name], message, hint)];
  if (!field.readOnly)
    return at(
      `A create may leave out '${name}', and there is nothing to put in its place.`,
      "Add it to 'required', or give it a default or null.",
    );
  const isStored = field.computed === undefined && !field.transient && !field.owner;
  if (
    !isStored ||
    IMPLICIT_NAMES.includes(name) ||
    handlers === undefined ||
    handlers.creates.includes(entity.entity.$id)
  )
    return [];
  return at(
    `Nothing gives a new row its '${name}', which callers can't.`,
    "Give it a default or null, or write the hook 'beforeCreate'.",
  );
}

/** What it hangs on is another field that can have this value. */
function checkRequiredWhen(entity: CheckedEntity, name: string, { field }: CheckedField): Problem[] {
  const { requiredWhen } = field;
  if (requiredWhen === undefined) return [];
  const place = ['properties', name, 'x-required-when'];
  const other = entity.fields.get(requiredWhen.field);
  const legal = [...entity.fields.keys()].filter((one) => one !== name);
  if (other === undefined || requiredWhen.field === name) {
    const message = `There is no other field '${requiredWhen.field}'.`;
    return [problemAt(entity, [...place, 'field'], message, choices(requiredWhen.field, legal))];
  }
  const words = other.field.enum ?? other.resolved.items?.enum?.map(String) ?? [];
  if (words.includes(requiredWhen.is)) return [];
  const message = `'${requiredWhen.field}' is never '${requiredWhen.is}'.`;
  return [problemAt(entity, [...place, 'is'], message, choices(requiredWhen.is, words))];
}

/** It can hold nothing, and what it hangs on are other columns that can have these values. */
function checkWhen(entity: CheckedEntity, name: string, { field }: CheckedField): Problem[] {
  const { when } = field;
  if (when === undefined) return [];
  const place = ['properties', name, 'x-when'];
  if (entity.entity['x-projects'] !== undefined) return [problemAt(entity, place, SAID_BY_TABLE)];
  const isStored = (one: string): boolean => {
    const other = entity.fields.get(one)?.field;
    return other !== undefined && other.computed === undefined && !other.transient && !other.owner;
  };
  // Values of these come from the database in another form than a schema writes them.
  const isComparable = (one: string): boolean => {
    const { type, schema } = entity.fields.get(one)?.field ?? {};
    return type !== 'array' && type !== 'object' && !String(schema?.['format'] ?? '').startsWith('date');
  };
  const legal = [...entity.fields.keys()].filter((one) => one !== name && isStored(one) && isComparable(one));
  return [
    ...(field.nullable && isStored(name)
      ? []
      : [problemAt(entity, place, 'Only a stored field that may be null can be left empty.')]),
    ...Object.entries(when).flatMap(([other, wanted]) =>
      legal.includes(other)
        ? valuesOf(wanted).flatMap((value) => checkLiteral(entity, [...place, other], other, value))
        : [problemAt(entity, [...place, other], `There is no other column '${other}'.`, choices(other, legal))],
    ),
  ];
}

function checkName(entity: CheckedEntity, name: string): Problem[] {
  const isTenant = name === ownerColumn(entity.entity['x-tenant']);
  if (!isTenant && !IMPLICIT_NAMES.includes(name)) return [];
  return [problemAt(entity, ['properties', name], `'${name}' is always there and never declared.`)];
}

/** Two columns, two filters or two inputs of one name can't be told apart. */
function checkTitle(entity: CheckedEntity, name: string, { raw, field }: CheckedField): Problem[] {
  const { columns = [], filters = [] } = entity.entity['x-list'] ?? {};
  const inputs = [...entity.fields].flatMap(([key, other]) => (other.field.readOnly ? [] : [key]));
  const first = [...entity.fields.keys()].find((key) => {
    const other = entity.fields.get(key)?.field;
    if (other?.title !== field.title || other.ui.hidden || field.ui.hidden) return false;
    return key === name || [columns, filters, inputs].some((side) => side.includes(key) && side.includes(name));
  });
  if (first === undefined || first === name) return [];
  const place = ['properties', name, ...(raw.title === undefined ? [] : ['title'])];
  const message = `'${first}' is called '${field.title}' too, so nobody can tell the two apart.`;
  return [problemAt(entity, place, message, 'Give one of them another title.')];
}

/** Where the value comes from: a computed expression, or a document of a dialect. */
function checkOrigin(
  entity: CheckedEntity,
  name: string,
  { resolved, field }: CheckedField,
  context: CheckContext,
): Problem[] {
  const place = ['properties', name];
  const problems: Problem[] = [];
  if (field.computed !== undefined) {
    if (!field.readOnly) problems.push(problemAt(entity, place, "A computed field is 'readOnly'."));
    const known = context.handlers?.computed[entity.entity.$id] ?? [];
    if (context.handlers !== undefined && !known.includes(field.computed)) {
      const message = `The extension of '${entity.entity.$id}' computes no '${field.computed}'.`;
      problems.push(problemAt(entity, [...place, 'x-computed'], message, choices(field.computed, known)));
    }
  }
  const dialect = resolved['x-document'];
  if (dialect !== undefined && !context.documents.has(dialect)) {
    const message = `There is no schemas/documents/${dialect}.schema.json.`;
    problems.push(problemAt(entity, [...place, 'x-document'], message, choices(dialect, context.documents.keys())));
  }
  return problems;
}

/** What can't be said of a value that is given and not kept. */
const OF_STORED = ['readOnly', 'x-computed', 'x-states', 'x-ref', 'x-document', 'x-db', 'x-was'] as const;

/** Input of a create: there must be one, and nothing else is known of such a value. */
function checkTransient(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  if (!field.transient) return [];
  const place = ['properties', name];
  const problems = OF_STORED.filter((keyword) => resolved[keyword] !== undefined).map((keyword) =>
    problemAt(entity, [...place, keyword], `A transient field is not stored, so '${keyword}' says nothing of it.`),
  );
  if (!entity.entity['x-operations'].includes('create'))
    problems.push(
      problemAt(entity, [...place, 'x-transient'], 'A transient field is input of a create, and there is none.'),
    );
  return problems;
}

/** The tenant of a row that is made for it: a reference to it, in a table of tenants. */
function checkOwner(
  entity: CheckedEntity,
  name: string,
  { resolved, field }: CheckedField,
  context: CheckContext,
): Problem[] {
  if (!field.owner) return [];
  const place = ['properties', name, 'x-owner'];
  const problems: Problem[] = [];
  if (ownerColumn(entity.entity['x-tenant']) === undefined)
    problems.push(problemAt(entity, place, "Only a row of a tenant's table has an owner."));
  if (context.byId.get(field.ref?.to ?? '')?.entity['x-tenant'] !== 'self')
    problems.push(problemAt(entity, place, "The owner is a reference to the entity whose 'x-tenant' is 'self'."));
  if (!field.required) problems.push(problemAt(entity, place, `A create must name the owner: add it to 'required'.`));
  const isSecond = [...entity.fields].find(([, other]) => other.field.owner)?.[0] !== name;
  if (isSecond) problems.push(problemAt(entity, place, 'A row has one owner.'));
  const useless = (['readOnly', 'x-computed', 'x-transient', 'x-states', 'x-db', 'x-was'] as const).filter(
    (keyword) => resolved[keyword] !== undefined,
  );
  return [
    ...problems,
    ...useless.map((keyword) =>
      problemAt(
        entity,
        ['properties', name, keyword],
        `The owner's column is the tenant's, so '${keyword}' says nothing.`,
      ),
    ),
  ];
}

function checkUnique(entity: CheckedEntity, name: string, { resolved, field }: CheckedField): Problem[] {
  const unique = resolved['x-db']?.unique;
  const place = ['properties', name, 'x-db', 'unique'];
  if (resolved['x-db']?.directory && unique !== true)
    return [
      problemAt(
        entity,
        ['properties', name, 'x-db', 'directory'],
        'A directory holds each value of a tenant once.',
        'Add "unique": true.',
      ),
    ];
  if (unique === 'when_true' && field.type !== 'boolean')
    return [problemAt(entity, place, "Only a boolean can be unique 'when_true'.")];
  if (unique !== 'platform' || ownerColumn(entity.entity['x-tenant']) !== undefined) return [];
  return [problemAt(entity, place, "Only a tenant's table needs uniqueness across the platform.", 'Write true.')];
}

function checkStates(entity: CheckedEntity, name: string, { field }: CheckedField): Problem[] {
  const { states, enum: words } = field;
  if (states === undefined) return [];
  const place = ['properties', name, 'x-states'];
  if (words === undefined) return [problemAt(entity, place, "Only an 'enum' has states.")];
  const problems: Problem[] = [];
  const missing = (state: string) => `${show(state)} is not a value of '${name}'.`;
  for (const [from, moves] of Object.entries(states)) {
    if (!words.includes(from)) problems.push(problemAt(entity, [...place, from], missing(from), choices(from, words)));
    problems.push(...unknownNames(entity, [...place, from], moves, words, missing));
  }
  if (field.default === undefined)
    problems.push(problemAt(entity, ['properties', name], "The start of the states is missing: give a 'default'."));
  return problems;
}
