import { graphql, pictureFragment, type CmsClient } from '@vyloha/cms-client';
import { withUnavailableFallback } from '@vyloha/http-client';
import { defaultProductsConfiguration, type ProductsConfiguration } from '../model/product/products-configuration';
import { productsConfigurationResponse } from '../model/product/products-configuration-response';

const productsConfigurationQuery = graphql(
  `
    query ProductsConfiguration {
      configuration {
        products {
          size_image {
            ...Picture
          }
          show_free_delivery_tag_by_price
        }
      }
    }
  `,
  [pictureFragment],
);

/** Editors' settings for all products, with defaults when they cannot be loaded. Cached for all shoppers. */
export function getProductsConfigurationOrDefault(cms: CmsClient): Promise<ProductsConfiguration> {
  const options = { schema: productsConfigurationResponse, shared: true, optional: true };
  return withUnavailableFallback(
    cms.query(productsConfigurationQuery, {}, options),
    () => defaultProductsConfiguration,
  );
}
