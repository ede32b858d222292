import { Icon } from '../icon/icon';
import { Link, type LinkProps } from '../link/link';
import { buttonClass, type ButtonStyleProps } from './button';

export interface ButtonLinkProps extends ButtonStyleProps, LinkProps {}

/** A link styled as a button: for navigation, never for changing something. */
export function ButtonLink({ variant, size, isWide, icon, iconAfter, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, isWide }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
