/** A page of links as it is designed: a document of `schemas/documents/link-list.schema.json`. */
import type { Text, Theme } from '../survey/document.ts';
import type { LinkIconName } from './glyphs.ts';

export interface LinkList {
  opens?: Opens;
  title?: Text;
  links: ListedLink[];
  theme?: Theme;
}

/** What a scan opens: the survey, the links, or a page with one button for each. */
export type Opens = 'survey' | 'links' | 'choice';

export interface ListedLink {
  title: Text;
  url: string;
  icon?: LinkIconName;
  /** As `2026-12-24T18:00`, by the clock of the unit. */
  visible_from?: string;
  visible_until?: string;
}
