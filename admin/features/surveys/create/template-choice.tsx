import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { countQuestions } from './count-questions.ts';
import { useCounted } from '../survey-usage.tsx';
import type { SurveyTemplate } from './use-templates.ts';

interface TemplateChoiceProps {
  templates: SurveyTemplate[];
  value: SurveyTemplate | undefined;
  onChange: (template: SurveyTemplate) => void;
}

/** The templates as one group of radio buttons: arrows go along them. */
export function TemplateChoice({ templates, value, onChange }: TemplateChoiceProps) {
  const translate = useTranslate();
  return (
    <RadioGroup
      aria-label={translate('app.surveys.create.templates')}
      value={value?.id ?? ''}
      onChange={(_, id) => {
        const template = templates.find((candidate) => candidate.id === id);
        if (template !== undefined) onChange(template);
      }}
      sx={{ gap: 2, flexWrap: 'nowrap' }}
    >
      {templates.map((template) => (
        <FormControlLabel
          key={template.id}
          value={template.id}
          control={<Radio size="small" autoFocus={template.id === templates[0]?.id} sx={{ alignSelf: 'flex-start' }} />}
          label={<TemplateText template={template} />}
          slotProps={{ typography: { component: 'div' } }}
          sx={({ palette }) => ({
            margin: 0,
            padding: 2,
            border: 1,
            borderRadius: 1,
            borderColor: template.id === value?.id ? palette.primary.main : palette.divider,
            backgroundColor: template.id === value?.id ? palette.accentSurface : 'transparent',
          })}
        />
      ))}
    </RadioGroup>
  );
}

function TemplateText({ template }: { template: SurveyTemplate }) {
  const counted = useCounted();
  const questions = countQuestions(template.document);
  return (
    <Box sx={{ paddingBlock: 1.5 }}>
      <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontWeight: 600 }}>
        {template.name}
        {questions > 0 && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {counted('app.surveys.questions', questions)}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {template.description}
      </Typography>
    </Box>
  );
}
