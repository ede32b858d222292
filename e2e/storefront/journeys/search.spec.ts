import { expect, test } from '../fixtures/test';

const goods = 'main a[href^="/produkt/"]';

test('whatever the form of a word, its goods are found, and a typing error is told', async ({ page }) => {
  for (const query of ['zahradní hadice', 'zahradni hadice', 'ZAHRADNÍCH HADIC', 'zahradní hadici']) {
    await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
    await expect(page.locator(goods).first()).toContainText(/hadice/i);
    await expect(page.getByText('jsme nic nenašli')).toBeHidden();
  }
  await page.goto('/hledat?q=zaharadni+hadcie');
  await expect(page.getByText('Ukazujeme výsledky pro „zahradní hadice“.')).toBeVisible();
});

test('a code stands first', async ({ page }) => {
  await page.goto('/hledat?q=zv-10023');
  await page.locator(goods).first().click();
  await expect(page.locator('main')).toContainText('Kód: 10023');
});

test('when nothing is found there are ways on', async ({ page }) => {
  const query = '<i>qwrtzxcvb</i>';
  await page.goto(`/hledat?q=${encodeURIComponent(query)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(query);
  await expect(page.getByRole('link', { name: 'Zeptat se nás' })).toHaveAttribute('href', '/kontakt');
  await expect(page.locator(goods).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Podívejte se do oddělení' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hledáme');
});

test('a question that was found opens', async ({ page }) => {
  await page.goto('/hledat?q=objednávka+dorazí');
  await page.getByRole('link', { name: 'Kdy objednávka dorazí?' }).click();
  await expect(page).toHaveURL(/\/nejcastejsi-dotazy#/);
  await expect(page.getByText('Co objednáte do 14 hodin')).toBeVisible();
});

test('the end of the suggestions can be seen on a low screen, above the notices', async ({ page, hasScript }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto('/');
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  const last = page.getByRole('option', { name: 'Všechny výsledky pro „hadice“' });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('hadice');
    if (hasScript) await expect(last).toBeAttached({ timeout: 3_000 });
  }).toPass();
  // Suggestions come by script; without it the field is sent as it is.
  await field.press(hasScript ? 'ArrowUp' : 'Enter');
  if (!hasScript) return expect(page).toHaveURL(/\/hledat\?q=hadice/);
  // What a finger would touch there.
  const touched = await last.evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height - 4);
    return found !== null && line.contains(found);
  });
  expect(touched).toBe(true);
});
