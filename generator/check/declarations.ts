/** The access declarations beside the schemas: each entity that is called has one, and no grant goes beyond it. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type AccessDeclaration, type DeclaredCaller, isMeant } from '../../shared/contract/access-declaration.ts';
import type { EntityModel, Grant, Model } from '../../shared/contract/model.ts';
import { buildDescriptor } from '../emit/server.ts';
import type { SourceFile, Sources } from '../load.ts';
import { choices, pointer, type Problem, sortProblems } from '../problem.ts';
import { remembered } from '../remembered.ts';
import { checkGrammar } from './grammar.ts';

const SUFFIX = '.access.json';
const OF_ROWS = ['list', 'detail', 'create', 'patch', 'delete'] as const;
const READING = new Set(['list', 'detail']);
/** A change says by it what it was made from. */
const ALWAYS_PATCHED = 'revision';

const compile = remembered((grammar: object) =>
  new Ajv2020({ allErrors: true, verbose: true, strict: false }).compile(grammar),
);

/** @param sources of which the declarations and their grammar are looked at */
export function checkDeclarations(model: Model, { accessGrammar, access }: Sources): Problem[] {
  if (typeof accessGrammar?.value !== 'object' || accessGrammar.value === null) return [];
  const validate = compile(accessGrammar.value);
  const files = new Map(access.map((file) => [file.path, file]));
  const expected = new Set(model.entities.filter(isCalled).map(declarationOf));
  return sortProblems([
    ...access.flatMap(({ path }) => (expected.has(path) ? [] : [beside(path)])),
    ...model.entities.filter(isCalled).flatMap((entity) => {
      const file = files.get(declarationOf(entity));
      if (file === undefined) return [missing(entity)];
      const { problems, sound } = checkGrammar(validate, file.value, file.path);
      // The grammar vouches for the type.
      return sound ? [...problems, ...judge(entity, file, file.value as AccessDeclaration)] : problems;
    }),
  ]);
}

const isCalled = ({ access, operations }: EntityModel): boolean =>
  operations.length > 0 || Object.keys(access).length > 0;

const declarationOf = ({ file }: EntityModel): string => file.replace(/\.schema\.json$/, SUFFIX);

function beside(path: string): Problem {
  return {
    file: path,
    pointer: '',
    message: `There is no entity beside it that is called: ${path.replace(SUFFIX, '.schema.json')}.`,
  };
}

function missing(entity: EntityModel): Problem {
  const written = [...new Set([...writable(entity, 'create'), ...writable(entity, 'patch')])];
  const lines = [
    `"reads": [<callers>]`,
    ...(entity.operations.some((name) => !READING.has(name)) ? ['"writes": [<callers>]'] : []),
    ...(written.length > 0 ? [`"fields": [${written.map((name) => `"${name}"`).join(', ')}]`] : []),
  ];
  return {
    file: entity.file,
    pointer: '/x-access',
    message: `Nothing says beside the grants who is meant to use '${entity.id}'.`,
    hint: `Write ${declarationOf(entity)}: { "$schema": "../access.schema.json", ${lines.join(', ')} }; callers are those that schemas/access.schema.json names.`,
  };
}

function writable(entity: EntityModel, operation: 'create' | 'patch'): string[] {
  if (!entity.operations.includes(operation)) return [];
  const { properties = {} } = buildDescriptor(entity).schemas[operation];
  return Object.keys(properties as object).filter((name) => operation === 'create' || name !== ALWAYS_PATCHED);
}

function judge(entity: EntityModel, { path }: SourceFile, declaration: AccessDeclaration): Problem[] {
  const callers = callersOf(declaration);
  const special = declaration.special ?? [];
  return [
    ...unknownFields(entity, path, declaration),
    ...special.flatMap((name, index): Problem[] =>
      callers.has(name)
        ? [{ file: path, pointer: pointer('special', index), message: `'${name}' is declared here as well.` }]
        : [],
    ),
    ...Object.entries(entity.access).flatMap(([operation, grants]) =>
      special.includes(operation)
        ? []
        : grants.flatMap((grant) => beyond(entity, { operation, grant, declaration, callers: callers.get(operation) })),
    ),
  ];
}

/** Of each operation, action and view that is declared. */
function callersOf(declaration: AccessDeclaration): Map<string, DeclaredCaller[]> {
  const { reads, writes, special = [], actions, views } = declaration;
  const ofRows = OF_ROWS.flatMap((name): [string, DeclaredCaller[]][] => {
    const callers = declaration[name] ?? (special.includes(name) ? undefined : READING.has(name) ? reads : writes);
    return callers === undefined ? [] : [[name, callers]];
  });
  return new Map([...ofRows, ...Object.entries({ ...actions, ...views })]);
}

/** Of an access declaration by the fields that it names. */
function unknownFields(entity: EntityModel, path: string, { fields = [], hides, secret = [] }: AccessDeclaration) {
  const known = entity.fields.map(({ name }) => name);
  const lists: [place: string[], names: string[]][] = [
    ...('create' in fields
      ? Object.entries(fields).map(([name, names]): [string[], string[]] => [['fields', name], names])
      : ([[['fields'], fields]] satisfies [string[], string[]][])),
    ...Object.entries(hides ?? {}).map(([role, names]): [string[], string[]] => [['hides', role], names]),
    // What only the database knows has no field.
    [['secret'], secret.filter((name) => known.includes(name))],
  ];
  return lists.flatMap(([place, names]) =>
    names.flatMap((name, index): Problem[] => {
      if (known.includes(name)) return [];
      const hint = choices(name, known);
      const message = `There is no field '${name}'.`;
      return [{ file: path, pointer: pointer(...place, index), message, ...(hint !== undefined && { hint }) }];
    }),
  );
}

interface Judged {
  operation: string;
  grant: Grant;
  declaration: AccessDeclaration;
  callers: DeclaredCaller[] | undefined;
}

/** A grant to whom, or of what, the declaration does not name. */
function beyond(entity: EntityModel, { operation, grant, declaration, callers }: Judged): Problem[] {
  const at = { file: entity.file, pointer: pointer('x-access', operation) };
  const where = declarationOf(entity);
  if (callers === undefined)
    return [{ ...at, message: `'${operation}' is granted to '${grant.role}', and ${where} says nothing of it.` }];
  if (!callers.some((caller) => isMeant(grant, caller)))
    return [
      {
        ...at,
        message: `The grant of '${operation}' to '${grant.role}' goes beyond ${where}, which says: ${callers.join(', ')}.`,
      },
    ];
  if (operation !== 'create' && operation !== 'patch') return [];
  const { fields = [] } = declaration;
  const declared = [...('create' in fields ? fields[operation] : fields), ALWAYS_PATCHED];
  const over = (grant.fields ?? writable(entity, operation)).filter((name) => !declared.includes(name));
  return over.map((name) => ({
    ...at,
    message: `The grant of '${operation}' to '${grant.role}' writes '${name}', which ${where} does not name among its fields.`,
  }));
}
