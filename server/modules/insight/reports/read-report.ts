/** What a report tells: the dashboard's own figures, read as the user would read them at that moment. */
import type { Database, Statement } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { Period, Days } from '../dashboard/period.ts';
import { companyReport, type Report } from '../dashboard/report.ts';
import { reportStatement, type ReportRow } from '../dashboard/report-statement.ts';
import { chartPeriod } from './schedule.ts';
import { BAD_PART, BAD_SCORE } from '../../../../shared/survey/score.ts';
import { createParameters } from '../../../database/parameters.ts';
import { statementName } from '../../../database/statement-name.ts';
import { type Place, reachOf } from '../dashboard/reach.ts';
import { localDay } from '../roll-ups/local-time.ts';

export interface MailedReport {
  report: Report;
  /** By day, of the days that are drawn. */
  chart: Report['series'];
  unhappy: UnhappyAnswer[];
}

/** Null where the reader may read no feedback, of the unit or at all. */
export async function readMailedReport(
  database: Database,
  reader: SignedIn,
  nodeId: number | null,
  period: Period,
): Promise<MailedReport | null> {
  const ask = <Row extends object>(statement: Statement) => database.statement<Row>('app', reader.companyId, statement);
  const place = { unitId: nodeId, organizationId: null };
  const read = async (days: Period): Promise<Report | null> => {
    const [row] = await ask<ReportRow>(reportStatement(reader, place, days));
    return row?.is_seen && row.feedback ? companyReport(days, row) : null;
  };
  const report = await read(period);
  if (!report) return null;
  const drawn = chartPeriod(period);
  const chart = drawn.from === period.from ? report : await read(drawn);
  const unhappy = await ask<UnhappyAnswer>(unhappyAnswers(reader, place, period));
  return { report, chart: chart?.series ?? [], unhappy };
}

/** The latest answers that were unhappy and that nobody has settled. */
interface UnhappyAnswer {
  id: number;
  unit: string;
  score: number;
  created_at: Date;
}

const LISTED = 5;

function unhappyAnswers(reader: SignedIn, place: Place, { from, to }: Days): Statement {
  const parameters = createParameters();
  const { expressions, company } = reachOf(reader, parameters, place, { tops: { module: 'feedback' } });
  const [first, last] = [`${parameters.add(from)}::date`, `${parameters.add(to)}::date`];
  const text = `with ${expressions.join(', ')}
    select f.id, n.name as unit, f.score, f.created_at from feedback f
    join node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
    where f.company_id = ${company} and ${localDay('f.')} between ${first} and ${last}
      and f.created_at >= ${first} - interval '1 day' and f.created_at < ${last} + interval '2 days'
      and (f.score <= ${BAD_SCORE} or f.lowest_part <= ${BAD_PART}) and f.status in ('new', 'in_processing') and not f.is_repeat and f.erased_at is null
      and exists (select from tops where starts_with(n.path, tops.path))
    order by f.created_at desc, f.id desc limit ${LISTED}`;
  return { name: statementName(text), text, values: [...parameters.values] };
}
