/** schemas/roles.json: its form, and that what it names exists. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { conditionClaims, listClaims, scalarClaims } from '../claims.ts';
import type { SourceFile } from '../load.ts';
import { choices, pointer, type Problem } from '../problem.ts';
import type { RawRoles } from '../raw.ts';
import { checkGrammar } from './grammar.ts';

const TEXT = { type: 'string', minLength: 1, maxLength: 200 };
const NAMES = { type: 'array', items: TEXT, minItems: 1, uniqueItems: true };

const FORM = {
  type: 'object',
  additionalProperties: false,
  required: ['roles', 'modules', 'rights', 'abilities'],
  properties: {
    $comment: { type: 'string' },
    roles: NAMES,
    modules: NAMES,
    rights: NAMES,
    abilities: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['subject', 'action', 'roles'],
        properties: { subject: TEXT, action: TEXT, roles: NAMES, when: TEXT },
      },
    },
  },
};

export interface RolesAnswer {
  problems: Problem[];
  roles: { path: string; value: RawRoles } | undefined;
}

export function checkRoles(file: SourceFile | undefined): RolesAnswer {
  if (file === undefined) return { problems: [], roles: undefined };
  const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<RawRoles>(FORM);
  const { value } = file;
  if (!validate(value)) return { problems: checkGrammar(validate, value, file.path).problems, roles: undefined };
  const at = (place: (string | number)[], message: string, hint?: string): Problem => ({
    file: file.path,
    pointer: pointer(...place),
    message,
    ...(hint !== undefined && { hint }),
  });
  return { problems: checkAbilities(value, at), roles: { path: file.path, value } };
}

type Report = (place: (string | number)[], message: string, hint?: string) => Problem;

function checkAbilities({ abilities, roles }: RawRoles, at: Report): Problem[] {
  const claims: string[] = [...scalarClaims, ...listClaims, ...conditionClaims];
  return abilities.flatMap((ability, index) => [
    ...ability.roles.flatMap((role, position) =>
      roles.includes(role)
        ? []
        : [at(['abilities', index, 'roles', position], `There is no role '${role}'.`, choices(role, roles))],
    ),
    ...(ability.when === undefined || claims.includes(ability.when)
      ? []
      : [at(['abilities', index, 'when'], `There is no claim '${ability.when}'.`, choices(ability.when, claims))]),
  ]);
}
