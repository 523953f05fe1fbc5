import { useQueries } from '@tanstack/react-query';
import { type GetListResult, useDataProvider, useLocale, useTranslate } from 'react-admin';
import { mayDo } from '../../../entities/access.ts';
import { iconOf } from '../../../entities/icon-of.ts';
import { namesOnlyId } from '../../../../shared/contract/label.ts';
import { nameRow } from '../../../entities/use-record-label.ts';
import { useUserData } from '../../../providers/use-session.tsx';
import { useJudge } from '../../../entities/use-judge.ts';
import { product } from '../../product.tsx';
import { eachOnce, type Hit } from './hit.ts';
import { type FoundRow, type Source, sources } from './sources.ts';
import { idOf } from './words.ts';

/** Rows of one entity that are shown; its list has the others. */
const SHOWN = 4;
/** Fewer letters find too much to be of use. */
const MIN_LETTERS = 2;

interface Found {
  hits: Hit[];
  isPending: boolean;
  isFailed: boolean;
}

/**
 * The rows that the words find, entity by entity: each list is asked by its own search, so that everybody finds what
 * the list would show him. Nothing is asked while fewer letters are typed than tell something.
 */
export function useRows(words: string): Found {
  const provider = useDataProvider();
  const open = useOpenSources();
  const toHits = useToHits();
  const isAsked = idOf(words) !== null || [...words].length >= MIN_LETTERS;
  const asked = open.flatMap((source) => filtersOf(source, words).map((filter) => ({ source, filter })));
  return useQueries({
    queries: asked.map(({ source, filter }) => {
      const { entity, fields } = source;
      return {
        queryKey: [entity.route, 'quickSearch', filter],
        enabled: isAsked,
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          provider.getList<FoundRow>(entity.route, {
            pagination: { page: 1, perPage: SHOWN },
            filter,
            meta: { fields: [...fields, ...(product.search.hints[entity.id]?.fields ?? [])] },
            signal,
          }),
        select: (answer: GetListResult<FoundRow>) => toHits(source, answer, filter),
      };
    }),
    combine: (answers) => ({
      hits: eachOnce(answers.flatMap(({ data = [] }) => data)),
      isPending: answers.some(({ isLoading }) => isLoading),
      isFailed: answers.some(({ isError }) => isError),
    }),
  });
}

/** A number is looked for among the ids, where rows are named by them, and before all names that have it. */
function filtersOf({ entity: { label } }: Source, words: string): object[] {
  const id = idOf(words);
  if (id === null || !label.includes('{id}')) return [{ q: words }];
  return namesOnlyId(label) ? [{ id: [id] }] : [{ id: [id] }, { q: words }];
}

/** Those whose rows the signed-in user may open. */
function useOpenSources(): Source[] {
  const user = useUserData();
  const judgePath = useJudge();
  return sources.filter(
    ({ entity, list }) =>
      mayDo(entity, 'list', user) &&
      mayDo(entity, 'detail', user) &&
      (list === null || judgePath(list).kind === 'pass'),
  );
}

function useToHits(): (source: Source, answer: GetListResult<FoundRow>, filter: object) => Hit[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return ({ entity, pageOf, list }, { data, total = 0 }, filter) => {
    const common = { group: translate(`resources.${entity.route}.name`, { smart_count: 2 }), Icon: iconOf(entity) };
    const rows = data.flatMap((row) => {
      const path = pageOf(row);
      const name = nameRow(entity, row, { locale, translate });
      return path === null ? [] : [{ ...common, path, name, hint: product.search.hints[entity.id]?.of(row) }];
    });
    if (total <= SHOWN || list === null) return rows;
    const path = `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
    return [...rows, { ...common, path, name: translate('app.quick_search.all'), hint: null }];
  };
}
