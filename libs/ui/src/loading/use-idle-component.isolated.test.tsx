import { createContext, startTransition, Suspense, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DeferredHydration } from './deferred-hydration';
import { useIdleComponent } from './use-idle-component';
import { stopWaitingForView } from './wait-for-view';

const Page = createContext(0);
/** React goes on in a later task once it has rendered for five milliseconds. */
const longerThanATimeSlice = 10;

let becomeIdle = vi.fn();
let navigate: () => void = () => {};
let isNavigating = false;

/** The browser is idle when React pauses within it. */
function Slow(): ReactElement {
  const startedAt = performance.now();
  while (isNavigating && performance.now() - startedAt < longerThanATimeSlice);
  if (isNavigating) becomeIdle();
  return <p>Hadice</p>;
}

const Recommended = () => <Suspense>Konev</Suspense>;
const loadRecommended = async () => Recommended;

function AtIdle() {
  const Loaded = useIdleComponent(loadRecommended);
  return <aside>{Loaded && <Loaded />}</aside>;
}

/** The same element in each update. */
const atIdle = <AtIdle />;

function Shop() {
  const [page, setPage] = useState(0);
  navigate = () => startTransition(() => setPage(page + 1));
  return (
    <Page.Provider value={page}>
      <DeferredHydration id="box">
        <div id="box">
          <Slow />
          <Slow />
        </div>
      </DeferredHydration>
      {atIdle}
    </Page.Provider>
  );
}

it('a part that appears while an update of the page is interrupted is no error', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => void (becomeIdle = vi.fn(work)));
  // Within `act` React does not pause.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const main = document.body.appendChild(document.createElement('main'));
  vi.stubEnv('SSR', true);
  main.innerHTML = renderToString(<Shop />);
  vi.stubEnv('SSR', false);
  const onRecoverableError = vi.fn();
  hydrateRoot(main, <Shop />, { onRecoverableError });
  const unused = becomeIdle;
  await vi.waitFor(() => expect(becomeIdle).not.toBe(unused), 20_000);
  isNavigating = true;
  navigate();
  stopWaitingForView();
  await vi.waitFor(() => expect(main.textContent).toContain('Konev'), 20_000);
  expect(becomeIdle).toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
});
