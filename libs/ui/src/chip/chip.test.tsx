import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Chip } from './chip';

it('says when a press takes it away', () => {
  renderUi(
    <Chip to="/zahrada" isActive removeLabel="Zrušit Barva: Zelená">
      Barva: Zelená
    </Chip>,
  );
  expect(screen.getByRole('link', { name: 'Zrušit Barva: Zelená' }).getAttribute('href')).toBe('/zahrada');
});

it('marks the choice that holds', () => {
  renderUi(
    <Chip to="/zahrada" isActive>
      Nejlevnější
    </Chip>,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Nejlevnější');
});
