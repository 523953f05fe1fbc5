import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { cloneElement, type ReactElement } from 'react';
import { isRequiredFor } from '../entities/access.ts';
import { fieldsBehind } from '../entities/composites.ts';
import { useUserData } from '../providers/use-session.tsx';
import { Conditional } from '../fields/base/when.tsx';
import type { Pieces } from './filter-bar.tsx';
import type { EntityResource, PageTab } from '../entities/resource.ts';
import { SectionGroup, sectionsOf } from './sections.tsx';
import { PageTabs } from './tabs/page-tabs.tsx';
import { piecesOf } from './tabs/shown-tabs.ts';

/** Widest that a form gets, in px: longer lines are hard to follow. */
export const FORM_WIDTH = 640;

interface FormFieldsProps {
  entity: EntityResource;
  inputs: Pieces;
  /** The fields that this user may write here. */
  writable: string[];
}

/** The inputs in one column, by section; of an entity with tabs, in each of them its own. */
export function FormFields({ entity, inputs, writable }: FormFieldsProps) {
  const user = useUserData();
  const allowed = Object.fromEntries(
    Object.entries(inputs).flatMap(([source, input]) =>
      fieldsBehind(entity, source).some((name) => writable.includes(name))
        ? [[source, isRequiredFor(entity, source, user) ? asRequired(input) : input]]
        : [],
    ),
  );
  const { tabs } = entity;
  return tabs === undefined ? (
    <Sections entity={entity} inputs={allowed} />
  ) : (
    <TabbedFields entity={entity} tabs={tabs} inputs={allowed} />
  );
}

/** What its help says of an empty one is not for him. */
const asRequired = (input: ReactElement | undefined): ReactElement | undefined =>
  input &&
  cloneElement(input as ReactElement<{ required?: boolean; helperText?: string | undefined }>, {
    required: true,
    helperText: undefined,
  });

/** A tab in which something is wrong has a sign; that of the first is opened by what leads to it. */
function TabbedFields({ entity, tabs, inputs }: PartProps & { tabs: readonly PageTab[] }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const parts = tabs
    .map((tab) => ({ name: tab.name, inputs: piecesOf(tabs, tab, inputs) }))
    .filter((part) => Object.keys(part.inputs).length > 0);
  const icons = parts.flatMap((part) => {
    const sources = Object.keys(part.inputs).flatMap((source) => fieldsBehind(entity, source));
    const count = sources.filter((source) => source in errors).length;
    const said = translate('app.form.violations', { smart_count: count });
    return count === 0 ? [] : [[part.name, <ErrorOutline key={part.name} color="error" titleAccess={said} />] as const];
  });
  return (
    <PageTabs isForm names={parts.map(({ name }) => name)} icons={Object.fromEntries(icons)}>
      {(name) => <Sections entity={entity} inputs={parts.find((part) => part.name === name)?.inputs ?? {}} />}
    </PageTabs>
  );
}

interface PartProps {
  entity: EntityResource;
  inputs: Pieces;
}

function Sections({ entity, inputs }: PartProps) {
  return (
    <Stack sx={{ gap: 8, maxWidth: FORM_WIDTH }}>
      {sectionsOf(entity, inputs).map((section, at) => (
        <SectionGroup key={section.key ?? at} section={section}>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
            {section.pieces.map(([source, input]) => (
              <Conditional key={source} {...{ source, input }} />
            ))}
          </Box>
        </SectionGroup>
      ))}
    </Stack>
  );
}
