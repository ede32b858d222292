import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderPage, refusedOrder } from '../testing/order-form';

const message = 'PSČ musí obsahovat 5 čísel';

afterEach(cleanup);

async function expectFocusInSummary(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true));
}

describe('a form with JavaScript', () => {
  it('validates a field on blur, and again on change', async () => {
    const user = userEvent.setup();
    render(orderPage());
    const input = screen.getByLabelText('PSČ');
    await user.type(input, '1234');
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(input, '5');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('revalidates the postcode when the country changes', async () => {
    const user = userEvent.setup();
    render(orderPage());
    await user.type(screen.getByLabelText('PSČ'), '1010');
    await user.tab();
    expect(await screen.findByText(message)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Země'), 'AUT');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('blocks an invalid submission, keeps the values and focuses the summary, every time', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn();
    render(orderPage({ onSend }));
    await user.type(screen.getByLabelText('E-mail'), 'jan');
    await user.click(screen.getByRole('button'));
    expect((await screen.findByRole('alert')).textContent).toContain('Opravte prosím 3 údaje');
    await expectFocusInSummary();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jan');
    await user.click(screen.getByLabelText('E-mail'));
    await user.click(screen.getByRole('button'));
    await expectFocusInSummary();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('submits valid values', async () => {
    const user = userEvent.setup();
    const onSend = vi.fn();
    render(orderPage({ onSend }));
    await user.type(screen.getByLabelText('E-mail'), 'jan@example.com');
    await user.type(screen.getByLabelText('PSČ'), '110 00');
    await user.type(screen.getByLabelText('Heslo'), 'tajne');
    await user.click(screen.getByRole('button'));
    const values = { email: 'jan@example.com', phone: '', postcode: '110 00', country: 'CZE', password: 'tajne' };
    expect(onSend).toHaveBeenCalledWith(values);
  });

  it('focuses the summary when the server refuses', async () => {
    const { rerender } = render(orderPage());
    rerender(orderPage({ lastResult: refusedOrder }));
    await expectFocusInSummary();
    rerender(orderPage({ lastResult: { ...refusedOrder, error: { '': ['Zkuste to později'] } } }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Zkuste to později'));
  });
});
