/** Entries page by page, the newest first; the next page begins before the last entry of the one before. */
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import { readQuery, validated } from '../../validation/validate.ts';
import type { OperationRequest } from '../registry.ts';

const PAGE_SIZE = 25;
const MAX_PAGE_SIZE = 100;

/** By which an entry is named. */
export const entryId: JsonSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

/** @param description of the entry before which a page begins */
export const newestFirstQuery = (description: string): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    before: { ...entryId, description },
    limit: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  },
});

export const newestFirstPage = (items: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['results', 'more'],
  additionalProperties: false,
  properties: {
    results: { type: 'array', description: 'The newest first.', items },
    more: { type: 'boolean', description: 'Whether there are older ones.' },
  },
});

/** @throws Problem 400 for what the query does not take */
export const askedPage = (query: JsonSchema, request: OperationRequest): { before?: number; limit: number } => ({
  limit: PAGE_SIZE,
  ...validated<{ before?: number; limit?: number }>(query, readQuery(query, request.query)),
});
