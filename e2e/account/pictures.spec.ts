import { comparePictures } from '@vyloha/e2e-fixtures/pictures';
import { logInPlainly } from '@vyloha/e2e-fixtures/shopper';

comparePictures([
  { pages: { login: '/prihlasit', registration: '/registrovat' } },
  {
    pages: {
      'account-prehled': '/uzivatel/prehled',
      'account-objednavky': '/uzivatel/objednavky',
      'account-oblibene': '/uzivatel/oblibene',
    },
    prepare: (browser) => logInPlainly(browser, 'zakaznik@example.com'),
  },
]);
