import { useTranslate } from 'react-admin';
import { wordsAreIn } from '../../../../shared/text/fold.ts';
import type { MenuEntry } from '../menu.ts';
import { useAccountEntries } from '../use-account-entries.ts';
import { useMenu, useMenuLabel } from '../use-menu.ts';
import { eachOnce, type Hit } from './hit.ts';
import { useOpenSections } from '../../../features/identity/account/section.ts';
import { accountSections } from '../../account-sections.ts';

/** The screens of whoever is signed in whose name, or that of their group, has all the words. */
export function useScreens(words: string): Hit[] {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const menu = useMenu();
  const own = useAccountEntries();
  const sections = useOpenSections(accountSections);
  const group = translate('app.quick_search.screens');
  const hitOf = (entry: MenuEntry, hint: string): Hit & { hint: string } => ({
    path: entry.path,
    group,
    name: labelOf(entry),
    hint,
    Icon: entry.Icon,
  });
  const account = translate('app.layout.account');
  const hits = [
    ...menu.flatMap((entry) => entry.children?.map((child) => hitOf(child, labelOf(entry))) ?? [hitOf(entry, '')]),
    ...own.map((entry) => hitOf(entry, account)),
    ...sections.map(({ path, name, Icon }) => hitOf({ path, label: `app.account.${name}.title`, Icon }, account)),
  ].filter(({ name, hint }) => wordsAreIn(words, `${name} ${hint}`));
  return eachOnce(hits);
}
