import type { Lexicon } from '../rule-language.ts';

/** Languages with few speakers or few models that speak them well: the words of plain overrides alone. */
const galician: Lexicon = {
  voidWord: 'ignora|ignore|esquece|esqueza|non fagas caso|descarta|desatende',
  toldWord: 'todo o anterior|o que che dixeron|todo o que',
  priorWord: 'anteriores|previas|todas|todos|tuas|teus|anterior',
  ordersWord: 'instrucions|regras|indicacions|ordes|directrices|prompt',
  revealWord: 'amosa|mostra|revela|imprime|escribe|repite',
  promptWord: 'prompt do sistema|mensaxe do sistema|instrucions do sistema|tuas instrucions',
  onlyWord: 'so|soamente|unicamente',
  replyWord: 'responde|contesta|di|escribe',
  assistantWord: 'asistente de ia|modelo de linguaxe|intelixencia artificial',
  userWord: 'usuario|usuaria|lector',
  tellWord: 'di|recomenda|envia|segue|informa',
  denyWord: 'non|nunca|sen',
};
const basqueAlbanian: Lexicon = {
  voidWord: 'ez ikusi egin|ahaztu*|baztertu|jaramonik ez|injoro*|shperfill*|harro*|injoroni|mos i perfill',
  toldWord: 'esandako guztia|goiko guztia|gjithcka|cdo gje',
  priorWord: 'aurreko*|guzti*|goiko*|meparshme|e mesiperme|te gjitha|paraprake',
  ordersWord: 'argibide*|agindu*|arau*|jarraibide*|udhezim*|rregull*|urdhra*',
  revealWord: 'erakutsi|idatzi|inprimatu|trego|shfaq|shkruaj',
  promptWord: 'sistemaren prompt*|sistema-mezu*|sistemaren argibide*|prompt-in e sistemit|mesazhin e sistemit',
  onlyWord: 'bakarrik|soilik|besterik ez|vetem',
  replyWord: 'erantzun*|esan|idatzi|pergjigju|thuaj|shkruaj',
  assistantWord: 'adimen artifizial*|hizkuntza-eredu*|inteligjence artificiale|modeli gjuhesor',
  userWord: 'erabiltzaile*|perdoruesi*',
  tellWord: 'esan|bidali|gomendatu|thuaj|dergo|rekomando',
  denyWord: 'ez|inoiz|mos|kurre',
};
const celtic: Lexicon = {
  voidWord:
    'anwybyddwch|anwybydda|anghofiwch|anghofia|dean neamhaird|tabhair neamhaird|na bac le|dean dearmad|leig seachad|cuir air chul',
  toldWord: 'popeth uchod|popeth a ddywedwyd|gach rud|gach a ndurradh|a h-uile rud',
  priorWord: 'blaenorol|uchod|holl|pob|cynharach|roimhe seo|thuas|go leir|uile|roimhe',
  ordersWord: 'gyfarwyddiadau|cyfarwyddiadau|rheolau|gorchmynion|treoracha|dtreoracha|rialacha|orduithe|stiuireadh',
  revealWord: 'dangoswch|dangos|argraffwch|ysgrifennwch|taispeain|scriobh|priontail|nocht',
  promptWord: 'prompt system|anogwr system|neges system|leid an chorais|teachtaireacht an chorais',
  onlyWord: 'yn unig|dim ond|amhain|ach amhain',
  replyWord: 'atebwch|ateb|dywedwch|ysgrifennwch|freagair|abair|scriobh',
  assistantWord: 'deallusrwydd artiffisial|model iaith|intleacht shaorga|samhail teanga',
  userWord: 'defnyddiwr|usaideoir',
  tellWord: 'dywedwch|anfonwch|argymhellwch|abair|seol|mol',
  denyWord: 'peidiwch|byth|na|gan',
};
const icelandicFaroese: Lexicon = {
  voidWord: 'hunsa*|gleymdu|gleymið|horfdu framhja|slepptu|virtu ad vettugi|gloym',
  toldWord: 'allt ad ofan|allt sem|ollu sem|textann ad ofan',
  priorWord: 'fyrri|allar|oll|ofangreind*|adur|ad ofan|undanfarandi|tidligari',
  ordersWord: 'fyrirmaeli*|leidbeining*|reglur|reglum|skipanir|skipunum|fyriskip*',
  revealWord: 'syndu|prentadu|skrifadu|birtu|endurtaktu',
  promptWord: 'kerfisfyrirmaeli*|kerfisskilabod*|kerfiskvadning*|fyrirmaelin thin',
  onlyWord: 'bara|adeins|einungis|eingongu',
  replyWord: 'svaradu|svara|segdu|skrifadu',
  assistantWord: 'gervigreind*|mallikan*|spjallmenni',
  userWord: 'notand*|lesand*',
  tellWord: 'segdu|sendu|maeltu|fylgdu',
  denyWord: 'ekki|aldrei|an',
};
const constructedAndClassical: Lexicon = {
  voidWord: 'ignoru|forgesu|malatentu|nuligu|neglege|neglegite|obliviscere|obliviscimini|ignora|omitte|contemne',
  toldWord: 'cion supran|cion antauan|omnia supra|omnia quae|kion oni',
  priorWord: 'antaua*|supra*|ciu*|ĉiu*|ciujn|priora|prioribus|superiora|omnia|omnes|priorum|praecedentia',
  ordersWord: 'instrukci*|ordon*|regul*|praecepta|mandata|praeceptorum|iussa|instructiones',
  revealWord: 'montru|skribu|presu|malkasu|ostende|scribe|revela',
  promptWord: 'sisteman prompt*|sisteminstrukci*|sisteman mesagon|mandatum systematis',
  onlyWord: 'nur|sole|tantum|solum|nihil nisi',
  replyWord: 'respondu|diru|skribu|responde|dic|scribe|scribite',
  assistantWord: 'artefarita inteligenteco|lingvomodel*|intellegentia artificialis',
  userWord: 'uzant*|utent*|lectorem',
  tellWord: 'diru|sendu|rekomendu|dic|mitte|commenda',
  denyWord: 'ne|neniam|noli|numquam',
};
const latvian: Lexicon = {
  voidWord: 'ignoret|ignore|ignorejiet|aizmirst|aizmirsti|aizmirstiet|nenemt vera|nepildi|atmet',
  toldWord: 'visu ieprieks|visu iepriekš|visu, kas',
  priorWord: 'ieprieks*|visus|visas|augstak|agrak*',
  ordersWord: 'noradijum*|instrukcij*|noteikum*|pavel*',
  revealWord: 'paradi|paradit|rakstit|raksti|atklat|izdrukat',
  promptWord: 'sistemas uzvedn*|sistemas noradijum*|sistemas zinojum*',
  onlyWord: 'tikai|vienigi',
  replyWord: 'atbildet|atbildi|rakstit|raksti|saki|teikt',
  assistantWord: 'maksligais intelekts|valodas model*',
  userWord: 'lietotaj*',
  tellWord: 'saki|sutit|suti|ieteikt',
  denyWord: 'ne|nekad|bez',
};
const turkic: Lexicon = {
  voidWord:
    'nezere alma*|nəzərə alma*|unut*|diqqet etme*|gormezlikden gel*|eʼtiborsiz qoldir*|etiborsiz qoldir*|unuting|елемеңіз|елеме|ұмыт*|четке как*|унут*|мартып',
  toldWord: 'her sey*|hər şeyi|hamma narsa*|барлығын|бардыгын',
  priorWord:
    'evvelki|əvvəlki|butun|bütün|yuxaridaki|oldingi|avvalgi|barcha|yuqoridagi|алдыңғы|барлық|жоғарыдағы|мурунку|бардык',
  ordersWord: 'telimat*|təlimat*|qayda*|gosteris*|korsatma*|qoida*|buyruq*|нұсқау*|ереже*|көрсөтмө*|буйрук*',
  revealWord: 'goster*|göstər*|yaz*|korsat*|ko‘rsat*|көрсет*|жаз*|көрсөт*',
  promptWord: 'sistem prompt*|sistem telimat*|tizim prompt*|жүйелік нұсқау*|системалык',
  onlyWord: 'yalniz|yalnız|tekce|faqat|тек|ғана|гана',
  replyWord: 'cavab ver*|yaz|de|javob ber*|yoz*|жауап бер*|жаз*|жооп бер*',
  assistantWord: 'suni intellekt*|süni intellekt*|dil model*|suniy intellekt*|til model*|жасанды интеллект*|тіл моделі',
  userWord: 'istifadeci*|istifadəçi*|foydalanuvchi*|пайдаланушы*|колдонуучу*',
  tellWord: 'de|gonder*|göndər*|yubor*|ayt*|айт*|жібер*',
  denyWord: 'heç vaxt|hec vaxt|emas|ешқашан',
};
const caucasian: Lexicon = {
  voidWord: 'უგულებელყ*|დაივიწყ*|იგნორირ*|անտեսիր*|անտեսեք|մոռացիր*|մոռացեք|արհամարհիր*',
  toldWord: 'ყველაფერი|ამ ყველაფერს|ամեն ինչ|այն ամենը',
  priorWord: 'წინა|ყველა|ზემოთ|ზემოაღნიშნულ*|նախորդ|բոլոր|վերոնշյալ|վերևի',
  ordersWord: 'ინსტრუქცი*|წეს*|ბრძანებ*|მითითებ*|հրահանգ*|կանոն*|հրաման*|ցուցում*',
  revealWord: 'აჩვენე*|დაწერე*|გამოიტანე*|ցույց տուր*|գրիր|գրեք|տպիր',
  promptWord: 'სისტემური|სისტემის ინსტრუქცი*|համակարգի հրահանգ*|համակարգային',
  onlyWord: 'მხოლოდ|միայն',
  replyWord: 'უპასუხე*|დაწერე*|თქვი|պատասխանիր|պատասխանեք|գրիր|ասա',
  assistantWord: 'ხელოვნური ინტელექტ*|ენობრივი მოდელ*|արհեստական բանականություն*|լեզվական մոդել*',
  userWord: 'მომხმარებ*|օգտատեր*|օգտագործող*',
  tellWord: 'უთხარი|გაუგზავნე|ასახვა|ասա|ուղարկիր',
  denyWord: 'არ|არასოდეს|մի|երբեք',
};
const furtherIndian: Lexicon = {
  voidWord:
    'അവഗണിക്ക*|മറക്കുക|ನಿರ್ಲಕ್ಷಿಸ*|ಮರೆತುಬಿಡ*|ਅਣਡਿੱਠ*|ਨਜ਼ਰਅੰਦਾਜ਼ ਕਰ*|ਭੁੱਲ ਜਾ*|बेवास्ता गर*|बिर्स*|නොසලකා හරි*|අමතක කර*|ଅଣଦେଖା*|উপেক্ষা কৰ*',
  toldWord: 'എല്ലാം|ಎಲ್ಲವನ್ನೂ|ਸਭ ਕੁਝ|सबै कुरा|සියල්ල',
  priorWord:
    'മുമ്പത്തെ|മുൻ|എല്ലാ|മുകളിലെ|ಹಿಂದಿನ|ಎಲ್ಲಾ|ಮೇಲಿನ|ਪਿਛਲੇ|ਪਿਛਲੀਆਂ|ਸਾਰੇ|ਸਾਰੀਆਂ|ਉਪਰੋਕਤ|अघिल्ला|सबै|माथिका|पूर्व|පෙර|සියලු|ඉහත|ପୂର୍ବ*|আগৰ|সকলো',
  ordersWord: 'നിർദ്ദേശ*|നിർദേശ*|നിയമ*|ಸೂಚನೆ*|ನಿಯಮ*|ਹਦਾਇਤ*|ਨਿਰਦੇਸ਼*|ਨਿਯਮ*|निर्देशन*|नियम*|උපදෙස්*|නීති*|ନିର୍ଦ୍ଦେଶ*|নিৰ্দেশ*',
  revealWord: 'കാണിക്ക*|എഴുത*|ತೋರಿಸ*|ಬರೆಯ*|ਦਿਖਾ*|ਲਿਖ*|देखाऊ*|देखाउ*|लेख*|පෙන්ව*|ලිය*',
  promptWord: 'സിസ്റ്റം പ്രോംപ്റ്റ്*|ಸಿಸ್ಟಮ್ ಪ್ರಾಂಪ್ಟ್*|ਸਿਸਟਮ ਪ੍ਰੋਂਪਟ*|ਸਿਸਟਮ ਪ੍ਰੌਂਪਟ*|सिस्टम प्रम्प्ट*|පද්ධති*',
  onlyWord: 'മാത്രം|ಮಾತ್ರ|ਸਿਰਫ਼|ਸਿਰਫ|ਕੇਵਲ|मात्र|केवल|පමණක්|පමණි|କେବଳ|কেৱল',
  replyWord: 'മറുപടി*|പറയ*|എഴുത*|ಉತ್ತರಿಸ*|ಹೇಳ*|ಬರೆಯ*|ਜਵਾਬ*|ਲਿਖ*|ਕਹ*|जवाफ*|भन*|लेख*|පිළිතුරු*|කියන්න|ලිය*',
  assistantWord: 'കൃത്രിമ ബുദ്ധി*|ಕೃತಕ ಬುದ್ಧಿಮತ್ತೆ*|ਨਕਲੀ ਬੁੱਧੀ*|कृत्रिम बुद्धि*|කෘත්‍රිම බුද්ධි*',
  userWord: 'ഉപയോക്താ*|ಬಳಕೆದಾರ*|ਉਪਭੋਗਤਾ*|ਵਰਤੋਂਕਾਰ*|प्रयोगकर्ता*|පරිශීලක*',
  tellWord: 'പറയ*|അയയ്ക്ക*|ಹೇಳ*|ಕಳುಹಿಸ*|ਦੱਸ*|ਭੇਜ*|भन*|पठाउ*|කියන්න|යවන්න',
  denyWord: 'അരുത്|ಬೇಡ|ਨਾ|ਨਹੀਂ|नगर*|එපා',
};
const african: Lexicon = {
  voidWord:
    'yi watsi da|manta da|ka yi biris|foju|gbagbe|leghara anya|chefuo|nganaki|ungazinaki|khohlwa|libala|iska indho tir|illow|hilmaan|ችላ በል*|ርሳ*|እርሳ*|kana hankali',
  toldWord: 'duk abin|gbogbo ohun|ihe niile|konke|wax kasta|ሁሉንም ነገር',
  priorWord:
    'na baya|duka|duk|ti tele|isaaju|gbogbo|gara aga|niile|nke mbu|zangaphambili|yonke|zonke|hore|dhammaan|ቀዳሚ*|ሁሉንም|ቀደም|የቀደሙ*|ያለፉ*',
  ordersWord:
    'umarni*|umarnin|dokoki|ilana|ase|ofin|ntuziaka|iwu|imiyalelo|imithetho|tilmaam*|amar*|xeer*|መመሪያ*|ትዕዛዝ*|ህግ*',
  revealWord: 'nuna|rubuta|fihan|ko|gosi|dee|bonisa|bhala|tus|qor|አሳይ*|ጻፍ*',
  promptWord: 'umarnin tsarin|ilana eto|ntuziaka sistemu|imiyalelo yesistimu|tilmaamaha nidaamka|የስርዓት*',
  onlyWord: 'kawai|nikan|naani|kuphela|kaliya|oo kaliya|ብቻ',
  replyWord: 'amsa|ce|rubuta|dahun|so|ko|zaa|dee|phendula|bhala|ku jawaab|qor|dheh|መልስ*|ጻፍ*|በል',
  assistantWord: 'fasahar kirkira|oye atowoda|ubukrii nke mmadu|ubuhlakani bokwenziwa|garaadka macmalka|ሰው ሰራሽ*',
  userWord: 'mai amfani|olumulo|onye oru|umsebenzisi|isticmaale*|ተጠቃሚ*',
  tellWord: 'gaya|aika|so fun|fi ranse|gwa|zipu|tshela|thumela|u sheeg|dir|ንገር*|ላክ*',
  denyWord: 'kada|mase|ma|unga|ha|አት*',
};
const furtherAsian: Lexicon = {
  voidWord:
    'үл тоо*|март|мартаарай|анхаарахгүй|လျစ်လျူရှု*|မေ့*|មិនអើពើ*|មិនត្រូវអើពើ|បំភ្លេច*|ភ្លេច|ບໍ່ສົນໃຈ|ລືມ|isal*|pasagdi*|kalimti|lalekna|klalekna',
  toldWord: 'бүх зүйл*|အရာအားလုံး|អ្វីៗទាំងអស់|ທຸກຢ່າງ|tanang butang',
  priorWord: 'өмнөх|бүх|дээрх|အထက်ပါ|ယခင်|အားလုံး|ရှေ့က|ខាងលើ|ទាំងអស់|មុន|ກ່ອນໜ້າ|ທັງໝົດ|ຂ້າງເທິງ|nauna|tanan|kabeh|sadurunge',
  ordersWord:
    'заавар*|дүрэм*|тушаал*|ညွှန်ကြားချက်*|စည်းမျဉ်း*|សេចក្តីណែនាំ*|ការណែនាំ*|ច្បាប់|ຄໍາແນະນໍາ|ຄຳສັ່ງ|ຄຳແນະນຳ|instruksyon*|panudlo|pandhuan|aturan|prentah',
  revealWord: 'харуул*|бич*|ပြ*|រ៉ាយ|បង្ហាញ|ສະແດງ|ipakita|tuduhna',
  promptWord: 'системийн заавар*|စနစ် ညွှန်ကြားချက်*|ប្រព័ន្ធ|ລະບົບ|prompt sistem',
  onlyWord: 'зөвхөн|သာ|တစ်ခုတည်း|តែ|ប៉ុណ្ណោះ|ເທົ່ານັ້ນ|lamang|lang|mung',
  replyWord: 'хариул*|бич*|гэж|ဖြေ*|ရေး*|ឆ្លើយ*|សរសេរ|ຕອບ|ຂຽນ|tubaga|isulat|wangsulana|tulisen',
  assistantWord: 'хиймэл оюун*|ဉာဏ်ရည်တု*|បញ្ញាសិប្បនិម្មិត|ປັນຍາປະດິດ',
  userWord: 'хэрэглэгч*|အသုံးပြုသူ*|អ្នកប្រើ*|ຜູ້ໃຊ້',
  tellWord: 'хэл*|илгээ*|ပြော*|ပို့*|ប្រាប់|ផ្ញើ|ບອກ|ສົ່ງ',
  denyWord: 'бүү|битгий|မ|កុំ|ຢ່າ',
};

export const furtherLexicons: readonly Lexicon[] = [
  galician,
  basqueAlbanian,
  celtic,
  icelandicFaroese,
  constructedAndClassical,
  latvian,
  turkic,
  caucasian,
  furtherIndian,
  african,
  furtherAsian,
];
