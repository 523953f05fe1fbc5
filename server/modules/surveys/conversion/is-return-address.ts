import { isPublicAddress } from '../../../../shared/text/public-address.ts';

/** Of the dialect. */
const MAX_ADDRESS = 2_000;

/** An address that visitors may be led to, in which the library fills in no answer. */
export const isReturnAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ADDRESS && !/[{}]/.test(value) && isPublicAddress(value);
