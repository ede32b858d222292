// @vitest-environment jsdom
import type { RouterState } from '@remix-run/router';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTransitionNavigation } from './transition-navigation';

const idle = { navigation: { state: 'idle' }, revalidation: 'idle', fetchers: new Map(), loaderData: {} };

afterEach(() => vi.unstubAllGlobals());

it('passes on updates of the router but those that change nothing', () => {
  const listeners = new Set<(state: unknown, options: unknown) => void>();
  const router = { state: idle, subscribe: (listener: (state: unknown) => void) => listeners.add(listener) };
  vi.stubGlobal('__remixRouter', router);
  renderHook(useTransitionNavigation);
  const shown = vi.fn<(state: RouterState) => void>();
  router.subscribe(shown as never);
  const update = (state: object) => listeners.forEach((listener) => listener(state, {}));
  // Routes were discovered.
  update({ ...idle });
  expect(shown).not.toHaveBeenCalled();
  const changed = { ...idle, loaderData: { root: {} } };
  update(changed);
  update({ ...changed });
  expect(shown).toHaveBeenCalledOnce();
});
