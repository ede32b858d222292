import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { named, widths } from './sizes';

const smallTools: Assortment = {
  category: 'c-drobne-naradi',
  advice: text(
    'Pro truhlíky a skleník stačí lopatka, kypřítko a sázecí kolík. Nářadí z jednoho kusu oceli se neuvolní ani po letech.',
    'Pre hrantíky a skleník stačí lopatka, kypriaca motyčka a sadiaci kolík. Náradie z jedného kusa ocele sa neuvoľní ani po rokoch.',
  ),
  families: [
    {
      noun: noun('Sázecí lopatka', 'f', 'Sadiaca lopatka'),
      lead: text(
        'Úzká lopatka s vyraženou stupnicí hloubky: cibulky přijdou přesně tam, kam patří.',
        'Úzka lopatka s vyrazenou stupnicou hĺbky: cibuľky prídu presne tam, kam patria.',
      ),
      brands: ['rycka', 'jasan'],
      models: 7,
      price: 129,
      picture: { kind: 'trowel', shapes: ['trowel'], tones: ['oak', 'green', 'orange', 'anthracite', 'sage'] },
      material: 'stainless-steel',
      features: ['rustproof', 'ash-handle', 'hang-up', 'light-weight'],
    },
    {
      noun: noun('Ruční kypřítko', 'n', 'Ručný kyprič', 'm'),
      lead: text(
        'Tři zakalené prsty prokypří záhon i truhlík a vytáhnou kořínky plevele.',
        'Tri zakalené prsty prekypria záhon aj hrantík a vytiahnu korienky buriny.',
      ),
      brands: ['rycka', 'zelenka'],
      models: 5,
      price: 119,
      picture: { kind: 'trowel', shapes: ['cultivator'], tones: ['green', 'oak', 'red', 'anthracite'] },
      material: 'steel',
      features: ['hardened', 'soft-grip', 'hang-up'],
    },
    {
      noun: noun('Zahradnické rukavice', 'f-plural', 'Záhradnícke rukavice'),
      lead: text(
        'Tenké rukavice, ve kterých nahmatáte i semínko. Dlaň je máčená v přírodním latexu.',
        'Tenké rukavice, v ktorých nahmatáte aj semienko. Dlaň je máčaná v prírodnom latexe.',
      ),
      brands: ['krunyr', 'rycka'],
      models: 6,
      price: 79,
      picture: { kind: 'gloves', shapes: ['knit'] },
      colors: ['green', 'pink', 'sage', 'yellow', 'violet'],
      sizes: named('S', 'M', 'L'),
      material: 'cotton',
      features: ['breathable', 'firm-palm', 'colour-fast'],
    },
  ],
};

