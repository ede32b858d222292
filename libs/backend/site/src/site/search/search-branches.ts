import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { type CatalogContext, countWords, hasWords, type Slot, type WantedWords } from '@vyloha/backend-catalog';
import { localizedText } from '@vyloha/backend-kernel';
import { branch } from '@vyloha/backend-shop/tables';
import { toTownStems } from './town-stems';

interface Reader extends Pick<CatalogContext, 'db' | 'locale'> {
  /** Postcode near which branches are sought. */
  near?: string | null;
}

const postcode = /(?<!\d)(\d{3}) ?(\d\d)(?!\d)/;

/** The postcode in a query, by which the nearest branches are meant; null without one. */
export function postcodeOf(query: string): string | null {
  const [, area, post] = postcode.exec(query) ?? [];
  return area === undefined ? null : `${area}${post}`;
}

/** What is sought near a postcode: branches, where the query says no more. */
export function slotsNear(slots: readonly Slot[]): readonly Slot[] {
  const words = slots.filter(({ typed }) => !/\d/.test(typed.join('')));
  return words.length > 0 ? words : [{ typed: ['pobocka'], synonyms: [], related: [] }];
}

/** As many as somebody considers. */
const nearest = 3;

/** What every branch is and has, in the words of shoppers; the list of branches answers to them, too. */
export const branchNames: Readonly<Record<string, string>> = {
  cs: 'pobočka prodejna obchod otevírací provozní doba hodiny otevřeno kamenná nejbližší',
  sk: 'pobočka predajňa obchod otváracia prevádzková doba hodiny otvorené kamenná najbližšia',
};

/** What is asked of a branch; by themselves these words are not about any. */
const branchDetails: Readonly<Record<string, string>> = {
  cs: `adresa telefon kontakt mapa parkování parkoviště výdejna výdejní místo odběr vyzvednutí blízko okolí město ulice kraj
    pondělí úterý středa čtvrtek pátek sobota neděle víkend svátek dnes zítra zavřeno zavírá otevírá dostanu dojet máte jste`,
  sk: `adresa telefón kontakt mapa parkovanie parkovisko výdajňa výdajné miesto odber vyzdvihnutie blízko okolie mesto ulica kraj
    pondelok utorok streda štvrtok piatok sobota nedeľa víkend sviatok dnes zajtra zatvorené zatvára otvára dostanem prísť máte ste`,
};

/** Also as what a town is called of which the word is an adjective: 'brněnská'. */
const withTowns = (slot: Slot): Slot => ({
  ...slot,
  synonyms: [...slot.synonyms, ...slot.typed.flatMap((word) => toTownStems(word).map((stem) => [stem] as const))],
});

/**
 * Branches by their town, street, postcode, region and name, and by what all of them are called; beside one of these also by what is asked of
 * them, beside a place by their services. Those of the town come before those whose street is named after it.
 */
export async function findBranches({ db, locale, near = null }: Reader, { slots }: WantedWords) {
  const joined = (...texts: SQL[]) => sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
  const own = (words: Readonly<Record<string, string>>) => sql`${words[locale] ?? ''}::text`;
  const town = joined(localizedText(branch.name, locale), sql`${branch.city}`);
  const place = joined(
    town,
    sql`${branch.street}`,
    sql`replace(${branch.postcode}, ' ', '')`,
    sql`replace(${branch.region}, '_', ' ')`,
  );
  const [about, details] = [joined(place, own(branchNames)), own(branchDetails)];
  const services = sql`jsonb_path_query_array(${branch.presentation}, ${sql.raw(`'$.services[*].${locale}'`)})::text`;
  const written = joined(services, localizedText(sql`${branch.presentation} #> '{page_meta,seo_title}'`, locale));
  const places = slots.map(withTowns);
  const code = sql`replace(${branch.postcode}, ' ', '')`;
  // Postcodes of neighbouring towns are neighbouring numbers; each begins with the same digit in one part of the country.
  const distance = near === null ? [] : [sql`abs(${code}::int - ${near}::int)`];
  const found = db
    .select({ id: branch.id, name: branch.name, slug: branch.slug })
    .from(branch)
    .where(
      sql`(${countWords(place, places)} > 0 and ${hasWords(joined(about, details, written), places)})
        or (${countWords(about, places)} > 0 and ${hasWords(joined(about, details), places)})`,
    )
    .orderBy(
      ...distance,
      desc(countWords(town, places)),
      desc(countWords(place, places)),
      desc(branch.weight),
      asc(branch.id),
    );
  return near === null ? found : found.limit(nearest);
}
