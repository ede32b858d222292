import type { PartlyTranslated } from '@vyloha/contract';
import { text } from '../language/texts';

/** Review texts by satisfaction. */
export interface Opinions {
  good: readonly PartlyTranslated[];
  fair: readonly PartlyTranslated[];
  poor: readonly PartlyTranslated[];
}

/** Apply to any product; every sentence is independent of the others. */
export const opinionsOfAll: Opinions = {
  good: [
    text('Přesně podle popisu, jsem spokojená.', 'Presne podľa opisu, som spokojná.'),
    text('Za tu cenu jsem nečekal takovou kvalitu.', 'Za tú cenu som nečakal takú kvalitu.'),
    text(
      'Kupuji už podruhé, poprvé pro sebe, teď pro rodiče.',
      'Kupujem už druhýkrát, najprv pre seba, teraz pre rodičov.',
    ),
    text(
      'Objednáno v úterý, ve čtvrtek doma. Zabaleno pečlivě.',
      'Objednané v utorok, vo štvrtok doma. Zabalené starostlivo.',
    ),
    text('Na fotce i ve skutečnosti stejné, barva sedí.', 'Na fotke aj v skutočnosti rovnaké, farba sedí.'),
    text('Dlouho jsem vybírala a neprohloupila.', 'Dlho som vyberala a neoľutovala.'),
  ],
  fair: [
    text('Účel to splní, ale čekal jsem trochu víc.', 'Účel to splní, ale čakal som trochu viac.'),
    text('Dobré, jen návod by mohl být podrobnější.', 'Dobré, len návod by mohol byť podrobnejší.'),
    text('Za plnou cenu bych váhala, v akci v pořádku.', 'Za plnú cenu by som váhala, v akcii v poriadku.'),
  ],
  poor: [
    text(
      'Přišlo s promáčklým obalem, musel jsem řešit výměnu. Ta proběhla bez řečí.',
      'Prišlo s preliačeným obalom, musel som riešiť výmenu. Tá prebehla bez rečí.',
    ),
    text('Z popisu jsem měla jinou představu, vrátila jsem.', 'Z opisu som mala inú predstavu, vrátila som.'),
  ],
};

const seeds: Opinions = {
  good: [
    text(
      'Klíčivost výborná, z celého sáčku nevzešlo jen pár semínek.',
      'Klíčivosť výborná, z celého vrecka nevzišlo len pár semienok.',
    ),
    text(
      'Vysévala jsem v březnu na okno, za týden zelený truhlík.',
      'Vysievala som v marci na okno, za týždeň zelený hrantík.',
    ),
    text(
      'Na sáčku jasně napsané kdy a jak hluboko, ocení i začátečník.',
      'Na vrecku jasne napísané kedy a ako hlboko, ocení aj začiatočník.',
    ),
    text('Seju třetím rokem, úroda zatím vždycky.', 'Sejem tretí rok, úroda zatiaľ vždy.'),
  ],
  fair: [
    text('Vzešla asi polovina, možná bylo ještě chladno.', 'Vzišla asi polovica, možno bolo ešte chladno.'),
    text('Roste pomaleji, než se píše, ale roste.', 'Rastie pomalšie, než sa píše, ale rastie.'),
  ],
  poor: [text('Ze dvou sáčků vzešly tři rostliny.', 'Z dvoch vreciek vzišli tri rastliny.')],
};

const plants: Opinions = {
  good: [
    text(
      'Rostlina dorazila vlhká, zabalená v papíru, bez jediného zlomeného listu.',
      'Rastlina dorazila vlhká, zabalená v papieri, bez jediného zlomeného listu.',
    ),
    text('Po přesazení hned nové listy.', 'Po presadení hneď nové listy.'),
    text('Větší, než jsem čekala, v obýváku je ozdobou.', 'Väčšia, než som čakala, v obývačke je ozdobou.'),
    text('Přežije i mou péči, a to je co říct.', 'Prežije aj moju starostlivosť, a to je čo povedať.'),
  ],
  fair: [
    text('Pár listů cestou zežloutlo, po týdnu se vzpamatovala.', 'Pár listov cestou zožltlo, po týždni sa spamätala.'),
    text('Hezká, ale menší než na fotografii.', 'Pekná, ale menšia než na fotografii.'),
  ],
  poor: [text('V mrazu přijela promrzlá, peníze mi vrátili.', 'V mraze prišla premrznutá, peniaze mi vrátili.')],
};

