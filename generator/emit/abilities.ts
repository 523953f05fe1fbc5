/** server/generated/abilities.ts: who gets the abilities that open screens. */
import type { Model } from '../../shared/contract/model.ts';
import { banner, type GeneratedFile } from './file.ts';
import { printLiteral } from './literal.ts';

export function printAbilities({ roles }: Model): GeneratedFile[] {
  const { abilities, modules, rights } = roles;
  const text = [
    banner('schemas/roles.json'),
    `import type { AbilityModel } from '../../shared/contract/model.ts';\n\n`,
    `export const roles: { modules: string[]; rights: string[] } = ${printLiteral({ modules, rights }, 0, 62)};\n\n`,
    `export const abilities: AbilityModel[] = ${printRows(abilities)};\n`,
  ];
  return [{ path: 'server/generated/abilities.ts', text: text.join('') }];
}

function printRows(rows: object[]): string {
  return `[\n${rows.map((row) => `  ${printLiteral(row, 1)},\n`).join('')}]`;
}
