import { Link } from '@remix-run/react';
import { keepPrepositions } from '@vyloha/i18n';
import { isUntouchedScheme } from '@vyloha/links';
import type { MenuItem } from '../../model/menu';

interface MenuLinkProps {
  item: Pick<MenuItem, 'title' | 'href' | 'opensNewWindow'>;
  className?: string | undefined;
}

/** A line of a menu: a link within the shop, a link out of it, or a heading that leads nowhere. */
export function MenuLink({ item: { title, href, opensNewWindow }, className }: MenuLinkProps) {
  const text = keepPrepositions(title);
  if (href === undefined) return <span className={className}>{text}</span>;
  const target = opensNewWindow ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  if (isUntouchedScheme(href)) {
    return (
      <a href={href} className={className} {...target}>
        {text}
      </a>
    );
  }
  return (
    <Link to={href} className={className} {...target}>
      {text}
    </Link>
  );
}
