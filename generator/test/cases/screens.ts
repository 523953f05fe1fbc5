import { type Case, SAMPLE, SHELF } from './case.ts';

/** Tabs, calendars and cells of lists. */
export const screenCases: Case[] = [
  {
    mistake: 'a tab beside the list of an entity that is not there',
    in: SAMPLE,
    patch: { 'x-admin': { tab_of: 'shlef' } },
    problems: [
      { pointer: '/x-admin/tab_of', message: "There is no other entity 'shlef'.", hint: "Did you mean 'shelf'?" },
    ],
  },
  {
    mistake: 'a tab of what has no entry in a menu',
    in: SHELF,
    patch: { 'x-admin': { tab_of: 'sample' } },
    problems: [{ pointer: '/x-admin/tab_of', message: "'tab_of' needs a list in the 'menu'." }],
  },
  {
    mistake: 'a tab beside what has no list',
    in: SAMPLE,
    patch: { 'x-admin': { tab_of: 'company_profile' } },
    problems: [{ pointer: '/x-admin/tab_of', message: "'company_profile' has no list." }],
  },
];
