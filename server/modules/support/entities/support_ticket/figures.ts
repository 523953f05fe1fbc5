/** How fast the platform answers, measured: from a request to its first answer. */
import { createParameters } from '../../../../database/parameters.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

/** What customers are told (spec section 1). */
const PROMISED = "interval '30 minutes'";
const MEASURED = "interval '30 days'";

interface Figures {
  answered: number;
  in_time: number;
  median_seconds: number | null;
  mean_seconds: number | null;
  waiting: number;
  longest_wait_seconds: number | null;
}

/** Times in whole seconds; null where there is nothing to measure. */
export async function figures(request: ActionRequest): Promise<Figures> {
  const parameters = createParameters();
  const reached = request.where(parameters);
  const [found] = await request.transaction.query<Figures>({
    name: 'support_figures',
    text: `with answered as (
        select extract(epoch from t.first_answered_at - t.created_at) as seconds from support_ticket t
        where t.first_answered_at > now() - ${MEASURED} and ${reached}
      ), waiting as (
        select extract(epoch from now() - t.waiting_since) as seconds from support_ticket t
        where t.waiting_since is not null and ${reached}
      )
      select a.*, w.* from (select count(*)::int as answered,
          (count(*) filter (where seconds <= extract(epoch from ${PROMISED})))::int as in_time,
          round(percentile_cont(0.5) within group (order by seconds))::float8 as median_seconds,
          round(avg(seconds))::float8 as mean_seconds from answered) a,
        (select count(*)::int as waiting, round(max(seconds))::float8 as longest_wait_seconds from waiting) w`,
    values: parameters.values,
  });
  if (!found) throw new Error('Figures of nothing are figures too.');
  return found;
}
