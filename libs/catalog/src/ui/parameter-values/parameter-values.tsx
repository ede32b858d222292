import { resolveLink } from '@vyloha/links';
import { Link } from '@vyloha/ui';
import { Fragment } from 'react';
import type { LinkedValue } from '../../model/parameters/parameter-views';

/** The values of a parameter in one line, as links where they have one. */
export function ParameterValues({ values }: { values: readonly LinkedValue[] }) {
  return values.map(({ title, link }, index) => (
    <Fragment key={title}>
      {index > 0 && ', '}
      {link === null ? title : <Link to={resolveLink(link)}>{title}</Link>}
    </Fragment>
  ));
}
