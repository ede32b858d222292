import { createRemixStub } from '@remix-run/testing';
import { createSink, setSink } from '@vyloha/analytics';
import type { AnalyticsEvent } from '@vyloha/analytics';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLoaderData } from '@remix-run/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tabStateKey } from '../../model/tab-state';
import type { ResumedSessionProps } from './resumed-session';
import { DeferredSession } from './deferred-session';

const reached = { isUserFetched: true, hasCart: true, isCartLoaded: true };
const segment = { variant: 'b2b', groups: ['vip'] };
const tab = { cart: 'guest v-1×1', currency: 'CZK' };
const load = vi.fn(async () => ({ ...tab }));
let events: AnalyticsEvent[];

beforeEach(() => {
  events = [];
  const sink = createSink((event) => events.push(event));
  sink.setConsent(true);
  setSink(sink);
  load.mockClear();
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  cleanup();
  setSink(null);
  vi.unstubAllGlobals();
});

const namesOf = () => events.map(({ name }) => name);

async function open(changes: Partial<ResumedSessionProps> = {}) {
  const props = { progress: reached, isLoggedIn: false, segment, ...changes };
  function Page() {
    return (
      <>
        <DeferredSession isMeasured {...props} tab={useLoaderData<typeof tab>()} />
        <Link to="/zahrada?p=2">Zahrada</Link>
        <Link to="/objednavka/secret">Objednávka</Link>
      </>
    );
  }
  const Stub = createRemixStub([
    { path: '/', id: 'home', Component: Page, loader: load },
    { path: '/zahrada', Component: Page, loader: load },
    { path: '/objednavka/secret', Component: Page, loader: load },
  ]);
  render(<Stub />);
  await waitFor(() => expect(namesOf()).toContain('page_view'));
}

function anotherTabShows(state: object): void {
  localStorage.setItem(tabStateKey, JSON.stringify(state));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: tabStateKey })));
}

describe('DeferredSession', () => {
  it('reports user, page view and, once, the loaded site session', async () => {
    await open();
    await waitFor(() => expect(namesOf()).toEqual(['user_loaded', 'page_view', 'session_loaded']));
    await userEvent.click(screen.getByRole('link', { name: 'Zahrada' }));
    await waitFor(() => expect(namesOf().filter((name) => name === 'page_view')).toHaveLength(2));
    expect(events.at(-1)).toMatchObject({ path: '/zahrada?p=2' });
    expect(namesOf().filter((name) => name === 'session_loaded')).toHaveLength(1);
  });

  it('reports no address with a secret', async () => {
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Objednávka' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await userEvent.click(screen.getByRole('link', { name: 'Zahrada' }));
    await waitFor(() => expect(namesOf().filter((name) => name === 'page_view')).toHaveLength(2));
    expect(JSON.stringify(events)).not.toContain('secret');
  });

  it('refetches a cart that the host could not get, and is not loaded without it', async () => {
    await open({ progress: { ...reached, isCartLoaded: false } });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(namesOf()).not.toContain('session_loaded');
  });

  it('shares its state with other tabs', async () => {
    await open();
    expect(JSON.parse(localStorage.getItem(tabStateKey) ?? '')).toEqual(tab);
  });

  it('revalidates when another tab has another cart, and shares the newest response', async () => {
    await open();
    anotherTabShows({ ...tab, cart: 'guest v-1×2' });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(JSON.parse(localStorage.getItem(tabStateKey) ?? '')).toEqual(tab));
  });

  it('ignores tabs with the same state', async () => {
    await open();
    anotherTabShows(tab);
    expect(load).toHaveBeenCalledOnce();
  });
});
