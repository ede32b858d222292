import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('links pages by p, omitted for the first one, and keeps the rest of the query', () => {
    renderUi(<Pagination page={2} totalPages={9} url="/zahrada?razeni=PriceSortASC&p=2" />);
    expect(
      screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Předchozí strana', '/zahrada?razeni=PriceSortASC'],
      ['Strana 1', '/zahrada?razeni=PriceSortASC'],
      ['Strana 3', '/zahrada?razeni=PriceSortASC&p=3'],
      ['Strana 9', '/zahrada?razeni=PriceSortASC&p=9'],
      ['Další strana', '/zahrada?razeni=PriceSortASC&p=3'],
    ]);
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('2');
  });

  it('renders nothing for one page', () => {
    renderUi(<Pagination page={1} totalPages={1} url="/zahrada" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
