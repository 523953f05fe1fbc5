import { Box, Typography } from '@mui/material';
import { type ReactElement, type ReactNode, use, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Pieces } from './filter-bar.tsx';
import { BEFORE_KEY } from './custom/use-custom-fields.ts';
import { FrameContext } from './frame.tsx';
import { composed } from '../entities/composites.ts';
import type { EntityResource } from '../entities/resource.ts';

export interface Section {
  /** Key of its words: `<key>.title` and `<key>.description`; absent for what has no heading. */
  key?: string;
  pieces: [source: string, piece: ReactElement][];
}

/** The pieces in the sections of the schema, without the fields that a composite stands for; what stands in none comes last, under `restKey`. */
export function sectionsOf(entity: EntityResource, all: Pieces, restKey?: string): Section[] {
  const pieces: Pieces = composed(entity, all);
  const present = (sources: readonly string[]) =>
    sources.flatMap((source): [string, ReactElement][] => {
      const piece = pieces[source];
      return piece === undefined ? [] : [[source, piece]];
    });
  const placed = new Set(entity.sections.flat());
  const named = entity.sections.map((sources, at) => ({
    key: `resources.${entity.route}.sections.${at}`,
    pieces: present(sources),
  }));
  const unplaced = Object.keys(pieces).filter((source) => !placed.has(source));
  const isOwn = (source: string): boolean => source.startsWith(BEFORE_KEY);
  const own: Section = { key: 'app.sections.custom', pieces: present(unplaced.filter(isOwn)) };
  const rest = present(unplaced.filter((source) => !isOwn(source)));
  const last: Section = { ...(restKey === undefined || named.length === 0 ? {} : { key: restKey }), pieces: rest };
  return [...named, own, last].filter((section) => section.pieces.length > 0);
}

interface SectionGroupProps {
  section: Section;
  /** Some sections explain themselves in a sentence. */
  children: ReactNode;
}

/** A group of fields under its title. */
export function SectionGroup({ section, children }: SectionGroupProps) {
  const translate = useTranslate();
  const id = useId();
  // Below the title of a page or of a panel, which is one level lower.
  const heading = use(FrameContext) === 'page' ? 'h2' : 'h3';
  if (section.key === undefined) return <div>{children}</div>;
  const description = translate(`${section.key}.description`, { _: ' ' }).trim();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="h3" component={heading} sx={{ marginBottom: description ? 0 : 3 }}>
        {translate(`${section.key}.title`)}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 3 }}>
          {description}
        </Typography>
      )}
      {children}
    </Box>
  );
}
