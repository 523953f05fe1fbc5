/** Load on one of them from a process of its own: the plan as JSON on standard input, the result on standard output. */
import { text } from 'node:stream/consumers';
import { fire, type Volley } from '../fire.ts';
import type { AnswersData } from './data.ts';
import { sideOf } from './kinds.ts';
import type { Access, CallName } from './peer.ts';

export interface PeerPlan extends Volley {
  side: string;
  call: CallName;
  access: Access;
  data: AnswersData;
}

const { side, call, access, data, ...volley } = JSON.parse(await text(process.stdin)) as PeerPlan;
const next = sideOf(side).calls[call];
console.log(JSON.stringify(await fire(volley, () => next(data, access))));
