/** What is written by hand for an entity. */
import { changeRow } from 'feedtree/server/access/own-writes.ts';
import { illegalTransition } from 'feedtree/server/errors.ts';
import type { ActionRequest, EntityExtension } from 'feedtree/server/kernel/extension.ts';
import { job as entity, type JobFinishOutput } from '../generated/job.ts';

async function finish(request: ActionRequest): Promise<JobFinishOutput> {
  const { id, state } = await request.lock();
  if (state !== 'in_work') throw illegalTransition({ parameters: { from: String(state), to: 'done' } });
  const { report } = request.input;
  await changeRow(request, entity, {
    operation: 'finish',
    id,
    set: "state = 'done', report = $2",
    values: [report],
    changes: { state: 'done', report },
  });
  return { id, state: 'done' };
}

export const extensions: Record<string, EntityExtension> = { job: { actions: { finish } } };
