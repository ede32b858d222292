import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import cs from '../../i18n/cs.json';
import { renderPage } from '../../testing/render-page';
import { SitemapOverview } from './sitemap-overview';

describe('SitemapOverview', () => {
  it('lists each file with its page count and its last change', async () => {
    const parts = [
      { to: '/sitemap/shop-1.xml', type: 'shop', total: 7, lastModified: null },
      { to: '/sitemap/product-1.xml', type: 'product', total: 10_000, lastModified: '2026-11-21T09:00:00.000Z' },
    ];
    renderPage(SitemapOverview, { parts, meta: { title: '' } });
    const [, shopRow, productRow] = (await screen.findAllByRole('row')).map((row) => within(row));
    expect(shopRow?.queryByText(cs.sitemap.unknown)).not.toBeNull();
    expect(productRow?.getByRole('rowheader').textContent).toBe(cs.sitemap.type.product);
    expect(productRow?.getByRole('link').getAttribute('href')).toBe('/sitemap/product-1.xml');
    expect(productRow?.getAllByRole('cell').at(-1)?.textContent).toBe('21.\u00a011.\u00a02026 10:00');
  });
});
