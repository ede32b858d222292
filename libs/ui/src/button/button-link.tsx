import { Link, type LinkProps } from '@remix-run/react';
import { Icon } from '../icon/icon';
import { buttonClass, type ButtonLook } from './button';

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button: for going somewhere, never for changing something. */
export function ButtonLink({ variant, size, isWide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, isWide }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