const mowers: Assortment = {
  category: 'c-sekacky',
  advice: text(
    'Do čtyř set metrů čtverečních stačí elektrická sekačka, na větší nebo svažitou zahradu patří akumulátor či benzin. Záběr volte podle nejužšího místa.',
    'Do štyroch stoviek štvorcových metrov stačí elektrická kosačka, do väčšej alebo svahovitej záhrady patrí akumulátor či benzín. Záber voľte podľa najužšieho miesta.',
  ),
  families: [
    {
      noun: noun('Akumulátorová sekačka', 'f', 'Akumulátorová kosačka'),
      lead: text(
        'Bez kabelu a bez zápachu: na jedno nabití poseče trávník kolem rodinného domu. Rukojeť se sklopí a sekačka stojí na výšku.',
        'Bez kábla a bez zápachu: na jedno nabitie pokosí trávnik okolo rodinného domu. Rukoväť sa sklopí a kosačka stojí na výšku.',
      ),
      brands: ['brouk'],
      models: 6,
      price: 6990,
      picture: { kind: 'mower', shapes: ['electric'], tones: ['orange', 'green', 'anthracite', 'red'] },
      sizes: widths(32, 38, 46),
      material: 'plastic',
      features: ['brushless', 'mulching', 'one-lever', 'full-signal', 'quiet-run'],
      numbers: { voltage: [18, 36] },
      texts: { drive: 'battery' },
      delayDays: 1,
    },
    {
      noun: noun('Benzinová sekačka', 'f', 'Benzínová kosačka'),
      lead: text(
        'Silný čtyřtaktní motor a ocelové šasi do vysoké trávy i do svahu. Startuje na první zatažení.',
        'Silný štvortaktný motor a oceľové šasi do vysokej trávy aj do svahu. Štartuje na prvé potiahnutie.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 4,
      price: 8490,
      picture: { kind: 'mower', shapes: ['petrol'], tones: ['red', 'anthracite', 'orange'] },
      sizes: widths(46, 51),
      material: 'steel',
      features: ['mulching', 'one-lever', 'full-signal', 'safety-stop'],
      texts: { drive: 'petrol' },
      delayDays: 3,
    },
    {
      noun: noun('Vřetenová sekačka', 'f', 'Vretenová kosačka'),
      lead: text(
        'Stříhá trávu jako nůžky a nedělá žádný hluk. Pro malý anglický trávník není nic lepšího.',
        'Strihá trávu ako nožnice a nerobí žiadny hluk. Pre malý anglický trávnik niet nič lepšie.',
      ),
      brands: ['brouk'],
      models: 3,
      price: 1990,
      picture: { kind: 'mower', shapes: ['reel'], tones: ['green', 'anthracite', 'yellow'] },
      material: 'steel',
      features: ['quiet-run', 'light-weight', 'one-lever'],
      numbers: { width: [30, 38, 40] },
      texts: { drive: 'manual' },
    },
  ],
};

const trimmers: Assortment = {
  category: 'c-vyzinace',
  advice: text(
    'Na okraje trávníku stačí strunový vyžínač, na náletové dřeviny křovinořez s kotoučem. Ramenní popruh rozloží váhu na obě strany.',
    'Na okraje trávnika stačí strunový vyžínač, na náletové dreviny krovinorez s kotúčom. Ramenný popruh rozloží váhu na obe strany.',
  ),
  families: [
    {
      noun: noun('Akumulátorový vyžínač', 'm', 'Akumulátorová strunová kosačka', 'f'),
      lead: text(
        'Lehký pomocník k plotům a obrubníkům. Hlava se otočí o devadesát stupňů a zarovná i hranu záhonu.',
        'Ľahký pomocník k plotom a obrubníkom. Hlava sa otočí o deväťdesiat stupňov a zarovná aj hranu záhona.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 6,
      price: 2290,
      picture: { kind: 'trimmer', shapes: ['string'], tones: ['orange', 'green', 'red', 'anthracite'] },
      material: 'plastic',
      features: ['line-feed', 'light-weight', 'telescopic', 'battery-family', 'quiet-run'],
      numbers: { cut: [25, 28, 30], voltage: 18 },
      texts: { drive: 'battery' },
    },
    {
      noun: noun('Benzinový křovinořez', 'm', 'Benzínový krovinorez'),
      lead: text(
        'Výkon na vysokou trávu, ostružiní i slabé kmínky. V balení je strunová hlava i trojzubý kotouč.',
        'Výkon na vysokú trávu, černičie aj slabé kmienky. V balení je strunová hlava aj trojzubý kotúč.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 4,
      price: 4990,
      picture: { kind: 'trimmer', shapes: ['brush'], tones: ['orange', 'red', 'anthracite'] },
      material: 'steel',
      features: ['strap', 'low-vibration', 'line-feed'],
      numbers: { cut: [42, 44] },
      texts: { drive: 'petrol' },
      delayDays: 2,
    },
  ],
};

const hedgeTrimmers: Assortment = {
  category: 'c-plotostrihy',
  advice: text(
    'Délka lišty má odpovídat šířce plotu: na buxus čtyřicet centimetrů, na habr šedesát. Stříhejte mimo hnízdění, od konce července.',
    'Dĺžka lišty má zodpovedať šírke plota: na buxus štyridsať centimetrov, na hrab šesťdesiat. Strihajte mimo hniezdenia, od konca júla.',
  ),
  families: [
    {
      noun: noun('Akumulátorový plotostřih', 'm', 'Akumulátorový plotostrih'),
      lead: text(
        'Protiběžné nože stříhají bez trhání a bez vibrací. Bez kabelu dojdete i na konec zahrady.',
        'Protibežné nože strihajú bez trhania a bez vibrácií. Bez kábla zájdete aj na koniec záhrady.',
      ),
      brands: ['brouk', 'vyhen'],
      models: 7,
      price: 2490,
      picture: { kind: 'hedge-trimmer', tones: ['orange', 'green', 'red', 'anthracite'] },
      sizes: widths(45, 60),
      material: 'plastic',
      features: ['laser-blades', 'battery-family', 'low-vibration', 'safety-stop'],
      numbers: { voltage: 18 },
      texts: { drive: 'battery' },
    },
    {
      noun: noun('Tyčový plotostřih', 'm', 'Tyčový plotostrih'),
      lead: text(
        'Na vysoký plot bez žebříku: nástavec prodlouží dosah na tři metry a hlava se naklání.',
        'Na vysoký plot bez rebríka: nadstavec predĺži dosah na tri metre a hlava sa nakláňa.',
      ),
      brands: ['brouk'],
      models: 3,
      price: 3790,
      picture: { kind: 'hedge-trimmer', shapes: ['pole'], tones: ['orange', 'anthracite', 'green'] },
      material: 'aluminium',
      features: ['telescopic', 'laser-blades', 'strap'],
      numbers: { voltage: [18, 36] },
      texts: { drive: 'battery' },
    },
  ],
};

export const gardenMachineProducts = [smallTools, mowers, trimmers, hedgeTrimmers];
