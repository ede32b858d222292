import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import type { IconButtonProps } from './icon-button';
import styles from './icon-button.module.css';

export type IconLinkProps = Omit<LinkProps, 'children'> & Pick<IconButtonProps, 'icon' | 'label' | 'variant'>;

/** A link with only an icon, as large as an `IconButton`. */
export function IconLink({ icon, label, variant = 'plain', className, ...link }: IconLinkProps) {
  return (
    <Link title={label} {...link} aria-label={label} className={clsx(styles.button, styles[variant], className)}>
      <Icon name={icon} size={24} />
    </Link>
  );
}
