import { type Case, CUSTOMER } from './case.ts';

/** On which days rows are. */
export const calendarCases: Case[] = [
  {
    mistake: 'a calendar by a field that is not there, to a field without days',
    in: CUSTOMER,
    patch: { 'x-list': { calendar: { from: 'sicne', to: 'name' } } },
    problems: [
      { pointer: '/x-list/calendar/from', message: "There is no field 'sicne'.", hint: "Did you mean 'since'?" },
      {
        pointer: '/x-list/calendar/to',
        message: "'name' is no date and no time.",
        hint: 'Legal here: since, until.',
      },
    ],
  },
  {
    mistake: 'a calendar of a list that is not filtered by its last day',
    in: CUSTOMER,
    patch: { 'x-list': { filters: ['since'] } },
    problems: [{ pointer: '/x-list/calendar/to', message: "The list is not filtered by 'until'." }],
  },
  {
    mistake: 'a calendar from a time to a day',
    in: CUSTOMER,
    patch: { properties: { since: { format: 'date-time' } } },
    problems: [
      {
        pointer: '/x-list/calendar/to',
        message: "'since' is a date-time, and 'until' a date: both are to be of one kind.",
      },
    ],
  },
  {
    mistake: 'a calendar from a day to the same day',
    in: CUSTOMER,
    patch: { 'x-list': { calendar: { to: 'since' } } },
    problems: [
      {
        pointer: '/x-list/calendar/to',
        message: "Rows begin on 'since' already: leave out 'to' where they last one day.",
      },
    ],
  },
  {
    mistake: 'a calendar by a day that nobody is shown, and by one that is never shown',
    in: CUSTOMER,
    patch: {
      properties: { secret: { type: 'string', format: 'date', writeOnly: true } },
      'x-access': { list: [{ role: 'superadmin', fields: ['name'] }] },
      'x-list': { calendar: { to: 'secret' } },
    },
    problems: [
      { pointer: '/x-list/calendar/from', message: "The list shows 'since' to nobody." },
      { pointer: '/x-list/calendar/to', message: "The list shows 'secret' to nobody." },
    ],
  },
];
