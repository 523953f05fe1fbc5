import { useToldChange } from '../../../../ui/use-change.ts';
import { useAccountCall, useAccountData } from '../use-account-data.ts';

/** As `GET /account/sessions` answers them. */
export interface OwnSession {
  id: number;
  browser: string | null;
  system: string | null;
  is_mobile: boolean;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
  /** The super administrator who is signed in as the user, and why. */
  lent_to: string | null;
  reason: string | null;
}

/** The user's sessions, and what ends them; what came of it is a toast. */
export function useSessions() {
  const call = useAccountCall();
  const { make, isRunning } = useToldChange();
  const { data, error, refetch } = useAccountData<{ results: OwnSession[] }>('sessions');
  return {
    sessions: data?.results,
    error,
    retry: () => void refetch(),
    isRunning,
    end: ({ id }: OwnSession) =>
      void make(() => call(`sessions/${id}`, { method: 'DELETE' }), { message: 'app.account.sessions.ended' }),
    endOthers: () => void make(() => call('endothersessions', {}), { message: 'app.account.sessions.others_ended' }),
  };
}
