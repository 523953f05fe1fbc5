import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityResource } from '../../entities/resource.ts';
import { useAct } from '../../providers/use-act.ts';

/** What an action answers, by the names of its schema. */
export type Answer = Record<string, unknown>;

/** A part of an answer that is shown as a row. */
export type AnswerRow = Record<string, unknown>;

const PAGE_SIZE = 10;

/** Reads what an action answers of a row, page by page where it has pages. */
export function useAnswer(entity: EntityResource, action: string, id: number, isPaged: boolean) {
  const act = useAct();
  const [{ page, perPage }, setPages] = useState({ page: 1, perPage: PAGE_SIZE });
  const query = useQuery({
    queryKey: [entity.route, 'getOne', action, id, page, perPage],
    queryFn: ({ signal }) =>
      act<Answer>(entity.route, {
        action,
        id,
        method: 'GET',
        input: isPaged ? { offset: (page - 1) * perPage, limit: perPage } : {},
        signal,
      }),
    placeholderData: (previous) => previous,
  });
  return {
    ...query,
    page,
    perPage,
    setPage: (next: number) => setPages({ page: next, perPage }),
    setPerPage: (size: number) => setPages({ page: 1, perPage: size }),
  };
}

/** The rows of a list in an answer. */
export function rowsOf(answer: Answer, name: string): AnswerRow[] {
  const list = answer[name];
  return Array.isArray(list) ? list.filter(isRow) : [];
}

const isRow = (item: unknown): item is AnswerRow => typeof item === 'object' && item !== null;
