import { cleanup, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, expect, it } from 'vitest';
import type { OpeningStatus } from '../../model/opening-hours';
import { OpeningStatusLabel } from './opening-status-label';

afterEach(cleanup);

const later = { kind: 'opensLater', day: 1, from: '08:00' } as const;

it.each<[OpeningStatus, cs: string, sk: string]>([
  [
    { ...later, isTomorrow: true, hasClosed: true },
    'už zavřeno, otevírá zítra v 8:00',
    'už zatvorené, otvára zajtra o 8:00',
  ],
  [
    { ...later, isTomorrow: false, hasClosed: true },
    'už zavřeno, otevírá v pondělí v 8:00',
    'už zatvorené, otvára v pondelok o 8:00',
  ],
  [
    { ...later, date: '2026-12-07', from: '12:00', isTomorrow: false, hasClosed: false },
    'dnes zavřeno, otevírá 7. 12. ve 12:00',
    'dnes zatvorené, otvára 7. 12. o 12:00',
  ],
  [
    { ...later, isTomorrow: true, hasClosed: false },
    'dnes zavřeno, otevírá zítra v 8:00',
    'dnes zatvorené, otvára zajtra o 8:00',
  ],
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
