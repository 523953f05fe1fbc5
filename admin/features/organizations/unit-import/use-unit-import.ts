import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import type { FilesProvider } from '../../../providers/files.ts';
import { problemOf, wordsOf } from '../../../providers/problem.ts';
import { type Aim, type Progress, progressOf, START } from './progress.ts';
import type { ImportReport } from './report.ts';
import { takeFile } from './unit-file.ts';

/** What went wrong: keys of the texts, or the server's own words. */
export interface ImportFailure {
  title?: string;
  text: string;
}

export type Step =
  | { at: 'choose'; error?: ImportFailure }
  | { at: 'working'; aim: Aim; fileName: string; progress: Progress }
  /** `hasChanged`: the units have, since what was shown before. */
  | { at: 'shown'; file: File; report: ImportReport; hasChanged?: boolean; error?: ImportFailure }
  | { at: 'done'; file: File; report: ImportReport };

/** Of a file, in the server's list of imports: its end tells more than its beginning. */
const LONGEST_NAME = 255;

const BEGIN: Step = { at: 'choose' };

/**
 * An import from the choice of a file to its result: checked first, applied as it was shown. It tells how far it is and
 * can be stopped, which `useServerMutation` knows nothing of.
 */
export function useUnitImport(organizationId: number) {
  const [step, setStep] = useState<Step>(BEGIN);
  const { send, stop } = useSending(organizationId, setStep);

  const check = useCallback(
    async (file: File, hasChanged = false): Promise<void> => {
      try {
        setStep({ at: 'shown', file, hasChanged, report: await send('check', file) });
      } catch (error) {
        setStep(isStopped(error) ? BEGIN : { at: 'choose', error: failureOf(error) });
      }
    },
    [send],
  );

  async function choose(chosen: File): Promise<void> {
    const file = await takeFile(chosen);
    if (typeof file === 'string') setStep({ at: 'choose', error: { text: file } });
    else await check(file);
  }

  async function apply(file: File, report: ImportReport): Promise<void> {
    try {
      setStep({ at: 'done', file, report: await send('apply', file, report.plan) });
    } catch (error) {
      if (isChanged(error)) await check(file, true);
      else setStep({ at: 'shown', file, report, ...(isStopped(error) ? {} : { error: failureOf(error) }) });
    }
  }
  return { step, choose, apply, stop, restart: () => setStep(BEGIN) };
}

/** Sends the file, and tells how far it is; stops when the screen goes away. */
function useSending(organizationId: number, setStep: (step: Step) => void) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const running = useRef<AbortController>(undefined);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const send = useCallback(
    async (aim: Aim, file: File, plan: string | null = null): Promise<ImportReport> => {
      const controller = new AbortController();
      running.current = controller;
      const reportProgress = (progress: Progress) => setStep({ at: 'working', aim, fileName: file.name, progress });
      reportProgress(START);
      const query =
        plan === null
          ? ''
          : `?${new URLSearchParams({ apply: 'true', plan, file_name: file.name.slice(-LONGEST_NAME) })}`;
      const { report } = await provider.sendFile<{ report: ImportReport }>(organization.route, {
        id: organizationId,
        part: `import_units/${query}`,
        file,
        signal: controller.signal,
        onSent: (share) => reportProgress({ phase: 'sending', done: share, total: 1 }),
        onLine(line) {
          const progress = progressOf(line);
          if (progress !== undefined) reportProgress(progress);
        },
      });
      return report;
    },
    [organizationId, provider, setStep],
  );
  return { send, stop };
}

const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const isChanged = (error: unknown): boolean => problemOf(error).code === 'import_changed';

/** A problem's title says what is wrong, its detail what to do. */
function failureOf(error: unknown): ImportFailure {
  const { title } = problemOf(error);
  const text = wordsOf(error);
  return typeof title === 'string' ? { title, text } : { text };
}
