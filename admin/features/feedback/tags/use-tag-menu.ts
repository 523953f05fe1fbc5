import { useState } from 'react';
import type { Targets } from '../change/targets.ts';
import { findTagByName, colorOf } from './new-tag.ts';
import { useTagStates } from './use-tag-states.ts';
import { useFoundTags } from './use-tags.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { lightTokens } from '../../../theme/tokens.ts';

/** What is typed, the tags that it finds, and the one that it could become. */
export function useTagMenu(targets: Targets) {
  const [typed, setTyped] = useState('');
  const { tags, isPending, isSettled } = useFoundTags(typed);
  const states = useTagStates(targets);
  const { mayMake, make, isPending: isMaking, errorText, reset } = useNewTag();
  const wanted = typed.trim();
  const isNew = wanted !== '' && isSettled && findTagByName(wanted, tags) === undefined;

  function type(text: string): void {
    reset();
    setTyped(text);
  }
  async function makeTyped(): Promise<void> {
    const made = await make(wanted);
    if (made === undefined) return;
    setTyped('');
    states.put(made, true);
  }
  /** What Enter means: the tag that is called so, else a new one, else the only one that is found. */
  function choose(): void {
    if (wanted === '' || !isSettled) return;
    const found = findTagByName(wanted, tags) ?? (mayMake || tags.length > 1 ? undefined : tags[0]);
    if (found !== undefined) states.toggle(found.id);
    else if (mayMake) void makeTyped();
  }
  function words(): string | null {
    if (tags.length > 0) return null;
    if (isPending || !isSettled) return 'ra.page.loading';
    if (wanted !== '') return mayMake ? null : 'app.list.no_match';
    return mayMake ? 'app.feedback.tags.none_yet' : 'app.feedback.tags.none';
  }
  return {
    typed,
    type,
    tags,
    states,
    /** Null for who may not make one. */
    isNew: mayMake ? isNew : null,
    make: () => void makeTyped(),
    isMaking,
    errorText,
    choose,
    isStale: !isSettled,
    /** In place of the tags: a key of admin/i18n. */
    words: words(),
  };
}

/** Makes a tag of what is typed, for those who may: who may change feedback. */
function useNewTag() {
  const provider = useDataProvider();
  const client = useQueryClient();
  const may = useMay(companyTag.route);
  const { mutate, ...state } = useServerMutation();

  /** Answers its id, or undefined when it was refused. */
  const make = (typed: string): Promise<number | undefined> =>
    mutate(async () => {
      const name = typed.trim();
      const color = colorOf(name, lightTokens.series);
      const { data } = await provider.create<CompanyTagRecord>(companyTag.route, { data: { name, color } });
      await client.invalidateQueries({ queryKey: [companyTag.route] });
      return data.id;
    });
  return { mayMake: may('create'), make, ...state };
}
