import { LinearProgress, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { StoredFileValue } from '../../../shared/contract/file-types.ts';
import { sizeIn } from '../../ui/media/size-in.ts';
import { typeNames } from '../../ui/media/type-names.ts';
import type { FileLimits } from './use-field-upload.ts';

interface FileFactsProps extends Pick<FileLimits, 'types' | 'maxBytes'> {
  value: StoredFileValue | null;
  underWay: { name: string; share: number } | null;
}

/** How far the file is, what it is, or what may be chosen. */
export function FileFacts({ value, underWay, types, maxBytes }: FileFactsProps) {
  if (underWay !== null) return <Progress {...underWay} />;
  return value === null ? <Hint types={types} maxBytes={maxBytes} /> : <NameAndSize value={value} />;
}

function Hint({ types, maxBytes }: Pick<FileLimits, 'types' | 'maxBytes'>) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const names = typeNames(locale, types);
  const size = sizeIn(locale, maxBytes);
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {translate('app.file.drop')}{' '}
      {names === null ? translate('app.file.limit', { size }) : translate('app.file.limits', { types: names, size })}
    </Typography>
  );
}

function NameAndSize({ value }: { value: StoredFileValue }) {
  const locale = useLocale() ?? 'en';
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{value.name}</bdi>
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {sizeIn(locale, value.byte_size)}
        {value.width !== undefined && value.height !== undefined && ` · ${value.width} × ${value.height}`}
      </Typography>
    </>
  );
}

function Progress({ name, share }: { name: string; share: number }) {
  return (
    <>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', marginBottom: 1 }}>
        <bdi>{name}</bdi>
      </Typography>
      <LinearProgress
        aria-label={name}
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={Math.round(share * 100)}
      />
    </>
  );
}
