import { useEffect, useRef, useState } from 'react';
import { companyTag } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';

interface Merged {
  moved: number;
  left: number;
}

/** Merges a tag, part by part where much has it; what was moved until the dialog is left stays moved. */
export function useMerge(id: number) {
  const act = useAct();
  const [progress, setProgress] = useState<{ moved: number; all: number } | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** Answers how much is left, which is nothing unless the dialog was left. */
  async function merge(intoId: number): Promise<number> {
    let moved = 0;
    let part: Merged;
    do {
      part = await act<Merged>(companyTag.route, { action: 'merge', id, input: { into_id: intoId } });
      moved += part.moved;
      setProgress(part.left > 0 ? { moved, all: moved + part.left } : null);
    } while (part.left > 0 && isShown.current);
    return part.left;
  }
  return { merge, progress };
}
