import { Link } from '@remix-run/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import { useMenuKeys } from './use-menu-keys';

afterEach(cleanup);

/** Focuses before effects run, as somebody does before the page has hydrated. */
const focusEarly = (link: HTMLAnchorElement | null) => link?.focus();

function Menu() {
  return (
    <nav ref={useMenuKeys()}>
      <ul>
        <li>
          <Link to="/zahrada" ref={focusEarly}>
            Zahrada
          </Link>
        </li>
        <li>
          <Link to="/dilna">Dílna</Link>
        </li>
      </ul>
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

it('closes a dropdown that hovering opened on Escape, until the pointer enters a department anew', () => {
  renderWithProviders(<Menu />, { path: '/' });
  const [garden, workshop] = screen.getAllByRole('link');
  if (!garden || !workshop) throw new Error('The menu has no departments');
  garden.blur();
  const menu = screen.getByRole('navigation');
  const isClosed = () => menu.hasAttribute('data-closed');
  fireEvent.pointerOver(garden);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerOver(garden);
  expect(isClosed()).toBe(true);
  expect(document.activeElement).toBe(document.body);
  fireEvent.pointerOver(workshop);
  expect(isClosed()).toBe(false);
});
