import { Form } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { IconButton, VisuallyHidden } from '@vyloha/ui';
import clsx from 'clsx';
import type { CompareRow } from '../../model/compare/compare-rows';
import type { ProductBox as ProductBoxData } from '../../model/product/product-box';
import { ParameterValues } from '../parameter-values/parameter-values';
import { ProductBox } from '../product-box/product-box';
import styles from './compare-table.module.css';

interface CompareTableProps {
  products: readonly ProductBoxData[];
  rows: readonly CompareRow[];
  /** Whether rows in which products differ stand out. */
  isHighlighted: boolean;
}

/** Products side by side, a row for each of their parameters. */
export function CompareTable({ products, rows, isHighlighted }: CompareTableProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.scroll}>
      <table className={clsx(styles.table, isHighlighted && styles.highlighted)}>
        <caption>
          <VisuallyHidden>{t('compare.title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.titles}>
              {t('product.parameters')}
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col" className={styles.product}>
                <ProductBox product={product} productActions={({ id, name }) => <RemoveButton id={id} name={name} />} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { title, cells, isDifferent } }: { row: CompareRow }) {
  const { t } = useTranslation('catalog');
  return (
    <tr data-different={isDifferent || undefined}>
      <th scope="row" className={styles.titles}>
        {title}
        {isDifferent && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
      </th>
      {cells.map((values, index) => (
        <td key={index}>{values.length === 0 ? '–' : <ParameterValues values={values} />}</td>
      ))}
    </tr>
  );
}

function RemoveButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('catalog');
  return (
    <Form method="post" action={paths.compare()} preventScrollReset>
      <IconButton
        type="submit"
        variant="round"
        icon="close"
        label={t('compare.remove', { name })}
        name="remove"
        value={id}
      />
    </Form>
  );
}
