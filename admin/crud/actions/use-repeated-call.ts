import { useRef, useState } from 'react';
import { saveFile } from '../../providers/files.ts';
import { useAct, useActForFile } from '../../providers/use-act.ts';
import type { ActionRequest } from '../../providers/data-provider.ts';
import { calledBy, type NamedAction } from '../../entities/access.ts';

export type Answer = { id?: number | string; [part: string]: unknown } | undefined;

/** How far an action is that is done in parts. */
export interface Progress {
  left: number;
  /** What was left after the first part. */
  all: number;
}

/**
 * Calls an action, and again while its answer says that something is left (`parts`); a file that it answers is saved.
 * @returns `stop` ends it after the part that is under way, which `isStopped` tells until the next call
 */
export function useRepeatedCall(route: string, action: NamedAction) {
  const { parts, file } = action;
  const act = useAct();
  const actForFile = useActForFile();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopped = useRef(false);

  async function call(request: Omit<ActionRequest, 'action'>): Promise<Answer> {
    stopped.current = false;
    if (file !== undefined) {
      saveFile(await actForFile(route, { action: calledBy(action), method: file, ...request }));
      return undefined;
    }
    for (let all: number | undefined; ;) {
      const answer = await act<Answer & object>(route, { action: calledBy(action), ...request });
      const left = parts === undefined ? 0 : Number(answer[parts]);
      all ??= left;
      setProgress(left > 0 ? { left, all } : null);
      if (left === 0 || stopped.current) return answer;
    }
  }
  const stop = () => {
    stopped.current = true;
    setProgress(null);
  };
  return { call, stop, isStopped: () => stopped.current, progress };
}
