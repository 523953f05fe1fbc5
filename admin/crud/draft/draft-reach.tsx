import { Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { isLanguage, languageFacts } from '../../../shared/i18n/languages.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';
import type { Drafts } from './use-drafts.ts';

interface DraftReachProps extends Pick<Drafts, 'touches' | 'languages'> {
  entity: EntityResource;
}

/** How many a publication touches, and in which languages something is missing: `Touches: Places: 214 · Incomplete …`. */
export function DraftReach({ entity: { route }, touches, languages }: DraftReachProps) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const list = new Intl.ListFormat(useLocale() ?? 'en', { type: 'unit' });
  const counts = Object.entries(touches).map(([name, count]) =>
    translate('app.deletion.count', {
      name: translate(`resources.${route}.fields.${name}`),
      count: totalText(count),
    }),
  );
  const names = languages.map(({ language }) => (isLanguage(language) ? languageFacts[language].name : language));
  const parts = [
    ...counts,
    ...(names.length > 0 ? [translate('app.draft.languages', { languages: list.format(names) })] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate('app.draft.touches')}
      {' – '}
      {parts.join(' · ')}
    </Typography>
  );
}
