/** What the server says of taking an import back. */
import { useTranslate } from 'react-admin';
import type { UnitImportRecord } from '../../../../generated/types.ts';

export interface RetainedUnit {
  id: number;
  name: string;
  /** What the import did to it. */
  kind: 'add' | 'change' | 'move';
  /** Texts are under `app.import.take_back.reason`. */
  reasons: string[];
}

export interface TakeBack {
  /** Null where there is nothing to take back. */
  plan: string | null;
  remove_count: number;
  give_back_count: number;
  kept_count: number;
  /** The first of them. */
  kept: RetainedUnit[];
}

/** An import as a person knows it: by its file. */
export function useImportName(): (imported: Pick<UnitImportRecord, 'id' | 'file_name'>) => string {
  const translate = useTranslate();
  return ({ id, file_name: fileName }) => fileName || translate('app.import.recent.unnamed', { id });
}
