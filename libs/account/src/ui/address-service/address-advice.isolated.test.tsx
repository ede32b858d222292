import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AddressVerdictEvent, type AddressVerdicts } from '../../model/address-service/address-verdict-event';
import { renderPage } from '../../testing/render-page';
import { AddressesPage } from '../addresses-page/addresses-page';

const initialise = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./initialise-address-service', () => ({ initialiseAddressService: initialise }));
const waitForTurn = vi.hoisted(() => vi.fn(() => new Promise<void>(() => {})));
vi.mock('@vyloha/ui', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  waitForIdleOrInteraction: waitForTurn,
}));

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

const countries = [{ value: 'CZE', label: 'Česko' }];
const loaderData = { addresses: [], changed: null, preset: { type: 'shipping', country: 'CZE' }, countries };
const config = { addressServiceUrl: 'https://addresses.example/lib' };

async function openForm(options: Parameters<typeof renderPage>[1] = {}) {
  initialise.mockClear();
  const saved = vi.fn(async () => null);
  const { user } = await renderPage(AddressesPage, { loaderData, action: saved, config, ...options });
  return { user, saved };
}

const form = () => screen.getByLabelText('PSČ').closest('form');
const judge = (verdicts: AddressVerdicts) => act(() => void form()?.dispatchEvent(new AddressVerdictEvent(verdicts)));
/** What describes the fields, by label. */
const messages = () =>
  ['Ulice a číslo', 'Město', 'PSČ'].flatMap((label) => {
    const input = screen.getByLabelText(label);
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = ids.map((id) => document.getElementById(id)?.textContent?.trim()).join(' ');
    return text === '' ? [] : [`${label}: ${text}${input.hasAttribute('aria-invalid') ? ' (!)' : ''}`];
  });

const wrong: AddressVerdicts = { kind: 'judged', invalid: ['postcode', 'phone'], doubtful: ['street'] };

describe('the advice of the address service', () => {
  it('is shown at the fields of the address by the texts of the shop', async () => {
    await openForm();
    judge(wrong);
    expect(messages()).toEqual([
      'Ulice a číslo: Ujistěte se, že pole Ulice a číslo je vyplněno správně',
      'PSČ: Pole PSČ není vyplněno správně (!)',
    ]);
  });

  it('is in the language of the page', async () => {
    await openForm({ locale: 'sk' });
    judge({ kind: 'judged', invalid: [], doubtful: ['postcode'] });
    expect(screen.getByRole('status').textContent).toBe('Uistite sa, že pole PSČ je vyplnené správne');
  });

  it('leaves a field that is changed, and follows the next verdict', async () => {
    const { user } = await openForm();
    judge(wrong);
    await user.type(screen.getByLabelText('PSČ'), '1');
    expect(messages()).toEqual(['Ulice a číslo: Ujistěte se, že pole Ulice a číslo je vyplněno správně']);
    judge({ kind: 'judged', invalid: [], doubtful: [] });
    expect(messages()).toEqual([]);
  });

  it('says at the field changed last that the service failed', async () => {
    const { user } = await openForm();
    judge({ kind: 'failed' });
    expect(messages()).toEqual([]);
    await user.type(screen.getByLabelText('Město'), 'Praha');
    judge({ kind: 'failed' });
    expect(messages()).toEqual(['Město: Neznámá chyba']);
  });

  it('is gone once a section of the form is opened or closed', async () => {
    const { user } = await openForm();
    judge(wrong);
    await user.click(screen.getByRole('checkbox'));
    expect(messages()).toEqual([]);
  });

  it('gives way to the message of a rule', async () => {
    const { user } = await openForm();
    await user.type(screen.getByLabelText('PSČ'), '1');
    await user.tab();
    expect(messages()).toEqual(['PSČ: PSČ musí obsahovat 5 čísel (!)']);
    judge(wrong);
    expect(messages()).toContain('PSČ: PSČ musí obsahovat 5 čísel (!)');
  });

  it('does not keep the form from being sent', async () => {
    const { user, saved } = await openForm();
    await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jana Nováková');
    await user.type(screen.getByLabelText('Ulice a číslo'), 'Dlouhá 12');
    await user.type(screen.getByLabelText('Město'), 'Praha');
    await user.type(screen.getByLabelText('PSČ'), '110 00');
    judge(wrong);
    await user.click(screen.getByRole('button', { name: 'Uložit adresu' }));
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), 20_000);
  });
});

describe('the address service', () => {
  it('is started once the browser is idle or the page is used', async () => {
    let becomeIdle = () => {};
    waitForTurn.mockReturnValueOnce(new Promise((resolve) => (becomeIdle = resolve)));
    await openForm();
    expect(initialise).not.toHaveBeenCalled();
    becomeIdle();
    await vi.waitFor(() => expect(initialise.mock.calls).toEqual([[config.addressServiceUrl]]), 20_000);
  });
});

describe('the configuration mode', () => {
  it('starts the service at once', async () => {
    window.location.hash = '#foxentryconfig';
    await openForm();
    await vi.waitFor(() => expect(initialise.mock.calls).toEqual([[config.addressServiceUrl]]), 20_000);
  });

  it('starts nothing in a shop without the service', async () => {
    window.location.hash = '#foxentryconfig';
    await openForm({ config: { addressServiceUrl: null } });
    await Promise.resolve();
    expect(initialise).not.toHaveBeenCalled();
  });
});
