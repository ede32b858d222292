import { Link } from '@remix-run/react';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { allowsPrefetch } from './allows-prefetch';
import { PrefetchLinks } from './prefetch-links';
import { maxPrefetchedPages, prefetchedForMs } from './prefetched-pages';

vi.mock('@remix-run/react', async (importActual) => ({
  ...(await importActual<Record<string, unknown>>()),
  PrefetchPageLinks: ({ page }: { page: string }) => <output>{page}</output>,
}));

const reducedData = vi.fn(() => false);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedData() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reducedData.mockReturnValue(false);
  Reflect.deleteProperty(navigator, 'connection');
});

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

const paths = Array.from({ length: maxPrefetchedPages + 2 }, (_, at) => `/produkt/konev-${at}`);

function renderLinks() {
  renderUi(
    <>
      <PrefetchLinks />
      {paths.map((path) => (
        <Link key={path} to={path}>
          <b>{path}</b>
        </Link>
      ))}
      <Link to="/kosik">Košík</Link>
      <Link to="/uzivatel/prehled">Účet</Link>
      <Link to="/prihlasit" rel="nofollow">
        Přihlásit
      </Link>
      <Link to="/?p=2#vypis">Další strana</Link>
      <Link to="#vypis">Výpis</Link>
      <a href="https://example.com/produkt/konev">Jinde</a>
    </>,
  );
}

function point(text: string, event = 'pointerover', restMs = 100): void {
  act(() => {
    screen.getByText(text, { selector: 'a, a *' }).dispatchEvent(new Event(event, { bubbles: true }));
    vi.advanceTimersByTime(restMs);
  });
}

const prefetched = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

describe('a page is loaded ahead', () => {
  it.each(['pointerover', 'focusin'])('when the %s rests on its link', (event) => {
    renderLinks();
    point('/produkt/konev-0', event);
    point('Další strana', event);
    expect(prefetched()).toEqual(['/produkt/konev-0', '/?p=2']);
  });

  it('once, and not when the pointer only passes by', () => {
    renderLinks();
    point('/produkt/konev-0', 'pointerover', 50);
    point('/produkt/konev-1');
    point('/produkt/konev-0', 'pointerover', 50);
    point('/produkt/konev-1');
    expect(prefetched()).toEqual(['/produkt/konev-1']);
  });

  it.each(['pointercancel', 'click'])('not when a %s ends the intent', (event) => {
    renderLinks();
    point('/produkt/konev-0', 'pointerover', 50);
    point('Jinde', event);
    expect(prefetched()).toEqual([]);
  });

  it.each(['Košík', 'Účet', 'Přihlásit', 'Výpis', 'Jinde'])('not behind %s', (text) => {
    renderLinks();
    point(text);
    expect(prefetched()).toEqual([]);
  });

  it('together with few others, and again when time has passed', () => {
    renderLinks();
    for (const path of paths) point(path);
    expect(prefetched()).toEqual(paths.slice(0, maxPrefetchedPages));
    act(() => void vi.advanceTimersByTime(prefetchedForMs));
    point(paths[0] ?? '');
    expect(prefetched()).toEqual([paths[0]]);
  });
});

describe('data are saved', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('with %o', (connection) => {
    connect(connection);
    renderLinks();
    point('/produkt/konev-0');
    expect(prefetched()).toEqual([]);
  });

  it('where the shopper prefers it, whatever the connection', () => {
    reducedData.mockReturnValue(true);
    connect({ saveData: false, effectiveType: '4g' });
    renderLinks();
    point('/produkt/konev-0');
    expect(prefetched()).toEqual([]);
  });

  it.each([{}, { saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])('not with %o', (connection) => {
    connect(connection);
    expect(allowsPrefetch()).toBe(true);
  });
});
