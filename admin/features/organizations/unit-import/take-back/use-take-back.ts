import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { unitImport } from '../../../../generated/resources.ts';
import type { FilesProvider } from '../../../../providers/files.ts';
import { problemOf } from '../../../../providers/problem.ts';
import { useAct } from '../../../../providers/use-act.ts';
import { type Progress, progressOf } from '../progress.ts';
import type { TakeBack } from './take-back.ts';

export type TakeBackStep =
  | { at: 'checking' }
  | { at: 'failed'; error: unknown }
  /** `hasChanged`: the units have, since what was shown before. */
  | { at: 'shown'; report: TakeBack; hasChanged?: boolean; error?: unknown }
  | { at: 'working'; progress: Progress }
  | { at: 'done'; report: TakeBack };

/**
 * Taking an import back, from what it would do to its result: done as it was shown, or looked at anew. It tells how far
 * it is and can be stopped, which `useServerMutation` knows nothing of.
 */
export function useTakeBack(importId: number) {
  const act = useAct();
  const [step, setStep] = useState<TakeBackStep>({ at: 'checking' });
  const { send, stop } = useSending(importId, setStep);

  const check = useCallback(
    async (hasChanged = false): Promise<void> => {
      setStep({ at: 'checking' });
      try {
        const request = { action: 'check_take_back', id: importId, method: 'GET' } as const;
        setStep({ at: 'shown', hasChanged, report: await act<TakeBack>(unitImport.route, request) });
      } catch (error) {
        setStep({ at: 'failed', error });
      }
    },
    [act, importId],
  );
  useEffect(() => void check(), [check]);

  async function takeBack(report: TakeBack): Promise<void> {
    try {
      setStep({ at: 'done', report: await send(report.plan) });
    } catch (error) {
      if (problemOf(error).code === 'take_back_changed') await check(true);
      else setStep({ at: 'shown', report, ...(isStopped(error) ? {} : { error }) });
    }
  }
  return { step, takeBack, stop, retry: () => void check() };
}

/** Asks for it, and tells how far it is; stops when the screen goes away. */
function useSending(importId: number, setStep: (step: TakeBackStep) => void) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  async function send(plan: string | null): Promise<TakeBack> {
    const controller = new AbortController();
    running.current = controller;
    setStep({ at: 'working', progress: { phase: 'checking', done: 0, total: 1 } });
    const { report } = await provider.sendFile<{ report: TakeBack }>(unitImport.route, {
      id: importId,
      part: 'take_back/',
      file: new Blob([JSON.stringify({ plan })], { type: 'application/json' }),
      signal: controller.signal,
      onLine(line) {
        const progress = progressOf(line);
        if (progress !== undefined) setStep({ at: 'working', progress });
      },
    });
    return report;
  }
  return { send, stop };
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
