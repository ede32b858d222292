import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { diameters, heights, pieces, weights } from './sizes';

const grills: Assortment = {
  category: 'c-grily',
  advice: text(
    'Na gril s poklopem vejde celé kuře, na otevřený jen plátky masa. Na osobu počítejte dvě stě centimetrů roštu.',
    'Na gril s poklopom sa zmestí celé kurča, na otvorený len plátky mäsa. Na osobu rátajte dvesto centimetrov roštu.',
  ),
  families: [
    {
      noun: noun('Kotlový gril na uhlí', 'm', 'Kotlový gril na uhlie'),
      lead: text(
        'Klasika na uhlí: pod poklopem upečete i celé kuře. Popel se sype do uzavřené nádoby a nelétá po zahradě.',
        'Klasika na uhlí: pod poklopom upečiete aj celé kurča. Popol padá do uzavretej nádoby a nelieta po záhrade.',
      ),
      brands: ['uhlik'],
      models: 6,
      price: 2490,
      picture: { kind: 'kettle-grill', shapes: ['', 'portable', 'egg'] },
      colors: ['black', 'red', 'dark-green'],
      sizes: diameters(47, 57),
      material: 'enamel',
      features: ['thermometer', 'ash-drawer', 'heat-proof', 'wheels'],
      texts: { fuel: 'charcoal' },
      delayDays: 1,
    },
    {
      noun: noun('Plynový gril s vařičem', 'm', 'Plynový gril s varičom'),
      lead: text(
        'Za deset minut rozpálený, po jídle za chvíli čistý. Každý hořák se ovládá zvlášť.',
        'Za desať minút rozpálený, po jedle za chvíľu čistý. Každý horák sa ovláda zvlášť.',
      ),
      brands: ['uhlik', 'vyhen'],
      models: 4,
      price: 7990,
      picture: { kind: 'gas-grill', tones: ['black', 'silver', 'red', 'anthracite'] },
      material: 'stainless-steel',
      features: ['thermometer', 'wheels', 'easy-clean', 'heat-proof'],
      numbers: { grate: [2600, 3200, 3900] },
      texts: { fuel: 'gas' },
      delayDays: 3,
    },
    {
      noun: noun('Stolní gril', 'm', 'Stolový gril'),
      lead: text(
        'Malý gril na balkon i na výlet. Vnější plášť zůstane vlažný, takže stůl nezčerná.',
        'Malý gril na balkón aj na výlet. Vonkajší plášť zostane vlažný, takže stôl nesčernie.',
      ),
      brands: ['uhlik'],
      models: 4,
      price: 1290,
      picture: { kind: 'table-grill' },
      colors: ['anthracite', 'red', 'turquoise'],
      material: 'steel',
      features: ['smokeless', 'easy-clean', 'light-weight'],
      texts: { fuel: ['charcoal', 'electric'] },
    },
  ],
};

const firePits: Assortment = {
  category: 'c-ohniste',
  advice: text(
    'Ohniště postavte tři metry od stromů a na nehořlavý podklad. Mokré dřevo jen čadí, proto ho sušte dva roky.',
    'Ohnisko postavte tri metre od stromov a na nehorľavý podklad. Mokré drevo len čadí, preto ho sušte dva roky.',
  ),
  families: [
    {
      noun: noun('Zahradní ohniště', 'n', 'Záhradné ohnisko'),
      lead: text(
        'Silná ocelová mísa na nohách, kolem které se sejde celá rodina. V balení je rošt i pohrabáč.',
        'Silná oceľová misa na nohách, okolo ktorej sa zíde celá rodina. V balení je rošt aj kutáč.',
      ),
      brands: ['uhlik'],
      models: 7,
      price: 1490,
      picture: { kind: 'fire-pit', shapes: ['bowl', 'basket'], tones: ['black', 'copper', 'anthracite'] },
      sizes: diameters(60, 80),
      material: 'steel',
      features: ['heat-proof', 'ash-drawer', 'easy-assembly'],
      texts: { fuel: 'wood' },
    },
  ],
};

const grillTools: Assortment = {
  category: 'c-grilovaci-nacini',
  advice: text(
    'Nářadí ke grilu má být dlouhé aspoň čtyřicet centimetrů. Rošt čistěte ještě teplý, mosazným kartáčem.',
    'Náradie ku grilu má byť dlhé aspoň štyridsať centimetrov. Rošt čistite ešte teplý, mosadznou kefou.',
  ),
  families: [
    {
      noun: noun('Grilovací kleště', 'f-plural', 'Grilovacie kliešte'),
      lead: text(
        'Dlouhé kleště, které chytí i lístek bazalky. Zajistíte je jedním prstem.',
        'Dlhé kliešte, ktoré chytia aj lístok bazalky. Zaistíte ich jedným prstom.',
      ),
      brands: ['uhlik', 'plotna'],
      models: 5,
      price: 149,
      picture: { kind: 'grill-tools', shapes: ['tongs'], tones: ['black', 'oak', 'red'] },
      material: 'stainless-steel',
      features: ['dishwasher', 'rustproof', 'hang-up', 'soft-grip'],
    },
    {
      noun: noun('Sada grilovacího náčiní', 'f', 'Súprava grilovacieho náčinia'),
      lead: text(
        'Obracečka, kleště, vidlice a štětec v pouzdře. Dárek, který se bude opravdu používat.',
        'Obracačka, kliešte, vidlica a štetec v puzdre. Darček, ktorý sa bude naozaj používať.',
      ),
      brands: ['uhlik'],
      models: 5,
      price: 590,
      picture: { kind: 'grill-tools', shapes: ['set'], tones: ['oak', 'black', 'walnut'] },
      material: 'stainless-steel',
      features: ['dishwasher', 'rustproof', 'with-case'],
      numbers: { pieces: [3, 4, 5] },
    },
  ],
};

