import { useTranslate } from 'react-admin';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { useChoice } from './use-choice.ts';

const ALL = 'all';

/** Answers to all versions, or to one. */
export function VersionChoice({ versions }: { versions: readonly number[] }) {
  const translate = useTranslate();
  const { version, choose } = useChoice();
  const known = version === null || versions.includes(version) ? versions : [version, ...versions];
  if (known.length < 2) return null;
  return (
    <ListChoice
      label={translate('app.results.version.label')}
      value={version === null ? ALL : String(version)}
      options={[
        { value: ALL, text: translate('app.results.version.all') },
        ...known.map((number) => ({ value: String(number), text: translate('app.results.version.one', { number }) })),
      ]}
      onChange={(value) => choose({ version: value === ALL ? null : Number(value) })}
    />
  );
}
