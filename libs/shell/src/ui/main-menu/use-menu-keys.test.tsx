import { Link } from '@remix-run/react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import { useMenuKeys } from './use-menu-keys';

afterEach(cleanup);

/** Focuses before effects run, as somebody does before the page has hydrated. */
const focusEarly = (link: HTMLAnchorElement | null) => link?.focus();

function Menu() {
  return (
    <nav ref={useMenuKeys()}>
      <Link to="/zahrada" ref={focusEarly}>
        Zahrada
      </Link>
    </nav>
  );
}

it('leaves the focus where it is when it hydrates, and closes after a navigation', async () => {
  const { user } = renderWithProviders(<Menu />, { path: '/' });
  const link = screen.getByRole('link', { name: 'Zahrada' });
  expect(document.activeElement).toBe(link);
  await user.click(link);
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});
