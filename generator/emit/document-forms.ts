/**
 * The forms in which users design: one for each kind of question, and one for each other part of a document that needs
 * no editor of its own. Printed from the dialects, so that a new kind has its form by its own file. A form takes what is
 * half-written: nothing is required, every maximum holds.
 */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import type { SourceFile } from '../load.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printLiteral, printText } from './literal.ts';
import { isJson, type Json, openDialects, relax, uiOf } from './form-schema.ts';

const FOLDER = 'admin/generated';

interface Form {
  name: string;
  schema: Json;
  ui: Json;
}

/** What is not edited in the form of a question: who it is, and its rules, which have an editor of their own. */
const NOT_IN_FORM = ['id', 'type', 'show_if', 'jumps'];

interface Part {
  dialect: string;
  /** To the part that the form edits. */
  path: readonly string[];
  /** Properties that have a form of their own. */
  without?: readonly string[];
}

/** Other forms, by name. */
const PARTS: Record<string, Part> = {
  thank_you: { dialect: 'survey.schema.json', path: ['properties', 'thank_you'] },
  qr_design: { dialect: 'qr-design.schema.json', path: [] },
  link_list: { dialect: 'link-list.schema.json', path: [], without: ['theme'] },
  theme: { dialect: 'theme.schema.json', path: [] },
};

/** Nothing where there are no dialects, as in the fixtures of tests. */
export function printDocumentForms(documents: readonly SourceFile[]): GeneratedFile[] {
  const dialects = openDialects(documents);
  const kinds = dialects.read('question.schema.json')?.oneOf;
  if (!Array.isArray(kinds)) return [];
  const forms = [
    ...kinds.filter(isJson).map((kind) => questionForm(kind, dialects)),
    ...Object.entries(PARTS).flatMap(([name, part]) => partForm(name, dialects, part) ?? []),
  ];
  return [
    { path: `${FOLDER}/document-forms.ts`, text: printForms(forms) },
    { path: `${FOLDER}/document-validators.ts`, text: printValidators(forms) },
  ];
}

type Dialects = ReturnType<typeof openDialects>;

function questionForm(kind: Json, dialects: Dialects): Form {
  const properties = isJson(kind.properties) ? kind.properties : {};
  const { type } = properties;
  const name = isJson(type) && typeof type.const === 'string' ? type.const : '';
  const own = Object.fromEntries(Object.entries(properties).filter(([key]) => !NOT_IN_FORM.includes(key)));
  return toForm(`question.${name}`, { type: 'object', properties: own }, dialects, 'question.schema.json');
}

function partForm(name: string, dialects: Dialects, { dialect, path, without = [] }: Part): Form | undefined {
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
function printValidators(forms: Form[]): string {
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
}

function importedAs(module: string, imports: Map<string, string>): string {
  const name = imports.get(module) ?? `runtime${imports.size + 1}`;
  imports.set(module, name);
  return name;
}
