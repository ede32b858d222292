import { Form, Link, useLocation, useNavigate } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { scrollToTopState } from '../scroll/page-scroll';
import { PageAnnouncement } from './page-announcement';

afterEach(cleanup);

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `Stránka ${pathname}${search}`;
  }, [pathname, search]);
  return (
    <>
      <Link to="/hadice">Hadice</Link>
      <button onClick={() => navigate(-1)}>Zpět</button>
      <main>
        <h1>{pathname}</h1>
        <Link to="/konve#recenze">Recenze konví</Link>
        <Link to="/hadice?p=2" state={scrollToTopState}>
          2
        </Link>
        <Form action="/hledat">
          <input name="q" defaultValue="konev" />
          <button>Hledat</button>
        </Form>
        <Form method="post" action="/prihlasit">
          <button>Přihlásit</button>
        </Form>
        <Link to="/hadice?barva=zelena" replace>
          Zelená
        </Link>
        <section id="recenze" aria-label="Recenze">
          <button>Zavřít</button>
        </section>
        {pathname === '/chyba' && <div ref={(summary) => summary?.focus()} tabIndex={-1} data-testid="errors" />}
        <Link to="/chyba">Chyba</Link>
      </main>
      <PageAnnouncement />
    </>
  );
}

async function open() {
  const action = () => new Response(null, { status: 303, headers: { Location: '/ucet' } });
  const Stub = createRemixStub([
    { path: '/prihlasit', action, Component: Page },
    { path: '*', Component: Page },
  ]);
  render(<Stub initialEntries={['/']} />);
  // It is loaded at the first interaction.
  fireEvent.click(document.body);
  await waitFor(() => expect(region()).not.toBeNull());
}

const region = () => document.querySelector('[aria-live="polite"]');

async function expectHeading(title: string, heading = title) {
  await waitFor(() => expect(region()?.textContent).toBe(`Stránka ${title}`));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
}

function use(control: HTMLElement) {
  control.focus();
  fireEvent.click(control);
}

it('announces the page and focuses its heading after a link, back, a search, a login and the next page of a list', async () => {
  await open();
  expect(region()?.textContent).toBe('');
  use(screen.getByText('Hadice'));
  await expectHeading('/hadice');
  use(screen.getByText('Zpět'));
  await expectHeading('/');
  use(screen.getByText('Hledat'));
  await expectHeading('/hledat?q=konev', '/hledat');
  use(screen.getByText('Přihlásit'));
  await expectHeading('/ucet');
  use(screen.getByText('Hadice'));
  await expectHeading('/hadice');
  use(screen.getByText('2'));
  await expectHeading('/hadice?p=2', '/hadice');
});

it('leaves the focus on what changes the page it is on while that is in sight, and where a page has put it', async () => {
  await open();
  use(screen.getByText('Hadice'));
  await expectHeading('/hadice');
  use(screen.getByText('Zelená'));
  await waitFor(() => expect(region()?.textContent).toContain('barva=zelena'));
  expect(document.activeElement).toBe(screen.getByText('Zelená'));
  screen.getByText('Zelená').getBoundingClientRect = () => new DOMRect(0, innerHeight + 1, 100, 20);
  use(screen.getByText('Zelená'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/hadice' })));
  use(screen.getByText('Chyba'));
  await waitFor(() => expect(region()?.textContent).toBe('Stránka /chyba'));
  expect(document.activeElement).toBe(screen.getByTestId('errors'));
});

it('focuses the target of a hash', async () => {
  await open();
  use(screen.getByText('Recenze konví'));
  await waitFor(() => expect(document.activeElement?.id).toBe('recenze'));
  expect(region()?.textContent).toBe('Stránka /konve');
});

it('leaves the focus within the target of a hash, such as a sheet that the anchor opened', async () => {
  await open();
  const close = screen.getByText('Zavřít');
  close.focus();
  fireEvent.click(screen.getByText('Recenze konví'));
  await waitFor(() => expect(region()?.textContent).toBe('Stránka /konve'));
  expect(document.activeElement).toBe(close);
});

it('waits for a dialog that closes with the navigation', async () => {
  await open();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.open = true;
  use(screen.getByText('Hadice'));
  await screen.findByRole('heading', { name: '/hadice' });
  expect(document.activeElement).toBe(screen.getByText('Hadice'));
  await waitFor(() => {
    dialog.open = false;
    dialog.dispatchEvent(new Event('close'));
    expect(region()?.textContent).toBe('Stránka /hadice');
  });
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  dialog.remove();
});
