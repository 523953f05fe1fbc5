/** What the signed-in user may do at a unit, as its row says (product decision: any right implies its module's read). */
import type { NodeRecord } from '../../generated/types.ts';

export type Module = 'user' | 'node' | 'qr' | 'feedback';
export type Right = 'read' | 'edit' | 'create' | 'delete';

export function mayAt({ rights }: Pick<NodeRecord, 'rights'>, module: Module, right: Right): boolean {
  return right === 'read'
    ? rights.some((held) => held.startsWith(`${module}_`))
    : rights.includes(`${module}_${right}`);
}
