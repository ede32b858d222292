import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Chip } from './chip';

it('describes what a press removes', () => {
  renderUi(
    <Chip to="/zahrada" isActive removeLabel="Zrušit Barva: Zelená">
      Barva: Zelená
    </Chip>,
  );
  expect(screen.getByRole('link', { name: 'Zrušit Barva: Zelená' }).getAttribute('href')).toBe('/zahrada');
});

it('marks the active option', () => {
  renderUi(
    <Chip to="/zahrada" isActive>
      Nejlevnější
    </Chip>,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Nejlevnější');
});
