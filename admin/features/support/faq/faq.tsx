import Search from '@mui/icons-material/SearchOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { Box, Button, Card, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useJudge } from '../../../entities/use-judge.ts';
import { findQuestions, type WrittenQuestion } from './find-questions.ts';
import { QuestionItem } from './question-item.tsx';
import { questions } from './questions.ts';

/** Wide enough for a line of an answer, in px. */
const WIDTH = 760;
const SUPPORT = '/support';

/** What people ask, with answers that lead to the screens meant; an address ends with the name of the open question. */
export default function Faq({ title }: { title: string }) {
  const translate = useTranslate();
  const [sought, setSought] = useState('');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const questions = useQuestions();
  const found = findQuestions(questions, sought);
  const groups = Map.groupBy(found, ({ group }) => group);
  const open = hash.slice(1);
  const showOpen = useEffectEvent(() => {
    // Answers a promise in newer browsers, which is nothing that an effect may answer.
    document.getElementById(open)?.scrollIntoView({ block: 'center' });
  });
  // Only where an address leads to it: what is opened by hand is in view.
  useEffect(() => showOpen(), []);
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 5, maxWidth: WIDTH, marginInline: 'auto' }}>
      <Box>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary', marginTop: 1 }}>{translate('app.faq.text')}</Typography>
      </Box>
      <TextField
        type="search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        placeholder={translate('app.faq.search')}
        slotProps={{
          htmlInput: { 'aria-label': translate('app.faq.search') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search sx={{ color: 'text.secondary' }} />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box role="status" sx={{ display: found.length === 0 ? 'block' : 'none' }}>
        {found.length === 0 && (
          <Card>
            <EmptyState
              Icon={SearchOff}
              title={translate('ra.navigation.no_results')}
              action={
                <Button variant="outlined" onClick={() => setSought('')}>
                  {translate('app.faq.show_all')}
                </Button>
              }
            >
              {translate('app.faq.none')}
            </EmptyState>
          </Card>
        )}
      </Box>
      {[...groups].map(([group, members]) => (
        <Box key={group} component="section" aria-labelledby={`faq-${group}`}>
          <Typography id={`faq-${group}`} variant="h2" sx={{ marginBlockEnd: 2 }}>
            {translate(`app.faq.groups.${group}`)}
          </Typography>
          <Card>
            {members.map((one) => (
              <QuestionItem
                key={one.name}
                question={one}
                isOpen={open === one.name}
                onToggle={(isOpen) => void navigate({ hash: isOpen ? one.name : '' }, { replace: true })}
              />
            ))}
          </Card>
        </Box>
      ))}
      <SupportLine />
    </Stack>
  );
}

function SupportLine() {
  const translate = useTranslate();
  if (useJudge()(SUPPORT).kind !== 'pass') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{translate('app.faq.not_here')}</Typography>
      <Button component={Link} to={SUPPORT} variant="outlined" size="small">
        {translate('app.faq.ask_support')}
      </Button>
    </Box>
  );
}

/** The questions of whoever is signed in, in his language, each with the screens that he may open. */
function useQuestions(): WrittenQuestion[] {
  const translate = useTranslate();
  const judgePath = useJudge();
  return useMemo(
    () =>
      questions
        .map((one) => ({ ...one, links: one.links.filter(({ to, of = to }) => judgePath(of).kind === 'pass') }))
        .filter(({ links }) => links.length > 0)
        .map((one) => ({
          ...one,
          question: translate(`app.faq.${one.name}.question`),
          answer: translate(`app.faq.${one.name}.answer`),
        })),
    [judgePath, translate],
  );
}
