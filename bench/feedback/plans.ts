/** What PostgreSQL does for a list: the tables of tenants that it reads from end to end. */
import { createAbilities } from '../../server/access/abilities.ts';
import type { Database, Statement } from '../../server/access/database.ts';
import type { SignedIn } from '../../server/access/principal.ts';
import { createScope } from '../../server/access/scope.ts';
import { findRows } from '../../server/modules/feedback/entities/feedback/find-rows.ts';
import { descriptors } from '../../server/generated/index.ts';
import { feedback } from '../../server/generated/feedback.ts';
import { rules } from '../../server/generated/rules.ts';
import { parseList } from '../../server/query/parse.ts';
import { planList } from '../../server/query/plan-list.ts';

const scope = createScope({ abilities: createAbilities(rules) });
const tenantTables = new Set(
  Object.values(descriptors)
    .filter(({ tenant }) => tenant === 'company_id')
    .map(({ table }) => table),
);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Tables of tenants that the list's statement, or one that is asked before it, scans as a whole. */
export async function scannedTables(database: Database, principal: SignedIn, filter: object): Promise<string[]> {
  const explained: Statement[] = [];
  const run = <Row extends object>(statement: Statement) =>
    database.statement<Row>('app', principal.companyId, statement);
  const ask = <Row extends object>(statement: Statement) => {
    explained.push(statement);
    return run<Row>(statement);
  };
  const query = { filter: JSON.stringify(filter), sort: '["created_at","DESC"]', range: '[0,24]' };
  const request = parseList(feedback, query, { isReadable: () => true, isShown: () => true });
  const listing = await findRows({ principal, locale: 'en', request, ask });
  const statement = planList({ entity: feedback, computed: {} }, principal, scope, request, { listing });
  if (statement) explained.push(statement);
  const scanned = new Set<string>();
  for (const { text, values } of explained) {
    const [row] = await run<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({ text: `explain (format json) ${text}`, values });
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) collect(Plan, scanned);
  }
  return [...scanned];
}

function collect(node: PlanNode, scanned: Set<string>): void {
  const table = node['Relation Name'];
  if (node['Node Type'].endsWith('Seq Scan') && table && tenantTables.has(table)) scanned.add(table);
  for (const below of node.Plans ?? []) collect(below, scanned);
}
