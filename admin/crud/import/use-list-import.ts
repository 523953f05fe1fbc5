import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { routeOf } from '../../entities/site.ts';
import type { ListImportRecord } from '../../generated/types.ts';
import type { FilesProvider } from '../../providers/files.ts';
import { useAct } from '../../providers/use-act.ts';
import { sheetTypeOf } from '../../ui/form/sheet-file.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';

const LIST_IMPORT = routeOf('list_import');

/** Of a file, in the server's list of imports: its end tells more than its beginning. */
const LONGEST_NAME = 255;
/** Between two looks at how far it is. */
const LOOK_MS = 700;

export const isUnderWay = ({ state }: Pick<ListImportRecord, 'state'>): boolean =>
  state === 'queued' || state === 'running';

/** What the columns of the file are, by their places. */
export type Mapping = Record<string, string>;

/** An import from the choice of a file to what came of it; the server keeps it, so that it outlives the dialog. */
export function useListImport(entity: EntityResource) {
  const act = useAct();
  const [id, setId] = useState<number>();
  const [sent, setSent] = useState<{ name: string; share: number }>();
  const change = useServerMutation();
  const send = useSending(entity, setSent);
  const { data, error, refetch } = useGetOne<ListImportRecord>(
    LIST_IMPORT,
    { id: id ?? 0 },
    {
      enabled: id !== undefined,
      refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? LOOK_MS : false),
    },
  );
  const row = data?.id === id ? data : undefined;

  async function choose(file: File): Promise<void> {
    const made = await change.mutate(() => send(file));
    setSent(undefined);
    if (made !== undefined) setId(made.id);
  }
  async function step(action: 'check' | 'run' | 'take_back', input: object = {}): Promise<boolean> {
    const asked = await change.mutate(() => act(LIST_IMPORT, { action, ...(id !== undefined && { id }), input }));
    if (asked !== undefined) await refetch();
    return asked !== undefined;
  }
  return {
    row,
    isLoading: id !== undefined && row === undefined && !error,
    sent,
    isPending: change.isPending,
    errorText: change.errorText,
    loadError: error,
    choose: (file: File) => void choose(file),
    /** Answers whether it was taken. */
    check: (mapping: Mapping, changesExisting: boolean) => step('check', { mapping, change_existing: changesExisting }),
    run: () => void step('run'),
    takeBack: () => void step('take_back'),
    open: setId,
    /** Back to the choice of a file. */
    restart() {
      change.reset();
      setId(undefined);
    },
  };
}

/** Sends the file, and tells how much of it has gone out; stops when the screen goes away. */
function useSending(entity: EntityResource, setSent: (sent: { name: string; share: number }) => void) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(
    (file: File): Promise<ListImportRecord> => {
      const controller = new AbortController();
      running.current = controller;
      const { name } = file;
      setSent({ name, share: 0 });
      return provider.sendFile<ListImportRecord>(entity.route, {
        part: `import/?${new URLSearchParams({ file_name: name.slice(-LONGEST_NAME) })}`,
        file: new File([file], name, { type: sheetTypeOf(file) }),
        signal: controller.signal,
        onSent: (share) => setSent({ name, share }),
      });
    },
    [entity.route, provider, setSent],
  );
}
