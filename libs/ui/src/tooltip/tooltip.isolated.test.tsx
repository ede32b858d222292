import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { placePanel } from '../placement/place-panel';
import { renderUi } from '../testing/render-ui';
import { Tooltip } from './tooltip';

vi.mock('../placement/place-panel', () => ({ placePanel: vi.fn(() => Promise.resolve()) }));

it('describes its control and hides on Escape until the next hover', () => {
  renderUi(
    <Tooltip text="Prosím vyberte variantu">{(id) => <button aria-describedby={id}>Do košíku</button>}</Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Do košíku' });
  const frame = button.parentElement;
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Prosím vyberte variantu',
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(frame?.hasAttribute('data-dismissed')).toBe(true);
  fireEvent.pointerEnter(button);
  expect(frame?.hasAttribute('data-dismissed')).toBe(false);
});

it('is positioned within the screen when it is first shown', async () => {
  renderUi(<Tooltip text="Není skladem">{(id) => <button aria-describedby={id}>Do košíku</button>}</Tooltip>);
  const tooltip = screen.getByRole('tooltip', { hidden: true });
  fireEvent.focus(screen.getByRole('button'));
  await waitFor(() => expect(placePanel).toHaveBeenCalledWith(tooltip.parentElement, tooltip, 'top'));
});
