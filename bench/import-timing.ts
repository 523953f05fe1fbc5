/** An import as people do it: looked at first, which is not timed, and then done. */
import { type Stage, send, type Timing } from './timing.ts';

const ROWS = 10_000;

/** A tree of ten branches a unit, with ids that no other round has. */
function fileOf(round: number): string {
  const idOf = (at: number): string => `round${round}-${at}`;
  const rows = Array.from({ length: ROWS }, (_, at) =>
    [idOf(at), `Unit ${at}`, 'Room', at === 0 ? '' : idOf(Math.floor((at - 1) / 10)), '#123456'].join(','),
  );
  return ['external_id,name,type,parent_external_id,color', ...rows].join('\n');
}

async function planOf(stage: Stage, path: string, file: string): Promise<string> {
  const report = JSON.parse(await send(stage, { path, body: file })) as { plan: string };
  return report.plan;
}

export const importTiming: Timing = {
  name: `importing ${ROWS.toLocaleString('en')} new units from a file, from its bytes to the commit`,
  aim: 10_000,
  rounds: 5,
  async prepare(client, stage) {
    const { rows } = await client.query<{ id: string }>(
      "insert into organization (company_id, name) values ($1, 'Imports') returning id",
      [stage.measured.companyId],
    );
    const path = `companyorganization/${rows[0]?.id}/import_units`;
    return async (round) => {
      const file = fileOf(round);
      return { path: `${path}?apply=true&plan=${await planOf(stage, path, file)}`, body: file };
    };
  },
};
