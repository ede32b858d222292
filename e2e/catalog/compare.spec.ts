import type { Page } from '@playwright/test';
import { compareByHttp } from '@vyloha/e2e-fixtures/comparison';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('three products are added to the comparison and removed again', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  const compareButtons = page.locator('main').getByRole('button', { name: /^Porovnat: / });
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    const compareButton = compareButtons.nth(index);
    names.push(((await compareButton.getAttribute('aria-label')) ?? '').replace('Porovnat: ', ''));
    await compareButton.click();
    const dialog = page.getByRole('dialog', { name: 'Přidáno do porovnání' });
    await dialog.getByRole('button', { name: 'Pokračovat v nákupu' }).click();
    await expect(compareButton).toHaveAttribute('aria-pressed', 'true');
  }

  await page.goto('/porovnat');
  const table = page.getByRole('table', { name: 'Porovnání zboží' });
  await expect(table.getByRole('columnheader')).toHaveCount(1 + names.length);
  for (const name of names) await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: /\(liší se\)$/ }).first()).toBeVisible();

  await page.reload();
  await table.getByRole('button', { name: `Odebrat z porovnání: ${names[0]}` }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(names.length);
  await page.getByRole('button', { name: 'Odebrat vše' }).click();
  await expect(page.getByText('Zatím nic neporovnáváte')).toBeVisible();
});

const boots = '/produkt/zahradni-holinky-val';
const soldOut = '/produkt/akumulatorova-sekacka-chroust';

/** Toggles the compare button of the page's product, and dismisses the confirmation. */
async function toggleCompare(page: Page) {
  await page
    .locator('main')
    .getByRole('button', { name: /^Porovnat: / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pokračovat v nákupu' }).click();
}

test('what is sold out leads to what can be bought instead', async ({ page }) => {
  await compareByHttp(page, [soldOut]);
  await page.goto('/porovnat');
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Co koupit místo toho – / })
    .click();
  await expect(page).toHaveURL(/\/produkt\/akumulatorova-sekacka-chroust#alternativy$/);
  const instead = page.getByRole('region', { name: 'Co koupit místo toho' });
  await expect(instead).toBeInViewport();
  await expect(instead.getByRole('article').first()).toBeVisible();
});

test('two tabs share one list', async ({ page, context }) => {
  await page.goto(boots);
  const other = await context.newPage();
  await other.goto(boots);
  await toggleCompare(page);
  // The other tab does not know yet; toggling there once more changes nothing.
  await toggleCompare(other);
  const compareButtons = other
    .locator('main')
    .getByRole('button', { name: /^Porovnat: / })
    .first();
  await expect(compareButtons).toHaveAttribute('aria-pressed', 'true');
  await other.goto('/porovnat');
  await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(2);
  await other.getByRole('button', { name: 'Odebrat vše' }).click();
  await expect(other.getByText('Zatím nic neporovnáváte')).toBeVisible();
  // The same holds for removing what the other tab has removed.
  await toggleCompare(page);
  await page.goto('/porovnat');
  await expect(page.getByText('Zatím nic neporovnáváte')).toBeVisible();
});
