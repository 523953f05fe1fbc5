import { type RefObject, useEffect, useRef } from 'react';

/** An open menu closes when the visitor turns to something else, or presses Escape. */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (): void => menu.current?.removeAttribute('open');
    const dismissOutside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', dismissOutside);
    document.addEventListener('focusin', dismissOutside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
      document.removeEventListener('focusin', dismissOutside);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return menu;
}
