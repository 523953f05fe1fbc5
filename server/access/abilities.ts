/** The abilities of each role: `x-access` as CASL rules. Their conditions become SQL; they are never matched in memory. */
import { Ability, type RawRuleOf } from '@casl/ability';
import type { AccessRule, Condition, Role } from '../../shared/contract/descriptor.ts';

export type Conditions = Record<string, Condition>;
export type RoleAbility = Ability<[string, string], Conditions>;
export type Abilities = ReadonlyMap<Role, RoleAbility>;

const neverInMemory = (): never => {
  throw new Error('Access conditions are checked by the database: ask for the scope of the operation.');
};

/** One ability per role, built once when the server starts. */
export function createAbilities(rules: AccessRule[]): Abilities {
  const roles = new Set(rules.map(({ role }) => role));
  return new Map(
    [...roles].map((role) => {
      const raw = rules
        .filter((rule) => rule.role === role)
        .map((rule): RawRuleOf<RoleAbility> => ({
          action: rule.action,
          subject: rule.entity,
          ...(rule.where && { conditions: rule.where }),
          ...(rule.fields && { fields: rule.fields }),
        }));
      const ability: RoleAbility = new Ability(raw, {
        conditionsMatcher: neverInMemory,
        fieldMatcher: (fields: readonly string[]) => (field: string) => fields.includes(field),
      });
      return [role, ability] as const;
    }),
  );
}
