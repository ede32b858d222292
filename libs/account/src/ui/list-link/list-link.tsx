import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { IconLink } from '@vyloha/ui';

interface ListLinkProps {
  productId: string;
  variantId: string;
  /** Name of the product. */
  name: string;
}

/** Leads to the choice of the shopping list that a product is put into. */
export function ListLink({ productId, variantId, name }: ListLinkProps) {
  const { t } = useTranslation('account');
  return (
    <IconLink
      variant="round"
      icon="list"
      label={t('listLink.label', { name })}
      to={paths.addToList({ productId, variantId })}
      rel="nofollow"
    />
  );
}
