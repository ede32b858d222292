import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

const fieldOf = (page: Page) => page.getByRole('search').getByLabel('Hledat v obchodě');

/** Types into the field until it has come alive; without script sends it as it is. */
async function search(page: Page, query: string, hasScript: boolean): Promise<void> {
  const field = fieldOf(page);
  await field.fill(query);
  if (!hasScript) return field.press('Enter');
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(query);
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('the field leads through its suggestions by keyboard, and says what it does', async ({ page, hasScript }) => {
  await page.goto('/');
  await search(page, 'hadice', hasScript);
  if (!hasScript) return expect(page).toHaveURL('/hledat?q=hadice');
  const field = page.getByRole('combobox', { name: 'Hledat v obchodě' });
  const options = page.getByRole('option');
  await expect(options).toHaveCount(12);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('12 návrhů');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const [first, last] = [options.first(), options.last()];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(last).toHaveText('Všechny výsledky pro „hadice“');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('hadice');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/produkt\//);
});

test('an answer that comes late does not take the place of a newer one', async ({ page, hasScript }) => {
  await page.goto('/');
  let isLate = false;
  await page.route(/\/api\/content.*konev/, async (route) => {
    const answer = await route.fetch();
    await expect(page.getByRole('option', { name: /hadice/ }).first()).toBeVisible();
    isLate = true;
    await route.fulfill({ response: answer });
  });
  await search(page, 'hadice', hasScript);
  if (!hasScript) return expect(page).toHaveURL('/hledat?q=hadice');
  const field = fieldOf(page);
  const asked = page.waitForRequest(/\/api\/content.*konev/);
  await field.fill('konev');
  await asked;
  await field.fill('hadice');
  await expect.poll(() => isLate).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('option', { name: /hadice/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /konev/i })).toHaveCount(0);
});

test('what was lately searched for stays in the browser, and is offered again', async ({ page, hasScript }) => {
  await page.goto('/');
  await search(page, 'hadice', hasScript);
  if (hasScript) await fieldOf(page).press('Enter');
  await expect(page).toHaveURL('/hledat?q=hadice');
  await page.goto('/');
  if (!hasScript) return expect(fieldOf(page)).toHaveValue('');
  await expect(async () => {
    await fieldOf(page).blur();
    await fieldOf(page).focus();
    await expect(page.getByRole('option', { name: 'hadice', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('option', { name: 'hadice', exact: true }).click();
  await expect(page).toHaveURL('/hledat?q=hadice');
});

test('whatever is typed, a page answers', async ({ page }) => {
  const hostile = ['a'.repeat(2000), "' or 1=1 --", '%25', '🌱🌱🌱', '<b>tučně</b>', '\u001b', '\\', '"'];
  for (const query of hostile) {
    const answer = await page.request.get(`/hledat?q=${encodeURIComponent(query)}`);
    expect(answer.status(), query.slice(0, 20)).toBe(200);
  }
});
