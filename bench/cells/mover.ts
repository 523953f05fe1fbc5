/** A process that does one step of a move, after having gone on with what another has left; it may be killed. */
import {
  confirm,
  copy,
  type CompanyMove,
  type MoveParts,
  resume,
  switchOver,
  undo,
} from '../../server/database/cells/move.ts';
import { moveDirectory } from '../../server/database/cells/move-directory.ts';

export type StepName = 'copy' | 'switchOver' | 'undo' | 'confirm';
export type MoverOrder = Pick<MoveParts, 'companyId' | 'home' | 'from' | 'to'> & { step: StepName };

const STEPS: Record<StepName, (parts: MoveParts) => Promise<CompanyMove>> = { copy, switchOver, undo, confirm };
/** Where a step has led when it is done. */
const DONE: Record<StepName, CompanyMove['state']> = {
  copy: 'following',
  switchOver: 'switched',
  undo: 'following',
  confirm: 'confirmed',
};

const { step, ...order } = JSON.parse(process.argv[2] ?? '{}') as MoverOrder;
const parts: MoveParts = {
  ...order,
  directory: moveDirectory(order.home),
  onProgress: ({ stoppedMs }) => {
    if (stoppedMs !== undefined) console.log(stoppedMs);
  },
};
const before = await resume(parts);
const isDone = before?.state === DONE[step] && before.from === order.from.name;
if (!isDone) await STEPS[step](parts);
