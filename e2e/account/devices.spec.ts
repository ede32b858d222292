import { logInByHttp, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

const passwordPage = '/uzivatel/zmena-hesla';
const endButton = { name: /^Odhlásit –/ };

test('a customer logs another browser out, then every one', async ({ page, browser }) => {
  const email = await registerCustomer(page);
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const context = await browser.newContext({ userAgent });
  const other = await context.newPage();
  const logInElsewhere = async () => {
    await logInByHttp(other, email);
  };
  await logInElsewhere();

  await page.goto(passwordPage);
  const devices = page.locator('#zarizeni li');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'Firefox, Windows' })).toBeVisible();
  await expect(devices.filter({ hasText: 'toto zařízení' })).toHaveCount(1);
  expect(await findUnresolvedTexts(page)).toEqual([]);
  await page.getByRole('button', endButton).click();
  await expect(page.getByText('Zařízení je odhlášené').first()).toBeVisible();
  await expect(devices).toHaveCount(1);
  await other.goto(passwordPage);
  await expect(other).toHaveURL(/\/prihlasit\?redirectTo=/);

  await logInElsewhere();
  await page.goto(passwordPage);
  await page.getByRole('button', { name: 'Odhlásit všechna zařízení' }).click();
  await expect(page).toHaveURL(/\/prihlasit$/);
  await expect(page.getByText('Všechna zařízení jsou odhlášená', { exact: false }).first()).toBeVisible();
  for (const loggedOut of [page, other]) {
    await loggedOut.goto(passwordPage);
    await expect(loggedOut).toHaveURL(/\/prihlasit\?redirectTo=/);
  }
  await context.close();
});
