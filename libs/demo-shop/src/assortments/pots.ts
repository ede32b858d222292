import { noun } from '../language/decline';
import { text } from '../language/texts';
import type { Assortment } from './assortment';
import { diameters, spans, widths } from './sizes';

const pots: Assortment = {
  category: 'c-kvetinace',
  advice: text(
    'Nový květináč má být o dva prsty širší než starý, ne víc. Ven vybírejte vypálenou keramiku nebo plast, které snesou mráz.',
    'Nový kvetináč má byť o dva prsty širší než starý, nie viac. Von vyberajte vypálenú keramiku alebo plast, ktoré znesú mráz.',
  ),
  families: [
    {
      noun: noun('Keramický květináč', 'm', 'Keramický kvetináč'),
      lead: text(
        'Ručně točený květináč z vypálené hlíny. Stěny dýchají, kořeny v něm nehnijí.',
        'Ručne točený kvetináč z vypálenej hliny. Steny dýchajú, korene v ňom nehnijú.',
      ),
      brands: ['hlinka'],
      models: 8,
      price: 149,
      picture: { kind: 'pot', shapes: ['classic', 'round', 'conic'] },
      colors: ['terracotta', 'white', 'sage', 'anthracite', 'blue'],
      sizes: diameters(14, 20, 28),
      material: 'ceramic',
      features: ['drainage', 'hand-made', 'frost', 'stable-base'],
      texts: { use: 'both' },
    },
    {
      noun: noun('Samozavlažovací květináč', 'm', 'Samozavlažovací kvetináč'),
      lead: text(
        'Rostlina si bere vodu sama a vy můžete na dovolenou. Ukazatel prozradí, kdy dolít.',
        'Rastlina si berie vodu sama a vy môžete na dovolenku. Ukazovateľ prezradí, kedy doliať.',
      ),
      brands: ['bystrina', 'hlinka'],
      models: 6,
      price: 199,
      picture: { kind: 'pot', shapes: ['modern', 'square'] },
      colors: ['white', 'anthracite', 'sage', 'mustard', 'pink'],
      sizes: diameters(16, 24, 32),
      material: 'recycled-plastic',
      features: ['water-reserve', 'uv', 'light-weight', 'frost'],
      texts: { use: 'both' },
    },
  ],
};

const planters: Assortment = {
  category: 'c-truhliky',
  advice: text(
    'Do metrového truhlíku patří nejvýš pět muškátů. Držák na zábradlí kupujte hned s ním, ať obojí pasuje.',
    'Do metrového hrantíka patrí najviac päť muškátov. Držiak na zábradlie kupujte hneď s ním, nech oboje pasuje.',
  ),
  families: [
    {
      noun: noun('Balkonový truhlík', 'm', 'Balkónový hrantík'),
      lead: text(
        'Dvojité dno drží zásobu vody a kořeny neuvaří ani polední slunce. Okraj je zpevněný proti prohnutí.',
        'Dvojité dno drží zásobu vody a korene neuvarí ani poludňajšie slnko. Okraj je spevnený proti prehnutiu.',
      ),
      brands: ['bystrina', 'hlinka'],
      models: 8,
      price: 119,
      picture: { kind: 'planter', shapes: ['plain', 'rattan'] },
      colors: ['terracotta', 'anthracite', 'white', 'green', 'beige'],
      sizes: widths(40, 60, 80, 100),
      material: 'recycled-plastic',
      features: ['water-reserve', 'uv', 'frost', 'drainage'],
      texts: { use: 'outdoor' },
    },
    {
      noun: noun('Dřevěný truhlík', 'm', 'Drevený hrantík'),
      lead: text(
        'Truhlík z modřínu vyložený fólií. Postavíte ho ke vchodu, na terasu i pod okno.',
        'Hrantík zo smrekovca vyložený fóliou. Postavíte ho ku vchodu, na terasu aj pod okno.',
      ),
      brands: ['jasan'],
      models: 5,
      price: 590,
      picture: { kind: 'planter', shapes: ['wood'] },
      colors: ['natural', 'walnut', 'anthracite'],
      sizes: widths(60, 90),
      material: 'wood',
      features: ['drainage', 'weatherproof', 'easy-assembly'],
      texts: { use: 'outdoor' },
    },
  ],
};

