/** What a report tells: the dashboard's own figures, read as the user would read them at that moment. */
import type { Database, Statement } from '../../../access/database.ts';
import type { SignedIn } from '../../../access/principal.ts';
import type { Period } from '../dashboard/period.ts';
import { companyReport, type Report } from '../dashboard/report.ts';
import { reportStatement, type ReportRow } from '../dashboard/report-statement.ts';
import { chartPeriod } from './schedule.ts';
import { unhappyAnswers, type UnhappyAnswer } from './unhappy.ts';

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
