import { Link } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { Picture, VisuallyHidden } from '@vyloha/ui';
import type { ShownParameter, ShownParameterValue } from '../../model/parameters/shown-parameters';
import { Explanation } from '../explanation/explanation';
import { ParameterValues } from '../parameter-values/parameter-values';
import styles from './product-parameters.module.css';

/** Beside the value that it shows. */
const pictureSize = { width: 64, height: 64 };

/** The table of parameters. */
export function ProductParameters({ parameters }: { parameters: readonly ShownParameter[] }) {
  const { t } = useTranslation('catalog');
  return (
    <table className={styles.table}>
      <tbody>
        {parameters.map(({ id, title, link, description, values }) => (
          <tr key={id}>
            <th scope="row">
              {link === null ? title : <Link to={link}>{title}</Link>}
              {description !== null && (
                <Explanation
                  label={<VisuallyHidden>{t('product.explain', { parameter: title })}</VisuallyHidden>}
                  text={description}
                />
              )}
            </th>
            <td>{values.some(isExplained) ? values.map(toExplainedValue) : <ParameterValues values={values} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isExplained({ summary, description, fileKey }: ShownParameterValue): boolean {
  return summary !== null || description !== null || fileKey !== null;
}

function toExplainedValue(value: ShownParameterValue) {
  return <ExplainedValue key={value.title} value={value} />;
}

/** A value under a picture of it, with what editors say of it. */
function ExplainedValue({ value }: { value: ShownParameterValue }) {
  const { t } = useTranslation('catalog');
  const { title, summary, description, fileKey } = value;
  return (
    <div className={styles.value}>
      {fileKey !== null && <Picture fileKey={fileKey} alt="" {...pictureSize} />}
      <div>
        <ParameterValues values={[value]} />
        {description === null ? (
          summary !== null && <p className={styles.summary}>{keepPrepositions(summary)}</p>
        ) : (
          <Explanation
            label={keepPrepositions(summary ?? t('product.explain', { parameter: title }))}
            text={description}
          />
        )}
      </div>
    </div>
  );
}
