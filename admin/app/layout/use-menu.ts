import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useJudge } from '../../entities/use-judge.ts';
import { type MenuEntry, menuOf } from './menu.ts';

/** The menu of whoever is signed in. */
export function useMenu(): MenuEntry[] {
  const judgePath = useJudge();
  return useMemo(() => menuOf((path) => judgePath(path).kind === 'pass'), [judgePath]);
}

/** The word of a menu entry. */
export function useMenuLabel(): (entry: MenuEntry) => string {
  const translate = useTranslate();
  return ({ label, fallback }) => {
    const name = fallback === undefined ? label : translate(fallback, { smart_count: 2 });
    return translate(label, { _: name });
  };
}
