export interface ParameterValue {
  id: string;
  title: string;
}

/**
 * A parameter of a product on the wire: numbers, or values with their titles. The parameter's title is in its
 * definition.
 */
export interface ProductParameter {
  id: string;
  numbers: readonly number[];
  values: readonly ParameterValue[];
}
