import { cleanup } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import type { ReactElement } from 'react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** Renders a component with its words and a router around it, and takes it away after the test. */
export function renderUi(element: ReactElement, locale: 'cs' | 'sk' = 'cs') {
  return renderWithProviders(element, { locale });
}
