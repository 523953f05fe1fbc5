import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { CompanyTagRecord } from '../../../generated/types.ts';
import { useMay } from '../../../entities/use-access.ts';
import { useTask } from '../../../ui/use-task.ts';
import { lightTokens } from '../../../theme/tokens.ts';
import { colorOf } from './new-tag.ts';

/** Makes a tag of what is typed, for those who may: who may change feedback. */
export function useNewTag() {
  const provider = useDataProvider();
  const client = useQueryClient();
  const may = useMay(companyTag.route);
  const { run, ...state } = useTask();

  /** Answers its id, or undefined when it was refused. */
  const make = (typed: string): Promise<number | undefined> =>
    run(async () => {
      const name = typed.trim();
      const color = colorOf(name, lightTokens.series);
      const { data } = await provider.create<CompanyTagRecord>(companyTag.route, { data: { name, color } });
      await client.invalidateQueries({ queryKey: [companyTag.route] });
      return data.id;
    });
  return { mayMake: may('create'), make, ...state };
}
