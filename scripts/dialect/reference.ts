/** The keywords of docs/dialect.md, printed from schemas/dialect.schema.json, with an example of each from schemas/. */
import { format } from 'oxfmt';
import { allKinds, takeOwnKinds } from '../../generator/fields/index.ts';
import { load, type SourceFile } from '../../generator/load.ts';
import { isObject, type JsonObject, memberOf } from './json.ts';
import { escaped } from './keyword-lines.ts';
import { partsOf, shapeOf } from './shape.ts';
import { exampleOf, type Use, usesByEntities, usesByFields } from './uses.ts';

const MAKES = { database: 'Database', api: 'API', screen: 'Screen' };

/** @param project its folder */
export async function referenceOf(project: string): Promise<string> {
  const { config, dialect, common, entities } = await load(project);
  takeOwnKinds(config?.kinds ?? []);
  const definitions = memberOf(dialect?.value, '$defs');
  const property = memberOf(definitions['property'], 'properties');
  const ofEntities = keywordsOf(memberOf(dialect?.value, 'properties'), (keyword) => usesByEntities(entities, keyword));
  const ofFields = keywordsOf(property, (keyword) => usesByFields(withShared(entities, common), keyword));
  const required = isObject(dialect?.value) ? dialect.value['required'] : [];
  return [
    '## Of an entity',
    ...(await Promise.all(ofEntities.map((keyword) => printKeyword(keyword, definitions, required)))),
    '## Of a field',
    ...(await Promise.all(ofFields.map((keyword) => printKeyword(keyword, definitions, [])))),
    '## Plain JSON Schema',
    `Of an entity: ${plain(memberOf(dialect?.value, 'properties'))}. Of a field: ${plain(property)}. No others.`,
    '## Kinds of fields',
    `A field's kind follows from its type, format and keywords; \`x-ui.widget\` names another one that such a value can have. ${words(allKinds().map(({ name }) => name))}.`,
    '## Shared definitions',
    `\`"$ref": "../common.schema.json#/$defs/<name>"\` takes one over; what stands beside it counts more. ${words(Object.keys(memberOf(common?.value, '$defs')))}.`,
  ].join('\n\n');
}

interface Keyword {
  name: string;
  schema: JsonObject;
  uses: Use[];
}

const keywordsOf = (properties: JsonObject, usesOf: (keyword: string) => Use[]): Keyword[] =>
  Object.entries(properties).flatMap(([name, schema]) =>
    name.startsWith('x-') && isObject(schema) ? [{ name, schema, uses: usesOf(name) }] : [],
  );

/** The shared definitions are fields too. */
function withShared(entities: readonly SourceFile[], common: SourceFile | undefined): SourceFile[] {
  const shared = common && { path: common.path, value: { properties: memberOf(common.value, '$defs') } };
  return [...entities, ...(shared ? [shared] : [])];
}

const words = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const plain = (properties: JsonObject): string =>
  words(Object.keys(properties).filter((name) => !name.startsWith('x-')));

async function printKeyword(
  { name, schema, uses }: Keyword,
  definitions: JsonObject,
  required: unknown,
): Promise<string> {
  const isNeeded = Array.isArray(required) && required.includes(name);
  const makes = Object.entries(MAKES).flatMap(([part, title]) => {
    const text = memberOf(schema, 'makes')[part];
    return typeof text === 'string' ? [`- **${title}**: ${escaped(text)}`] : [];
  });
  return [
    `### \`${name}\``,
    `${escaped(String(schema['description']))}${isNeeded ? ' Every entity says it.' : ''}`,
    `Written as \`${shapeOf(schema, definitions)}\`.`,
    describedParts(schema, definitions),
    `What it makes:\n\n${makes.join('\n')}`,
    await printExample(name, exampleOf(uses)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What is in it, as far as the dialect says something of a member. */
function describedParts(schema: JsonObject, definitions: JsonObject): string {
  const lines = membersOf(schema);
  const apart = partsOf(schema, definitions).map((name) => {
    const part = definitions[name];
    const description =
      isObject(part) && typeof part['description'] === 'string' ? `: ${escaped(part['description'])}` : '';
    return [
      `- \`<${name}>\` is \`${shapeOf(part, definitions)}\`${description}`,
      ...membersOf(part).map((line) => `  ${line}`),
    ];
  });
  return [...lines, ...apart.flat()].join('\n');
}

const membersOf = (schema: unknown): string[] =>
  Object.entries(memberOf(schema, 'properties')).flatMap(([name, part]) =>
    isObject(part) && typeof part['description'] === 'string' ? [`- \`${name}\`: ${escaped(part['description'])}`] : [],
  );

async function printExample(keyword: string, use: Use | undefined): Promise<string> {
  if (!use) return 'No schema says it now.';
  const { file, field, value } = use;
  const said = field === undefined ? { [keyword]: value } : { [field]: { [keyword]: value } };
  const { code: text } = await format('said.json', JSON.stringify(said), { printWidth: 100 });
  return `In \`${file}\`${field === undefined ? '' : `, beside what else the field is`}:\n\n\`\`\`json\n${text.trim()}\n\`\`\``;
}
