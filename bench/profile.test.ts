import { expect, test } from 'vitest';
import { hottest, type Profile } from './profile.ts';

const frame = (functionName: string, url = '', lineNumber = -1) => ({ functionName, url, lineNumber });
const profile: Profile = {
  nodes: [
    { id: 1, callFrame: frame('(root)'), children: [2, 3, 4, 5] },
    { id: 2, callFrame: frame('(idle)') },
    { id: 3, callFrame: frame('parse', `file://${process.cwd()}/server/a.ts`, 4) },
    { id: 4, callFrame: frame('parse', `file://${process.cwd()}/server/a.ts`, 4) },
    { id: 5, callFrame: frame('', 'node:net', 9) },
  ],
  samples: [2, 3, 4, 5],
  timeDeltas: [900, 30, 30, 40],
};

test('what a function takes wherever it is called is one share of the time that was not idle', () => {
  expect(hottest(profile, 5)).toEqual([
    { name: 'parse server/a.ts:5', share: 0.6 },
    { name: '(anonymous) node:net:10', share: 0.4 },
  ]);
  expect(hottest(profile, 1)).toHaveLength(1);
});
