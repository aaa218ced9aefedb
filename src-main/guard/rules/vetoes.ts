import type { Lexicon } from '../rule-language.ts';

/** Sets for `unless`: what stands in sentences that only look like orders to the assistant. */
export const vetoWords: Lexicon = {
  /** Program code, where a bare `agent` or `model` is a variable. */
  codeSign: [
    'await ',
    'async ',
    'import ',
    'const ',
    'return ',
    'self.',
    'self,',
    'def ',
    '.run(',
    '.create(',
    '.push(',
    '.append(',
    ' = (',
    ' = {',
    ' = [',
    '=> ',
    '({',
    '});',
    '();',
    '": [',
    '": {',
    '",\n',
    "',\n",
    'assert ',
    'automodule::',
  ],
  /** Programs that build a conversation. */
  assignSign: [' = [', '=[{', ' = {', ' = (', '.append(', '.insert(', 'await ', 'const ', '({'],
  /** Tags and addresses of a page, where a word is an attribute's value. */
  markupSign: [
    'class="',
    "class='",
    'href="',
    'rel="',
    'src="',
    'content="',
    'onclick="',
    'target="',
    'aria-',
    'data-',
    '</a>',
    '</p>',
    '</li>',
    'utm_',
  ],
  /** Links for sharing a page, and what is left of them when their escapes are undone. */
  shareSign: [
    '?url=',
    '&url=',
    '?u=',
    '&u=',
    '&text=',
    '?text=',
    '&title=',
    '&media=',
    '?subject=',
    '&body=',
    'class="',
    'href="',
    'rel="',
    '](http',
    '#:~:text',
    'text/javascript',
    'document.write',
    '#define',
  ],
  /** Templates of pages and addresses in documentation, whose slots a program fills. */
  templateSign: ['{{ ', '{% ', '<br', '/>', 'your_', '<your', 'your-', '_your', 'format', '```', '.replace('],
  /** Reports and stories, which speak of machines and people in the third person. */
  newsWord:
    'according to|companies|critics|experts|lawmakers|regulators|professor|university|startup|start-up|spokesperson|spokeswoman|spokesman|billion|million|percent|per cent|argues|argued|reporters|minister|parliament|lawyer|lawyers|film|films|movie|movies|actor|actors|actress|scene|scenes|audience|novel|novels|album|episode|plot|theatre|theater|he|she|his',
};

/** The same for languages other than English: devices, kitchens, prices, forms, contracts. */
export const everydayWords: Lexicon = {
  everydayWord:
    'ketentuan|pihak ketiga|perjanjian|nutzungsbedingungen|条款|利用規約|약관|隐私权|ecra|aviso|advertencia|avertissement|avviso|warnung|meldung|画面|警告|屏幕|화면|경고|会员|影片|观看|会員|회원|kierowc*|prawo jazdy|socio|miembro|mitglied*|membre|bildschirm|display|drucker*|patrone*|kabel*|gehause|ofen|teig|rezept*|gebuhr*|preis*|parken|parkplatz*|vereinbarung*|vertrag*|bedingungen|risotto|pantalla*|cable*|horno|masa|receta|precio*|aparcar|aparcamiento|equipaje|contrato*|pagina 12|ecran*|imprimante|four|recette|prix|stationnement|contrat*|presentes regles|mairie|schermo|stampante|forno|impasto|ricetta|prezzo|prezzi|parcheggio|bagaglio|si monta|bagagem|preco*|scherm|prijs|prijzen|bedrag|brief|parkeren|cena|ceny|rekrutacji|parkowanie|regulamin*|umow*|цена|цены|ценах|парков*|регистрац*|договор*|письмо|реестрац*|реєстрац*|безкоштовн*|бесплатн*|ucretsiz|otopark|parkera|pris|priser|parkovani|dau xe|mien phi|su dung|停车|停車|价格|價格|免费|免費|安装|安裝|包装|按钮|说明书|说明文|第三方|索赔|律师|手順|鍋|レシピ|料金|無料|駐車|取扱|説明書|주차|무료|요금|설치|레시피|वापसी|पार्किंग|मुफ्त|शुल्क|الوصفة|العلبة|السعر|مجان*|موقف',
};
