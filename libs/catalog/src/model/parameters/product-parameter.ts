export interface ParameterValue {
  id: string;
  title: string;
}

/** A parameter of goods as the wire carries it: numbers, or values with their titles. Its own title comes apart. */
export interface ProductParameter {
  id: string;
  numbers: readonly number[];
  values: readonly ParameterValue[];
}
