import { expect, test } from 'vitest';
import { commandsOf, snippetsOf } from './snippets.ts';

test('a snippet has its language and the line before it', () => {
  const document = 'Some words.\n\nThis, as `a.json`:\n\n```json\n{}\n```\n\n```\nplain\n```\n';
  expect(snippetsOf(document)).toEqual([
    { language: 'json', text: '{}\n', intro: 'This, as `a.json`:' },
    { language: '', text: 'plain\n', intro: '```' },
  ]);
});

test.each([
  ['npm start\n', [['npm', 'start']]],
  ['npm run check && npm test -- server # both\n', [['npm', 'run', 'check'], ['npm', 'test', '--', 'server']]], // oxfmt-ignore
  ['# only words\n', []],
  ['docker compose run feedtree \\\n  cat\n', [['docker', 'compose', 'run', 'feedtree', 'cat']]],
  ["sh -c 'rm a; node b.ts' < c\n", [['sh', '-c', 'TEXT', '<', 'c'], ['rm', 'a'], ['node', 'b.ts']]], // oxfmt-ignore
])('%j runs its programs', (shell, commands) => {
  expect(commandsOf(shell)).toEqual(commands);
});
