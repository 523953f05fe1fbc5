import { useUserData } from '../../../providers/use-session.tsx';

/** Whether there is anything that could be reported to the reader: who reads feedback nowhere is sent nothing. */
export const useMayReport = (): boolean =>
  useUserData()?.ability.some(({ subject }) => subject === 'feedback_management') === true;
