/** How an entity's list finds its rows, where the plain way would read too many of them. */
import type { Statement } from '../access/database.ts';
import type { Principal } from '../access/principal.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import type { Caller } from './caller.ts';
import type { ListRequest } from './parse.ts';

/** What there is to know before a list's statement is written. */
export interface ListQuestion {
  principal: Principal;
  locale: Locale;
  request: Pick<ListRequest, 'filters' | 'search' | 'sort'>;
  /** A statement as the caller, in his company: what it answers may only choose the way, never what is found. */
  ask<Row extends object>(statement: Statement): Promise<Row[]>;
}

/** Step by step to the rows: each step leads to some, and no row is reached by two. All conditions hold for each row as well. */
export interface Walk {
  /** A query, whose rows are called `step`. */
  steps: string;
  /** Which rows `t` a step leads to. */
  on: string;
  /** Where each step leads to one row and the steps come in the list's order: that order, in columns of `step`. */
  order?: string;
}

export interface Listing {
  /** A condition on rows `t`, instead of looking into the columns of `x-list.search`. */
  search?(caller: Caller): string;
  /** A condition on rows `t` that are found beside those, by things which are no text of theirs; null where the text is none. */
  searchBeside?(caller: Caller): string | null;
  walk?(caller: Caller): Walk;
  /** To count by, where it differs. */
  counting?(caller: Caller): Walk;
  /** What follows a sort by another field, before the id. */
  thenBy?: string;
  /** The statement's text or its best plan depends on the values: it is not prepared. */
  isOfValues?: boolean;
}

export type FindRows = (question: ListQuestion) => Promise<Listing>;
