import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { UnavailableButton } from './unavailable-button';

it('stays focusable, says why and submits nothing', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  document.addEventListener('submit', onSubmit);
  renderUi(
    <form>
      <UnavailableButton tone="danger" reason="Není skladem">
        Do košíku
      </UnavailableButton>
    </form>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Do košíku' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect([button.type, button.getAttribute('aria-disabled')]).toEqual(['button', 'true']);
  const tooltip = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect([tooltip?.role, tooltip?.textContent, tooltip?.dataset['tone']]).toEqual([
    'tooltip',
    'Není skladem',
    'danger',
  ]);
});
