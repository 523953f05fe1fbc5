import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { Box, Link } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { languageFacts } from '../../../../../../shared/i18n/languages.ts';
import type { LanguageProgress } from '../../../../../../shared/survey/completeness.ts';
import { nameOfLocale } from '../../../../../i18n/locales.ts';
import { DataTable } from '../../../../../ui/tables/data-table.tsx';
import { useDesign } from '../../design-context.tsx';
import { usePanel } from '../../shell/use-panel.ts';

/** Each language of the draft: how much of it is there, and whether visitors can choose it now. */
export function LanguageTable({ languages }: { languages: readonly LanguageProgress[] }) {
  const translate = useTranslate();
  const { survey } = useDesign();
  const words = (key: string) => translate(`app.survey_panels.publish.${key}`);
  return (
    <DataTable
      label={words('languages')}
      columns={[
        {
          key: 'language',
          header: words('language'),
          isRowHeader: true,
          cell: ({ language }) => <LanguageName language={language} />,
        },
        { key: 'texts', header: words('texts'), cell: (progress) => <Texts {...progress} /> },
        {
          key: 'now',
          header: words('now'),
          cell: ({ language }) =>
            words(survey.published_languages.includes(language) ? 'is_published' : 'not_published'),
          bodySx: { color: 'text.secondary' },
        },
      ]}
      rows={languages}
      rowKey={({ language }) => language}
    />
  );
}

/** In the reader's words, and leads to its translation. */
function LanguageName({ language }: Pick<LanguageProgress, 'language'>) {
  const reader = useLocale();
  const { open } = usePanel();
  const { setLanguage } = useDesign();
  const goTo = () => {
    setLanguage(language);
    open('translations');
  };
  return (
    <Link component="button" type="button" variant="body2" onClick={goTo} sx={{ textAlign: 'start' }}>
      <bdi title={languageFacts[language].name}>{nameOfLocale(language, reader)}</bdi>
    </Link>
  );
}

function Texts({ missing, texts }: LanguageProgress) {
  const translate = useTranslate();
  const format = new Intl.NumberFormat(useLocale());
  const Icon = missing === 0 ? CheckCircle : WarningAmber;
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'flex-start',
        gap: 1,
        color: missing === 0 ? palette.tones.done.text : palette.tones.active.text,
      })}
    >
      <Icon aria-hidden sx={{ fontSize: 16, marginTop: '2px' }} />
      {missing === 0
        ? translate('app.survey_panels.translations.complete')
        : translate('app.survey_panels.translations.missing', {
            smart_count: missing,
            count: format.format(missing),
            all: format.format(texts),
          })}
    </Box>
  );
}