const fuels: Assortment = {
  category: 'c-paliva',
  advice: text(
    'Uhlí vzplane rychle, brikety hřejí déle. Hosté přijdou v šest? Zapalujte v půl šesté.',
    'Uhlie vzplanie rýchlo, brikety hrejú dlhšie. Hostia prídu o šiestej? Zapaľujte o pol šiestej.',
  ),
  families: [
    {
      noun: noun('Dřevěné uhlí', 'n', 'Drevené uhlie'),
      lead: text(
        'Velké kusy z bukového dřeva, málo prachu a hodně žáru. Chytne od jediné podpalovací kostky.',
        'Veľké kusy z bukového dreva, málo prachu a veľa žiaru. Chytí od jedinej podpaľovacej kocky.',
      ),
      brands: ['uhlik', 'jasan'],
      models: 5,
      price: 89,
      picture: { kind: 'soil-bag', shapes: ['flame', 'sack'], tones: ['black', 'brown', 'orange'] },
      sizes: weights(2.5, 5, 10),
      material: 'organic',
      features: ['long-fire', 'smokeless'],
      texts: { fuel: 'charcoal' },
    },
    {
      noun: noun('Grilovací brikety', 'f-plural', 'Grilovacie brikety'),
      lead: text(
        'Rovnoměrný žár na tři hodiny pomalého pečení. Bez chemických pojiv.',
        'Rovnomerná pahreba na tri hodiny pomalého pečenia. Bez chemických spojív.',
      ),
      brands: ['uhlik'],
      models: 4,
      price: 109,
      picture: { kind: 'soil-bag', shapes: ['flame', 'sack'], tones: ['red', 'anthracite', 'mustard'] },
      sizes: weights(3, 5, 10),
      material: 'organic',
      features: ['long-fire', 'smokeless'],
      texts: { fuel: 'charcoal' },
    },
  ],
};

const solarLamps: Assortment = {
  category: 'c-solarni',
  advice: text(
    'Panel potřebuje šest hodin přímého slunce. Lampu zapíchněte dál od pouličního osvětlení, jinak se nerozsvítí.',
    'Panel potrebuje šesť hodín priameho slnka. Lampu zapichnite ďalej od pouličného osvetlenia, inak sa nerozsvieti.',
  ),
  families: [
    {
      noun: noun('Solární zápichová lampa', 'f', 'Solárna zapichovacia lampa'),
      lead: text(
        'Osvětlí cestu k domu bez kabelu a bez účtu za elektřinu. Přes den se nabíjí, za soumraku se rozsvítí.',
        'Osvetlí cestu k domu bez kábla a bez účtu za elektrinu. Cez deň sa nabíja, za súmraku sa rozsvieti.',
      ),
      brands: ['svetlonos'],
      models: 8,
      price: 99,
      picture: {
        kind: 'solar-lamp',
        shapes: ['torch', 'globe', 'lantern'],
        tones: ['anthracite', 'copper', 'silver', 'white'],
      },
      sizes: pieces(1, 4, 6),
      material: 'stainless-steel',
      features: ['dusk-sensor', 'long-shine', 'rainproof', 'warm-light'],
      numbers: { lumens: [10, 15, 30] },
      texts: { light: 'warm-white', drive: 'solar' },
    },
  ],
};

const lanterns: Assortment = {
  category: 'c-lucerny',
  advice: text(
    'Lucerna na svíčku potřebuje dvířka, do větru i prosklenou stříšku. Ve skupině vypadají nejlépe tři různě vysoké.',
    'Lampáš na sviečku potrebuje dvierka, do vetra aj presklenú striešku. V skupine vyzerajú najlepšie tri rôzne vysoké.',
  ),
  families: [
    {
      noun: noun('Kovová lucerna', 'f', 'Kovový lampáš', 'm'),
      lead: text(
        'Lucerna s dvířky a poutkem, kterou postavíte na schody nebo zavěsíte na větev.',
        'Lampáš s dvierkami a pútkom, ktorý postavíte na schody alebo zavesíte na konár.',
      ),
      brands: ['svetlonos', 'voskovka'],
      models: 8,
      price: 299,
      picture: { kind: 'lantern', shapes: ['house', 'round'] },
      colors: ['black', 'white', 'copper', 'sage'],
      sizes: heights(24, 36),
      material: 'steel',
      features: ['heat-proof', 'hook-included', 'easy-clean', 'strong-coating'],
      texts: { use: 'both' },
    },
  ],
};

export const grillAndLightProducts = [grills, firePits, grillTools, fuels, solarLamps, lanterns];
