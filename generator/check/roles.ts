/** schemas/roles.json: its form, and that what it names exists. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ProjectConfig } from '../../shared/contract/config.ts';
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

export function checkRoles(file: SourceFile | undefined, config: ProjectConfig): RolesAnswer {
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
  return {
    problems: [...checkParts(value, config, at), ...checkAbilities(value, config, at)],
    roles: { path: file.path, value },
  };
}

type Report = (place: (string | number)[], message: string, hint?: string) => Problem;

/** The roles to which the config gives a part. */
function checkParts({ roles }: RawRoles, { roles: parts }: ProjectConfig, at: Report): Problem[] {
  const named = [...parts.open, parts.platform, parts.receiver];
  return named.flatMap((role) =>
    roles.includes(role) ? [] : [at(['roles'], `The config names the role '${role}', which is not here.`)],
  );
}

function checkAbilities({ abilities, roles }: RawRoles, { claims: known }: ProjectConfig, at: Report): Problem[] {
  const claims: string[] = [...known.one, ...known.many, ...known.conditions];
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
