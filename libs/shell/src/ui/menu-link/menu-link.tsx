import { isExternalLink } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import type { MenuItem } from '../../model/menu';

interface MenuLinkProps {
  item: Pick<MenuItem, 'title' | 'href' | 'opensNewWindow'>;
  className?: string | undefined;
}

/** A menu item: an internal link, an external link, or a heading without a link. */
export function MenuLink({ item: { title, href, opensNewWindow }, className }: MenuLinkProps) {
  if (href === undefined) return <span className={className}>{title}</span>;
  const target = opensNewWindow ? ({ target: '_blank', rel: 'noopener' } as const) : {};
  if (isExternalLink(href)) {
    return (
      <a href={href} className={className} {...target}>
        {title}
      </a>
    );
  }
  return (
    <Link to={href} className={className} {...target}>
      {title}
    </Link>
  );
}
