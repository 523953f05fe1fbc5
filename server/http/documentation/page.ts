/** The OpenAPI document as a page to read, without scripts. The server adds what no entity declares and renders it. */
import type { JsonSchema } from '../../../shared/contract/model.ts';
import { escapeHtml, printPhrase, printProse, printSchemaTable } from './schema-table.ts';

/** What the page reads of an operation; those that the server adds say less than the generated ones. */
export interface ReadableOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  'x-roles'?: string[];
  parameters?: object[];
  requestBody?: object;
  responses?: Record<string, object>;
}

export interface ReadableDocument {
  info: { title: string; version: string; description: string };
  tags?: { name: string; description: string }[];
  paths: Record<string, Record<string, ReadableOperation>>;
  components?: Record<string, Record<string, object>>;
}

interface Placed {
  method: string;
  path: string;
  operation: ReadableOperation;
}

/** The whole page; its style is `docs.css` beside it, since the content policy allows no inline style. */
export function renderDocs(document: ReadableDocument): string {
  const groups = groupByTag(document);
  const descriptions = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  return `<!doctype html>
<!-- Generated from schemas/**. Do not edit; edit the schema. -->
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(document.info.title)} API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<h1>${escapeHtml(document.info.title)} API</h1>
${printProse(document.info.description)}
<p>Below <code>/api</code>. As a document for tools: <a href="/api/openapi.json">openapi.json</a></p>
</header>
<div class="page">
<nav aria-label="Contents"><ul>
${[...groups.keys()].map((tag) => `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a></li>`).join('\n')}
</ul></nav>
<main id="content">
${[...groups].map(([tag, operations]) => printGroup(tag, descriptions.get(tag), operations, document)).join('\n')}
</main>
</div>
</body>
</html>
`;
}

function groupByTag({ paths }: ReadableDocument): Map<string, Placed[]> {
  const placed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = Map.groupBy(placed, ({ operation }) => operation.tags?.[0] ?? 'Other');
  return new Map([...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function printGroup(tag: string, description: string | undefined, operations: Placed[], document: ReadableDocument) {
  return `<section id="${anchor(tag)}">
<h2>${escapeHtml(tag)}</h2>
${description === undefined ? '' : printProse(description)}
${operations.map((placed) => printOperation(placed, document)).join('\n')}
</section>`;
}

function printOperation({ method, path, operation }: Placed, document: ReadableDocument): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses = {} } = operation;
  const body = bodyOf(requestBody, document);
  // A generated description says who may, and how far; of the others only the roles are known.
  const roles = description === '' ? (operation['x-roles'] ?? []) : [];
  return `<details id="${anchor(operationId)}">
<summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path).replaceAll('/', '/<wbr>')}</code> <span class="what">${escapeHtml(summary)}</span></summary>
<div class="operation">
${printProse(description)}
${printRoles(roles)}
${printParameters(parameters, document)}
${body === undefined ? '' : `<h3>Body</h3>\n${printSchemaTable(body)}`}
${Object.entries(responses)
  .map(([status, response]) => printResponse(status, response, document))
  .join('\n')}
</div>
</details>`;
}

function printRoles(roles: string[]): string {
  return roles.length === 0 ? '' : printProse(`For ${roles.map((role) => `\`${role}\``).join(', ')}.`);
}

function printParameters(parameters: object[], document: ReadableDocument): string {
  const resolved = parameters.map((parameter) => resolve(parameter, document));
  if (resolved.length === 0) return '';
  const properties = Object.fromEntries(
    resolved.map(({ name, in: where, schema, description }) => [
      `${String(name)}`,
      { ...asSchema(schema), description: [description, `In the ${String(where)}.`].filter(Boolean).join(' ') },
    ]),
  );
  const required = resolved.filter((parameter) => parameter.required === true).map(({ name }) => String(name));
  return `<h3>Parameters</h3>\n${printSchemaTable({ properties, required })}`;
}

function printResponse(status: string, response: object, document: ReadableDocument): string {
  const resolved = resolve(response, document);
  const isProblem = Number(status) >= 400;
  const schema = isProblem ? undefined : bodyOf(resolved, document);
  const headline = `<h3 class="${isProblem ? 'problem' : 'success'}">${escapeHtml(status)} <span>${printPhrase(String(resolved.description ?? ''))}</span></h3>`;
  return schema === undefined ? headline : `${headline}\n${printSchemaTable(schema)}`;
}

/** Schema of a body or an answer, references followed; of a list, that of one of its items. */
function bodyOf(holder: object | undefined, document: ReadableDocument): JsonSchema | undefined {
  const content = asSchema(asSchema(holder).content);
  const schema = asSchema(content['application/json']).schema;
  if (schema === undefined) return undefined;
  const resolved = resolve(asSchema(schema), document);
  return resolved.type === 'array' ? resolve(asSchema(resolved.items), document) : resolved;
}

/** Follows `#/components/<group>/<name>`. */
function resolve(value: object, { components = {} }: ReadableDocument): JsonSchema {
  const plain = asSchema(value);
  if (typeof plain.$ref !== 'string') return plain;
  const [group = '', name = ''] = plain.$ref.split('/').slice(2);
  return asSchema(components[group]?.[name]);
}

function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
