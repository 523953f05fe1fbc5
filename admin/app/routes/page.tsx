/** What an entry of the route table says of a page, and what the router shows for it. */
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType, ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { type ParamParseKey, type Params, useMatch } from 'react-router';
import type { Access } from '../../entities/guard.ts';
import type { MenuGroupName } from '../../entities/menu-order.ts';
import type { EntityId } from '../../generated/types.ts';
import { usePageTitle } from '../../ui/layout/use-page-title.ts';

export interface PageProps<Path extends string> {
  /** Its title in the reader's language; empty where the page names itself. */
  title: string;
  /** What stands in the address in place of `:name`. */
  params: Params<ParamParseKey<Path>>;
}

export interface MenuPlace {
  /** After the dashboard, in a group, or in place of the entry of a list that is a part of the page. */
  at: 'top' | MenuGroupName | EntityId;
  Icon: typeof SvgIcon;
  /** A key of admin/i18n; the title when absent. */
  label?: string;
  /** The address of a screen without which this page is of no use. */
  beside?: string;
}

interface PageEntry<Path extends string> {
  path: Path;
  /** The ability that opens it, or `public`. */
  access: Access;
  Page: ComponentType<PageProps<Path>>;
  /** A key of admin/i18n; absent where the page names itself by what it shows. */
  title?: string;
  /** Absent for pages that the menu does not offer. */
  menu?: MenuPlace;
  /** It stands alone, without the bar and the menu. */
  isBare?: true;
}

/** An entry of the table, of whatever path. */
export interface PageRoute extends Omit<PageEntry<string>, 'Page'> {
  /** Loads the page before it is shown: `preloadChunk`. */
  Page: object;
  element: ReactElement;
}

/** One entry of the table, its component typed by its path. */
export function page<const Path extends string>(entry: PageEntry<Path>): PageRoute {
  return { ...entry, element: <RoutedPage {...entry} /> };
}

function RoutedPage<Path extends string>({ Page, path, title }: PageEntry<Path>) {
  const translate = useTranslate();
  const match = useMatch(path);
  const words = title && translate(title);
  usePageTitle(words);
  return match && <Page title={words ?? ''} params={match.params} />;
}
