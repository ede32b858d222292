import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { PageHeading } from './page-heading';
import { PageLayout } from './page-layout';

it('puts the breadcrumbs before the parts of the page', () => {
  renderUi(
    <PageLayout breadcrumbs={[{ title: 'Značky' }]} spacing="wide">
      <PageHeading title="Značky v obchodě" lead="S kým pracujeme." />
    </PageLayout>,
  );
  const parts = screen.getByRole('heading', { level: 1, name: 'Značky v obchodě' }).closest('[class*=wide]');
  expect(parts?.previousElementSibling).toBe(screen.getByRole('navigation'));
  expect(parts?.querySelector('p')?.textContent).toBe('S kým pracujeme.');
});

it('has neither breadcrumbs nor an introduction where none are given', () => {
  const { container } = renderUi(
    <PageLayout>
      <PageHeading title="Košík" lead={null} />
    </PageLayout>,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(container.querySelector('p')).toBeNull();
});
