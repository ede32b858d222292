const both = (cs: string, sk = cs) => ({ cs, sk });

/** Results besides products, as the backend sends them. */
export const aWireCategory = {
  _id: 'c-hadice',
  title: both('Hadice', 'Hadice SK'),
  path: both('zahrada/hadice', 'z/h'),
};

export const aWireArticle = {
  _id: 'a-1',
  title: both('Rady', 'Rady SK'),
  perex: { cs: 'Podle zahrady.', sk: null },
  page_meta: { slug: both('rady') },
};

export const aWireMenuItem = {
  id: 'mi-1',
  title: both('Hadice'),
  link: { link_type: 'category', urlRewrite: both('/zahrada/hadice', '/z/h') },
};

const nothing = { entities: [], total: 0 };

/** The response without any results. */
export const noContent = {
  brands: nothing,
  categories: nothing,
  virtualCategories: nothing,
  articles: nothing,
  questions: nothing,
  menuItems: nothing,
};
