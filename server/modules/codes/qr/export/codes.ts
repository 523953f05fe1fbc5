/** The codes of an export as they are printed, batch by batch, each judged by the user's rights of that moment. */
import type { Database, Statement } from '../../../../access/database.ts';
import { createParameters } from '../../../../database/parameters.ts';
import type { SignedIn } from '../../../../access/principal.ts';
import { idsOfPath } from '../../../../access/subtree.ts';
import type { Scope } from '../../../../access/scope.ts';
import { statementName } from '../../../../database/statement-name.ts';
import { qrDesignViolations } from '../../../../../shared/qr/design-violations.ts';
import { shownCodes } from '../../../organizations/index.ts';
import { type GrantedNodes, stillHolds } from '../../../../platform/exports/grants.ts';
import { NoFile, rightLost } from '../../../../platform/exports/worker.ts';
import { node } from '../../../../generated/node.ts';
import { nodeQrCode } from '../../../../generated/node_qr_code.ts';
import type { EntityDescriptor } from '../../../../../shared/contract/descriptor.ts';
import { qrAddress } from '../../../../../shared/codes/code.ts';
import type { CodeToPrint } from '../bundle/bundle.ts';
import { optedDesign, type PrintOptions } from '../options.ts';
import { missingGlyphsOn } from '../missing-glyphs.ts';

export interface Reader {
  database: Database;
  scope: Scope;
  principal: SignedIn;
  granted: GrantedNodes;
  publicUrl: string;
}

const BATCH = 100;

interface Placed {
  id: number;
  /** Names of the units above that the user sees, the top-most first. */
  folders: string[];
}

interface BatchAnswer {
  /** Whether the user still is who he was, and still has the rights that he had. */
  holds: boolean;
  codes: Placed[];
}

/** Those of the ids that the user may still read, in their order. */
function batchStatement({ scope, principal, granted }: Reader, ids: readonly number[]): Statement {
  const parameters = createParameters();
  const company = parameters.add(principal.companyId);
  const seen = (entity: EntityDescriptor): string =>
    scope.where({ principal, entity, action: 'list' }, parameters) ?? 'false';
  const text = `with wanted as (
      select id, place from unnest(${parameters.add(ids)}::bigint[]) with ordinality as wanted(id, place)
    ), coded as materialized (
      select wanted.place, t.id, unit.id as node_id, unit.path from wanted
      join node_qr_code t on t.company_id = ${company} and t.id = wanted.id
      join node unit on unit.company_id = ${company} and unit.id = t.node_id and unit.deleted_at is null
      where t.state = 'active' and ${seen(nodeQrCode)}
    ), visible as materialized (
      select t.id, t.name from node t where t.id in (
        select step.id from coded cross join unnest(${idsOfPath('coded.path')}) as step(id))
        and ${seen(node)}
    ), placed as (
      select coded.place, coded.id, coalesce((select json_agg(visible.name order by step.depth)
          from unnest(${idsOfPath('coded.path')}) with ordinality as step(id, depth)
          join visible on visible.id = step.id and step.id <> coded.node_id), '[]') as folders
      from coded
    )
    select ${stillHolds(granted, { principal, module: 'qr' }, parameters)} as holds,
      (select coalesce(json_agg(json_build_object('id', id, 'folders', folders) order by place), '[]') from placed) as codes`;
  return { name: statementName(text), text, values: parameters.values };
}

/** Throws NoFile when a right is lost meanwhile, for a design that no reader could read, and for a text that can't be drawn. */
export async function* readCodes(
  reader: Reader,
  ids: readonly number[],
  options: Omit<PrintOptions, 'paper'>,
): AsyncGenerator<CodeToPrint[]> {
  const { database, principal, publicUrl } = reader;
  const { companyId } = principal;
  const query = <Row extends object>(statement: Statement) => database.statement<Row>('app', companyId, statement);
  for (let from = 0; from < ids.length; from += BATCH) {
    const [answer] = await query<BatchAnswer>(batchStatement(reader, ids.slice(from, from + BATCH)));
    if (!answer?.holds) throw rightLost();
    const placed = answer.codes;
    const shown = await shownCodes(
      { companyId, query },
      placed.map(({ id }) => id),
    );
    const byId = new Map(shown.map((code) => [code.id, code]));
    yield placed.flatMap(({ id, folders }): CodeToPrint[] => {
      const code = byId.get(id);
      if (!code) return [];
      const design = optedDesign(code.design, options);
      if (qrDesignViolations(design).length > 0) throw new NoFile('design_unreadable');
      if (missingGlyphsOn(design, code)) throw new NoFile('letters_not_drawn');
      return [{ ...code, design, folders, address: qrAddress(publicUrl, code.code) }];
    });
  }
}
