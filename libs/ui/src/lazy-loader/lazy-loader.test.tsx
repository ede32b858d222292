import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { LazyLoader } from './lazy-loader';

let scrollIntoView: () => void;

beforeEach(() => {
  class Observer {
    constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
      see([{ isIntersecting: false }]);
      scrollIntoView = () => see([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => void vi.unstubAllGlobals());

const load = vi.fn(() => Promise.resolve({ default: () => <p>Mapa poboček</p> }));
const placeholder = <a href="/pobocky">Seznam poboček</a>;

it('shows its placeholder until it is scrolled into view', async () => {
  renderUi(<LazyLoader load={load} placeholder={placeholder} />);
  expect(screen.getByRole('link', { name: 'Seznam poboček' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  act(() => scrollIntoView());
  expect(await screen.findByText('Mapa poboček')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('stays a placeholder without JavaScript', () => {
  expect(renderToStaticMarkup(<LazyLoader load={load} placeholder={placeholder} />)).toContain('Seznam poboček');
});
