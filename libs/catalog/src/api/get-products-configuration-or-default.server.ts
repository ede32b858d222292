import { graphql, pictureFragment, type CmsClient } from '@vyloha/cms-client';
import { whenUnavailable } from '@vyloha/contract';
import { plainProducts, type ProductsConfiguration } from '../model/product/products-configuration';
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

/** What editors set for all goods; goods can be sold without it. Shared by all shoppers. */
export function getProductsConfigurationOrDefault(cms: CmsClient): Promise<ProductsConfiguration> {
  const options = { schema: productsConfigurationResponse, shared: true, optional: true };
  return whenUnavailable(cms.query(productsConfigurationQuery, {}, options), () => plainProducts);
}
