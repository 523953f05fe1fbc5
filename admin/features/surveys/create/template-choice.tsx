import { Box, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { countQuestions } from './count-questions.ts';
import { useCounted } from '../survey-usage.tsx';
import type { SurveyTemplate } from './use-templates.ts';

interface TemplateChoiceProps {
  templates: SurveyTemplate[];
  value: SurveyTemplate | undefined;
  onChange: (template: SurveyTemplate) => void;
}

/** The templates as one group of radio buttons, the company's own first: arrows go along them. */
export function TemplateChoice({ templates, value, onChange }: TemplateChoiceProps) {
  const translate = useTranslate();
  const [first] = useState(value?.id);
  const own = templates.filter(({ isOwn }) => isOwn);
  const card = (template: SurveyTemplate) => (
    <TemplateCard
      key={template.id}
      template={template}
      isChosen={template.id === value?.id}
      isFirst={template.id === first}
    />
  );
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
      {own.length === 0 ? (
        templates.map(card)
      ) : (
        <>
          <Group label={translate('app.surveys.create.own')}>{own.map(card)}</Group>
          <Group label={translate('app.surveys.create.shipped')}>
            {templates.filter(({ isOwn }) => isOwn !== true).map(card)}
          </Group>
        </>
      )}
    </RadioGroup>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 2, '& + &': { marginTop: 2 } }}>
      <Typography id={id} variant="caption" component="h3" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {label}
      </Typography>
      {children}
    </Stack>
  );
}

interface TemplateCardProps {
  template: SurveyTemplate;
  isChosen: boolean;
  /** It was chosen before anybody has. */
  isFirst: boolean;
}

function TemplateCard({ template, isChosen, isFirst }: TemplateCardProps) {
  return (
    <FormControlLabel
      value={template.id}
      control={<Radio size="small" autoFocus={isFirst} sx={{ alignSelf: 'flex-start' }} />}
      label={<TemplateText template={template} />}
      slotProps={{ typography: { component: 'div', sx: { minWidth: 0 } } }}
      sx={({ palette }) => ({
        margin: 0,
        padding: 2,
        border: 1,
        borderRadius: 1,
        borderColor: isChosen ? palette.primary.main : palette.divider,
        backgroundColor: isChosen ? palette.accentSurface : 'transparent',
      })}
    />
  );
}

function TemplateText({ template }: { template: SurveyTemplate }) {
  const counted = useCounted();
  const questions = countQuestions(template.document);
  return (
    <Box sx={{ paddingBlock: 1.5 }}>
      <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 2, fontWeight: 600 }}>
        <bdi style={{ overflowWrap: 'anywhere' }}>{template.name}</bdi>
        {questions > 0 && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {counted('app.surveys.questions', questions)}
          </Typography>
        )}
      </Typography>
      <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {template.description}
      </Typography>
    </Box>
  );
}
