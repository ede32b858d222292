/** A case that this shop, or what is known of it, has nothing for. */
export class Skipped extends Error {
  override name = 'Skipped';
}
