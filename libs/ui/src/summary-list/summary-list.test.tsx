import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { SummaryList } from './summary-list';

it('associates names with values', () => {
  const rows = [
    { id: 'items', label: 'Zboží', value: '998 Kč' },
    { id: 'total', label: 'Celkem', value: '1 097 Kč', isTotal: true },
  ];
  renderUi(<SummaryList rows={rows} />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Zboží', 'Celkem']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['998 Kč', '1 097 Kč']);
});
