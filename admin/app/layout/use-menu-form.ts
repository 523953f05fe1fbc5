import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { usePreferences } from '../../preferences/use-preferences.tsx';

/** Where the menu is: along the bar, at the side, or, where there is room for neither, in a drawer behind a button. */
export type MenuForm = 'bar' | 'side' | 'drawer';

export function useMenuForm(): MenuForm {
  const [{ menuPlace }] = usePreferences();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!isWide) return 'drawer';
  return menuPlace === 'vertical' ? 'side' : 'bar';
}
