import { useCallback, useEffect, useEffectEvent, useMemo, useState, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useNotify, useTranslate } from 'react-admin';
import { node } from '../../../generated/resources.ts';
import { useNotifyError } from '../../../ui/mutations/use-notify-error.ts';
import { MAX_OPENED_AT_ONCE, type Tree, useTree } from './data/use-tree.ts';
import type { TreeActions } from './tree-context.tsx';
import type { OpenDialog } from './unit-dialogs.tsx';
import type { MenuPlace } from './unit-menu.tsx';
import { onUserStep } from './user-steps.ts';

/** A unit to be shown; wished for again it is shown again. */
export interface Marked {
  id: number;
  /** Whether its user still waits for it, and has not begun something else meanwhile. */
  isAwaited: () => boolean;
}

/** What the screen knows besides the tree itself: what stands over it, and which unit one's eyes are on. */
export function useTreeScreen(organizationId: number) {
  const tree = useTree(organizationId);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [anchorId, setAnchorId] = useState<number | null>(null);
  const { marked, find, forget } = useMarked(tree);
  const actions = useActions(tree, { setDialog, setMenu, setAnchorId, forget });
  return {
    tree,
    actions,
    marked,
    find,
    anchorId,
    dialog: { open: dialog, set: setDialog },
    menu: { place: menu, close: () => setMenu(null) },
    expand: useExpand(tree),
  };
}

interface Setters {
  setDialog: (dialog: OpenDialog) => void;
  setMenu: (place: MenuPlace) => void;
  setAnchorId: (id: number | null) => void;
  forget: () => void;
}

function useActions(
  { toggle, showMore, retry }: Tree,
  { setDialog, setMenu, setAnchorId, forget }: Setters,
): TreeActions {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      toggle(unit) {
        setAnchorId(unit.id);
        forget();
        toggle(unit);
      },
      showMore(level) {
        setAnchorId(level === 'top' ? null : level);
        showMore(level);
      },
      retry,
      openMenu(unit, anchor) {
        setAnchorId(unit.id);
        setMenu({ unit, anchor });
      },
      openUnit: (unit) => void navigate(`/${node.route}/${unit.id}`),
      move: (unit, target) => setDialog({ task: 'move', unit, target }),
    }),
    [toggle, showMore, retry, navigate, setDialog, setMenu, setAnchorId, forget],
  );
}

/** The unit that was looked for: by hand, or by the address (`?unit=31`). */
function useMarked({ reveal }: Tree) {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [marked, setMarked] = useState<Marked | null>(null);
  const [parameters] = useSearchParams();
  const hasGoneOn = useHasGoneOn();
  const find = useCallback(
    async (id: number, wishedAt: number = Date.now()): Promise<void> => {
      try {
        const path = await reveal(id);
        if (path.some((unit) => unit.id === id)) setMarked({ id, isAwaited: () => !hasGoneOn(wishedAt) });
        else notify('app.tree.not_here', { type: 'warning' });
      } catch (error) {
        notifyError(error);
      }
    },
    [reveal, notify, notifyError, hasGoneOn],
  );
  const asked = parameters.get('unit');
  const findAsked = useEffectEvent((id: number) => void find(id));
  useEffect(() => {
    const id = Number(asked);
    if (asked !== null && Number.isSafeInteger(id) && id > 0) findAsked(id);
  }, [asked]);
  const forget = useCallback(() => setMarked(null), []);
  return { marked, find, forget };
}

function useExpand({ openNextLevel }: Tree) {
  const notify = useNotify();
  const translate = useTranslate();
  return () => {
    if (openNextLevel() < MAX_OPENED_AT_ONCE) return;
    notify(translate('app.tree.expanded_many', { smart_count: MAX_OPENED_AT_ONCE }), { type: 'info' });
  };
}

/**
 * Tells whether the user has done something since a moment. What was asked for before that comes too late to take the
 * focus or the view along: they have gone on.
 */
function useHasGoneOn(): (since: number) => boolean {
  const last = useRef(0);
  useEffect(() => onUserStep(() => (last.current = Date.now())), []);
  return useCallback((since) => last.current > since, []);
}
