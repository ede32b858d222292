import { cleanup, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import type { OpeningStatus } from '../../model/opening-hours';
import { OpeningStatusLabel } from './opening-status-label';

afterEach(cleanup);

const later = { kind: 'opensLater', day: 1, from: '08:00' } as const;

it.each<[OpeningStatus, cs: string, sk: string]>([
  [{ ...later, isTomorrow: true, hasClosed: true }, 'už zavřeno, zítra od 8:00', 'už zatvorené, zajtra od 8:00'],
  [
    { ...later, isTomorrow: false, hasClosed: true },
    'už zavřeno, v pondělí od 8:00',
    'už zatvorené, v pondelok od 8:00',
  ],
  [{ ...later, isTomorrow: true, hasClosed: false }, 'dnes zavřeno, zítra od 8:00', 'dnes zatvorené, zajtra od 8:00'],
])('%j is described as %s', (opening, cs, sk) => {
  for (const [locale, text] of [
    ['cs', cs],
    ['sk', sk],
  ] as const) {
    renderWithProviders(<OpeningStatusLabel opening={opening} />, { locale });
    expect(screen.getByText(text)).toBeTruthy();
    cleanup();
  }
});