const supplies: Opinions = {
  good: [
    text('Používám celou sezonu, výsledek je vidět.', 'Používam celú sezónu, výsledok vidno.'),
    text('Vydatné, jedno balení stačilo na všechny truhlíky.', 'Výdatné, jedno balenie stačilo na všetky hrantíky.'),
    text('Snadno se dávkuje a nepáchne.', 'Ľahko sa dávkuje a nezapácha.'),
    text('Rajčata po něm vyrostla jako nikdy.', 'Paradajky po ňom vyrástli ako nikdy.'),
  ],
  fair: [
    text('Funguje, jen obal se po otevření špatně zavírá.', 'Funguje, len obal sa po otvorení zle zatvára.'),
    text('Na větší plochu počítejte s dvojnásobkem.', 'Na väčšiu plochu počítajte s dvojnásobkom.'),
  ],
  poor: [text('Pytel přišel natržený a část se vysypala.', 'Vrece prišlo natrhnuté a časť sa vysypala.')],
};

const textiles: Opinions = {
  good: [
    text('Po třech praních pořád jako nové.', 'Po troch praniach stále ako nové.'),
    text('Příjemné na dotek a pevně šité.', 'Príjemné na dotyk a pevne šité.'),
    text('Velikost podle tabulky sedla přesně.', 'Veľkosť podľa tabuľky sadla presne.'),
    text('Látka drží tvar a nežmolkuje se.', 'Látka drží tvar a nežmolkuje sa.'),
  ],
  fair: [
    text('Barva je o odstín tmavší než na obrazovce.', 'Farba je o odtieň tmavšia než na obrazovke.'),
    text('Pěkné, jen je potřeba prát zvlášť, poprvé pouští.', 'Pekné, len treba prať zvlášť, prvýkrát púšťa.'),
  ],
  poor: [text('Po měsíci povolil šev.', 'Po mesiaci povolil šev.')],
};

const machines: Opinions = {
  good: [
    text('Výkonu má na rodinný dům víc než dost.', 'Výkonu má na rodinný dom viac než dosť.'),
    text('Dobře vyvážené, ani po hodině nebolí ruce.', 'Dobre vyvážené, ani po hodine nebolia ruky.'),
    text(
      'Tišší než předchozí stroj a startuje na první pokus.',
      'Tichší než predchádzajúci stroj a štartuje na prvý pokus.',
    ),
    text('Druhá sezona bez jediné závady.', 'Druhá sezóna bez jedinej poruchy.'),
  ],
  fair: [
    text('Pracuje dobře, ale je těžší, než vypadá.', 'Pracuje dobre, ale je ťažší, než vyzerá.'),
    text(
      'Na občasnou práci stačí, řemeslník by chtěl silnější.',
      'Na občasnú prácu stačí, remeselník by chcel silnejší.',
    ),
  ],
  poor: [
    text('Po dvou měsících reklamace, vyřízena za deset dní.', 'Po dvoch mesiacoch reklamácia, vybavená za desať dní.'),
  ],
};

const things: Opinions = {
  good: [
    text('Poctivě udělané, nic se neviklá.', 'Poctivo urobené, nič sa neknísa.'),
    text('Celé léto venku na dešti a slunci, žádné stopy.', 'Celé leto vonku na daždi a slnku, žiadne stopy.'),
    text('Jednoduché, praktické, přesně to, co jsem hledal.', 'Jednoduché, praktické, presne to, čo som hľadal.'),
    text('Soused si koupil hned taky.', 'Sused si hneď kúpil tiež.'),
  ],
  fair: [
    text('Materiál mohl být o něco silnější.', 'Materiál mohol byť o niečo hrubší.'),
    text('Hezké, ale zabere víc místa, než jsem počítala.', 'Pekné, ale zaberie viac miesta, než som počítala.'),
  ],
  poor: [text('Jeden kus měl vadu povrchu, vyměnili ho.', 'Jeden kus mal chybu povrchu, vymenili ho.')],
};

export const opinionsByTheme = { seeds, plants, supplies, textiles, machines, things };

export type Theme = keyof typeof opinionsByTheme;
