import { renderWithProviders } from '@vyloha/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStoreBranch } from '../../testing/a-store-branch';
import { toBranchOption, type BranchOption } from '../../model/branch-option';
import { PointPicker } from './point-picker';

afterEach(() => {
  cleanup();
  delete window.Packeta;
  document.head.querySelector('script')?.remove();
  vi.useRealTimers();
});

const mondayNoon = new Date('2026-11-23T11:00:00Z');
const trafika: BranchOption = {
  ...toBranchOption({ ...aStoreBranch({ id: 'pp-tabor-1', name: 'Tábor – Trafika' }), region: null }, mondayNoon),
  distanceKm: 3,
};

interface Options {
  points?: readonly BranchOption[];
  query?: string;
  isPostcodeUnknown?: boolean;
  mapKey?: string | null;
  error?: string;
}

function renderPicker({ points = [trafika], query = '', isPostcodeUnknown = false, mapKey = null, error }: Options) {
  const onSelect = vi.fn();
  const rendered = renderWithProviders(
    <form aria-label="form">
      <PointPicker
        points={points}
        foundCount={points.length}
        shipperId="s-vydejna"
        mapKey={mapKey}
        search={{ fieldName: 'query', button: { name: 'find', value: 's-vydejna' }, query, isPostcodeUnknown }}
        name="shipperBranch"
        selectedId={null}
        onSelect={onSelect}
        error={error}
      />
    </form>,
  );
  return { ...rendered, onSelect };
}

describe('PointPicker', () => {
  it.each([
    ['asks where to search', {}, 'Zadejte město nebo PSČ a vyberte si ze seznamu výdejních míst.'],
    ['says what was found', { query: 'Tábor' }, 'Výdejní místa pro „Tábor“'],
    ['says what is near', { query: '390 02' }, 'Nejbližší k PSČ 390 02. Vzdálenosti jsou přibližné, vzdušnou čarou.'],
    [
      'says that there is none',
      { query: 'Lhota', points: [] },
      'Tady žádné výdejní místo není. Zkuste jiné město nebo PSČ.',
    ],
  ])('%s', (_, options, text) => {
    renderPicker(options);
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('says beside its field that a postcode does not exist', () => {
    renderPicker({ query: '999 99', isPostcodeUnknown: true, points: [] });
    expect(screen.getByText(/^PSČ 999 99 neznáme/)).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('selects a point, with its address and distance', async () => {
    const { user, onSelect } = renderPicker({ query: '390 02' });
    await user.click(screen.getByRole('radio', { name: /Tábor – Trafika.*Sokolovská 12, Praha 8.*asi 3 km/ }));
    expect(onSelect).toHaveBeenCalledWith('pp-tabor-1');
  });

  it('searches by Enter, whatever is typed', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { user } = renderPicker({});
    screen.getByRole('form').addEventListener('submit', onSubmit);
    await user.type(screen.getByRole('searchbox'), 'Tábor{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the map of pick-up points', () => {
  const mapButton = () => screen.getByRole('button', { name: 'Vybrat na mapě' });
  const script = () => document.head.querySelector<HTMLScriptElement>('script');

  it('is there with a key only', () => {
    renderPicker({});
    expect(screen.queryByRole('button', { name: 'Vybrat na mapě' })).toBeNull();
  });

  it('is loaded on demand, and its choice posts the form', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const pick = vi.fn((_key: string, onPicked: (point: { id: number }) => void) => onPicked({ id: 10001 }));
    const { user } = renderPicker({ mapKey: 'klic' });
    expect(script()).toBeNull();
    await user.click(mapButton());
    expect(script()?.src).toBe('https://widget.packeta.com/v6/www/js/library.js');
    window.Packeta = { Widget: { pick } };
    script()?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(pick).toHaveBeenCalledWith('klic', expect.any(Function), { country: 'cz,sk', language: 'cs' });
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      recalculate: 's-vydejna',
      pickUpRemoteId: '10001',
    });
  });

  it('that was closed changes nothing', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    submit.mockClear();
    window.Packeta = { Widget: { pick: (_key, onPicked) => onPicked(null) } };
    const { user } = renderPicker({ mapKey: 'klic' });
    await user.click(mapButton());
    expect(submit).not.toHaveBeenCalled();
    expect(mapButton().getAttribute('aria-busy')).toBeNull();
  });

  it('says so when its network is down, and can be tried again', async () => {
    const { user } = renderPicker({ mapKey: 'klic' });
    await user.click(mapButton());
    script()?.dispatchEvent(new Event('error'));
    const message = await screen.findByText('Mapu se teď nepodařilo otevřít. Vyberte prosím výdejní místo ze seznamu.');
    expect(mapButton().getAttribute('aria-describedby')).toBe(message.closest('p')?.id);
    expect(script()).toBeNull();
    await user.click(mapButton());
    expect(script()).not.toBeNull();
  });
});
