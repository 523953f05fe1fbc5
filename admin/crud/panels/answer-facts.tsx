import { Box, Typography } from '@mui/material';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FieldTitle, RecordContextProvider, useTranslate } from 'react-admin';
import { DisplayProvider } from '../../fields/base/display.tsx';
import type { Pieces } from '../filter-bar.tsx';
import { type AnswerList, AnswerRows } from './answer-rows.tsx';
import { type Answer, type AnswerRow, rowsOf } from './use-answer.ts';

interface AnswerFactsProps {
  answer: Answer;
  facts: Pieces;
  lists: Partial<Record<string, AnswerList>>;
  /** Under which all have their names in admin/i18n. */
  resource: string;
}

/** The single values of an answer with their names, and its lists: those of one value each on a line. */
export function AnswerFacts({ answer, facts, lists, resource }: AnswerFactsProps) {
  const translate = useTranslate();
  const shown = Object.entries(lists).flatMap(([name, list]) => (list === undefined ? [] : [{ name, list }]));
  const lines = shown.filter(({ list }) => isLine(list));
  const tables = shown.filter(({ list }) => !isLine(list));
  const titleOf = (source: string) => <FieldTitle source={source} resource={resource} />;
  return (
    <>
      {(Object.keys(facts).length > 0 || lines.length > 0) && (
        <RecordContextProvider value={answer}>
          <DisplayProvider display="detail">
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 2fr) minmax(0, 5fr)' },
                columnGap: 4,
                rowGap: { xs: 1, sm: 2 },
                margin: 0,
              }}
            >
              {Object.entries(facts).map(([source, fact]) => (
                <Fact key={source} title={titleOf(source)}>
                  {fact}
                </Fact>
              ))}
              {lines.map(({ name, list }) => (
                <Fact key={name} title={titleOf(name)}>
                  <Line rows={rowsOf(answer, name)} cell={Object.values(list.cells)[0]} />
                </Fact>
              ))}
            </Box>
          </DisplayProvider>
        </RecordContextProvider>
      )}
      {tables.map(({ name, list }) => (
        <Box key={name}>
          <Typography variant="h4" component="p" sx={{ marginBottom: 1 }}>
            {titleOf(name)}
          </Typography>
          <AnswerRows
            list={list}
            rows={rowsOf(answer, name)}
            resource={`${resource}.lists.${name}`}
            label={translate(`resources.${resource}.fields.${name}`)}
          />
        </Box>
      ))}
    </>
  );
}

const isLine = ({ cells }: AnswerList): boolean => Object.keys(cells).length === 1;

function Fact({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="dd" sx={{ margin: 0, minWidth: 0 }}>
        {children}
      </Box>
    </>
  );
}

/** `12.00 € · 5.00 $` */
function Line({ rows, cell }: { rows: AnswerRow[]; cell: ReactElement | undefined }) {
  return rows.map((row, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      <RecordContextProvider value={row}>
        <bdi>{cell}</bdi>
      </RecordContextProvider>
    </Fragment>
  ));
}
