import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Radio } from '../radio/radio';
import { renderUi } from '../testing/render-ui';
import { Checkbox } from './checkbox';

it('is ticked by its label', async () => {
  renderUi(<Checkbox name="terms" label="Souhlasím" />);
  await userEvent.click(screen.getByText('Souhlasím'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Souhlasím' }).checked).toBe(true);
});

it('selects one of a group by its label', async () => {
  renderUi(
    <>
      <Radio name="shipper" value="s-ppl" label="PPL" defaultChecked />
      <Radio name="shipper" value="s-posta" label="Pošta" />
    </>,
  );
  await userEvent.click(screen.getByText('Pošta'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'PPL' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pošta' }).checked).toBe(true);
});
