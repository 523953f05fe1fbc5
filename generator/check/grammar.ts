/** Does a file satisfy the grammar of the dialect? ajv's errors, told so that each names one mistake. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { ProjectConfig } from '../../shared/contract/config.ts';
import { choices, pointer, type Problem } from '../problem.ts';
import { remembered } from '../remembered.ts';

export interface Grammar {
  entity: ValidateFunction;
  property: ValidateFunction;
}

/** Keywords of an error that says 'there is something here that should not be', while all the rest can be trusted. */
const HARMLESS = new Set(['additionalProperties', 'uniqueItems']);

/** Compiles the dialect with the words of the project in it; undefined when it is itself broken. */
export function compileGrammar(dialect: unknown, config: ProjectConfig): Grammar | undefined {
  return typeof dialect === 'object' && dialect !== null
    ? compile(withOwnWords(dialect, ownWords(config)) as object)
    : undefined;
}

const compile = remembered((dialect: object): Grammar | undefined => {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  try {
    ajv.addSchema(dialect, 'dialect');
    const entity = ajv.getSchema('dialect');
    const property = ajv.getSchema('dialect#/$defs/property');
    return entity && property ? { entity, property } : undefined;
  } catch {
    return undefined;
  }
});

/** Members of the dialect that each project has its own of, by their places. Roles are checked against schemas/roles.json. */
const ownWords = ({ tenant, menus }: ProjectConfig): Record<string, object> => ({
  '/properties/x-tenant': { enum: [tenant.column, 'global', 'self'] },
  '/properties/x-admin/properties/menu': { enum: [...menus, 'none'] },
  '/$defs/grant/properties/role': { type: 'string' },
});

function withOwnWords(dialect: unknown, words: Record<string, object>, place = ''): unknown {
  if (typeof dialect !== 'object' || dialect === null || Array.isArray(dialect)) return dialect;
  const own = words[place];
  if (own !== undefined) return own;
  return Object.fromEntries(
    Object.entries(dialect).map(([key, part]) => [key, withOwnWords(part, words, `${place}/${key}`)]),
  );
}

export interface GrammarAnswer {
  problems: Problem[];
  /** Every keyword of the dialect holds what it should, so that the cross-file checks may read it. */
  sound: boolean;
}

/** @param place pointer of `value` in the file */
export function checkGrammar(validate: ValidateFunction, value: unknown, file: string, place = ''): GrammarAnswer {
  if (validate(value)) return { problems: [], sound: true };
  const errors = distinguish(validate.errors ?? []);
  return {
    problems: errors.map((error) => ({ file, ...describe(error, place) })),
    sound: errors.every((error) => HARMLESS.has(error.keyword)),
  };
}

/** Of a `oneOf` with no fitting branch, the branch that the writer meant: the one that got deepest. */
function distinguish(all: ErrorObject[]): ErrorObject[] {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length;
  const branching = all
    .filter((error) => error.keyword === 'oneOf')
    .toSorted((one, other) => depth(other) - depth(one));
  let errors = all.filter((error) => error.keyword !== 'oneOf' && error.propertyName === undefined);
  for (const branch of branching) {
    const at = errors.filter((error) => error.instancePath === branch.instancePath);
    const hasDeeper = errors.some((error) => error.instancePath.startsWith(`${branch.instancePath}/`));
    const telling = at.filter((error) => error.keyword !== 'type');
    const kept = hasDeeper ? [] : telling.length > 0 ? telling : [branch];
    errors = [...errors.filter((error) => !at.includes(error)), ...kept];
  }
  return errors;
}

/** How each keyword's error reads; the others read as ajv puts them. */
const DESCRIPTIONS: Record<string, (error: ErrorObject, place: string) => Omit<Problem, 'file'>> = {
  additionalProperties: (error, place) => {
    const name = String(error.params.additionalProperty);
    return {
      pointer: place + pointer(name),
      message: `'${name}' is not a keyword of the dialect here.`,
      ...hinted(choices(name, Object.keys(error.parentSchema?.properties ?? {}))),
    };
  },
  propertyNames: (error, place) => ({
    pointer: place + pointer(String(error.params.propertyName)),
    message: `'${error.params.propertyName}' is not a name: lower-case letters, digits and underscores after a letter.`,
  }),
  enum: (error, place) => ({
    pointer: place,
    message: `${quote(error.data)} is not a legal value here.`,
    ...hinted(choices(String(error.data), error.params.allowedValues)),
  }),
  const: (error, place) => ({ pointer: place, message: `This must be ${quote(error.params.allowedValue)}.` }),
  required: (error, place) => ({ pointer: place, message: `'${error.params.missingProperty}' is missing.` }),
  pattern: (error, place) => ({
    pointer: place,
    message: `${quote(error.data)} is not written as it must be: ${error.params.pattern}`,
  }),
  uniqueItems: (error, place) => {
    // ajv names the two in either order.
    const places = [Number(error.params.i), Number(error.params.j)];
    const [earlier, later] = [Math.min(...places), Math.max(...places)];
    return {
      pointer: place + pointer(later),
      message: `${quote(itemOf(error.data, later))} stands here already, at ${earlier}.`,
      hint: 'Take one of the two out.',
    };
  },
  oneOf: (error, place) => ({
    pointer: place,
    message: `${quote(error.data)} has none of the shapes that are legal here.`,
  }),
};

function describe(error: ErrorObject, base: string): Omit<Problem, 'file'> {
  const place = base + error.instancePath;
  const problem = DESCRIPTIONS[error.keyword]?.(error, place);
  return problem ?? { pointer: place, message: `The value ${error.message ?? 'is not legal'}.` };
}

function itemOf(list: unknown, position: number): unknown {
  return Array.isArray(list) ? list[position] : undefined;
}

function hinted(hint: string | undefined): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

function quote(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}
