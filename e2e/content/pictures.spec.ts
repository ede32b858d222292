import { comparePictures } from '@vyloha/e2e-fixtures/pictures';

comparePictures([
  {
    pages: {
      home: '/',
      branches: '/pobocky',
      articles: '/clanky',
      article: '/clanek/rajcata-od-seminka',
      author: '/autori/jana-blahova',
      glossary: '/slovnik',
      term: '/slovnik/mulc',
      'not-found': '/nic-tu-neni',
    },
  },
]);
