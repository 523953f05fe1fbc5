import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Accordion, AccordionDetails, AccordionSummary, Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useTranslate } from 'react-admin';
import type { WrittenQuestion } from './find-questions.ts';

interface QuestionItemProps {
  question: WrittenQuestion;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A question, and its answer once it is opened. */
export function QuestionItem({ question: { name, question, answer, links }, isOpen, onToggle }: QuestionItemProps) {
  const translate = useTranslate();
  return (
    <Accordion
      id={name}
      disableGutters
      square
      expanded={isOpen}
      onChange={(_, opens) => onToggle(opens)}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={({ palette }) => ({
        '&::before': { display: 'none' },
        '& + &': { borderTop: `1px solid ${palette.divider}` },
      })}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${name}-question`}
        aria-controls={`${name}-answer`}
        sx={{ paddingInline: 4 }}
      >
        <Typography component="span" variant="subtitle1" sx={{ paddingInlineEnd: 2 }}>
          {question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ paddingInline: 4, paddingBlockStart: 0, paddingBlockEnd: 4 }}>
        <Typography sx={{ maxWidth: '64ch' }}>{answer}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, marginBlockStart: 2 }}>
          {links.map(({ to, label }) => (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              variant="body2"
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 24, fontWeight: 600 }}
            >
              {translate(label, { smart_count: 2 })}
              <ArrowForward fontSize="small" sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
            </Link>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
