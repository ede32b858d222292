import { Link } from '@remix-run/react';
import { isUntouchedScheme } from '@vyloha/links';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './catalogue-banner.module.css';

interface BannerLinkProps {
  to: string | null;
  className: string | undefined;
  children: ReactNode;
}

/** Makes the whole of the banner around it lead where its editor wants; of one that leads nowhere only the words stay. */
export function BannerLink({ to, className, children }: BannerLinkProps) {
  if (to === null) return <span className={className}>{children}</span>;
  const link = clsx(styles.link, className);
  if (isUntouchedScheme(to)) {
    return (
      <a href={to} className={link}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={link}>
      {children}
    </Link>
  );
}
