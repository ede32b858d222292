import { Link as RouterLink, type LinkProps as RouterLinkProps, useNavigate } from '@remix-run/react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '../is-plain-click';

export interface LinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Pick<RouterLinkProps, 'state'> {
  to: string;
  preventScrollReset?: boolean | undefined;
  reloadDocument?: boolean | undefined;
  replace?: boolean | undefined;
}

/** Remix loads the routes of such links before they are followed. */
const discovered = { 'data-discover': 'true' };
const pathPattern = /^\/(?!\/)/;

/**
 * A link to a page of the shop. Pages have hundreds, so that it is an anchor with one handler: Remix's own computes its
 * URL several times, on the server too, and is rendered again after every navigation.
 */
export function Link({ reloadDocument = false, ...props }: LinkProps) {
  const { preventScrollReset = false, replace, ...link } = props;
  if (!pathPattern.test(props.to) || reloadDocument) {
    const history = replace === undefined ? {} : { replace };
    return (
      <RouterLink {...link} {...history} preventScrollReset={preventScrollReset} reloadDocument={reloadDocument} />
    );
  }
  return import.meta.env.SSR ? <ServerLink {...props} /> : <BrowserLink {...props} />;
}

function ServerLink({
  to,
  replace: _replace,
  preventScrollReset: _reset,
  state: _state,
  children,
  ...props
}: LinkProps) {
  return (
    <a {...props} {...discovered} href={to}>
      {children}
    </a>
  );
}

function BrowserLink({ to, replace, preventScrollReset = false, state, onClick, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const { target = '_self' } = props;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || target !== '_self' || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isCurrentPage(to), preventScrollReset, state: state as unknown });
  }

  return (
    <a {...props} {...discovered} href={to} onClick={handleClick}>
      {children}
    </a>
  );
}

/** As browsers do, following a link to the current page adds no entry to the history. */
function isCurrentPage(to: string): boolean {
  const { pathname, search, hash } = window.location;
  return to === pathname + search + hash;
}
