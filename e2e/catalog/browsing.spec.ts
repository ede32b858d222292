import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a category is sorted and paginated, and Back returns to the previous page', async ({ page }) => {
  await page.goto('/zahrada/osiva-a-cibuloviny/semena-zeleniny');
  await expect(page.locator('main a[href^="/produkt/"]').first()).toBeVisible();
  await page
    .getByRole('link', { name: 'Od nejlevnějšího' })
    .or(page.getByRole('button', { name: 'Od nejlevnějšího' }))
    .first()
    .click();
  await expect(page).toHaveURL(/razeni=PriceSortASC/);
  await page
    .getByRole('navigation', { name: /[Ss]tránk/ })
    .getByRole('link', { name: /2/ })
    .first()
    .click();
  await expect(page).toHaveURL(/[?&]p=2/);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]p=/);
});
