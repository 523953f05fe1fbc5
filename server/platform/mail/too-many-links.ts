import { type Problem, tooManyRequests } from '../../errors.ts';
import { LINK_PAUSE_SECONDS } from './outbox.ts';

/** A mailbox got as many links as it gets for now. */
export const tooManyLinks = (): Problem =>
  tooManyRequests({
    parameters: { seconds: LINK_PAUSE_SECONDS },
    headers: { 'retry-after': String(LINK_PAUSE_SECONDS) },
  });
