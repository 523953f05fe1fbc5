import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { survey } from '../../../generated/resources.ts';
import { isObject } from '../../../providers/user-data.ts';
import { useAct } from '../../../providers/use-act.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';

/** Something of the definition that our surveys don't know, or hold otherwise. */
export interface LeftOut {
  /** Its path in the definition: `pages[2].elements[4].maskType`. */
  place: string;
  /** What it belongs to, by its name in the definition; null for the survey itself. */
  question: string | null;
  /** A key of `app.surveys.import.reasons`. */
  reason: string;
  detail?: string | null;
}

export interface Converted {
  name: string;
  document: Record<string, unknown>;
  /** The first of them. */
  left_out: LeftOut[];
  left_out_count: number;
}

/** Has the server read a definition of SurveyJS; what is wrong with it stays until the next try. */
export function useConvert(onDone: (converted: Converted) => void) {
  const act = useAct();
  const translate = useTranslate();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const [isReadable, setReadable] = useState(true);

  async function convert(text: string): Promise<void> {
    const definition = parseDefinition(text);
    setReadable(definition !== null);
    if (definition === null) return;
    const converted = await mutate(() =>
      act<Converted>(survey.route, { action: 'convert_surveyjs', input: { definition } }),
    );
    if (converted !== undefined) onDone(converted);
  }
  return {
    convert,
    isPending,
    errorText: isReadable ? errorText : translate('app.surveys.import.not_json'),
    reset() {
      reset();
      setReadable(true);
    },
  };
}

/** The object that a text says, or null where it says none. */
export function parseDefinition(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
