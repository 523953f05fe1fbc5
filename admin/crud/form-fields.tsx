import { Box, Stack } from '@mui/material';
import { Conditional } from '../fields/base/when.tsx';
import type { Pieces } from './filter-bar.tsx';
import type { EntityResource } from '../entities/resource.ts';
import { SectionGroup, sectionsOf } from './sections.tsx';

/** Widest that a form gets, in px: longer lines are hard to follow. */
export const FORM_WIDTH = 640;

interface FormFieldsProps {
  entity: EntityResource;
  inputs: Pieces;
  /** The fields that this user may write here. */
  writable: string[];
}

/** The inputs in one column, by section. */
export function FormFields({ entity, inputs, writable }: FormFieldsProps) {
  const allowed = Object.fromEntries(Object.entries(inputs).filter(([source]) => writable.includes(source)));
  return (
    <Stack sx={{ gap: 8, maxWidth: FORM_WIDTH }}>
      {sectionsOf(entity, allowed).map((section, at) => (
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
