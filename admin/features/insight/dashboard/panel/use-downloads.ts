import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import { isLocale, DEFAULT_LOCALE } from '../../../../i18n/locales.ts';
import { useNotifyError } from '../../../../ui/mutations/use-notify-error.ts';
import { saveFile } from '../../../../providers/files.ts';
import { useUserData } from '../../../../providers/use-session.tsx';
import { useFormats } from '../../../../ui/figures/use-formats.ts';
import { useUnitTrail } from '../view/use-unit-trail.ts';
import { useView } from '../view/view-context.tsx';
import { fileName, type Sheet, sheetToCsv } from '../../../../ui/exports/sheet.ts';

export interface Downloaded {
  title: string;
  sheet: Sheet;
  /** What days it is of, where it is of others than those that were chosen. */
  span?: string | undefined;
}

/** Saves what a panel shows, as a picture or as data; both say what they are of. */
export function useDownloads({ title, sheet, span: ownSpan }: Downloaded, body: RefObject<HTMLElement | null>) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { palette, typography } = useTheme();
  const { locale } = useFormats();
  const { days, span, unitId } = useView();
  const company = useUserData()?.company_name ?? '';
  const unit = useUnitTrail(unitId).at(-1)?.name ?? translate('app.dashboard.all_units');
  const nameParts = [title, ...(unitId === null ? [] : [unit]), days.from, days.to];
  const tried = (task: () => Promise<void>) => task().catch(notifyError);
  return {
    saveData: () =>
      tried(async () => {
        const csv = await sheetToCsv(sheet, isLocale(locale) ? locale : DEFAULT_LOCALE);
        saveFile(new File([csv], fileName(nameParts, 'csv'), { type: 'text/csv;charset=utf-8' }));
      }),
    savePicture: () =>
      tried(async () => {
        if (body.current === null) return;
        const { pictureOf } = await import('../picture/picture.ts');
        const png = await pictureOf(body.current, {
          title,
          about: [company, unit, ownSpan ?? span].filter((part) => part !== '').join(' · '),
          background: palette.background.paper,
          text: palette.text.primary,
          secondText: palette.text.secondary,
          face: typography.fontFamily ?? 'sans-serif',
        });
        saveFile(new File([png], fileName(nameParts, 'png'), { type: png.type }));
      }),
  };
}
