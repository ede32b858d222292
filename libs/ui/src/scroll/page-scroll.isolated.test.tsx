import { createRemixStub } from '@remix-run/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, useLocation } from '@remix-run/react';
import { delays } from '@vyloha/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToTopState, PageScroll } from './page-scroll';

vi.mock('./prefers-reduced-motion', () => ({ prefersReducedMotion: () => false }));

let place = 0;

beforeEach(() => {
  place = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.stubGlobal('scrollTo', (first: number | ScrollToOptions, top?: number) => {
    place = typeof first === 'number' ? (top ?? 0) : (first.top ?? 0);
  });
  // The target is at 900 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 900 - place, 0, 0));
  HTMLElement.prototype.scrollIntoView = () => void (place = 900);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <p id="recenze">Recenze</p>
      {['/hadice', '/konve', '/kontakt', '/konve#recenze'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <Link to="/hadice?p=2" state={scrollToTopState}>
        2
      </Link>
      <PageScroll preservesScroll={pathname !== '/kontakt'} />
    </>
  );
}

async function open(path: string) {
  const Stub = createRemixStub([{ path: '*', Component: Page }]);
  render(<Stub initialEntries={[path]} />);
  await screen.findByRole('heading', { name: path });
}

async function follow(to: string, heading = to) {
  fireEvent.click(screen.getByRole('link', { name: to }));
  await screen.findByRole('heading', { name: heading });
}

describe('PageScroll', () => {
  it('keeps the scroll position between pages that preserve it', async () => {
    await open('/hadice');
    place = 700;
    await follow('/konve');
    expect(place).toBe(700);
  });

  it('scrolls to the top on navigation to or from any other page', async () => {
    await open('/hadice');
    place = 700;
    await follow('/kontakt');
    expect(place).toBe(0);
    place = 400;
    await follow('/konve');
    expect(place).toBe(0);
  });

  it('scrolls to the top of the next page of a list', async () => {
    await open('/konve');
    place = 700;
    fireEvent.click(screen.getByRole('link', { name: '2' }));
    await screen.findByRole('heading', { name: '/hadice' });
    expect(place).toBe(0);
  });

  it('scrolls smoothly to a hash', async () => {
    await open('/konve');
    place = 100;
    fireEvent.click(screen.getByRole('link', { name: '/konve#recenze' }));
    await act(() => vi.advanceTimersByTimeAsync(delays.scroll / 2));
    expect(place).toBeGreaterThan(100);
    expect(place).toBeLessThan(900);
    await act(() => vi.advanceTimersByTimeAsync(delays.scroll));
    expect(place).toBe(900);
  });
});
