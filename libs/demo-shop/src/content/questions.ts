import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { text } from '../language/texts';
import { paragraph } from './rich-text';

interface Question {
  key: string;
  question: PartlyTranslated;
  answer: PartlyTranslated;
}

const questions: readonly Question[] = [
  {
    key: 'kdy-dorazi',
    question: text('Kdy objednávka dorazí?', 'Kedy objednávka dorazí?'),
    answer: text(
      'Co objednáte do 14 hodin, odešleme týž den, kurýr přijede následující pracovní den. U zboží na objednávku najdete den expedice přímo na stránce produktu.',
      'Čo objednáte do 14. hodiny, odošleme v ten istý deň, kuriér príde nasledujúci pracovný deň. Pri tovare na objednávku nájdete deň expedície priamo na stránke produktu.',
    ),
  },
  {
    key: 'odber',
    question: text('Můžu si zboží vyzvednout na pobočce?', 'Môžem si tovar vyzdvihnúť v predajni?'),
    answer: text(
      'Ano, zdarma na kterékoli z 24 poboček. Zboží skladem je připravené do dvou hodin, dáme vám vědět zprávou.',
      'Áno, zadarmo v ktorejkoľvek z 24 predajní. Tovar na sklade je pripravený do dvoch hodín, dáme vám vedieť správou.',
    ),
  },
  {
    key: 'na-miru',
    question: text('Jak se počítá zboží na metry?', 'Ako sa počíta tovar na metre?'),
    answer: text(
      'Délku zadáváte v košíku po deseti nebo padesáti centimetrech. Cena je uvedená za metr, zbytek do ceny nezapočítáváme.',
      'Dĺžku zadávate v košíku po desiatich alebo päťdesiatich centimetroch. Cena je uvedená za meter, zvyšok do ceny nezapočítavame.',
    ),
  },
  {
    key: 'vraceni',
    question: text('Můžu vrátit, co se mi nehodí?', 'Môžem vrátiť, čo sa mi nehodí?'),
    answer: text(
      'Ano, do 14 dnů bez udání důvodu, i na kterékoli pobočce. Výjimkou je zboží stříhané na míru a rostliny.',
      'Áno, do 14 dní bez udania dôvodu, aj v ktorejkoľvek predajni. Výnimkou je tovar strihaný na mieru a rastliny.',
    ),
  },
  {
    key: 'faktura',
    question: text('Vystavíte fakturu na firmu?', 'Vystavíte faktúru na firmu?'),
    answer: text(
      'Stačí zaškrtnout nákup na IČO a vyplnit ho. Po přihlášení firemním účtem uvidíte i firemní ceny.',
      'Stačí zaškrtnúť nákup na IČO a vyplniť ho. Po prihlásení firemným účtom uvidíte aj firemné ceny.',
    ),
  },
  {
    key: 'semena',
    question: text('Jak poznám, do kdy semena klíčí?', 'Ako zistím, dokedy semená klíčia?'),
    answer: text(
      'U každé varianty semen je napsané, do kdy je spolehlivě vysévat. Staré šarže zlevňujeme.',
      'Pri každej variante semien je napísané, dokedy ich spoľahlivo vysievať. Staršie šarže zlacňujeme.',
    ),
  },
];

export function* questionDocuments(): Generator<ImportDocument> {
  for (const [index, { key, question, answer }] of questions.entries()) {
    yield {
      type: 'content',
      entity: 'faq_question',
      id: `faq-${key}`,
      weight: 100 - index,
      data: { title: question, content: { cs: [paragraph(answer.cs)], sk: [paragraph(answer.sk)] } },
    };
  }
}
