import { useNavigate } from '@remix-run/react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { isPlainClick } from '../is-plain-click';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the shop, or any other URL, whose document the browser loads. */
  to: string;
  preventScrollReset?: boolean | undefined;
  reloadDocument?: boolean | undefined;
  replace?: boolean | undefined;
  /** Kept with the entry in the history. */
  state?: unknown;
}

/** Links that the router follows, which may be loaded ahead. */
const discovered = { 'data-discover': 'true' };
const pathPattern = /^\/(?!\/)/;

/**
 * A link to a page of the shop. Pages have hundreds, so that it is an anchor with one handler: Remix's own computes its
 * URL several times, on the server too, is rendered again after every navigation, and is code that every page loads.
 */
export function Link({ reloadDocument = false, ...props }: LinkProps) {
  const isRouted = pathPattern.test(props.to) && !reloadDocument;
  return isRouted && !import.meta.env.SSR ? <BrowserLink {...props} /> : <Anchor {...props} isRouted={isRouted} />;
}

interface AnchorProps extends LinkProps {
  isRouted: boolean;
}

function Anchor({ to, isRouted, replace: _1, preventScrollReset: _2, state: _3, children, ...props }: AnchorProps) {
  return (
    <a {...props} {...(isRouted && discovered)} href={to}>
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
    navigate(to, { replace: replace ?? isCurrentPage(to), preventScrollReset, state });
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
