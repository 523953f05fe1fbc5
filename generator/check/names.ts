/** Names that must be one of a kind, or that something else already means. */
import { basename } from 'node:path';
import { actionPath, pathOf, routeOf, tableOf } from '../build-model.ts';
import { camelCase } from '../emit/names.ts';
import { RESERVED_WORDS } from '../migrate/sql-text.ts';
import type { Operation } from '../../shared/contract/model.ts';
import type { Problem } from '../problem.ts';
import { problemAt, type CheckContext, type CheckedEntity } from './context.ts';

/** Modules of server/generated and admin/generated that are not an entity's. */
const OWN_MODULES = new Set(['index', 'rules', 'abilities', 'docs', 'openapi', 'resources', 'types']);

/** Words that can't be the name of a constant in a module. */
const RESERVED_IN_CODE = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function if implements import in instanceof interface let new null package private protected public return
  static super switch this throw true try typeof var void while with yield`.split(/\s+/),
);

const ROUTES: Record<Operation, (path: string) => string> = {
  list: (path) => `GET ${path}`,
  create: (path) => `POST ${path}`,
  detail: (path) => `GET ${path}/{id}`,
  patch: (path) => `PATCH ${path}/{id}`,
  delete: (path) => `DELETE ${path}/{id}`,
};

export function checkOwnName(entity: CheckedEntity): Problem[] {
  const { $id } = entity.entity;
  const problems: Problem[] = [];
  if (basename(entity.path) !== `${$id}.schema.json`)
    problems.push(problemAt(entity, ['$id'], `The file of '${$id}' is called ${$id}.schema.json.`));
  if (OWN_MODULES.has($id) || RESERVED_IN_CODE.has(camelCase($id)))
    problems.push(problemAt(entity, ['$id'], `'${$id}' can't be the name of a generated module.`));
  if (entity.entity['x-projects'] === undefined && RESERVED_WORDS.has(tableOf(entity.entity, [])))
    problems.push(
      problemAt(
        entity,
        ['$id'],
        `'${tableOf(entity.entity, [])}' is a word of SQL.`,
        "Give the table another name with 'x-table'.",
      ),
    );
  return problems;
}

/** A thing that two entities must not share. */
interface Claimed {
  name: string;
  place: (entity: CheckedEntity) => (string | number)[];
  value: (entity: CheckedEntity) => string | undefined;
}

const UNIQUE: Claimed[] = [
  { name: 'The id', place: () => ['$id'], value: ({ entity }) => entity.$id },
  {
    name: 'The path',
    place: ({ entity }) => (entity['x-path'] === undefined ? ['$id'] : ['x-path']),
    value: ({ entity }) => pathOf(entity),
  },
  {
    name: 'The table',
    place: ({ entity }) => (entity['x-table'] === undefined ? ['$id'] : ['x-table']),
    value: ({ entity }) => (entity['x-projects'] === undefined ? tableOf(entity, []) : undefined),
  },
  {
    name: 'The screen',
    place: ({ entity }) => (entity['x-admin']?.route === undefined ? ['$id'] : ['x-admin', 'route']),
    value: ({ entity }) => routeOf(entity),
  },
];

export function checkUniqueNames({ entities }: CheckContext): Problem[] {
  return UNIQUE.flatMap(({ name, place, value }) => {
    const owners = new Map<string, CheckedEntity>();
    return entities.flatMap((entity) => {
      const claimed = value(entity);
      const owner = claimed === undefined ? undefined : owners.get(claimed);
      if (claimed !== undefined && owner === undefined) owners.set(claimed, entity);
      return owner === undefined
        ? []
        : [problemAt(entity, place(entity), `${name} '${claimed}' is taken by ${owner.path}.`)];
    });
  });
}

/** Actions may lie anywhere below /api, so they can meet an operation or another action. */
export function checkRoutes({ entities }: CheckContext): Problem[] {
  const owners = new Map<string, string>();
  for (const { entity, path } of entities)
    for (const operation of entity['x-operations']) owners.set(ROUTES[operation](pathOf(entity)), path);
  return entities.flatMap((entity) =>
    Object.entries(entity.entity['x-actions'] ?? {}).flatMap(([name, action]) => {
      const route = `${action.method} ${actionPath(entity.entity, name, action)}`;
      const owner = owners.get(route);
      owners.set(route, owner ?? entity.path);
      return owner === undefined
        ? []
        : [problemAt(entity, ['x-actions', name], `The route '${route}' is taken by ${owner}.`)];
    }),
  );
}

export function checkEarlierNames({ entities, ids }: CheckContext): Problem[] {
  return entities.flatMap((entity) => {
    const { 'x-was': was } = entity.entity;
    return was === undefined || !ids.has(was)
      ? []
      : [problemAt(entity, ['x-was'], `'${was}' is still an entity, so '${entity.entity.$id}' can't be its new name.`)];
  });
}
