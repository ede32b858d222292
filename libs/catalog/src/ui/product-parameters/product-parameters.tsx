import { Link } from '@remix-run/react';
import { resolveLink } from '@vyloha/links';
import { Fragment } from 'react';
import type { ShownParameter, ShownParameterValue } from '../../model/shown-parameters';
import styles from './product-parameters.module.css';

/** The table of parameters. */
export function ProductParameters({ parameters }: { parameters: readonly ShownParameter[] }) {
  return (
    <table className={styles.table}>
      <tbody>
        {parameters.map(({ id, title, values }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>
              {values.map((value, index) => (
                <Fragment key={value.title}>
                  {index > 0 && ', '}
                  <Value value={value} />
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value: { title, link } }: { value: ShownParameterValue }) {
  return link === null ? title : <Link to={resolveLink(link)}>{title}</Link>;
}
