import { useTranslate } from 'react-admin';
import { useDesign } from '../../design-context.tsx';
import { setTheme } from './change-theme.ts';

/** Changes a part of the theme; several changes of the same part in a row, as while one drags in a color field, are one step. */
export function useThemeChange() {
  const translate = useTranslate();
  const { change } = useDesign();
  return (part: string, changes: Parameters<typeof setTheme>[1]): void =>
    change(
      translate(`app.survey_panels.theme.steps.${part}`),
      (draft) => setTheme(draft, changes),
      part === 'logo' ? undefined : `theme ${part}`,
    );
}
