/** Which location is the fallback of every country that none names: always exactly one. */
import { notFound } from '../../../../errors.ts';
import { planLocation as entity } from '../../../../generated/plan_location.ts';
import { changeRow } from '../../../../access/own-writes.ts';
import type { ActionRequest } from '../../../../kernel/extension.ts';

export async function setGlobal(request: ActionRequest) {
  const { transaction, input } = request;
  const id = Number(input['id']);
  // Whoever waited for a row alone would not see which other one has become global meanwhile.
  await transaction.query({ text: "select pg_advisory_xact_lock(hashtext('plan_location.global'))", values: [] });
  const rows = await transaction.query<{ id: number; is_global: boolean }>({
    text: 'select id, is_global from plan_location where id = $1 or is_global order by id for update',
    values: [id],
  });
  if (!rows.some((row) => row.id === id)) throw notFound();
  const changed = rows.filter((row) => row.is_global !== (row.id === id));
  // The old one gives the flag up before the new one takes it: an index holds that there is one.
  for (const row of changed.toSorted((one, other) => Number(other.is_global) - Number(one.is_global)))
    await changeRow(request, entity, {
      operation: 'set_global',
      id: row.id,
      set: 'is_global = not is_global',
      changes: { is_global: !row.is_global },
    });
  return { id };
}
