import { useTranslation } from '@vyloha/i18n';
import { Link, Picture, VisuallyHidden } from '@vyloha/ui';
import type { ParameterView, ParameterValueView } from '../../model/parameters/parameter-views';
import { Explanation } from '../explanation/explanation';
import { ParameterValues } from '../parameter-values/parameter-values';
import styles from './product-parameters.module.css';

/** Size of the picture beside a value. */
const pictureSize = { width: 64, height: 64 };

/** The table of parameters. */
export function ProductParameters({ parameters }: { parameters: readonly ParameterView[] }) {
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

function isExplained({ summary, description, fileKey }: ParameterValueView): boolean {
  return summary !== null || description !== null || fileKey !== null;
}

function toExplainedValue(value: ParameterValueView) {
  return <ExplainedValue key={value.title} value={value} />;
}

/** A value below its picture, with the editors' texts. */
function ExplainedValue({ value }: { value: ParameterValueView }) {
  const { t } = useTranslation('catalog');
  const { title, summary, description, fileKey } = value;
  return (
    <div className={styles.value}>
      {fileKey !== null && <Picture fileKey={fileKey} alt="" {...pictureSize} />}
      <div>
        <ParameterValues values={[value]} />
        {description === null ? (
          summary !== null && <p className={styles.summary}>{summary}</p>
        ) : (
          <Explanation label={summary ?? t('product.explain', { parameter: title })} text={description} />
        )}
      </div>
    </div>
  );
}
