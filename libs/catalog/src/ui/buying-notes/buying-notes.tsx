import type { ReactNode } from 'react';
import type { CatalogPicture } from '../../model/category/catalog-picture';
import type { ProductDetail } from '../../model/product/product-detail';
import { DeliveryOptions } from '../delivery-options/delivery-options';
import { GiftList } from '../gift-list/gift-list';
import { LegalNotes } from '../product-legal/legal-notes';
import { SizeChart } from '../size-chart/size-chart';
import { StorageDates } from '../storage-dates/storage-dates';
import { TrustLines } from '../trust-lines/trust-lines';
import styles from './buying-notes.module.css';

export interface BuyingNotesProps {
  product: ProductDetail;
  isForCredits: boolean;
  sizeImage: CatalogPicture | null;
  hasGuaranteeNotice: boolean;
  /** The stock of branches. */
  stock?: ReactNode;
  /** Watching the price. */
  watch?: ReactNode;
}

/** What is good to know below the button: gifts, notes of the law, delivery, sizes, benefits. */
export function BuyingNotes({ product, isForCredits, sizeImage, hasGuaranteeNotice, stock, watch }: BuyingNotesProps) {
  return (
    <div className={styles.notes}>
      <LegalNotes legal={product.legal} hasGuaranteeNotice={hasGuaranteeNotice} />
      <GiftList gifts={product.gifts} />
      {product.perex !== null && <p>{product.perex}</p>}
      <StorageDates product={product} />
      <div>
        {product.availability !== null && stock}
        {/* What is bought for credits does not count towards free delivery. */}
        {!isForCredits && <DeliveryOptions options={product.deliveryOptions} />}
        {sizeImage !== null && <SizeChart picture={sizeImage} />}
        {product.availability !== null && watch}
      </div>
      <TrustLines terms={product.deliveryTerms} isForCredits={isForCredits} />
    </div>
  );
}
