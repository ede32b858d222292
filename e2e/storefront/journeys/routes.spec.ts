import { routeTable } from '../fixtures/routes/route-table';
import { expect, test } from '../fixtures/test';
import { findUnresolvedTexts } from '../fixtures/unresolved-texts';

const locales = ['cs', 'sk'] as const;
const shopName = 'Zelená výloha';
/** A missing translation is shown as its key: `menu.main`. */
const translationKeyPattern = /^[a-z][a-zA-Z]*(?:\.[a-zA-Z]+)+$/m;

for (const locale of locales) {
  test.describe(`pages in ${locale}`, () => {
    for (const { route, path, status = 200, canonical, [locale]: expectedPage } of routeTable) {
      test(`${route}: ${path}`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'vyloha_locale', value: locale, url: baseURL ?? '' }]);
        const response = await page.goto(path, { waitUntil: 'load' });
        expect(response?.status()).toBe(status);
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
        const isNotFound = status === 404;
        await expect(page).toHaveTitle(isNotFound ? expectedPage.title : `${expectedPage.title} | ${shopName}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        await expect(heading).toHaveText(
          (expectedPage.heading ?? expectedPage.title).replace(/(?<=\s[kosuvzaiKOSUVZAI]) /g, '\u00a0'),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await page.locator('body').innerText()).not.toMatch(translationKeyPattern);
        if (expectedPage.breadcrumbs) {
          const breadcrumbs = page.locator('main nav ol > li');
          await expect(breadcrumbs).toHaveCount(expectedPage.breadcrumbs.length + 1);
          await expect(breadcrumbs.last()).toHaveText(expectedPage.breadcrumbs.at(-1) ?? '');
        }
        const link = page.locator('link[rel="canonical"]');
        if (canonical === null) {
          await expect(link).toHaveCount(0);
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        } else if (locale === 'cs') {
          await expect(link).toHaveAttribute('href', new URL(canonical, baseURL).href);
        }
        expect(await findUnresolvedTexts(page)).toEqual([]);
        if (isNotFound) await expect(page.getByText('This page could not be found')).toBeVisible();
      });
    }
  });
}
