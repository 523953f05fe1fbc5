/** Attempts to come by more than one has, each by name; all of them are refused and leave no trace. */
import type { Fixture } from './fixture.ts';

export interface Attempt {
  name: string;
  as: string;
  method: string;
  path: string;
  body?: object;
  status: number;
  /** Of the problem, where another than the status's own is due. */
  code?: string;
  pointers?: string[];
}

export type Attempts = (fixture: Fixture) => Attempt[] | Promise<Attempt[]>;

export const create = (path: string, body: object) => ({ method: 'POST', path, body });
export const patch = (path: string, id: number, body: object) => ({ method: 'PATCH', path: `${path}/${id}`, body });
export const remove = (path: string, id: number) => ({ method: 'DELETE', path: `${path}/${id}` });
export const act = (path: string, id: number, action: string, body: object) => ({
  method: 'POST',
  path: `${path}/${id}/${action}`,
  body,
});
