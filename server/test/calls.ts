/** The calls that the product must answer: those of calls.txt. */
import { readFileSync } from 'node:fs';
import type { App } from '../app/app.ts';

export interface ListedCall {
  method: string;
  /** Below /api, with `{id}` for a row's. */
  path: string;
  /** One that begins with '~' is not answered yet. */
  answered: boolean;
}

export const listedCalls: readonly ListedCall[] = readFileSync(new URL('./calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(~ )?(GET|POST|PATCH|DELETE) /.test(line))
  .map((line): ListedCall => {
    const [method = '', path = ''] = line.replace('~ ', '').split(' ');
    return { method, path, answered: !line.startsWith('~') };
  });

/** The server's operations, each by the call that it answers: `GET /feedback/{id}`. */
export function operationsByCall({ operations }: App): ReadonlyMap<string, string> {
  return new Map(
    [...operations].map(([name, { method, path }]) => [`${method} /${path.replace(/:\w+/g, '{id}')}`, name]),
  );
}

/** As the operations name it. */
export const nameOfCall = ({ method, path }: ListedCall): string => `${method} ${path.replace(/\/$/, '')}`;

/** What only a company without a plan may do: those of the matrix all have one. */
export const firstPlanCalls = [
  'POST /account/clientregisterfreeplan',
  'POST /account/clientregistercreditcartpay',
] as const;
