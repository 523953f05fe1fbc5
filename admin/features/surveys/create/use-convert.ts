import { survey } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import type { LeftOut } from '../left-out-list.tsx';

export interface Converted {
  name: string;
  document: Record<string, unknown>;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}

/** Has the server read the file of a survey; what is wrong with it stays until the next try. */
export function useConvert(onDone: (converted: Converted) => void) {
  const act = useAct();
  const { mutate, isPending, errorText, reset } = useServerMutation();

  async function convert(content: string): Promise<void> {
    const converted = await mutate(() => act<Converted>(survey.route, { action: 'convert', input: { content } }));
    if (converted !== undefined) onDone(converted);
  }
  return { convert, isPending, errorText, reset };
}
