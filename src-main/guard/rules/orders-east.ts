import type { Lexicon } from '../rule-language.ts';

/** The same sets as in orders-west.ts for the languages of languages-east.ts. */
export const easternOrders: Readonly<Record<string, Lexicon>> = {
  polish: {
    voidWord:
      'odloz na bok|odloz|odlozcie|odsun na bok|na bok|nie bierz pod uwage|nie stosuj|nie sluchaj|przestan stosowac|przestan przestrzegac|porzuc|skasuj|usun|anuluj|cofnij|odrzuccie|zlam|obejdz|olej|nie trzymaj sie|odstap od|nie przejmuj sie|wyrzuc',
    ordersWord: 'wytyczne|zalecen*|ograniczen*|przykazan*|wiadomosc systemow*|programowani*|procedur*|polecenie',
    revealWord: 'przepisz|skopiuj|zacytuj|wymien|przetlumacz|stresc|odczytaj|opublikuj|przytocz|odtworz|zaprezentuj',
    promptWord:
      'swoja wiadomosc systemow*|wiadomosci systemow*|ukryte polecen*|ukryte zasady|tajne instrukcj*|swoja konfiguracj*|twoja konfiguracj*|swoje zasady|swoje wytyczne|poufne instrukcj*|poczatkowe instrukcj*|ukryte wytyczne|ukryty prompt',
    goneWord:
      'juz nie obowiazuj*|przestaje obowiazywac|przestalo obowiazywac|stracilo waznosc|niewazne|uniewaznione|to byl test|bylo testem|odwolane|anulowane|nieaktualne|nie ma znaczenia|wygaslo|zniesione|bez mocy',
    toldWord:
      'o co cie proszono|o co cie poproszono|cie poproszono|kazano ci|ci wczesniej mowiono|ci powiedziano|ci mowiono|panu powiedziano|dotychczas powiedzian*|wczesniej powiedzian*|czego cie nauczono',
    youAreWord:
      'jestes|badz|udawaj|zachowuj sie jak|wciel sie|odgrywaj|nazywasz sie|wyobraz sobie, ze jestes|stan sie|graj role|zostajesz',
    rulelessWord:
      'zadnych zasad|bez zasad|bez regul|zadnych regul|bez ograniczen|zadnych ograniczen|bez filtrow|bez filtra|bez cenzury|zadnych limitow|wszystko wolno|jailbreak*|nigdy nie odmawia*|bez hamulcow',
    hiddenWord: 'ukryt*|tajn*|sekretn*|poufn*|wewnetrzn*',
    hushWord:
      'nie mow|nie mowcie|ukryj|ukryjcie|zataj|zatajcie|nie wspominaj|nie ujawniaj|nie zdradzaj|przemilcz|przemilczcie|zachowaj dla siebie|nie informuj|bez mowienia|milcz|nie powiadamiaj',
    noteWord:
      'tej wiadomosci|ta wiadomosc|tym tekscie|tej notatki|tej instrukcji|tym komentarzu|o tym|wady|koszty|tej uwagi',
    sendWord: 'wyslij|przeslij|wyslijcie|przekaz|opublikuj|udostepnij|zamiesc|wrzuc',
    chatWord: 'histori*|rozmow*|czat*|konwersacj*|haslo|hasla|dane logowania|skrzynk*|dane uzytkownika',
    newOrderWord:
      'nowe polecenie|nowe polecenia|nowa instrukcja|nowe instrukcje|nowa zasada|nowe zadanie|prawdziwe polecenie|nowy rozkaz|aktualne polecenie',
    nowWord: 'od teraz|od tej pory|odtad|od tej chwili|na przyszlosc',
    yourWord: 'twoje|twoj|twoja|swoje|swoj|twoich|jestes',
  },
  czechSlovak: {
    voidWord:
      'odloz|odlozte|dej stranou|daj bokom|stranou|bokom|prestan dodrzovat|prestan se ridit|neridi se|neposlouchej|zahod|zrus|zruste|nebuz na|porus|obejdi|vymaz|vykasli se|neriad sa|prestan dodrziavat|nedodrziavaj|nedodrzuj',
    ordersWord:
      'doporuceni|omezen*|obmedzen*|systemova zprava|systemovou zpravu|systemova sprava|systemovu spravu|zasad*|naridit*|navod*|vyzv*|zadania|uloh*',
    revealWord:
      'opis|opiste|zkopiruj|skopiruj|odpis|cituj|vyjmenuj|preloz|shrn|precti|zverejni|odkryj|vymenuj|prepis|predloz',
    promptWord:
      'svou systemovou zpravu|systemovou zpravu|systemovu spravu|skryta pravidla|skryte pravidla|tajne instrukce|tajne pokyny|tve skryte|tve instrukce|tvoje instrukcie|tvoja konfiguracia|svou konfiguraci|sva pravidla|uvodni pokyny|interni pokyny',
    goneWord:
      'uz neplati|jiz neplati|neplati|byl test|bol test|je zruseno|je zrusene|jsou zrusena|pozbylo platnosti|stratilo platnost|je neplatne|nema platnost|odvolano|odvolane',
    toldWord:
      'o co jsi byl pozadan|te pozadali|po tobe chteli|ta poziadali|ti bylo drive|ti bylo receno|ti bolo povedane|ti bolo predtym|vam bylo receno|drive receno|predtym povedane|dosud receno|te naucili',
    youAreWord:
      'jsi|jste nyni|si teraz|odteraz si|budes|predstirej|hraj roli|hraj ulohu|chovej se jako|spravaj sa ako|jmenujes se|volas sa|stan se|stan sa|predstav si, ze jsi',
    rulelessWord:
      'zadna pravidla|ziadne pravidla|bez pravidel|bez pravidiel|zadne limity|bez omezeni|bez obmedzeni|bez filtru|bez filtrov|bez cenzury|zadna omezeni|ziadne obmedzenia|vse je dovoleno|jailbreak*|nikdy neodmitne*',
    hiddenWord: 'skryt*|tajn*|utajen*|intern*|dovern*|duvern*',
    hushWord:
      'nerikej|nerikejte|nehovor|nehovorte|zamlc|zamlcte|zaml*|skryj|skryjte|neprozrad|neprozrazuj|nezminuj|nespominaj|tajit|zataj|neinformuj|mlc o|nepovedz',
    noteWord:
      'teto zprave|tejto sprave|tomto textu|tomto texte|teto poznamce|tomto pokynu|o tom|vady|chyby|nedostatky|tuto zpravu|tuto spravu',
    sendWord: 'posli|poslete|odesli|zasli|preposli|odosli|poslite|zverejni|sdilej|nahraj',
    chatWord: 'histori*|rozhovor*|konverzac*|heslo|hesla|prihlasovac*|schrank*|chat*',
    newOrderWord:
      'novy pokyn|nove pokyny|nova instrukce|nova instrukcia|nove pravidlo|novy ukol|nova uloha|novy prikaz|skutecny ukol',
    nowWord: 'odted|od teto chvile|ode dneska|odteraz|od tejto chvile|nadale',
    yourWord: 'tve|tvoje|tvuj|tvoj|sve|svoje|tva',
  },
  hungarian: {
    voidWord:
      'tedd felre|tegye felre|felre|ne torodj|ne kovesd tobbe|ne tartsd be|szegd meg|torold|dobd el|hagyd ki|lepj tul|vond vissza|ne hallgass|hagyd abba|semmisitsd',
    ordersWord: 'iranymutatas*|megkotes*|korlatozas*|korlat*|rendszeruzenet*|kovetelmeny*|programozas*|feladatod*',
    revealWord: 'masold|masolja|idezd|sorold|forditsd|foglald|olvasd|tedd kozze|aruld|add ki|kozold|irjad',
    promptWord:
      'rendszeruzeneted*|rejtett szabaly*|titkos utasitas*|rejtett utasitasaid*|titkos szabaly*|beallitasaid*|konfiguraciod*|iranyelveid*|belso utasitas*|kezdeti utasitas*',
    goneWord:
      'mar nem ervenyes|nem ervenyes|ervenyet vesztette|ervenytelen|nem szamit|hatalyat vesztette|teszt volt|csak teszt volt|visszavontuk|elavult|torolve',
    toldWord:
      'amire kertek|amit kertek|korabban mondtak|mondtak neked|amit korabban|eddig mondtak|eddig kapott|amit tudsz|minden, amit|neked mondtak|tanitottak',
    youAreWord: 'te vagy|vagy|leszel|jatszd el|tegyel ugy|tegy ugy|viselkedj ugy|a neved|kepzeld el, hogy|legyel',
    rulelessWord:
      'nincsenek szabaly*|nincs szabaly*|szabalyok nelkul|korlatok nelkul|nincsenek korlat*|szurok nelkul|cenzurazatlan|megkotesek nelkul|minden szabad|jailbreak*|soha nem utasit*',
    hiddenWord: 'rejtett|titkos|belso|bizalmas',
    hushWord:
      'ne szolj|ne mondd|ne emlitsd|hallgasd el|hallgassatok el|titkold|rejtsd el|ne aruld|ne fedd|tartsd titokban|ne beszelj|ne ertesitsd|ne tajekoztasd',
    noteWord:
      'errol az uzenetrol|errol az utasitasrol|errol a szovegrol|ezt az uzenetet|errol|a hibakat|a hatranyokat|errol a megjegyzesrol',
    sendWord: 'kuldd|kuldje|kuldjed|tovabbitsd|tovabbitsa|toltsd fel|oszd meg|tedd kozze',
    chatWord: 'beszelgetes*|elozmeny*|jelszo*|bejelentkezes*|postafiok*|cseveges*',
    newOrderWord: 'uj utasitas|uj utasitasok|uj szabaly|uj feladat|uj parancs|igazi feladat|valodi utasitas',
    nowWord: 'mostantol|ezentul|innentol|mostantol kezdve|ettol kezdve',
    yourWord: 'neked|teged|a te|utasitasaid|szabalyaid',
  },
  romanian: {
    voidWord:
      'lasa deoparte|lasati deoparte|pune deoparte|da la o parte|nu tine seama|nu lua in seama|nu mai tine|nu mai respecta|inceteaza sa|abandoneaza|sterge|respinge|inlocuieste|incalca|ocoleste|treci peste|dispretuieste|revoca|nu asculta',
    ordersWord:
      'indrumari|indrumarile|recomandarile|restrictiile|restrictii|constrangeri*|mesajul de sistem|programarea|norme|normele|dispozitii*|sarcinile',
    revealWord:
      'transcrie|copiaza|citeaza|enumera|tradu|rezuma|citeste|publica|reproduce|prezinta|arata-mi|da-mi|comunica',
    promptWord:
      'mesajul tau de sistem|mesajul de sistem|instructiunile ascunse|regulile ascunse|instructiuni secrete|configuratia ta|directivele tale|indrumarile ascunse|instructiuni interne|instructiunile initiale|programarea ta',
    goneWord:
      'nu mai este valabil|nu mai e valabil|nu mai sunt valabile|nu mai este valid|nu se mai aplica|este anulat|sunt anulate|a fost un test|era un test|nu mai conteaza|a expirat|fara efect|revocate|abrogate',
    toldWord:
      'ti s-a cerut|ti-au cerut|vi s-a cerut|ti s-a spus|vi s-a spus|ti-au spus|spus inainte|primite pana acum|ce stii|te-au invatat',
    youAreWord:
      'esti|sunteti acum|fii|vei fi|prefa-te|joaca rolul|comporta-te ca|actioneaza ca|te numesti|imagineaza-ti ca esti|devii',
    rulelessWord:
      'nicio regula|fara reguli|fara limite|nicio limita|fara filtre|fara restrictii|nicio restrictie|fara cenzura|totul este permis|necenzurat|jailbreak*|nu refuzi niciodata',
    hiddenWord: 'ascuns*|secret*|intern*|confidential*',
    hushWord:
      'nu spune|nu spuneti|nu-i spune|ascunde|ascundeti|nu mentiona|nu dezvalui|nu divulga|taci|treci sub tacere|nu informa|fara sa spui|nu vorbi|nu pomeni',
    noteWord:
      'acest mesaj|acestui mesaj|aceasta nota|acest text|aceasta instructiune|despre asta|despre aceasta|defectele|costurile|dezavantajele',
    sendWord: 'trimite|trimiteti|expediaza|transmite|publica|incarca|partajeaza|redirectioneaza',
    chatWord: 'istoric*|conversati*|discuti*|parola|parolele|datele de autentificare|chat*',
    newOrderWord:
      'noua instructiune|instructiune noua|noile instructiuni|regula noua|noua regula|noua sarcina|ordin nou|noua misiune|instructiuni noi',
    nowWord: 'de acum|de acum inainte|incepand de acum|de azi inainte|pe viitor',
    yourWord: 'tale|tau|ta|dumneavoastra|iti',
  },
  russianUkrainian: {
    voidWord:
      'отложи*|отбрось*|брось*|оставь*|отодвинь*|в сторону|наплюй*|плюнь*|не слушай*|не руководствуйся|перестань*|прекрати*|нарушь*|обойди*|сотри*|удали*|перечеркни*|забей|откажись*|отвергни*|не учитывай*|не принимай*|пренебречь|відклади*|відсунь*|вбік|облиш*|кинь*|не слухай*|припини*|порушуй*|обійди*|видали*|відмовся*|не враховуй*|зневаж*|не виконуй*',
    ordersWord:
      'рекомендаци*|ограничени*|запрет*|системное сообщение|системного сообщения|программировани*|наставлени*|обмеженн*|рекомендаці*|системне повідомлення|системного повідомлення|заборон*|приписи*|програмуванн*|распоряжени*|предписани*',
    revealWord:
      'перепиши*|скопируй*|дословно|процитируй*|перечисли*|переведи*|перескажи*|прочти*|опубликуй*|воспроизведи*|предоставь*|скопіюй*|процитуй*|перелічи*|переклади*|прочитай*|відтвори*|опублікуй*|дослівно',
    promptWord:
      'своё системное|свое системное|системное сообщение|своє системне|системне повідомлення|скрытые правила|скрытые указания|тайные инструкции|секретные указания|внутренние инструкции|твоя конфигурация|свою конфигурацию|твои скрытые|твои правила|свои правила|твої правила|твої приховані|приховані правила|таємні інструкції|внутрішні інструкції|начальные инструкции|исходные инструкции|системная инструкция|системна інструкція',
    goneWord:
      'больше не действ*|уже не действ*|не имеет силы|не имеют силы|утратили силу|утратило силу|недействительн*|отменен*|отменён*|было тестом|был тест|устарел*|не считается|аннулирован*|больше не важн*|більше не діє|більше не діють|втратили чинність|втратило чинність|недійсн*|скасован*|було тестом|застаріл*|не має сили',
    toldWord:
      'тебя просили|тебя попросили|тебе поручили|вас просили|тебе просили|тебе попросили|тебе доручили|сказанное тебе|сказанное ранее|тебе говорили|тебе сказали|тебе ранее|вам говорили|полученные до сих пор|тебя учили|тобі казали|тобі сказали|сказане раніше|отримані досі|вам казали|казали раніше',
    youAreWord:
      'ты теперь|теперь ты|ты —|отныне ты|ты будешь|притворись|представь, что ты|играй роль|веди себя как|тебя зовут|стань|ти тепер|тепер ти|відтепер ти|ти будеш|вдавай|уяви, що ти|грай роль|поводься як|тебе звати|вы теперь|будь',
    rulelessWord:
      'никаких правил|нет правил|без правил|без ограничени*|никаких ограничени*|без фильтр*|без цензур*|нет ограничени*|всё разрешено|все разрешено|без рамок|никогда не отказыва*|джейлбрейк*|jailbreak*|жодних правил|немає правил|без обмежень|жодних обмежень|без фільтр*|без цензури|все дозволено',
    hiddenWord: 'скрыт*|секретн*|тайн*|внутренн*|конфиденциальн*|прихован*|таємн*|секретні|внутрішн*',
    hushWord:
      'не говори*|ничего не говори*|скрой*|скрывай*|умолч*|не упоминай*|не сообщай*|не раскрывай*|не рассказывай*|утаи*|молчи*|не выдавай*|промолчи*|не кажи*|нічого не кажи*|приховай*|не згадуй*|не повідомляй*|замовч*|мовчи*|не розповідай*|не розкривай*',
    noteWord:
      'этом сообщении|это сообщение|этом тексте|этой заметке|этой инструкции|этом комментарии|об этом|недостатки|минусы|расходы|цьому повідомленні|це повідомлення|цьому тексті|цієї нотатки|цієї інструкції|про це|вади|недоліки',
    sendWord:
      'отправь*|пошли|пошлите|перешли*|вышли|передай*|опубликуй*|загрузи*|поделись|скинь*|надішли*|відправ*|перешли*|передай*|опублікуй*|завантаж*',
    chatWord:
      'историю|история|беседы|беседу|разговор*|переписк*|чат*|диалог*|пароль|пароли|данные пользователя|учетные данные|історію|розмов*|листуванн*|діалог*|паролі|дані користувача',
    newOrderWord:
      'новая инструкция|новые инструкции|новое правило|новая задача|новое задание|новый приказ|новые указания|настоящая задача|настоящая инструкция|нова інструкція|нові інструкції|нове правило|нове завдання|новий наказ|справжнє завдання|нова вказівка',
    nowWord: 'отныне|с этого момента|с этой минуты|впредь|теперь|відтепер|віднині|з цього моменту|надалі',
    yourWord: 'твои|твой|твоё|твое|свои|ваши|твої|твій|твоє|свої',
  },
  bulgarianSerbian: {
    voidWord:
      'остави настрана|настрана|остави|отхвърли*|престани*|не следвай*|наруши*|изтрий*|заобиколи*|отмени*|ostavi po strani|po strani|odbaci*|prestani*|nemoj slijediti|ne slusaj|prekrsi|izbrisi|zaobidi|остави по страни|по страни|одбаци*|престани*|ob strani|pusti|prekrsi|opusti|nehaj',
    ordersWord:
      'насоки*|ограничени*|препорък*|системно съобщение|системното съобщение|smjernic*|smernic*|ogranicenj*|sistemska poruka|sistemske poruke|sistemsku poruku|preporuk*|упутств*|смернице|ограничењ*|omejitv*|priporocil*|napotk*',
    revealWord:
      'препиши*|копирай*|цитирай*|изброй*|преведи|обобщи|публикувай|prepisi|kopiraj|citiraj|nabroji|prevedi|sazmi|objavi|препиши|копирај|цитирај|izpisi|razkrij|prepisi',
    promptWord:
      'системното си съобщение|системно съобщение|скритите ти инструкции|скрити инструкции|твоите инструкции|твоите правила|тайни инструкции|sistemsku poruku|skrivene upute|skrivena uputstva|tvoje upute|tvoja uputstva|tajne upute|skrita navodila|tvoja navodila|sistemsko sporocilo|системску поруку|скривена упутства|твоја упутства',
    goneWord:
      'вече не важи|вече не важат|не е валидно|отменено|беше тест|изгуби сила|vise ne vrijedi|vise ne vazi|vise ne vaze|nije vise na snazi|ponisteno|bio je test|ne velja vec|razveljavljeno|више не важи|више не важе|поништено',
    toldWord:
      'са ти казали|ти казаха|ти е казано|казано преди|ti je receno|su ti rekli|receno ranije|receno prije|so ti rekli|ti je bilo receno|ти је речено|су ти рекли',
    youAreWord:
      'ти си|си сега|бъди|преструвай се|играй ролята|дръж се като|казваш се|представи си, че си|si dan|od sada si|ti si|budi|pretvaraj se|glumi|ponasaj se kao|zoves se|si zdaj|igraj vlogo|од сада си|буди|понашај се',
    rulelessWord:
      'никакви правила|без правила|без ограничения|никакви ограничения|без филтри|без цензура|всичко е позволено|nikakvih pravila|bez pravila|bez ogranicenja|nema pravila|bez filtera|bez cenzure|sve je dozvoljeno|brez pravil|brez omejitev|nobenih pravil|никаквих правила|без ограничења|jailbreak*',
    hiddenWord: 'скрит*|тайн*|вътрешн*|поверителн*|skriven*|tajn*|interne|povjerljiv*|skrit*|скривен*|тајн*',
    hushWord:
      'не казвай*|скрий*|премълчи*|не споменавай*|не разкривай*|мълчи*|не съобщавай*|ne govori|nemoj reci|ne spominji|ne pominji|sakrij|precuti|ne otkrivaj|presuti|ne povej|zamolci|skrij|ne omenjaj|не говори|сакриј|не помињи|прећути',
    noteWord:
      'това съобщение|този текст|тази бележка|тази инструкция|за това|недостатъците|ovoj poruci|ovu poruku|ovom tekstu|ovoj napomeni|o tome|o ovome|nedostatke|mane|tem sporocilu|to sporocilo|o tem|овој поруци|о томе|недостатке',
    sendWord:
      'изпрати*|прати*|препрати*|публикувай*|качи*|posalji*|proslijedi|prosledi|objavi|poslji|posreduj|nalozi|пошаљи*|проследи*',
    chatWord:
      'история*|разговор*|чат*|парола*|пароли|povijest*|istorij*|razgovor*|lozink*|pogovor*|zgodovin*|gesl*|историј*|лозинк*',
    newOrderWord:
      'нова инструкция|нови инструкции|ново правило|нова задача|нова заповед|nova uputa|nove upute|novo pravilo|novi zadatak|nova instrukcija|nova navodila|nova naloga|нова инструкција|ново правило|нови задатак|истинска задача',
    nowWord:
      'отсега нататък|от сега нататък|занапред|от този момент|od sada|ubuduce|odsad|od zdaj|odslej|од сада|убудуће|одсад',
    yourWord: 'твои*|твоят|твоите|си|tvoj*|svoj*|твој*|свој*|ти',
  },
  greek: {
    voidWord:
      'αφησε κατα μερος|κατα μερος|αφησε στην ακρη|βαλε στην ακρη|παρατα|σταματα να ακολουθεις|διαγραψε|αψηφησε|αψηφα|παραβιασε|αντικαταστησε|μην υπακους|μην υπακουσεις|μη δινεις σημασια|μη λαβεις|ανακαλεσε|παρακαμψτε',
    ordersWord: 'υποδειξ*|περιορισμ*|μηνυμα συστηματος|καθοδηγηση|προγραμματισμ*|συστασ*|διαταγ*|επιταγ*',
    revealWord:
      'αντιγραψε|αντιγραψτε|παραθεσε|απαριθμησε|μεταφρασε|συνοψισε|διαβασε|δημοσιευσε|ξαναγραψε|δωσε μου|δωσε',
    promptWord:
      'μηνυμα συστηματος|μηνυμα του συστηματος|κρυφοι κανονες|κρυφους κανονες|μυστικες οδηγιες|οδηγιες σου|ρυθμισεις σου|εντολες σου|εσωτερικες οδηγιες|αρχικες οδηγιες',
    goneWord:
      'δεν ισχυει πλεον|δεν ισχυουν πλεον|δεν ισχυει πια|δεν ισχυουν|δεν ισχυει|ακυρωθηκαν|ακυρωνονται|ηταν τεστ|ηταν δοκιμη|καταργουνται|ειναι ακυρα|δεν μετρανε|ξεχασμενα',
    toldWord: 'σου ειπαν|σου εχουν πει|σας ειπαν|ειπαν πριν|ως τωρα οδηγιες|μεχρι τωρα|οσα ξερεις|σου εμαθαν',
    youAreWord:
      'εισαι|εισαι πλεον|θα εισαι|παιξε τον ρολο|προσποιησου|κανε πως|φερσου σαν|σε λενε|φαντασου οτι εισαι|γινε',
    rulelessWord:
      'κανενας κανονας|χωρις κανονες|δεν εχεις κανονες|χωρις ορια|χωρις φιλτρα|χωρις περιορισμους|κανενα οριο|χωρις λογοκρισια|ολα επιτρεπονται|κανεναν κανονα|jailbreak*',
    hiddenWord: 'κρυφ*|μυστικ*|εσωτερικ*|εμπιστευτικ*',
    hushWord:
      'μην πεις|μην πειτε|μη λες|κρυψε|κρυψτε|αποκρυψε|μην αναφερεις|μην αποκαλυψεις|αποσιωπησε|μη μιλησεις|κρατα κρυφο|μην ενημερωσεις|σιωπησε',
    noteWord:
      'αυτο το μηνυμα|το μηνυμα αυτο|αυτο το κειμενο|αυτη την οδηγια|αυτη τη σημειωση|για αυτο|γι αυτο|τα ελαττωματα|τα μειονεκτηματα',
    sendWord: 'στειλε|στειλτε|προωθησε|διαβιβασε|δημοσιευσε|ανεβασε|μοιρασου|αποστειλε',
    chatWord: 'ιστορικο*|συνομιλια*|συζητηση*|κωδικ*|διαπιστευτηρια|εισερχομενα',
    newOrderWord:
      'νεα οδηγια|νεες οδηγιες|νεος κανονας|νεα εντολη|νεο καθηκον|νεα αποστολη|νεες εντολες|πραγματικη οδηγια',
    nowWord: 'απο δω και περα|απο εδω και περα|απο τωρα|στο εξης|εφεξης|απο τωρα και στο εξης',
    yourWord: 'σου|σας|δικ*',
  },
  turkish: {
    voidWord:
      'bir kenara birak*|bir kenara koy*|kenara birak*|bir yana birak*|gormezden gelin|hice say*|aldirma*|kulak asma*|sil|silin|iptal et|reddet*|cigne*|ihlal et*|terk et*|vazgec*|uymayi birak*|takma*|boz|yururlukten kaldir*|yerine koy*',
    ordersWord:
      'yonergeler*|sinirlama*|kisitlama*|ilkeler*|sistem mesaji*|programlama*|tavsiye*|buyruk*|gorev*|rehber*|kilavuz*',
    revealWord: 'aktar|aktarin|kopyala*|alintila*|listele*|cevir|ozetle|oku|yayimla*|bildir|dok|cikti ver*|yaz',
    promptWord:
      'sistem mesajini|sistem mesajin|gizli kurallar*|gizli yonerge*|gizli talimatlarin|talimatlarin|yapilandirman*|ic talimatlar*|baslangic talimat*|ilk talimat*|kurallarin|yonergelerin|gizli komut*',
    goneWord:
      'artik gecerli degil|gecerli degil|gecersizdir|yururlukten kalk*|hukumsuz|iptal edildi|bir testti|sadece testti|gecerliligini yitir*|onemi yok|kaldirildi',
    toldWord:
      'senden istenen*|sizden istenen*|soylenenlerin|daha once soylen*|sana soylen*|sana soyled*|simdiye dek verilen|size soylen*|ogretilen*|bildiklerin*',
    youAreWord:
      "sen artik|artik sen|bundan boyle|rolunu oyna*|gibi davran*|oldugunu hayal et|adin|ol|mis gibi yap*|rolune gir*|dan'sin|sin ve",
    rulelessWord:
      'hicbir kural*|kuralin yok|kural yok|kuralsiz|sinirsiz|sinir yok|filtresiz|kisitlama yok|sansursuz|her sey serbest|kurallar yok|jailbreak*|asla reddetme*',
    hiddenWord: 'gizli*|sakli*|ic talimat*|mahrem',
    hushWord:
      'soyleme|bahsetme|soz etme|gizle*|sakla*|aciklama|belirtme*|sus|haber verme*|ifsa etme*|bildirme*|sessiz kal*|sozunu etme*',
    noteWord:
      'bu iletiden|bu mesajdan|bu mesaji|bu metinden|bu nottan|bu talimattan|bundan|bunu|kusurlar*|eksiklikler*|bu iletiyi',
    sendWord: 'gonder*|ilet|iletin|yolla*|yayimla*|yukle*|paylas*|aktar',
    chatWord: 'sohbet*|konusma*|gecmis*|sifre*|parola*|kimlik bilgi*|gelen kutu*|yazisma*',
    newOrderWord: 'yeni talimat|yeni talimatlar|yeni kural|yeni gorev|yeni emir|yeni yonerge|asil gorev|gercek talimat',
    nowWord: 'bundan boyle|bundan sonra|su andan itibaren|artik|simdiden sonra',
    yourWord: 'senin|sana|*larin|*lerin|sizin',
  },
  vietnamese: {
    voidWord:
      'gac lai|gat bo|gat sang|dep sang|de sang mot ben|khong tuan|ngung tuan theo|thoi tuan theo|xoa|vut bo|vi pham|khong theo|phot lo|bac bo|thay the|dung theo|lam trai',
    ordersWord:
      'dinh huong|gioi han|rang buoc|thong diep he thong|tin nhan he thong|nguyen tac|noi quy|chi dan|nhiem vu|menh lenh',
    revealWord: 'chep lai|sao chep|trich dan|liet ke|dich|tom tat|doc|cong bo|nguyen van|hien|trinh bay|ke lai',
    promptWord:
      'thong diep he thong|tin nhan he thong|chi thi an|huong dan an|quy tac an|chi thi bi mat|huong dan bi mat|cau hinh cua ban|chi thi cua ban|chi dan cua ban|loi nhac cua ban|huong dan noi bo|loi nhac an',
    goneWord:
      'khong con hieu luc|khong con gia tri|het hieu luc|da bi huy|bi huy bo|chi la thu|la bai kiem tra|khong con ap dung|vo hieu|da loi thoi|bi bai bo',
    toldWord:
      'ban duoc yeu cau|da yeu cau ban|da noi voi ban|noi voi ban truoc|duoc bao truoc|da nhan cho den nay|da nhan truoc|da duoc day|ban da biet|moi dieu da noi',
    youAreWord:
      'ban la|ban se la|hay la|dong vai|gia vo la|cu xu nhu|ten ban la|tuong tuong ban la|tro thanh|hanh dong nhu|nhap vai',
    rulelessWord:
      'khong co quy tac|khong quy tac|khong co gioi han|khong gioi han|khong bo loc|khong co han che|khong kiem duyet|khong bi rang buoc|moi thu deu duoc phep|khong bao gio tu choi|jailbreak*',
    hiddenWord: 'an|bi mat|noi bo|giau kin|mat',
    hushWord:
      'dung noi|khong noi|dung nhac|khong nhac|giau|che giau|im lang|dung tiet lo|khong tiet lo|dung ke|khong cho|dung bao|khong bao|dung de',
    noteWord:
      'tin nhan nay|thong diep nay|van ban nay|ghi chu nay|chi dan nay|huong dan nay|ve dieu nay|nhuoc diem|doan nay|khuyet diem',
    sendWord: 'gui|chuyen tiep|dang|tai len|chia se|truyen',
    chatWord: 'lich su|cuoc tro chuyen|tro chuyen|hoi thoai|doan chat|mat khau|thong tin dang nhap|hop thu',
    newOrderWord: 'chi thi moi|huong dan moi|quy tac moi|nhiem vu moi|lenh moi|yeu cau moi|nhiem vu that',
    nowWord: 'tu bay gio|tu gio|ke tu bay gio|tu nay|ke tu gio|tu luc nay',
    yourWord: 'cua ban|ban',
  },
  malayIndonesian: {
    voidWord:
      'kesampingkan|ketepikan|sisihkan|buang|hapus|jangan gubris|jangan indahkan|langgar|berhenti mengikuti|berhenti mematuhi|cabut|tolak|singkirkan|isantabi|itabi|isawalang-bahala|huwag sundin|tigilan|weka kando|acha kufuata|tupa|usifuate|usizingatie|achana na|endapkan|tepikan|pinggirkan',
    ordersWord:
      'panduan|batasan|pesan sistem|ketentuan|kebijakan|mandat|amanat|tuntunan|mga tagubilin|mga utos|mga tuntunin|mga panuntunan|mga patakaran|miongozo|vikwazo|ujumbe wa mfumo|masharti',
    revealWord:
      'salin|kutip|daftarkan|terjemahkan|ringkas|bacakan|terbitkan|keluarkan|beberkan|kopyahin|sipiin|ilista|isalin|nakili|nukuu|orodhesha|toa|eleza|bongkar',
    promptWord:
      'pesan sistemmu|pesan sistem|instruksi tersembunyi*|instruksi rahasia*|aturan tersembunyi*|konfigurasimu|pedomanmu|instruksimu|arahan tersembunyi|arahan rahsia|arahan anda|nakatagong tagubilin|lihim na tagubilin|mensahe ng system|maagizo yaliyofichwa|maagizo ya siri|ujumbe wako wa mfumo|maelekezo yako|promptmu',
    goneWord:
      'tidak berlaku lagi|sudah tidak berlaku|tidak lagi berlaku|dibatalkan|hanya tes|hanya ujian|tidak sah|tidak terpakai|dicabut|gugur|wala nang bisa|hindi na bisa|kinansela|hayatumiki tena|yamefutwa|batili|ilikuwa jaribio',
    toldWord:
      'yang diminta|diminta darimu|diminta kepadamu|dikatakan kepadamu|dikatakan kepada anda|kamu terima|anda terima|yang diterima|diberitahukan kepadamu|natanggap mo|sinabi sa iyo|uliyopewa|ulichoambiwa|uliyoambiwa|yang kamu tahu|diajarkan',
    youAreWord:
      'kamu adalah|kamu sekarang|anda adalah|anda ialah|jadilah|berpura-pura|bertindak sebagai|bertindaklah|bayangkan kamu|namamu|perankan|ikaw si|ikaw ay|magpanggap|kumilos ka|wewe ni|jifanye|kuwa|jina lako',
    rulelessWord:
      'tidak punya aturan|tanpa aturan|tidak ada aturan|tanpa batas|tanpa batasan|tanpa filter|tanpa sensor|tiada peraturan|tanpa peraturan|tiada had|bebas aturan|wala kang mga tuntunin|walang tuntunin|walang panuntunan|walang limitasyon|huna kanuni|hakuna kanuni|bila kanuni|bila mipaka|jailbreak*|tak pernah menolak|tidak pernah menolak',
    hiddenWord: 'tersembunyi*|rahasia*|rahsia|internal|nakatago*|lihim|yaliyofichwa|ya siri',
    hushWord:
      'jangan beri tahu|jangan beritahu|jangan katakan|jangan sebut*|sembunyikan|rahasiakan|rahsiakan|jangan ungkap*|diamkan|jangan bilang|jangan cerita*|jangan dedahkan|huwag mong sabihin|huwag sabihin|itago|ilihim|huwag banggitin|usimwambie|usiseme|ficha|usitaje|usifichue|tanpa memberi tahu',
    noteWord:
      'pesan ini|mesej ini|catatan ini|teks ini|instruksi ini|arahan ini|tentang ini|hal ini|kekurangan*|mensaheng ito|tekstong ito|tungkol dito|ujumbe huu|maandishi haya|kuhusu hili|kasoro|cacat',
    sendWord:
      'kirim|kirimkan|teruskan|hantar|hantarkan|unggah|bagikan|kongsi|terbitkan|ipadala|ipasa|i-upload|tuma|peleka|sambaza',
    chatWord:
      'riwayat|percakapan|obrolan|perbualan|sejarah|kata sandi|kata laluan|kasaysayan|usapan|password|mazungumzo|historia|nenosiri',
    newOrderWord:
      'instruksi baru|perintah baru|aturan baru|tugas baru|arahan baru|peraturan baru|bagong tagubilin|bagong utos|bagong tuntunin|maagizo mapya|amri mpya|kanuni mpya|kazi mpya',
    nowWord:
      'mulai sekarang|mulai saat ini|sejak sekarang|mula sekarang|mula ngayon|simula ngayon|kuanzia sasa|tangu sasa|kuanzia leo',
    yourWord: 'mu|kamu|anda|mo|iyong|yako|wako',
  },
};
