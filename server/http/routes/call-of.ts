import type { Call } from '../../kernel/context.ts';
import type { OperationRequest } from '../registry.ts';

/** What the kernel is told of a request besides its values. */
export const callOf = ({ principal, locale, requestId, origin }: OperationRequest): Call => ({
  principal,
  locale,
  requestId,
  origin,
});
