import type { PartlyTranslated } from '@vyloha/contract';

interface Material {
  title: PartlyTranslated;
  care: PartlyTranslated;
}

const material = (cs: string, sk: string, careCs: string, careSk: string): Material => ({
  title: { cs, sk },
  care: { cs: careCs, sk: careSk },
});

/** Materials of products, and their care. */
export const materials = {
  plastic: material(
    'Plast',
    'Plast',
    'Stačí omýt vlažnou vodou s trochou saponátu. Na zimu výrobek ukliďte pod střechu, plast tak déle zůstane pružný.',
    'Stačí umyť vlažnou vodou s trochou saponátu. Na zimu výrobok odložte pod strechu, plast tak dlhšie ostane pružný.',
  ),
  'recycled-plastic': material(
    'Recyklovaný plast',
    'Recyklovaný plast',
    'Nečistoty odstraníte kartáčem a vodou. Materiál nebobtná a nehnije, takže může zůstat venku po celý rok.',
    'Nečistoty odstránite kefou a vodou. Materiál nenapučiava a nehnije, takže môže zostať vonku po celý rok.',
  ),
  rubber: material(
    'Pryž',
    'Guma',
    'Po sezoně nechte vytéct vodu, výrobek volně stočte a pověste do stínu. Mrazu a přímému slunci se pryž ráda vyhne.',
    'Po sezóne nechajte vytiecť vodu, výrobok voľne stočte a zaveste do tieňa. Mrazu a priamemu slnku sa guma rada vyhne.',
  ),
  steel: material(
    'Ocel',
    'Oceľ',
    'Po práci otřete do sucha a jednou za sezonu lehce naolejujte. Na povrchovou rez stačí jemná ocelová vlna.',
    'Po práci utrite dosucha a raz za sezónu jemne naolejujte. Na povrchovú hrdzu stačí jemná oceľová vlna.',
  ),
  galvanized: material(
    'Pozinkovaná ocel',
    'Pozinkovaná oceľ',
    'Zinek chrání kov sám, stačí občas spláchnout hlínu vodou. Hlubší škrábance přetřete zinkovou barvou.',
    'Zinok chráni kov sám, stačí občas opláchnuť hlinu vodou. Hlbšie škrabance pretrite zinkovou farbou.',
  ),
  'stainless-steel': material(
    'Nerezová ocel',
    'Nehrdzavejúca oceľ',
    'Omyjte teplou vodou a vyleštěte měkkým hadříkem. Drátěnce a chlorovým čističům se raději vyhněte.',
    'Umyte teplou vodou a vyleštite mäkkou handričkou. Drôtenke a chlórovým čističom sa radšej vyhnite.',
  ),
  aluminium: material(
    'Hliník',
    'Hliník',
    'Hliník nerezaví, stačí ho otřít vlhkým hadrem. Kloubům a kolečkům prospěje kapka oleje na začátku sezony.',
    'Hliník nehrdzavie, stačí ho utrieť vlhkou handrou. Kĺbom a kolieskam prospeje kvapka oleja na začiatku sezóny.',
  ),
  wood: material(
    'Dřevo',
    'Drevo',
    'Jednou za rok přebruste jemným papírem a natřete olejem. Dřevo pak stárne do hezka a nepraská.',
    'Raz za rok prebrúste jemným papierom a natrite olejom. Drevo potom starne do krásy a nepraská.',
  ),
  ceramic: material(
    'Keramika',
    'Keramika',
    'Omyjte vlažnou vodou a měkkým kartáčem. Prudké změny teplot keramice nesvědčí, před mrazem ji raději schovejte.',
    'Umyte vlažnou vodou a mäkkou kefou. Prudké zmeny teplôt keramike nesvedčia, pred mrazom ju radšej schovajte.',
  ),
  glass: material(
    'Sklo',
    'Sklo',
    'Můžete mýt v myčce i v ruce. Usazeniny od vody rozpustí lžíce octa v litru teplé vody.',
    'Môžete umývať v umývačke aj v ruke. Usadeniny od vody rozpustí lyžica octu v litri teplej vody.',
  ),
  enamel: material(
    'Smalt',
    'Smalt',
    'Připáleniny nechte odmočit v teplé vodě s jedlou sodou. Smalt snese i myčku, jen ho chraňte před pádem.',
    'Pripáleniny nechajte odmočiť v teplej vode s jedlou sódou. Smalt znesie aj umývačku, len ho chráňte pred pádom.',
  ),
  'cast-iron': material(
    'Litina',
    'Liatina',
    'Po umytí horkou vodou vytřete do sucha a potřete tenkou vrstvou oleje. Saponát litině ubírá ochrannou vrstvu.',
    'Po umytí horúcou vodou vytrite dosucha a potrite tenkou vrstvou oleja. Saponát liatine uberá z ochrannej vrstvy.',
  ),
  cotton: material(
    'Bavlna',
    'Bavlna',
    'Perte na 40 °C s podobnými barvami a žehlete ještě vlhké. Sušička nevadí, jen na nízkou teplotu.',
    'Perte na 40 °C s podobnými farbami a žehlite ešte vlhké. Sušička neprekáža, len na nízku teplotu.',
  ),
  linen: material(
    'Len',
    'Ľan',
    'Perte na 40 °C bez aviváže a sušte rozvěšené. Len každým praním změkne a zkrásní.',
    'Perte na 40 °C bez aviváže a sušte rozvešané. Ľan každým praním zmäkne a skrásnie.',
  ),
  polyester: material(
    'Polyester',
    'Polyester',
    'Perte na 30 °C a nechte volně uschnout. Drobné skvrny zmizí pod vlhkým hadříkem s trochou mýdla.',
    'Perte na 30 °C a nechajte voľne uschnúť. Drobné škvrny zmiznú pod vlhkou handričkou s trochou mydla.',
  ),
  wool: material(
    'Vlna',
    'Vlna',
    'Pravidelně větrejte a vysávejte po směru vlasu. Skvrny hned odsajte savým papírem, nikdy nedrhněte.',
    'Pravidelne vetrajte a vysávajte v smere vlasu. Škvrny hneď odsajte savým papierom, nikdy nedrhnite.',
  ),
  polyethylene: material(
    'Polyethylen (HDPE)',
    'Polyetylén (HDPE)',
    'Prach a listí spláchněte hadicí. Po sezoně nechte oschnout a uložte složené na suchém místě.',
    'Prach a lístie opláchnite hadicou. Po sezóne nechajte oschnúť a uložte zložené na suchom mieste.',
  ),
  leather: material(
    'Kůže',
    'Koža',
    'Nechte vyschnout mimo přímé teplo a dvakrát do roka ošetřete tukem na kůži. Bahno odstraníte kartáčem až po zaschnutí.',
    'Nechajte vyschnúť mimo priameho tepla a dvakrát do roka ošetrite tukom na kožu. Blato odstránite kefou až po zaschnutí.',
  ),
  wax: material(
    'Vosk',
    'Vosk',
    'Knot před zapálením zkraťte na půl centimetru a nechte rozpustit celou hladinu vosku. Svíčka pak hoří rovnoměrně.',
    'Knôt pred zapálením skráťte na pol centimetra a nechajte roztopiť celú hladinu vosku. Sviečka potom horí rovnomerne.',
  ),
  wicker: material(
    'Proutí',
    'Prútie',
    'Prach vysajte úzkou hubicí, dvakrát do roka proutí lehce navlhčete. Nebude pak křehnout ani praskat.',
    'Prach vysajte úzkou hubicou, dvakrát do roka prútie zľahka navlhčite. Nebude potom krehnúť ani praskať.',
  ),
  organic: material(
    'Přírodní směs',
    'Prírodná zmes',
    'Skladujte v suchu a ve stínu, v uzavřeném obalu mimo dosah dětí a zvířat.',
    'Skladujte v suchu a v tieni, v uzavretom obale mimo dosahu detí a zvierat.',
  ),
  liquid: material(
    'Tekutý přípravek',
    'Tekutý prípravok',
    'Skladujte při teplotě 5–25 °C v původním obalu, mimo dosah dětí a potravin. Před použitím protřepejte.',
    'Skladujte pri teplote 5–25 °C v pôvodnom obale, mimo dosahu detí a potravín. Pred použitím pretrepte.',
  ),
  living: material(
    'Živá rostlina',
    'Živá rastlina',
    'Po vybalení ji nechte den odpočinout na stinném místě a teprve potom zalijte. Přesazujte až po dvou týdnech.',
    'Po vybalení ju nechajte deň odpočinúť na tienistom mieste a až potom polejte. Presádzajte až po dvoch týždňoch.',
  ),
  seed: material(
    'Osivo',
    'Osivo',
    'Nespotřebovaná semena uzavřete a uložte v suchu při teplotě do 15 °C. Klíčivost si udrží do data na obalu.',
    'Nespotrebované semená uzavrite a uložte v suchu pri teplote do 15 °C. Klíčivosť si udržia do dátumu na obale.',
  ),
} as const satisfies Record<string, Material>;

export type MaterialKey = keyof typeof materials;
