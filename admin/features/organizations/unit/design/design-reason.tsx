import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocale, useTranslate } from 'react-admin';
import { node } from '../../../../generated/resources.ts';
import { RichText } from '../../../../ui/layout/rich-text.tsx';
import { formatMoment } from '../../../../fields/dates.ts';
import { useDetailPath } from '../../../../entities/use-access.ts';
import type { DesignKind } from './design-kind.ts';
import type { Setup } from './use-setup.ts';

/** Why the unit shows this design, with the way to whom it is from. */
export function DesignReason({ kind, setup }: { kind: DesignKind; setup: Setup }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const note = noteOf(setup);
  const parts = {
    group: <Group kind={kind} setup={setup} />,
    unit: <Source setup={setup} />,
    survey: (
      <strong>
        <bdi>{setup.source.name}</bdi>
      </strong>
    ),
  };
  return (
    <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
      <RichText text={translate(`app.unit.design.${kind.name}.why.${reasonOf(setup)}`)} parts={parts} />
      {setup.tried_since !== null &&
        ` ${translate('app.unit.design.note.tried', { when: formatMoment(setup.tried_since, locale) })}`}
      {note !== undefined && (
        <>
          {' '}
          <RichText text={translate(`app.unit.design.note.${note}`)} parts={parts} />
        </>
      )}
    </Typography>
  );
}

function reasonOf({ state, source, design }: Setup): string {
  if (state === 'inherited') return source.name === null ? 'inherited_unseen' : 'inherited';
  return state === 'not_designed' && design === null ? 'nothing' : state;
}

/** What a group of the unit has to do with it when the design is not from it. */
function noteOf({ state, group }: Setup): string | undefined {
  if (group === null || state === 'group') return undefined;
  return state === 'custom' ? 'group_behind_own' : 'group_without_design';
}

function Group({ kind, setup: { group } }: { kind: DesignKind; setup: Setup }) {
  const toDetail = useDetailPath(kind.groups.route);
  return group === null ? null : <Name path={toDetail(group.id)}>{group.name}</Name>;
}

function Source({ setup: { source } }: { setup: Setup }) {
  const toDetail = useDetailPath(node.route);
  return source.id === null ? null : (
    <Name path={toDetail(source.id)}>
      {source.name} #{source.id}
    </Name>
  );
}

/** Leads on where there is a page for it. */
function Name({ path, children }: { path: string | undefined; children: ReactNode }) {
  if (path === undefined) return <bdi>{children}</bdi>;
  return (
    <Link component={RouterLink} to={path}>
      <bdi>{children}</bdi>
    </Link>
  );
}
