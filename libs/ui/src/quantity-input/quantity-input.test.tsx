import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { QuantityInput, type QuantityInputProps } from './quantity-input';

function renderInput(props: Partial<QuantityInputProps> = {}) {
  const onChange = vi.fn();
  renderUi(<QuantityInput name="quantity" label="Počet kusů" value={2} onChange={onChange} {...props} />);
  return { onChange, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'Počet kusů' }) };
}
const increase = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Přidat – Počet kusů' });
const decrease = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ubrat – Počet kusů' });

describe('QuantityInput', () => {
  it('is a plain field with a name, so that a form posts it without JavaScript', () => {
    const { input } = renderInput();
    expect(input.name).toBe('quantity');
    expect(input.value).toBe('2');
    expect(new RegExp(`^(?:${input.pattern})$`).test('12')).toBe(true);
    expect(new RegExp(`^(?:${input.pattern})$`).test('1,5')).toBe(false);
  });

  it('steps with its buttons and stops at its limits', async () => {
    const { onChange, input } = renderInput({ min: 2, max: 6, step: 2 });
    expect(decrease().disabled).toBe(true);
    await userEvent.click(increase());
    await userEvent.click(increase());
    expect(onChange.mock.calls).toEqual([[4], [6]]);
    expect(input.value).toBe('6');
    expect(increase().disabled).toBe(true);
  });

  it('has the limits of the theme without any of the product: whole steps from 0, without a maximum', async () => {
    const { onChange, input } = renderInput({ value: 1 });
    await userEvent.click(decrease());
    expect(onChange.mock.calls).toEqual([[0]]);
    expect(decrease().disabled).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, '999999');
    expect(onChange).toHaveBeenLastCalledWith(999_999);
    expect(increase().disabled).toBe(false);
  });

  it.each([
    ['ks', 1234, true],
    ['pár', 1, true],
    ['kusů', 1, false],
    ['ks', 12_345, false],
    ['bm', 100.5, true],
  ])('with the unit %s and the value %d shows the unit: %s', (unit, value, isShown) => {
    renderInput({ unit, value });
    expect(screen.queryByText(unit) !== null).toBe(isShown);
  });

  it('turns a comma into a point and accepts no letters', async () => {
    const { onChange, input } = renderInput({ decimals: 1, value: 1 });
    await userEvent.clear(input);
    await userEvent.type(input, '2x,5');
    expect(input.value).toBe('2.5');
    expect(onChange).toHaveBeenLastCalledWith(2.5);
  });

  it('normalizes 00 and restores an empty field on blur', async () => {
    const { input } = renderInput();
    await userEvent.clear(input);
    await userEvent.type(input, '00');
    await userEvent.tab();
    expect(input.value).toBe('0');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(input.value).toBe('2');
  });

  it('clamps the value to the limit on blur', async () => {
    const { onChange, input } = renderInput({ max: 5 });
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(input.value).toBe('5');
    expect(onChange.mock.calls).toEqual([[5]]);
  });

  it('follows a value that changes from outside', async () => {
    renderUi(<ControlledInput />);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2');
    await userEvent.click(screen.getByRole('button', { name: 'Přepočítat' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('7');
  });
});

function ControlledInput() {
  const [value, setValue] = useState(2);
  return (
    <>
      <QuantityInput name="quantity" label="Počet kusů" value={value} />
      <button onClick={() => setValue(7)}>Přepočítat</button>
    </>
  );
}
