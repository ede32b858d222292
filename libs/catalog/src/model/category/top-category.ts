import type { Translated } from '@vyloha/contract';

interface Way<Text> {
  title: Text;
  to: Text;
}

/** A place that editors put on top of the catalogue, with the ways that stand below its title. */
export interface TopCategory<Text = Translated> {
  title: Text;
  fileKey: string | null;
  /** Where the title itself leads; `null` where there are several places, which are ways then. */
  to: Text | null;
  ways: readonly Way<Text>[];
}
