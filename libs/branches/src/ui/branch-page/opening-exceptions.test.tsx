import { screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { expect, it } from 'vitest';
import { OpeningExceptions } from './opening-exceptions';

it('says of each day its hours, or that it is closed, and where that is as usual', () => {
  const hours = [{ day: 1, from: '09:00', to: '18:00' }];
  const day = { reason: null, isPublicHoliday: false };
  const exceptions = [
    { ...day, date: '2026-12-21', intervals: [{ from: '09:00', to: '12:00' }] },
    { ...day, date: '2026-12-28', intervals: [{ from: '09:00', to: '18:00' }] },
    { ...day, date: '2027-01-03', intervals: [] },
    { ...day, date: '2027-01-04', intervals: [] },
  ];
  renderWithProviders(<OpeningExceptions exceptions={exceptions} hours={hours} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '9:00–12:00',
    '9:00–18:00, jako obvykle',
    'zavřeno, jako obvykle',
    'zavřeno',
  ]);
});
