/** What AGENTS.md has of the dialect: all that a new entity is written by, short enough to be read whole. */
import fs from 'node:fs';
import path from 'node:path';
import { takeOwnKinds } from '../../generator/fields/index.ts';
import { load, type SourceFile } from '../../generator/load.ts';
import { isObject, memberOf, onOneLine } from './json.ts';
import { escaped, keywordLines, partLines } from './keyword-lines.ts';
import { printKinds } from './kind-lines.ts';
import { printRefusals } from './refusals.ts';
import { shapeOf } from './shape.ts';

/** With nearly everything that an entity of a company has. */
const EXAMPLE = 'schemas/company/company_tag.schema.json';

/** By the names of their marks. */
export async function agentParts(project: string): Promise<Record<string, string>> {
  const { config, dialect, common, roles, entities } = await load(project);
  const { one = [], many = [], conditions = [] } = config?.claims ?? {};
  takeOwnKinds(config?.kinds ?? []);
  const definitions = memberOf(dialect?.value, '$defs');
  const ofEntity = memberOf(dialect?.value, 'properties');
  const ofField = memberOf(definitions['property'], 'properties');
  const required =
    isObject(dialect?.value) && Array.isArray(dialect.value['required']) ? dialect.value['required'] : [];
  return {
    'keywords of an entity': keywordLines(ofEntity, definitions, required).join('\n'),
    'keywords of a field': keywordLines(ofField, definitions, []).join('\n'),
    parts: partLines({ ...ofEntity, ...ofField }, definitions).join('\n'),
    plain: `Of an entity ${plain(ofEntity)}; of a field ${plain(ofField)}.`,
    kinds: await printKinds(project),
    shared: Object.entries(memberOf(common?.value, '$defs'))
      .filter(([, definition]) => isObject(definition) && !isObject(definition['properties']))
      .map(([name, definition]) => `- \`${name}\` \`${onOneLine(definition)}\``)
      .join('\n'),
    claims: [
      `One value: ${words(one)}. Ids, after \`$in\`: ${words(many)}. In roles alone: ${words(conditions)}.`,
      `Abilities: ${words(abilitiesOf(roles?.value))}.`,
    ].join('\n\n'),
    references: [
      `Of a company: ${words(listed(entities, ['company_id', 'self']))}.`,
      `Of the platform, for every row: ${words(listed(entities, ['global']))}.`,
    ].join('\n\n'),
    plan: planParts(entities.find(({ value }) => isObject(value) && value['$id'] === 'plan')),
    example: `\`${EXAMPLE}\`:\n\n\`\`\`json\n${fs.readFileSync(path.join(project, EXAMPLE), 'utf8').trim()}\n\`\`\``,
    refusals: printRefusals(),
  };
}

const words = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const plain = (properties: object): string =>
  Object.entries(properties)
    .filter(([name]) => !name.startsWith('x-'))
    .map(
      ([name, schema]) =>
        `\`${name}\`${isObject(schema) && 'enum' in schema ? ` (${escaped(shapeOf(schema, {}))})` : ''}`,
    )
    .join(', ');

/** Entities with a list, which others can refer to. */
const listed = (entities: readonly SourceFile[], tenants: readonly string[]): string[] =>
  entities.flatMap(({ value }) => {
    if (!isObject(value) || !tenants.includes(String(value['x-tenant']))) return [];
    const operations = value['x-operations'];
    return Array.isArray(operations) && operations.includes('list') && !('x-projects' in value)
      ? [String(value['$id'])]
      : [];
  });

/** What limits and features can name of the plan; a limit is empty where there is none. */
function planParts(plan: SourceFile | undefined): string {
  const fields = Object.entries(memberOf(plan?.value, 'properties'));
  const named = (type: string): string =>
    words(fields.flatMap(([name, field]) => (isObject(field) && String(field['type']) === type ? [name] : [])));
  return `Of \`${plan?.path}\`: \`x-limit.plan\` names one of ${named('integer,null')}; \`x-feature\` one of ${named('boolean')}. Another one is a new field there.`;
}

function abilitiesOf(roles: unknown): string[] {
  const abilities = isObject(roles) && Array.isArray(roles['abilities']) ? roles['abilities'] : [];
  const byName = Map.groupBy(abilities.filter(isObject), ({ subject }) => String(subject));
  return [...byName].map(
    ([name, of]) => `${name} (${[...new Set(of.flatMap(({ roles: names }) => names))].join(', ')})`,
  );
}
