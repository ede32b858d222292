import { noun } from '../language/decline';
import { text } from '../language/texts';
import { businessGroups } from '../shop/business-groups';
import type { Assortment } from './assortment';
import { pieces, weights } from './sizes';

/** Bulk products for gardeners and municipalities; visible to business customers only. */
export const businessProducts: Assortment = {
  category: 'c-pro-firmy',
  visibleToGroups: businessGroups,
  advice: text(
    'Paletové zboží vozíme do tří pracovních dnů a složíme ho hydraulickou plošinou. Při větším odběru se ozvěte svému obchodníkovi.',
    'Paletový tovar vozíme do troch pracovných dní a zložíme ho hydraulickou plošinou. Pri väčšom odbere sa ozvite svojmu obchodníkovi.',
  ),
  families: [
    {
      noun: noun('Paleta zahradnického substrátu', 'f', 'Paleta záhradníckeho substrátu'),
      lead: text(
        'Čtyřicet pytlů po padesáti litrech pro záhony na náměstí i skleník. Každá šarže má svůj rozbor.',
        'Štyridsať vriec po päťdesiat litrov pre záhony na námestí aj skleník. Každá šarža má svoj rozbor.',
      ),
      brands: ['humna'],
      models: 4,
      price: 5490,
      picture: { kind: 'soil-bag', shapes: ['leaf', 'flower'], tones: ['brown', 'green', 'terracotta'] },
      material: 'organic',
      features: ['less-peat', 'airy', 'holds-water'],
      delayDays: 3,
    },
    {
      noun: noun('Směs na veřejnou zeleň', 'f', 'Zmes na verejnú zeleň'),
      lead: text(
        'Trávník, který snese sešlap na hřišti i sucho u silnice. Seče stačí třikrát za rok.',
        'Trávnik, ktorý znesie zošliapanie na ihrisku aj sucho pri ceste. Kosiť stačí trikrát za rok.',
      ),
      brands: ['seminko'],
      models: 4,
      price: 1690,
      picture: { kind: 'grain-bag', shapes: ['grass'], tones: ['olive', 'turquoise', 'yellow'] },
      sizes: weights(15, 25),
      material: 'seed',
      features: ['tough-lawn', 'quick-lawn', 'germination'],
      texts: { sun: ['full-sun', 'half-shade'] },
    },
    {
      noun: noun('Karton pracovních rukavic', 'm', 'Kartón pracovných rukavíc'),
      lead: text(
        'Rukavice pro celou partu, po tuctu ve svazku. Velikosti namícháme podle vašeho přání.',
        'Rukavice pre celú partiu, po tucte vo zväzku. Veľkosti namiešame podľa vášho želania.',
      ),
      brands: ['krunyr'],
      models: 3,
      price: 590,
      picture: { kind: 'gloves', shapes: ['dipped'], tones: ['anthracite', 'blue', 'orange'] },
      sizes: pieces(12, 60, 120),
      material: 'polyester',
      features: ['breathable', 'firm-palm', 'soft-touch'],
    },
    {
      noun: noun('Silniční koště', 'n', 'Cestná metla', 'f'),
      lead: text(
        'Tvrdý vlas na posyp, listí i obrubníky. Násada je delší, aby záda vydržela celou směnu.',
        'Tvrdý vlas na posyp, lístie aj obrubníky. Násada je dlhšia, aby chrbát vydržal celú zmenu.',
      ),
      brands: ['smetak'],
      models: 3,
      price: 219,
      picture: { kind: 'broom', shapes: ['street'], tones: ['orange', 'red', 'green'] },
      material: 'wood',
      features: ['firm-bristles', 'hang-up', 'light-weight'],
      bundle: 5,
    },
  ],
};
