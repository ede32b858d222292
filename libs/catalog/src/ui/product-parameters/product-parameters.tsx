import type { ShownParameter } from '../../model/shown-parameters';
import { ParameterValues } from '../parameter-values/parameter-values';
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
              <ParameterValues values={values} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
