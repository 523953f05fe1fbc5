import { useSearchParams } from 'react-router';
import { type Panel, panels } from '../panels/panel.ts';

/** The panel that the address names; the first where it names none. */
export function usePanel(): { panel: Panel | undefined; open: (name: string) => void } {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('panel');
  const open = (name: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('panel', name);
      return next;
    });
  return { panel: panels.find(({ name }) => name === asked) ?? panels[0], open };
}
