/**
 * The forms in which users design: one for each choice of a dialect, and one for each other part of a document that needs
 * no editor of its own. Printed from the dialects, so that a new kind has its form by its own file. A form takes what is
 * half-written: nothing is required, every maximum holds.
 */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { DocumentForms, DocumentPart } from '../../shared/contract/config.ts';
import type { SourceFile } from '../load.ts';
import { remembered } from '../remembered.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printLiteral, printText } from './literal.ts';
import { isJson, type Json, openDialects, relax, uiOf } from './form-schema.ts';

const FOLDER = 'admin/generated';

interface Form {
  name: string;
  schema: Json;
  ui: Json;
}

/** Nothing where there are no dialects, as in the fixtures of tests. */
export function printDocumentForms(
  documents: readonly SourceFile[],
  { choices, parts }: DocumentForms = { parts: {} },
): GeneratedFile[] {
  const dialects = openDialects(documents);
  const kinds = choices && dialects.read(choices.dialect)?.oneOf;
  if (choices === undefined || !Array.isArray(kinds)) return [];
  const forms = [
    ...kinds.filter(isJson).map((kind) => choiceForm(kind, dialects, choices)),
    ...Object.entries(parts).flatMap(([name, part]) => partForm(name, dialects, part) ?? []),
  ];
  return [
    { path: `${FOLDER}/document-forms.ts`, text: printForms(forms) },
    { path: `${FOLDER}/document-validators.ts`, text: printValidators(forms) },
  ];
}

type Dialects = ReturnType<typeof openDialects>;

function choiceForm(kind: Json, dialects: Dialects, of: NonNullable<DocumentForms['choices']>): Form {
  const properties = isJson(kind.properties) ? kind.properties : {};
  const { type } = properties;
  const name = isJson(type) && typeof type.const === 'string' ? type.const : '';
  const shown = Object.entries(properties).filter(([key]) => !of.without.includes(key));
  const own = shown.map(([key, property]) => [key, withoutInItems(property, of.withoutInItems ?? [])]);
  return toForm(`${of.name}.${name}`, { type: 'object', properties: Object.fromEntries(own) }, dialects, of.dialect);
}

/** A list whose items may hold more than the form shows of them. */
function withoutInItems(property: unknown, names: readonly string[]): unknown {
  if (!isJson(property) || !isJson(property.items) || !isJson(property.items.properties)) return property;
  const { properties, additionalProperties: closed, ...item } = property.items;
  const shown = Object.entries(properties).filter(([key]) => !names.includes(key));
  const isWhole = shown.length === Object.keys(properties).length;
  return {
    ...property,
    items: {
      ...item,
      ...(isWhole && closed !== undefined && { additionalProperties: closed }),
      properties: Object.fromEntries(shown),
    },
  };
}

function partForm(name: string, dialects: Dialects, { dialect, path, without = [] }: DocumentPart): Form | undefined {
  const whole = dialects.read(dialect);
  const part = path.reduce<unknown>((value, step) => (isJson(value) ? value[step] : undefined), whole);
  if (!isJson(part)) return undefined;
  const own = Object.entries(isJson(part.properties) ? part.properties : {}).filter(([key]) => !without.includes(key));
  return toForm(name, { ...part, properties: Object.fromEntries(own) }, dialects, dialect);
}

function toForm(name: string, part: Json, dialects: Dialects, from: string): Form {
  const whole = dialects.resolve(part, from);
  const { $schema: _dialect, $id: _id, $defs: _definitions, title: _title, description: _text, ...schema } = whole;
  return { name, schema: { $id: name, ...relax(schema) }, ui: uiOf(whole) };
}

function printForms(forms: Form[]): string {
  const entries = forms.map(
    ({ name, schema, ui }) => `  ${printText(name)}: ${printLiteral({ schema, ui }, 1, name.length + 6)},\n`,
  );
  return `${banner('schemas/documents')}import type { DocumentForm } from '../entities/document-form.ts';

export const documentForms: Readonly<Record<string, DocumentForm>> = {
${entries.join('')}};
`;
}

/**
 * The checks as code, since the back office may not make code of a schema (Content-Security-Policy, no `unsafe-eval`).
 * Each form's is a scope of its own; what they need of ajv at run time is imported once.
 */
const printValidators = remembered((forms: Form[]): string => {
  const imports = new Map<string, string>();
  const scopes = forms.map(({ schema }) => {
    const code = compileSchemaValidatorsCode(schema, { ajvOptionsOverrides: { code: { lines: true } } });
    const plain = code
      .replace('"use strict";', '')
      .replaceAll(/require\("([^"]+)"\)/g, (_, module: string) => importedAs(module, imports))
      .trim();
    return `(function (exports) {\n${plain}\n})(validators);\n`;
  });
  // Bundlers differ in what they take for the default export of such a module.
  const lines = [...imports].flatMap(([module, name]) => [
    `import * as ${name}Module from '${module}.js';\n`,
    `const ${name} = ${name}Module.default?.default === undefined ? ${name}Module : ${name}Module.default;\n`,
  ]);
  return `// @ts-nocheck Code that ajv wrote.
${banner('schemas/documents')}import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
${lines.join('')}
const validators = {};
export const documentValidators: ValidatorFunctions = validators;

${scopes.join('\n')}`;
});

function importedAs(module: string, imports: Map<string, string>): string {
  const name = imports.get(module) ?? `runtime${imports.size + 1}`;
  imports.set(module, name);
  return name;
}
