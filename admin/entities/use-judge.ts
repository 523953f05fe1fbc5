import { createMongoAbility } from '@casl/ability';
import { useAbility } from '@casl/react';
import { createContext, useCallback, useContext, useMemo } from 'react';
import type { AppAbility } from '../providers/ability.ts';
import { useUserData } from '../providers/use-session.tsx';
import { judge, type Screen, type Verdict } from './guard.ts';

/** The screens that there are, which the app puts together. */
export const ScreensContext = createContext<readonly Screen[] | null>(null);

/** Tells what would happen to a visit of a path by whoever is signed in now. */
export function useJudge(): (pathname: string) => Verdict {
  const screens = useContext(ScreensContext);
  if (screens === null) throw new Error('useJudge needs a ScreensContext above it.');
  const user = useUserData();
  // The shared ability is one object that changes inside; a verdict needs one that changes as a whole.
  const { rules } = useAbility<AppAbility>();
  const ability = useMemo(() => createMongoAbility<AppAbility>(rules), [rules]);
  return useCallback((pathname) => judge({ pathname, user, ability }, screens), [screens, user, ability]);
}
