/** What is done with tickets beyond writing them, called by everybody: each side reaches its own, the platform all. */
import type { Try } from './calls.ts';
import { picture } from './file-tries.ts';
import { companyWords, type Fixture, MISSING_ID } from './fixture.ts';
import { parsed } from './judge.ts';
import type { Caller } from './vocabulary.ts';

type Tries = (fixture: Fixture, caller: Caller) => Promise<Try[]>;

/** A ticket that the platform has answered; without an owner: of somebody who has left. */
const answered = (fixture: Fixture, company: 'A' | 'B', owner?: string): Promise<number> =>
  fixture.owned('support_ticket', company, {
    subject: companyWords[company],
    message: companyWords[company],
    user_id: owner === undefined ? null : fixture.userId(owner),
    status: 'answered',
    last_answered_at: new Date(),
  });

const sides = (caller: Caller) => (caller.company === 'B' ? (['B', 'A'] as const) : (['A', 'B'] as const));
const adminOf = (company: 'A' | 'B'): string => `admin${company}`;
const ownerOf = (caller: Caller, company: 'A' | 'B'): string =>
  caller.role === 'company_user' ? caller.name : adminOf(company);

const reading: Tries = async (fixture, caller) => {
  const [own, foreign] = sides(caller);
  const isAdmin = caller.role === 'company_admin';
  const call = (id: number) => ({ method: 'POST', path: `support/${id}/read`, confined: true as const });
  const mine = await answered(fixture, own, ownerOf(caller, own));
  return [
    { target: 'his own', ...call(mine), status: 200 },
    { target: 'of somebody who has left', ...call(await answered(fixture, own)), status: isAdmin ? 200 : 404 },
    { target: 'foreign', ...call(await answered(fixture, foreign, adminOf(foreign))), status: 404 },
    { target: 'missing', ...call(MISSING_ID), status: 404 },
  ];
};

const measuring: Tries = async () => [
  {
    target: 'all tickets',
    path: 'support/figures',
    status: 200,
    inspect: ({ text }) => ('waiting' in (parsed(text) as object) ? [] : ['there are no figures']),
  },
];

const uploading: Tries = async (fixture, caller) => {
  const [own, foreign] = sides(caller);
  const isPlatform = caller.role === 'superadmin';
  const call = async (ticket?: number) => ({
    method: 'POST',
    path: `supportcommentsmedia/upload_file?name=a.png${ticket === undefined ? '' : `&support_ticket_id=${ticket}`}`,
    headers: { 'content-type': 'image/png' },
    body: await picture,
  });
  const refused = { status: 400, code: 'invalid_input' };
  const taken = { status: 201 };
  return [
    { target: 'for no ticket yet', ...(await call()), ...(isPlatform ? refused : taken) },
    {
      target: 'for one of his',
      ...(await call(await answered(fixture, own, ownerOf(caller, own)))),
      ...taken,
    },
    {
      target: 'for a foreign one',
      ...(await call(await answered(fixture, foreign, adminOf(foreign)))),
      ...(isPlatform ? taken : refused),
    },
    { target: 'for a missing one', ...(await call(MISSING_ID)), ...refused },
  ];
};

export const supportActionTries: Record<string, Tries> = {
  'support_ticket.read': reading,
  'support_ticket.figures': measuring,
  'support_comment_media.upload_file': uploading,
};
