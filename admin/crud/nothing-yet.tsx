import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { fieldsOfLabel } from '../../shared/contract/label.ts';
import { offersCreate } from '../entities/access.ts';
import { iconOf } from '../entities/icon-of.ts';
import type { EntityResource } from '../entities/resource.ts';
import { useUserData } from '../providers/use-session.tsx';
import { EmptyPart, EmptyState } from '../ui/states/empty-state.tsx';
import { AddButton } from './add-button.tsx';
import { givenAlong } from './given-values.ts';
import { useScreen, useScreenPath } from './screen-context.tsx';

/** What stands in place of the rows while there is none: what they are for, and the next step. */
export function NothingYet({ entity }: { entity: EntityResource }) {
  const translate = useTranslate();
  const user = useUserData();
  const { embedded } = useScreen();
  const mayAdd = offersCreate(entity, user, 0);
  const { empty = [], route } = entity;
  const own = (part: 'title' | 'text' | 'reader', general: string): string =>
    translate(empty.includes(part) ? `resources.${route}.empty.${part}` : general);
  const isReader = !mayAdd && empty.includes('reader');
  // To whom can't add a row there may be some that he does not see.
  const title = isReader ? translate('app.list.nothing_yet') : own('title', 'app.list.nothing_yet');
  const text = isReader
    ? own('reader', 'app.list.will_appear')
    : own('text', mayAdd ? 'app.list.add_first' : 'app.list.will_appear');
  const action = <AddButton entity={entity} />;
  if (embedded)
    return (
      <EmptyPart title={title} action={action}>
        {text}
      </EmptyPart>
    );
  const state = (
    <EmptyState Icon={iconOf(entity)} title={title} action={action}>
      {text}
    </EmptyState>
  );
  return mayAdd && entity.examples ? (
    <>
      {state}
      <Examples entity={entity} examples={entity.examples} />
    </>
  ) : (
    state
  );
}

interface ExamplesProps {
  entity: EntityResource;
  examples: NonNullable<EntityResource['examples']>;
}

/** Rows to begin with, each the form for a new one with its values. */
function Examples({ entity, examples }: ExamplesProps) {
  const translate = useTranslate();
  const toPath = useScreenPath();
  // What a row is called by, where that is one text.
  const [name] = /^\{\w+\}$/.test(entity.label) ? fieldsOfLabel(entity.label) : [];
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        listStyle: 'none',
        margin: 0,
        padding: 0,
        paddingInline: { xs: 3, sm: 6 },
        paddingBottom: 6,
      }}
    >
      {examples.map((values, at) => {
        const words = (part: string) => translate(`resources.${entity.route}.empty.examples.${at}.${part}`);
        return (
          <Card component="li" variant="outlined" key={at}>
            <CardActionArea
              component={Link}
              to={toPath('create')}
              {...givenAlong({ ...values, ...(name !== undefined && { [name]: words('title') }) })}
              sx={{ padding: 4, height: '100%', display: 'block' }}
            >
              <Typography variant="subtitle1" component="span" sx={{ display: 'block', marginBottom: 1 }}>
                {words('title')}
              </Typography>
              <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                {words('text')}
              </Typography>
            </CardActionArea>
          </Card>
        );
      })}
    </Box>
  );
}
