import { useLocation } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Link, type LinkProps } from './link';

function Page(props: Partial<LinkProps>) {
  const { pathname, search, key } = useLocation();
  return (
    <>
      <p data-testid="page">{pathname + search}</p>
      <p data-testid="entry">{key}</p>
      <Link to="/zahrada?strana=2" {...props}>
        Zahrada
      </Link>
    </>
  );
}

function renderPage(props: Partial<LinkProps> = {}) {
  const Stub = createRemixStub([{ path: '*', Component: () => <Page {...props} /> }]);
  render(<Stub initialEntries={['/']} />);
  return screen.getByRole('link', { name: 'Zahrada' });
}

/** Whether the browser would follow the link itself. */
function clickReachesBrowser(link: HTMLElement, init: MouseEventInit = {}): boolean {
  const click = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, click);
  return !click.defaultPrevented;
}

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('Link', () => {
  it('navigates without loading a document', async () => {
    const link = renderPage();
    expect(link.getAttribute('href')).toBe('/zahrada?strana=2');
    expect(link.dataset['discover']).toBe('true');
    expect(clickReachesBrowser(link)).toBe(false);
    await screen.findByText('/zahrada?strana=2');
  });

  it.each([
    ['a click with Ctrl', {}, { ctrlKey: true }],
    ['the middle button', {}, { button: 1 }],
    ['a new window', { target: '_blank' }, {}],
    ['a page that has to be loaded anew', { reloadDocument: true }, {}],
  ])('leaves %s to the browser', (_, props, init) => {
    const link = renderPage(props);
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    clickReachesBrowser(link, init);
    expect(screen.getByTestId('page').textContent).toBe('/');
  });

  it('does nothing where its own handler has prevented it', () => {
    const link = renderPage({ onClick: (event) => event.preventDefault() });
    clickReachesBrowser(link);
    expect(screen.getByTestId('page').textContent).toBe('/');
  });

  it.each(['https://www.seznam.cz/', '//cdn.vyloha.cz/navod.pdf', 'tel:+420800123456', '#vypis'])(
    'leaves %s to the browser',
    (to) => {
      const link = renderPage({ to });
      expect(link.getAttribute('href')).toBe(to);
      expect(link.dataset['discover']).toBeUndefined();
      link.addEventListener('click', (event) => event.preventDefault());
      clickReachesBrowser(link);
      expect(screen.getByTestId('page').textContent).toBe('/');
    },
  );

  it('is the same anchor on the server as in the browser', () => {
    const Stub = createRemixStub([{ path: '*', Component: () => <Page className="odkaz" rel="next" /> }]);
    vi.stubEnv('SSR', true);
    const html = renderToString(<Stub initialEntries={['/']} />);
    vi.unstubAllEnvs();
    expect(html).toContain(renderPage({ className: 'odkaz', rel: 'next' }).outerHTML);
  });
});
