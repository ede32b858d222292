import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { QuantityInput, type QuantityInputProps } from './quantity-input';

function show(props: Partial<QuantityInputProps> = {}) {
  const onChange = vi.fn();
  renderUi(<QuantityInput name="quantity" label="Počet kusů" value={2} onChange={onChange} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Počet kusů' }) };
}
const increase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Přidat – Počet kusů' });
const decrease = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ubrat – Počet kusů' });

describe('QuantityInput', () => {
  it('is a plain field with a name, so that a form sends it without script', () => {
    const { input } = show();
    expect(input.name).toBe('quantity');
    expect(input.value).toBe('2');
    expect(new RegExp(`^(?:${input.pattern})$`).test('12')).toBe(true);
    expect(new RegExp(`^(?:${input.pattern})$`).test('1,5')).toBe(false);
  });

  it('steps by its buttons and stops at its limits', async () => {
    const { onChange, input } = show({ min: 2, max: 6, step: 2 });
    expect(decrease().disabled).toBe(true);
    await userEvent.click(increase());
    await userEvent.click(increase());
    expect(onChange.mock.calls).toEqual([[4], [6]]);
    expect(input.value).toBe('6');
    expect(increase().disabled).toBe(true);
  });

  it('makes a point of a comma and takes no letters', async () => {
    const { onChange, input } = show({ decimals: 1, value: 1 });
    await userEvent.clear(input);
    await userEvent.type(input, '2x,5');
    expect(input.value).toBe('2.5');
    expect(onChange).toHaveBeenLastCalledWith(2.5);
  });

  it('puts 00 right and comes back from an empty field when it is left', async () => {
    const { input } = show();
    await userEvent.clear(input);
    await userEvent.type(input, '00');
    await userEvent.tab();
    expect(input.value).toBe('0');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input.value).toBe('2');
  });

  it('moves what is too much to the limit when the field is left', async () => {
    const { onChange, input } = show({ max: 5 });
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(input.value).toBe('5');
    expect(onChange.mock.calls).toEqual([[5]]);
  });

  it('takes over a value that changes from outside', async () => {
    renderUi(<Changing />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'Přepočítat' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('7');
  });
});

function Changing() {
  const [value, setValue] = useState(2);
  return (
    <>
      <QuantityInput name="quantity" label="Počet kusů" value={value} />
      <button onClick={() => setValue(7)}>Přepočítat</button>
    </>
  );
}
