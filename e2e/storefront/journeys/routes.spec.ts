import { routeTable } from '../fixtures/routes/route-table';
import { expect, test } from '../fixtures/test';
import { unspoken } from '../fixtures/unspoken';

const locales = ['cs', 'sk'] as const;
const shopName = 'Zelená výloha';
/** A text that nobody wrote is shown by its name: `menu.main`. */
const unwrittenText = /^[a-z][a-zA-Z]*(?:\.[a-zA-Z]+)+$/m;

for (const locale of locales) {
  test.describe(`pages in ${locale}`, () => {
    for (const { route, path, status = 200, canonical, [locale]: told } of routeTable) {
      test(`${route}: ${path}`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'vyloha_locale', value: locale, url: baseURL ?? '' }]);
        const response = await page.goto(path, { waitUntil: 'load' });
        expect(response?.status()).toBe(status);
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
        const isFailure = status === 404;
        await expect(page).toHaveTitle(isFailure ? told.title : `${told.title} | ${shopName}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        await expect(heading).toHaveText((told.heading ?? told.title).replace(/(?<=\s[kosuvzaiKOSUVZAI]) /g, '\u00a0'));
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await page.locator('body').innerText()).not.toMatch(unwrittenText);
        if (told.trail) {
          const trail = page.locator('main nav ol > li');
          await expect(trail).toHaveCount(told.trail.length + 1);
          await expect(trail.last()).toHaveText(told.trail.at(-1) ?? '');
        }
        const link = page.locator('link[rel="canonical"]');
        if (canonical === null) {
          await expect(link).toHaveCount(0);
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
        } else if (locale === 'cs') {
          await expect(link).toHaveAttribute('href', new URL(canonical, baseURL).href);
        }
        expect(await unspoken(page)).toEqual([]);
        if (isFailure) await expect(page.getByText('This page could not be found')).toBeVisible();
      });
    }
  });
}
