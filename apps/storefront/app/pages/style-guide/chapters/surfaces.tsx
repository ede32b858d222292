import { Card, Columns, Disclosure, Grid, GridItem, SummaryList } from '@vyloha/ui';
import { Chapter, Specimen } from '../specimen';
import styles from '../style-guide.module.css';

const sums = [
  { id: 'items', label: 'Zboží', value: '1 998 Kč' },
  { id: 'shipping', label: 'Doprava s názvem, který je delší než jeden řádek', value: '99 Kč' },
  { id: 'total', label: 'Celkem', value: '2 097 Kč', isTotal: true },
];
const columns = ['1', '2', '3', '4', '5', '6'];

/** Containers. */
export function Surfaces() {
  return (
    <Chapter name="surfaces">
      <Specimen name="Card">
        <Columns count={{ base: 1, md: 2 }}>
          <Card>Papír</Card>
          <Card tone="sand">Písek</Card>
        </Columns>
      </Specimen>
      <Specimen name="Grid, GridItem">
        <Grid>
          <GridItem span={{ base: 24, lg: 6 }} className={styles.column}>
            24, od lg 6
          </GridItem>
          <GridItem span={{ base: 24, lg: 18 }} className={styles.column}>
            24, od lg 18
          </GridItem>
        </Grid>
      </Specimen>
      <Specimen name="Columns">
        <Columns as="ul" count={{ base: 2, sm: 3, lg: 6 }}>
          {columns.map((column) => (
            <li key={column} className={styles.column}>
              {column}
            </li>
          ))}
        </Columns>
      </Specimen>
      <Specimen name="Disclosure">
        <div>
          <Disclosure title="Zavřená část">Obsah</Disclosure>
          <Disclosure title="Otevřená část s nadpisem, který je delší než jeden řádek na telefonu" isInitiallyOpen>
            Obsah, který je vidět hned.
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="SummaryList">
        <div className={styles.form}>
          <SummaryList rows={sums} />
        </div>
      </Specimen>
    </Chapter>
  );
}
