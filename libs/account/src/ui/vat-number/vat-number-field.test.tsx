import { cleanup, screen, waitFor } from '@testing-library/react';
import { useValidatedForm } from '@vyloha/forms';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { VatNumberState } from '../../model/vat-number';
import { renderPage } from '../../testing/render-page';
import { VatNumberField } from './vat-number-field';

const request = vi.fn<(url: string) => Promise<Response>>();
const stateOf = (number: string, result: VatNumberState['result']): VatNumberState => ({
  number,
  result,
  askedAt: '2026-11-21T09:00:00Z',
});

beforeEach(() => {
  request.mockReset();
  request.mockResolvedValue(Response.json(stateOf('CZ24081353', 'valid')));
  vi.stubGlobal('fetch', request);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const schema = v.object({ vatin: v.optional(v.string()) });

function openForm({
  vatin = '',
  state = null,
  isSlovak = false,
}: {
  vatin?: string;
  state?: VatNumberState | null;
  isSlovak?: boolean;
}) {
  function Form() {
    const { formProps, fields } = useValidatedForm({
      id: 'form',
      schema,
      lastResult: undefined,
      defaultValue: { vatin },
    });
    return (
      <form {...formProps}>
        <VatNumberField field={fields.vatin} label="DIČ" state={state} isSlovak={isSlovak} />
      </form>
    );
  }
  return renderPage(Form);
}

const note = () => screen.getByRole('status').textContent;

describe('what VIES says about a number', () => {
  it.each([
    ['valid', 'CZ24081353 je v registru VIES platné.'],
    ['invalid', 'V registru VIES není CZ24081353 platné. Fakturu vystavíme s DPH.'],
    [
      'unavailable',
      'Registr VIES teď neodpovídá. Pokud se CZ24081353 do objednání nepodaří ověřit, doklad vystavíme s DPH.',
    ],
  ] as const)('is there with the page: %s', async (result, text) => {
    await openForm({ vatin: 'cz 24081353', state: stateOf('CZ24081353', result) });
    expect(note()).toBe(text);
    expect(request).not.toHaveBeenCalled();
  });

  it('is not that of another number', async () => {
    await openForm({ vatin: '2020273893', state: stateOf('SK2020273893', 'valid') });
    expect(note()).toBe('');
  });

  it('is asked for once a whole number is typed, and gone when it is changed', async () => {
    const { user } = await openForm({});
    await user.type(screen.getByLabelText(/^DIČ/), 'CZ24081353');
    await waitFor(() => expect(note()).toBe('CZ24081353 je v registru VIES platné.'));
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/kosik/dic?cislo=CZ24081353']);
    await user.type(screen.getByLabelText(/^DIČ/), '1');
    expect(note()).toBe('');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is asked for with the code that IČ DPH lacks', async () => {
    const { user } = await openForm({ isSlovak: true });
    await user.type(screen.getByLabelText(/^DIČ/), '2020273893');
    await waitFor(() => expect(request.mock.calls.map(([url]) => url)).toEqual(['/kosik/dic?cislo=SK2020273893']));
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('offline'))],
    ['an answer that is none', () => Promise.resolve(new Response('<html>'))],
    ['a shop that asks no register', () => Promise.resolve(Response.json(null))],
  ])('is left out with %s', async (_, answer) => {
    request.mockImplementation(answer);
    const { user } = await openForm({});
    await user.type(screen.getByLabelText(/^DIČ/), 'CZ24081353');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    expect(note()).toBe('');
  });
});
