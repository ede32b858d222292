import type { PartlyTranslated } from '@vyloha/contract';
import type { ColorKey } from '../language/colors';

/** An invented maker with the names of its series; product models are named after them. */
export interface DemoBrand {
  title: string;
  tone: ColorKey;
  series: readonly string[];
  about: PartlyTranslated;
}

const brand = (title: string, tone: ColorKey, series: string, cs: string, sk: string): DemoBrand => ({
  title,
  tone,
  series: series.split(' '),
  about: { cs, sk },
});

export const brands = {
  rosa: brand(
    'Rosa',
    'turquoise',
    'Kapka Pramen Proud Jitřenka Vír Peřej Studánka Zdroj',
    'Rosa vyrábí vše, co vede vodu k záhonům. Hadice zkouší na dvojnásobný tlak, než je pustí z dílny v Podorlicku.',
    'Rosa vyrába všetko, čo vedie vodu k záhonom. Hadice skúša na dvojnásobný tlak skôr, než ich pustí z dielne v Podorlicku.',
  ),
  bystrina: brand(
    'Bystřina',
    'blue',
    'Brod Meandr Splav Tůň Zátoka Delta Slap Jez',
    'Bystřina pomáhá šetřit dešťovou vodu. Sudy, čerpadla i spojky navrhuje tak, aby do sebe zapadly bez nářadí.',
    'Bystřina pomáha šetriť dažďovú vodu. Sudy, čerpadlá aj spojky navrhuje tak, aby do seba zapadli bez náradia.',
  ),
  humna: brand(
    'Humna',
    'brown',
    'Úroda Vláha Jaro Prsť Záhon Brázda Sad Políčko',
    'Humna míchají substráty z české kůry, kompostu a bílé rašeliny. Každou šarži nejdřív zkusí na vlastních sazenicích.',
    'Humna miešajú substráty z českej kôry, kompostu a bielej rašeliny. Každú šaržu najskôr vyskúšajú na vlastných sadeniciach.',
  ),
  zelenka: brand(
    'Zelenka',
    'lime',
    'Vitál Bujnost Rozkvět Kořínek Pupen Lístek Plod Růst',
    'Zelenka se věnuje výživě a ochraně rostlin. Dává přednost účinným látkám přírodního původu a srozumitelným návodům.',
    'Zelenka sa venuje výžive a ochrane rastlín. Uprednostňuje účinné látky prírodného pôvodu a zrozumiteľné návody.',
  ),
  seminko: brand(
    'Semínko',
    'green',
    'Orion Maruška Karmen Polárka Julinka Bohdan Zora Tadeáš',
    'Semínko je rodinné semenářství z Polabí. Klíčivost každé odrůdy ověřuje dvakrát ročně a datum píše na obal.',
    'Semínko je rodinné semenárstvo z Polabia. Klíčivosť každej odrody overuje dvakrát ročne a dátum píše na obal.',
  ),
  mezicka: brand(
    'Mezička',
    'violet',
    'Julie Viktorie Natálie Rozálie Amálie Otýlie Emílie Cecílie',
    'Mezička pěstuje květiny a pokojové rostliny ve sklenících vytápěných odpadním teplem. Balí je tak, aby cestu ustály.',
    'Mezička pestuje kvety a izbové rastliny v skleníkoch vykurovaných odpadovým teplom. Balí ich tak, aby cestu zvládli.',
  ),
  rycka: brand(
    'Rýčka',
    'olive',
    'Statek Hospodář Sadař Vinař Lesník Lán Souvrať Chalupář',
    'Rýčka kove zahradní nářadí z kalené oceli a násadí ho jasanem. Náhradní násady dodává i po dvaceti letech.',
    'Rýčka kuje záhradné náradie z kalenej ocele a nasadzuje ho jaseňom. Náhradné poriská dodáva aj po dvadsiatich rokoch.',
  ),
  jasan: brand(
    'Jasan',
    'oak',
    'Kmen Větev Koruna Borka Letokruh Suk Haluz Lýko',
    'Jasan zpracovává dřevo z vysočinských lesů. Na každý pokácený strom dva nové vysadí.',
    'Jasan spracúva drevo z lesov Vysočiny. Za každý zoťatý strom vysadí dva nové.',
  ),
  brouk: brand(
    'Brouk',
    'orange',
    'Tesařík Roháč Chroust Kovařík Střevlík Zlatohlávek Svižník Majka',
    'Brouk staví zahradní techniku, kterou zvládne obsluhovat každý. Náhradní díly má skladem nejméně deset let.',
    'Brouk stavia záhradnú techniku, ktorú zvládne obsluhovať každý. Náhradné diely má na sklade najmenej desať rokov.',
  ),
  vyhen: brand(
    'Výheň',
    'red',
    'Jiskra Kovář Kladivoun Žár Ocel Měch Výboj Oblouk',
    'Výheň vyvíjí elektrické nářadí pro řemeslníky. Motory i převodovky zkouší v nepřetržitém provozu.',
    'Výheň vyvíja elektrické náradie pre remeselníkov. Motory aj prevodovky skúša v nepretržitej prevádzke.',
  ),
  stavon: brand(
    'Stavoň',
    'navy',
    'Tesař Zedník Pokrývač Truhlář Parta Mistr Tovaryš Fachman',
    'Stavoň zná stavby zevnitř: zakládali ho tři řemeslníci, které zlobilo nářadí na jedno použití.',
    'Stavoň pozná stavby zvnútra: zakladali ho traja remeselníci, ktorých hnevalo náradie na jedno použitie.',
  ),
  dilo: brand(
    'Dílo',
    'anthracite',
    'Preciz Kompas Ryska Úhelník Důlčík Závit Osa Tolerance',
    'Dílo dělá přesné ruční nářadí. Na chrom-vanadové nástroje dává záruku pět let.',
    'Dílo robí presné ručné náradie. Na chróm-vanádiové nástroje dáva záruku päť rokov.',
  ),
  pevnak: brand(
    'Pevňák',
    'yellow',
    'Trám Nosník Pilíř Opora Konzola Vzpěra Překlad Klenba',
    'Pevňák svařuje regály, žebříky a pracovní stoly. Nosnost, kterou uvádí, má vždy třetinovou rezervu.',
    'Pevňák zvára regály, rebríky a pracovné stoly. Nosnosť, ktorú uvádza, má vždy tretinovú rezervu.',
  ),
  krunyr: brand(
    'Krunýř',
    'mustard',
    'Obrana Jistota Hráz Val Pancíř Bašta Štít Brnění',
    'Krunýř obléká a obouvá lidi, kteří pracují rukama. Střihy upravuje podle toho, co mu napíšou ze staveb.',
    'Krunýř oblieka a obúva ľudí, ktorí pracujú rukami. Strihy upravuje podľa toho, čo mu napíšu zo stavieb.',
  ),
  barvinek: brand(
    'Barvínek',
    'violet',
    'Odstín Paleta Tah Nátěr Pigment Valér Kontura Akcent',
    'Barvínek míchá barvy a lazury bez zbytečného zápachu. Odstíny ladí s přírodou za oknem.',
    'Barvínek mieša farby a lazúry bez zbytočného zápachu. Odtiene ladí s prírodou za oknom.',
  ),
  slunovrat: brand(
    'Slunovrat',
    'mustard',
    'Riviéra Adria Toskána Provence Madeira Kréta Korsika Capri',
    'Slunovrat navrhuje zahradní nábytek pro dlouhé letní večery. Potahy jdou sundat a vyprat.',
    'Slunovrat navrhuje záhradný nábytok na dlhé letné večery. Poťahy sa dajú zložiť a vyprať.',
  ),
  lnenka: brand(
    'Lněnka',
    'sage',
    'Pohoda Něha Chalupa Podkroví Besídka Siesta Nokturno Idyla',
    'Lněnka tká a šije bytový textil v Krkonoších. Len i bavlnu barví bez těžkých kovů.',
    'Lněnka tká a šije bytový textil v Krkonošiach. Ľan aj bavlnu farbí bez ťažkých kovov.',
  ),
  hlinka: brand(
    'Hlinka',
    'terracotta',
    'Siena Arezzo Perugia Lucca Modena Verona Parma Pavia',
    'Hlinka vypaluje květináče a vázy při tisíci stupních, takže je nezaskočí ani zima na balkoně.',
    'Hlinka vypaľuje kvetináče a vázy pri tisícke stupňov, takže ich nezaskočí ani zima na balkóne.',
  ),
  svetlonos: brand(
    'Světlonoš',
    'yellow',
    'Večernice Soumrak Úplněk Kometa Lunka Záře Svatojánka Stmívání',
    'Světlonoš svítí úsporně a teple. Většinu svých lamp napájí sluncem nebo vyměnitelnou baterií.',
    'Světlonoš svieti úsporne a teplo. Väčšinu svojich lámp napája slnkom alebo vymeniteľnou batériou.',
  ),
  uhlik: brand(
    'Uhlík',
    'black',
    'Žhavka Plamen Řeřavka Popelka Jiskřivka Komín Oharek Dýmka',
    'Uhlík vyrábí grily a ohniště z oceli, která snese žár i sníh. Rošty jdou u všech modelů vyměnit.',
    'Uhlík vyrába grily a ohniská z ocele, ktorá znesie žiar aj sneh. Rošty sa pri všetkých modeloch dajú vymeniť.',
  ),
  plotna: brand(
    'Plotna',
    'burgundy',
    'Babička Neděle Svačina Buchta Koláč Spíž Zápraží Kredenc',
    'Plotna drží pohromadě kuchyně, ve kterých se opravdu vaří. Smalt i litinu dělá v rodinné huti.',
    'Plotna drží pohromade kuchyne, v ktorých sa naozaj varí. Smalt aj liatinu robí v rodinnej hute.',
  ),
  prihradka: brand(
    'Přihrádka',
    'walnut',
    'Archa Truhla Komora Sklípek Půda Almara Prádelník Vitrína',
    'Přihrádka vymýšlí krabice, koše a police, ve kterých má všechno své místo. Rozměry na sebe navazují.',
    'Přihrádka vymýšľa škatule, koše a police, v ktorých má všetko svoje miesto. Rozmery na seba nadväzujú.',
  ),
  voskovka: brand(
    'Voskovka',
    'terracotta',
    'Medovka Vanilka Skořice Levandule Jehličí Šípek Bezinka Heřmánek',
    'Voskovka odlévá svíčky ručně ze sójového a včelího vosku. Vůně skládá z bylin, které znáte ze zahrady.',
    'Voskovka odlieva sviečky ručne zo sójového a včelieho vosku. Vône skladá z bylín, ktoré poznáte zo záhrady.',
  ),
  smetak: brand(
    'Smeták',
    'pink',
    'Třpyt Jas Perlička Zrcadlo Blesk Šmudla Hbitka Vánek',
    'Smeták dělá úklidové pomůcky, které vydrží víc než jednu sezonu. Náhradní hlavice pasují na všechny tyče.',
    'Smeták robí upratovacie pomôcky, ktoré vydržia viac než jednu sezónu. Náhradné hlavice pasujú na všetky tyče.',
  ),
  pavucinka: brand(
    'Pavučinka',
    'dark-green',
    'Stín Závětří Úkryt Mřížka Osnova Útek Clona Houština',
    'Pavučinka plete sítě, textilie a pletiva na míru. Okraje zpevňuje tak, aby se při stříhání nepáraly.',
    'Pavučinka pletie siete, textílie a pletivá na mieru. Okraje spevňuje tak, aby sa pri strihaní nepárali.',
  ),
} as const satisfies Record<string, DemoBrand>;

export type BrandKey = keyof typeof brands;