const hangingPots: Assortment = {
  category: 'c-zavesne',
  advice: text(
    'Závěsný květináč schne dvakrát rychleji, vybírejte proto model se zásobníkem. Hák musí unést mokrou zeminu, ne jen prázdnou misku.',
    'Závesný kvetináč schne dvakrát rýchlejšie, vyberajte preto model so zásobníkom. Hák musí uniesť mokrú zeminu, nielen prázdnu misku.',
  ),
  families: [
    {
      noun: noun('Závěsný květináč', 'm', 'Závesný kvetináč'),
      lead: text(
        'Pro převislé petúnie i pokojové břečťany. Závěs otočíte, takže rostlina roste rovnoměrně.',
        'Pre previsnuté petúnie aj izbové brečtany. Záves otočíte, takže rastlina rastie rovnomerne.',
      ),
      brands: ['hlinka', 'bystrina'],
      models: 8,
      price: 139,
      picture: { kind: 'hanging-pot', shapes: ['bowl', 'macrame'] },
      colors: ['white', 'terracotta', 'sage', 'anthracite'],
      sizes: diameters(20, 26),
      material: 'plastic',
      features: ['hook-included', 'water-reserve', 'light-weight', 'uv'],
      texts: { use: 'both' },
    },
  ],
};

const coverPots: Assortment = {
  category: 'c-obaly',
  advice: text(
    'Obal má být o dva centimetry širší než pěstební květináč. Podmisku vyprázdněte půl hodiny po zálivce.',
    'Obal má byť o dva centimetre širší než pestovateľský kvetináč. Podmisku vyprázdnite pol hodiny po zálievke.',
  ),
  families: [
    {
      noun: noun('Proutěný obal na květináč', 'm', 'Prútený obal na kvetináč'),
      lead: text(
        'Ručně pletený obal s nepropustnou vložkou. Obyčejnou rostlinu promění v ozdobu pokoje.',
        'Ručne pletený obal s nepriepustnou vložkou. Obyčajnú rastlinu premení na ozdobu izby.',
      ),
      brands: ['prihradka', 'hlinka'],
      models: 6,
      price: 179,
      picture: { kind: 'basket', shapes: ['pot'] },
      colors: ['natural', 'white', 'grey'],
      sizes: diameters(16, 22, 30),
      material: 'wicker',
      features: ['hand-made', 'light-weight', 'easy-clean'],
      texts: { use: 'indoor' },
    },
    {
      noun: noun('Keramická podmiska pod květináč', 'f', 'Keramická podmiska pod kvetináč'),
      lead: text(
        'Glazovaná podmiska, která nepropustí ani kapku. Parapet zůstane suchý.',
        'Glazovaná podmiska, ktorá neprepustí ani kvapku. Parapetná doska zostane suchá.',
      ),
      brands: ['hlinka'],
      models: 5,
      price: 49,
      picture: { kind: 'saucer' },
      colors: ['terracotta', 'white', 'sage', 'anthracite'],
      sizes: diameters(14, 20, 28),
      material: 'ceramic',
      features: ['stable-base', 'easy-clean', 'frost'],
      texts: { use: 'both' },
    },
  ],
};

const stringLights: Assortment = {
  category: 'c-retezy',
  advice: text(
    'Na pergolu vybírejte žárovky s krytím IP44 a rozestupem půl metru. Řetěz natáhněte ve dvou, nejdřív volně a potom dotáhněte.',
    'Na pergolu vyberajte žiarovky s krytím IP44 a rozstupom pol metra. Reťaz natiahnite vo dvojici, najskôr voľne a potom dotiahnite.',
  ),
  families: [
    {
      noun: noun('Světelný řetěz', 'm', 'Svetelná reťaz', 'f'),
      lead: text(
        'Teplé světlo, ve kterém i obyčejná terasa vypadá slavnostně. Žárovky jsou z nerozbitného plastu.',
        'Teplé svetlo, v ktorom aj obyčajná terasa vyzerá slávnostne. Žiarovky sú z nerozbitného plastu.',
      ),
      brands: ['svetlonos'],
      models: 8,
      price: 349,
      picture: { kind: 'string-lights', shapes: ['bulbs', 'globes'], tones: ['black', 'green', 'white', 'brown'] },
      sizes: spans(5, 10, 15),
      material: 'plastic',
      features: ['rainproof', 'warm-light', 'dusk-sensor', 'low-energy'],
      texts: { light: 'warm-white', use: 'outdoor' },
    },
  ],
};

export const potProducts = [pots, planters, hangingPots, coverPots, stringLights];
