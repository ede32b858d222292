import type { DemoTrader } from '../../shop/trader';
import { scenes } from '../scenes-of-content';
import { block, productsOf, virtual } from '../blocks';
import { blockOf, rich, type DemoBuiltPage } from './built-page';

const picture = (alt: string) =>
  `<img src="${scenes.garden.fileKey}" alt="${alt}" width="360" height="240" crop float="right">`;

export const mowerPicture = scenes.garden;

/** A guide whose text uses every rich text element. */
export const mowerPage = ({ contact: { phone } }: DemoTrader): DemoBuiltPage => ({
  slug: ['jak-vybrat-sekacku', 'ako-vybrat-kosacku'],
  title: ['Jak vybrat sekačku', 'Ako vybrať kosačku'],
  description: [
    'Kabel, akumulátor, nebo benzin? Záběr, koš a výška sečení v praxi, srozumitelně a bez reklamy.',
    'Kábel, akumulátor alebo benzín? Záber, kôš a výška kosenia v praxi, zrozumiteľne a bez reklamy.',
  ],
  picture: mowerPicture,
  blocksPerPage: null,
  blocks: [
    blockOf(
      'mower-guide',
      'extendedText',
      {
        text: rich(`<p align="center" full-width>Správná sekačka je ta, kterou v sobotu vytáhnete <em>bez přemlouvání</em>.</p>
<h2>Nejdřív změřte trávník</h2>
${picture('Sekačka na trávníku')}
<p>Odkrokujte délku a šířku a vynásobte je. Do <strong>300 m<sup>2</sup></strong> stačí záběr 32 cm, <u>nad 600 m<sup>2</sup></u> už chce záběr 42 cm a víc. Spotřeba CO<sub>2</sub> u akumulátoru je <s>nulová</s> schovaná v elektřině.</p>
<br clear>`),
      },
      {
        text: rich(`<p align="center" full-width>Správna kosačka je tá, ktorú v sobotu vytiahnete <em>bez prehovárania</em>.</p>
<h2>Najprv zmerajte trávnik</h2>
${picture('Kosačka na trávniku')}
<p>Odkrokujte dĺžku a šírku a vynásobte ich. Do <strong>300 m<sup>2</sup></strong> stačí záber 32 cm, <u>nad 600 m<sup>2</sup></u> už chce záber 42 cm a viac. Spotreba CO<sub>2</sub> pri akumulátore je <s>nulová</s> schovaná v elektrine.</p>
<br clear>`),
      },
    ),
    blockOf(
      'mower-kinds',
      'longtext',
      {
        text: rich(`<h3><a id="pohon">Kabel, akumulátor, nebo benzin</a></h3>
<table>
<tr><th>Pohon</th><th>Plocha</th><th>Hluk</th><th>Údržba</th></tr>
<tr><td>Kabel</td><td>do 300 m²</td><td>střední</td><td>nůž jednou za rok</td></tr>
<tr><td>Akumulátor</td><td>do 600 m²</td><td>nízký</td><td>nůž, v zimě nabít na polovinu</td></tr>
<tr><td>Benzin</td><td>nad 600 m²</td><td>vysoký</td><td>olej, svíčka, filtr</td></tr>
</table>
<h4>Na co se ptáme v obchodě</h4>
<ol>
<li>Kde sekačka stojí a kolik schodů k ní vede?</li>
<li>Máte už akumulátor některé řady?</li>
<li>Sekáte každý týden, nebo když je čas?</li>
</ol>
<h5>Malý slovníček</h5>
<ul>
<li><strong>Záběr</strong> – šířka, kterou poseče jedno přejetí.</li>
<li><strong>Mulčování</strong> – tráva se rozseká a nechá ležet.</li>
</ul>
<blockquote>Nejdražší sekačka je ta, která stojí v kůlně.</blockquote>
<p>Nevíte si rady?<br>Zavolejte na <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, nebo se podívejte na <a href="/zahrada">celou nabídku pro zahradu</a>.</p>
<p><button href="/kontakt" color="primary" size="large" icon-before="phone">Poradit s výběrem</button> <button href="#pohon" color="secondary" icon-after="arrow-right">Zpět na srovnání</button></p>`),
      },
      {
        text: rich(`<h3><a id="pohon">Kábel, akumulátor alebo benzín</a></h3>
<table>
<tr><th>Pohon</th><th>Plocha</th><th>Hluk</th><th>Údržba</th></tr>
<tr><td>Kábel</td><td>do 300 m²</td><td>stredný</td><td>nôž raz za rok</td></tr>
<tr><td>Akumulátor</td><td>do 600 m²</td><td>nízky</td><td>nôž, v zime nabiť na polovicu</td></tr>
<tr><td>Benzín</td><td>nad 600 m²</td><td>vysoký</td><td>olej, sviečka, filter</td></tr>
</table>
<h4>Na čo sa pýtame v predajni</h4>
<ol>
<li>Kde kosačka stojí a koľko schodov k nej vedie?</li>
<li>Máte už akumulátor niektorého radu?</li>
<li>Kosíte každý týždeň, alebo keď je čas?</li>
</ol>
<h5>Malý slovníček</h5>
<ul>
<li><strong>Záber</strong> – šírka, ktorú pokosí jedno prejdenie.</li>
<li><strong>Mulčovanie</strong> – tráva sa rozseká a nechá ležať.</li>
</ul>
<blockquote>Najdrahšia kosačka je tá, ktorá stojí v kôlni.</blockquote>
<p>Neviete si rady?<br>Zavolajte na <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a> alebo sa pozrite na <a href="/zahrada">celú ponuku pre záhradu</a>.</p>
<p><button href="/kontakt" color="primary" size="large" icon-before="phone">Poradiť s výberom</button> <button href="#pohon" color="secondary" icon-after="arrow-right">Späť na porovnanie</button></p>`),
      },
    ),
    block('mower-goods', 'productBoxes', (language) => ({
      block_title: language === 'cs' ? 'Sekačky, které máme skladem' : 'Kosačky, ktoré máme na sklade',
      products: productsOf('c-sekacky', 4).map((entityId) => ({ entityId })),
    })),
    block('mower-more', 'categoryBoxes', (language) => ({
      block_title: language === 'cs' ? 'K sekačce se hodí' : 'Ku kosačke sa hodí',
      category_reference: ['c-vyzinace', 'c-travni-osivo', 'c-hrabe-motyky'],
      virtual_category_reference: virtual('aku-technika'),
    })),
    block('mower-links', 'menu_items', (language) => ({
      block_title: language === 'cs' ? 'Než objednáte' : 'Skôr než objednáte',
      menu_item_reference: ['mi-header-doprava', 'mi-footer-bezproblemova-reklamace', 'mi-footer-poradna'],
    })),
    block('mower-advice', 'configuration_block', () => ({ code: 'advice' })),
  ],
});
