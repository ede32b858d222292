import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeferredHydration } from './deferred-hydration';
import { stopWaitingForView } from './wait-for-view';

const clicked = vi.fn();
let scrollTo: (id: string) => void;
let root: Root | null;

function Part({ id, whenNear = false }: { id: string; whenNear?: boolean }) {
  return (
    <DeferredHydration id={id} whenNear={whenNear}>
      <article id={id}>
        <button onClick={() => clicked(id)}>{id}</button>
      </article>
    </DeferredHydration>
  );
}

/** As the server's document arrives, and the browser hydrates it. */
async function hydrate(page: React.ReactElement) {
  vi.stubEnv('SSR', true);
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(page);
  vi.stubEnv('SSR', false);
  await act(async () => {
    root = hydrateRoot(container, page);
  });
}

/** React leaves its mark on elements that it has hydrated. */
const isHydrated = (id: string) =>
  Object.keys(document.getElementById(id) ?? {}).some((name) => name.startsWith('__reactFiber'));

beforeEach(() => {
  clicked.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(see: (entries: object[], observer: object) => void) {
        scrollTo = (id) => see([{ isIntersecting: true, target: document.getElementById(id) }], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('DeferredHydration', () => {
  it('hydrates a part once it is pointed at, and no other', async () => {
    await hydrate(
      <>
        <Part id="hadice" />
        <Part id="konev" />
      </>,
    );
    expect(isHydrated('hadice')).toBe(false);
    await act(async () => void fireEvent.pointerOver(screen.getByText('hadice')));
    expect([isHydrated('hadice'), isHydrated('konev')]).toEqual([true, false]);
  });

  it('gets the click that hydrates it', async () => {
    await hydrate(<Part id="ryc" />);
    fireEvent.click(screen.getByText('ryc'));
    expect(clicked).toHaveBeenCalledExactlyOnceWith('ryc');
  });

  it('hydrates what is nearly in view only where that is wanted', async () => {
    await hydrate(
      <>
        <Part id="hrabe" whenNear />
        <Part id="lopata" />
      </>,
    );
    await act(async () => scrollTo('hrabe'));
    expect([isHydrated('hrabe'), isHydrated('lopata')]).toEqual([true, false]);
  });

  it('renders at once what the server has not rendered', () => {
    render(<Part id="motyka" />);
    fireEvent.click(screen.getByText('motyka'));
    expect(clicked).toHaveBeenCalledOnce();
  });

  // Last, since nothing waits from then on.
  it('hydrates everything when an update of the page waits for it', async () => {
    await hydrate(<Part id="kolecko" />);
    await act(async () => stopWaitingForView());
    expect(isHydrated('kolecko')).toBe(true);
  });
});
