import { cleanup } from '@testing-library/react';
import type { Locale } from '@vyloha/contract';
import { renderWithProviders } from '@vyloha/testing';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders a component with its texts and a router, and unmounts it after the test. */
export function renderUi(element: ReactElement, locale: Locale = 'cs') {
  return renderWithProviders(element, { locale });
}
