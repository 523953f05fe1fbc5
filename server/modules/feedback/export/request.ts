/** What an export is asked for: the feedback list's own filter and sort, and which columns. */
import type { Principal } from '../../../access/principal.ts';
import type { Kernel } from '../../../kernel/crud.ts';
import type { EntityDescriptor, JsonSchema } from '../../../../shared/contract/descriptor.ts';
import { type ListRequest, parseList } from '../../../query/parse.ts';
import { isReadable } from '../../../query/plan.ts';
import { columnNames } from './columns.ts';
import { exportFormats } from '../../../platform/files/formats/index.ts';

export interface ExportRequest {
  format: string;
  filter?: object;
  sort?: string[];
  columns?: string[];
}

export const requestSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['format'],
  properties: {
    format: { enum: exportFormats.map(({ name }) => name) },
    filter: {
      type: 'object',
      description: "In the words of the feedback list's filter; absent: all that the caller may read.",
    },
    sort: {
      type: 'array',
      minItems: 2,
      maxItems: 2,
      items: { type: 'string', maxLength: 60 },
      description: "Field and direction, as the feedback list's sort.",
    },
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: columnNames.length,
      uniqueItems: true,
      items: { enum: columnNames },
      description:
        'Absent: all. `answers` stands for a column for each question, and `custom` for one for each field that the company has added.',
    },
  },
};

/**
 * By the feedback list's own words.
 * @param feedback as the caller knows it
 * @throws Problem 400 with every violation at its place
 */
export function listRequestOf(
  { scope }: Pick<Kernel, 'scope'>,
  principal: Principal,
  feedback: EntityDescriptor,
  { filter, sort }: Pick<ExportRequest, 'filter' | 'sort'>,
): ListRequest {
  const readable = scope.readable(principal, feedback, 'list');
  const shown = scope.fields(principal, feedback, 'list');
  const query = {
    ...(filter !== undefined && { filter: JSON.stringify(filter) }),
    ...(sort !== undefined && { sort: JSON.stringify(sort) }),
  };
  return parseList(feedback, query, {
    isReadable: (field) => isReadable(readable, field),
    isShown: (field) => isReadable(shown, field),
  });
}
