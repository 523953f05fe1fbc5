/** What is done with a response beyond handling it, called by everybody: on responses in and out of reach, and on others. */
import type { Try } from './calls.ts';
import { type Fixture, MISSING_ID } from './fixture.ts';
import { freshFeedback } from './rows-of-units.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

const erases: Tries = async (fixture, caller) => {
  const [own, foreign] = caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const);
  const answered = (company: 'A' | 'B', place: 'reach' | 'beyond') => freshFeedback(fixture, { company, place });
  const call = (id: number) => ({ method: 'POST', path: `feedback/${id}/erase`, confined: true as const });
  const isAdmin = caller.role === 'company_admin';
  const { module, right } = caller.right ?? {};
  const within = isAdmin || (module === 'feedback' && right === 'delete') ? 200 : module === 'feedback' ? 403 : 404;
  return [
    { target: 'within reach', ...call(await answered(own, 'reach')), status: within },
    { target: 'beyond', ...call(await answered(own, 'beyond')), status: isAdmin ? 200 : 404 },
    { target: 'foreign', ...call(await answered(foreign, 'reach')), status: 404 },
    { target: 'missing', ...call(MISSING_ID), status: 404 },
  ];
};

export const feedbackActionTries: Record<string, Tries> = { 'feedback.erase': erases };
