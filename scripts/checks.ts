/** What must hold of the sources besides their tests. */
export interface Check {
  name: string;
  command: string[];
}

export const checks: Check[] = [
  {
    name: 'the generated files are those of the schemas',
    command: ['node', 'generator/cli.ts', 'generate', '--check'],
  },
  {
    name: 'every change of the schemas has its migration',
    command: ['node', 'scripts/migrations.ts', 'check'],
  },
  {
    name: 'the documents are printed from the dialect (npm run dialect)',
    command: ['node', 'scripts/dialect.ts', '--check'],
  },
  { name: 'the types of server, generator and scripts agree', command: ['tsc', '-p', 'tsconfig.json'] },
  {
    name: 'the types of the front ends agree',
    // Each further checker works out MUI's types for itself: four take 1.6 times the instantiations.
    command: ['tsc', '-p', 'tsconfig.web.json', '--checkers', '1'],
  },
  { name: 'the linter finds nothing', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    name: 'what serves any product has no word of this one',
    command: ['node', 'scripts/domain-words.ts'],
  },
  { name: 'the sources are formatted (npm run format)', command: ['oxfmt', '--check'] },
];
