import { comparePictures } from '@vyloha/e2e-fixtures/pictures';

comparePictures([
  {
    pages: {
      category: '/zahrada',
      listing: '/zahrada/zavlazovani/zahradni-hadice?f.barva=modra',
      'all-products': '/eshop',
      product: '/produkt/zahradni-hadice-zdroj',
      'product-picture': '/produkt/zahradni-hadice-zdroj/obrazek/1',
      'search-results': '/hledat?q=hadice',
      'nothing-found': '/hledat?q=qwrtz',
      brands: '/znacky',
      'empty-comparison': '/porovnat',
    },
  },
]);
