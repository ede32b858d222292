import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Breadcrumbs } from './breadcrumbs';

const items = [
  { title: 'Zahrada', to: '/zahrada' },
  { title: 'Hadice', to: '/x' },
];

it('goes from the home page to the current page, which is no link', () => {
  const { container } = renderUi(<Breadcrumbs items={items} />);
  expect(screen.getByRole('navigation', { name: 'Drobečková navigace' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Úvod', '/'],
    ['Zahrada', '/zahrada'],
  ]);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Hadice');
  // Browsers keep the server's.
  expect(container.querySelector('script')?.textContent).toBe('');
});

it('describes itself to search engines', () => {
  vi.stubEnv('SSR', true);
  const { container } = renderUi(<Breadcrumbs items={items} />);
  vi.unstubAllEnvs();
  const structuredData: unknown = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(structuredData).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Úvod', item: expect.stringMatching(/^http.*\/$/) },
      { position: 2, name: 'Zahrada', item: expect.stringMatching(/\/zahrada$/) },
      { position: 3, name: 'Hadice' },
    ],
  });
});
