import { Link } from '@mui/material';

const SCHEMES = { email: 'mailto:', tel: 'tel:' } as const;

/** Where a visitor can be reached, or a page of theirs: opened by a click. What is no address stands as it is. */
export function Address({ value, input }: { value: string; input: 'email' | 'tel' | 'url' | 'text' }) {
  if (input === 'text') return <bdi>{value}</bdi>;
  if (input !== 'url')
    return (
      <Link href={`${SCHEMES[input]}${encodeURIComponent(value)}`} dir="ltr">
        {value}
      </Link>
    );
  const whole = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  if (!URL.canParse(whole)) return <bdi>{value}</bdi>;
  return (
    <Link href={whole} dir="ltr" target="_blank" rel="noopener noreferrer nofollow">
      {value}
    </Link>
  );
}
