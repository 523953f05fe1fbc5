/** shared/client/generated: what goes in and out of each entity's operations, and where they are answered. */
import type { EntityModel, JsonSchema, Model } from '../../shared/contract/model.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printInterface } from './interfaces.ts';
import { printLiteral } from './literal.ts';
import { pascalCase } from './names.ts';
import { bodySchemas } from './schemas.ts';

const FOLDER = 'shared/client/generated';

export async function printClient(model: Model): Promise<GeneratedFile[]> {
  const entities = model.entities.filter(isCalled);
  const types = entities.map(async (entity) => ({
    path: `${FOLDER}/${entity.id}.ts`,
    text: `${banner(entity.file)}\n${await printBodies(entity)}`,
  }));
  return [...(await Promise.all(types)), { path: `${FOLDER}/index.ts`, text: printIndex(entities) }];
}

/** Others are the server's own. */
export const isCalled = ({ operations, actions }: EntityModel): boolean => operations.length + actions.length > 0;

/** Row, create and patch where there are such operations, and what goes in and out of each action. */
export async function printBodies(entity: EntityModel): Promise<string> {
  const name = pascalCase(entity.id);
  const { create, patch, row } = bodySchemas(entity, true);
  const schemas: [name: string, schema: JsonSchema][] = [
    [`${name}Row`, row],
    ...(entity.operations.includes('create') ? [[`${name}Create`, create] satisfies [string, JsonSchema]] : []),
    ...(entity.operations.includes('patch') ? [[`${name}Patch`, patch] satisfies [string, JsonSchema]] : []),
    ...entity.actions.flatMap((action): [string, JsonSchema][] => [
      [`${name}${pascalCase(action.name)}Input`, action.input],
      ...(action.file === undefined
        ? [[`${name}${pascalCase(action.name)}Output`, action.output] satisfies [string, JsonSchema]]
        : []),
    ]),
  ];
  return (await Promise.all(schemas.map(([own, schema]) => printInterface(own, schema)))).join('\n');
}

function printIndex(entities: EntityModel[]): string {
  return [
    banner('schemas/**'),
    ...entities.map(({ id }) => `import type * as ${id} from './${id}.ts';\n`),
    '\n/** By entity: its rows, what is written, what a list is asked by, and its actions. */\n',
    'export interface Entities {\n',
    ...entities.map(printTypes),
    '}\n\n',
    '/** Below /api. */\n',
    `export const routes = ${printLiteral(Object.fromEntries(entities.map((entity) => [entity.id, routesOf(entity)])), 0)} as const;\n`,
  ].join('');
}

function printTypes(entity: EntityModel): string {
  const { id, operations, actions, list } = entity;
  const name = `${id}.${pascalCase(id)}`;
  const filters = ['id', ...(list.search.length > 0 ? ['q'] : []), ...list.filters];
  const words = (names: string[]): string => [...new Set(names)].map((word) => `'${word}'`).join(' | ');
  return [
    `  ${id}: {\n`,
    `    row: ${name}Row;\n`,
    `    create: ${operations.includes('create') ? `${name}Create` : 'never'};\n`,
    `    patch: ${operations.includes('patch') ? `${name}Patch` : 'never'};\n`,
    `    filter: ${words(filters)};\n`,
    `    sort: ${words(['id', ...list.columns, ...list.sortable])};\n`,
    '    actions: {\n',
    ...actions.map(
      (action) =>
        `      ${action.name}: { input: ${name}${pascalCase(action.name)}Input; output: ${action.file === undefined ? `${name}${pascalCase(action.name)}Output` : 'File'} };\n`,
    ),
    '    };\n',
    '  };\n',
  ].join('');
}

function routesOf({ path, actions }: EntityModel) {
  return {
    path,
    actions: Object.fromEntries(
      actions.map(({ name, method, path: address, file }) => [
        name,
        { method, path: address, ...(file !== undefined && { isFile: true }) },
      ]),
    ),
  };
}
