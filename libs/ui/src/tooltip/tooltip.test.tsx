import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Tooltip } from './tooltip';

it('describes its control and goes away by Escape until the pointer comes again', () => {
  renderUi(
    <Tooltip text="Prosím vyberte variantu">{(id) => <button aria-describedby={id}>Do košíku</button>}</Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Do košíku' });
  const frame = button.parentElement;
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Prosím vyberte variantu',
  );
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(frame?.hasAttribute('data-dismissed')).toBe(true);
  fireEvent.blur(button);
  expect(frame?.hasAttribute('data-dismissed')).toBe(false);
});
