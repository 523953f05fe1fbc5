import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { useAct } from '../../../providers/use-act.ts';

/** The address of the unit's kiosk, null where it has no code, and the way to copy it. */
export function useKioskAddress(unitId: number) {
  const act = useAct();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey: [node.route, 'kiosk_address', unitId],
    // A code keeps its address.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      act<{ url: string | null }>(node.route, { action: 'kiosk_address', id: unitId, method: 'GET', signal }),
  });
  const address = data?.url;

  async function copy(): Promise<void> {
    if (!address) return;
    try {
      await navigator.clipboard.writeText(address);
      notify('app.kiosk.copied', { type: 'success' });
    } catch {
      notify('app.kiosk.not_copied', { type: 'warning' });
    }
  }

  return { address, error, retry: () => void refetch(), copy };
}
