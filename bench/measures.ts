/** What is measured: one request each, as both contenders take it, with the aim of the ratio between them. */
import { randomUUID } from 'node:crypto';
import type { Measured } from './dataset.ts';
import { visitorsHeaders as askingForPage } from './page/capture.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** A visitor asks for a page, by a device of their own. */
  isVisitor?: true;
}

/** A share of the bare server's rate, and requests that a second of one processor core is to answer. */
export type Aim = number | { share: number; perCoreSecond: number };

export interface Measure {
  name: string;
  aim: Aim;
  /** The next request; drawn anew each time. */
  app(measured: Measured): Call;
  bare(measured: Measured): Call;
}

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from: the data set is empty.');
  return item;
};

const listPath = `?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["created_at","DESC"]')}`;

/** A first visitor's whole answer to the default survey: unhappy, with one reason. */
const submission = (code: string): string =>
  JSON.stringify({ code, response_token: randomUUID(), locale: 'en', answers: { experience: 2 } });

const submit =
  (path: string, choose: (measured: Measured) => string) =>
  (measured: Measured): Call => ({ method: 'POST', path, body: submission(choose(measured)) });

/** What a visitor's browser sends: each is another device, so that no answer is a repeat. */
export const visitorsHeaders = (): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': `Mozilla/5.0 (${randomUUID()})`,
});

/** As a browser asks for a page, from another device each time. */
export const pageHeaders = (): Record<string, string> => ({
  ...askingForPage(true),
  'user-agent': `Mozilla/5.0 (${randomUUID()})`,
});

/** An answer to one of the units. */
export const visitorsCall = (measured: Measured): Call & { headers: Record<string, string> } => ({
  ...submit('/api/setsurveyanswer/', any)(measured),
  headers: visitorsHeaders(),
});

const first = (measured: Measured): string => measured.codes[0] ?? '';
const any = (measured: Measured): string => pick(measured.codes);

/** The page of a code, and the read that is noted of it. */
const lookUp =
  (choose: (measured: Measured) => string) =>
  (measured: Measured): Call => ({ method: 'GET', path: `/Q/${choose(measured)}`, isVisitor: true });

export const measures: Measure[] = [
  {
    name: 'feedback list page with its total',
    aim: 0.85,
    app: () => ({ method: 'GET', path: `/api/feedback/${listPath}` }),
    bare: () => ({ method: 'GET', path: `/feedback/${listPath}` }),
  },
  {
    name: 'feedback detail',
    aim: 0.6,
    app: ({ feedbackIds }) => ({ method: 'GET', path: `/api/feedback/${pick(feedbackIds)}/` }),
    bare: ({ feedbackIds }) => ({ method: 'GET', path: `/feedback/${pick(feedbackIds)}/` }),
  },
  {
    name: 'who is signed in',
    aim: 0.6,
    app: () => ({ method: 'GET', path: '/api/account/userinfo' }),
    bare: () => ({ method: 'GET', path: '/userinfo' }),
  },
  {
    name: "visitor's submission, spread over units",
    aim: 0.75,
    app: submit('/api/setsurveyanswer/', any),
    bare: submit('/submit', any),
  },
  {
    name: "visitor's submission, all on one unit",
    aim: 0.8,
    app: submit('/api/setsurveyanswer/', first),
    bare: submit('/submit', first),
  },
  {
    name: "a code's page, one unit",
    aim: { share: 0.5, perCoreSecond: 8_000 },
    app: lookUp(first),
    bare: lookUp(first),
  },
  { name: "a code's page, spread over units", aim: 0.5, app: lookUp(any), bare: lookUp(any) },
];
