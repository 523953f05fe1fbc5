import type { ReactNode } from 'react';
import { ForwardIcon } from './icons.tsx';

interface NextLinkProps {
  href: string;
  icon: ReactNode;
  /** The way that most take. */
  isFirst?: boolean;
  /** It leads to a site of somebody else, who is not told from where. */
  isForeign?: boolean;
  children: ReactNode;
}

/** One large way on, in a list of them. */
export const NextLink = ({ href, icon, isFirst = false, isForeign = false, children }: NextLinkProps) => (
  <li>
    <a
      className={isFirst ? 'entry first' : 'entry'}
      href={href}
      {...(isForeign && { rel: 'noreferrer', referrerPolicy: 'no-referrer' as const })}
    >
      {icon}
      <span className="entry-words">{children}</span>
      <ForwardIcon />
    </a>
  </li>
);
