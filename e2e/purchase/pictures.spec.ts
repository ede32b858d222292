import { comparePictures } from '@vyloha/e2e-fixtures/pictures';
import { completePlainDelivery, putIntoPlainCart } from '@vyloha/e2e-fixtures/shopper';

const product = '/produkt/zahradni-hadice-zdroj';

comparePictures([
  { pages: { 'empty-cart': '/kosik' } },
  {
    pages: { cart: '/kosik', delivery: '/kosik/dodaci-udaje' },
    prepare: (browser) => putIntoPlainCart(browser, product),
  },
  {
    pages: { 'shipping-and-payment': '/kosik/doprava-a-platba' },
    prepare: async (browser) => {
      await putIntoPlainCart(browser, product);
      await completePlainDelivery(browser);
    },
  },
]);
