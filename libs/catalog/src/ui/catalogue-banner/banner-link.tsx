import { isExternalLink } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './catalogue-banner.module.css';

interface BannerLinkProps {
  to: string | null;
  className: string | undefined;
  children: ReactNode;
}

/** Makes the whole banner around it a link; without a target it renders only the text. */
export function BannerLink({ to, className, children }: BannerLinkProps) {
  if (to === null) return <span className={className}>{children}</span>;
  const link = clsx(styles.link, className);
  if (isExternalLink(to)) {
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
