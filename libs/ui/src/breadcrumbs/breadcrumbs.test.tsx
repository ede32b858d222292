import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Breadcrumbs } from './breadcrumbs';

it('leads from the home page to the page itself, which is no link', () => {
  const { container } = renderUi(
    <Breadcrumbs
      items={[
        { title: 'Zahrada', to: '/zahrada' },
        { title: 'Hadice', to: '/x' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Drobečková navigace' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Úvod', '/'],
    ['Zahrada', '/zahrada'],
  ]);
  expect(container.querySelector('[aria-current="page"]')?.textContent).toBe('Hadice');
  const positions = [...container.querySelectorAll('meta[itemprop="position"]')].map((meta) =>
    meta.getAttribute('content'),
  );
  expect(positions).toEqual(['1', '2', '3']);
});
