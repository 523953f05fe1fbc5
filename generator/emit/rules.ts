/** server/generated/rules.ts: every grant of every entity, in a list. */
import type { AccessRule } from '../../shared/contract/descriptor.ts';
import type { EntityModel, Model } from '../../shared/contract/model.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printLiteral } from './literal.ts';

export function printRules(model: Model): GeneratedFile[] {
  const text = [
    banner('schemas/**'),
    `import type { AccessRule } from '../../shared/contract/descriptor.ts';\n\n`,
    `export const rules: AccessRule[] = [\n`,
    ...model.entities.flatMap(rulesOf).map((rule) => `  ${printLiteral(rule, 1)},\n`),
    `];\n`,
  ];
  return [{ path: 'server/generated/rules.ts', text: text.join('') }];
}

export function rulesOf(entity: EntityModel): AccessRule[] {
  return Object.entries(entity.access).flatMap(([action, grants]) =>
    grants.map(({ role, where, fields }) => ({
      entity: entity.id,
      action,
      role,
      ...(where !== undefined && { where }),
      ...(fields !== undefined && { fields }),
    })),
  );
}
