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
    chatWord:
      'histori*|rozmow*|czat*|konwersacj*|wiadomosci|haslo|hasla|dane logowania|skrzynk*|kontakty|pliki|dane uzytkownika',
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
    chatWord:
      'histori*|rozhovor*|konverzac*|zprav*|sprav*|heslo|hesla|prihlasovac*|schrank*|kontakty|soubory|subory|chat*',
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
    chatWord: 'beszelgetes*|elozmeny*|uzenet*|jelszo*|bejelentkezes*|postafiok*|nevjegy*|fajlok|cseveges*',
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
    chatWord:
      'istoric*|conversati*|discuti*|mesajele|parola|parolele|datele de autentificare|contactele|fisierele|chat*',
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
      'историю|история|беседы|беседу|разговор*|переписк*|чат*|диалог*|сообщения|пароль|пароли|данные пользователя|учетные данные|контакты|файлы|історію|розмов*|листуванн*|діалог*|повідомлення|паролі|дані користувача|контакти|файли',
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
      'са ти казали|ти казаха|ти е казано|казано преди|ti je receno|su ti rekli|receno ranije|receno prije|so ti rekli|ti je bilo receno|ти је речено|су ти рекли|дотсегашн*|досегашн*|dosadasnj*',
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
      'история*|разговор*|чат*|съобщения|парола*|пароли|контакти|файлове|povijest*|istorij*|razgovor*|poruke|lozink*|kontakte|datoteke|pogovor*|zgodovin*|gesl*|историј*|лозинк*|поруке',
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
    chatWord: 'ιστορικο*|συνομιλια*|συζητηση*|μηνυματα|κωδικ*|διαπιστευτηρια|επαφες|αρχεια|εισερχομενα',
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
      'soyleme*|bahsetme*|soz etme*|gizle*|sakla*|aciklama|belirtme*|sus|haber verme*|ifsa etme*|bildirme*|sessiz kal*|sozunu etme*',
    noteWord:
      'bu iletiden|bu mesajdan|bu mesaji|bu metinden|bu nottan|bu talimattan|bundan|bunu|kusurlar*|eksiklikler*|bu iletiyi',
    sendWord: 'gonder*|ilet|iletin|yolla*|yayimla*|yukle*|paylas*|aktar',
    chatWord: 'sohbet*|konusma*|gecmis*|mesajlar*|sifre*|parola*|kimlik bilgi*|gelen kutu*|kisiler*|dosyalar*|yazisma*',
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
    chatWord:
      'lich su|cuoc tro chuyen|tro chuyen|hoi thoai|doan chat|tin nhan|mat khau|thong tin dang nhap|danh ba|tep tin|hop thu',
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
      'riwayat|percakapan|obrolan|perbualan|sejarah|pesan-pesan|kata sandi|kata laluan|kontak|kenalan|berkas|fail|kasaysayan|usapan|password|mazungumzo|historia|nenosiri|anwani',
    newOrderWord:
      'instruksi baru|perintah baru|aturan baru|tugas baru|arahan baru|peraturan baru|bagong tagubilin|bagong utos|bagong tuntunin|maagizo mapya|amri mpya|kanuni mpya|kazi mpya',
    nowWord:
      'mulai sekarang|mulai saat ini|sejak sekarang|mula sekarang|mula ngayon|simula ngayon|kuanzia sasa|tangu sasa|kuanzia leo',
    yourWord: 'mu|kamu|anda|mo|iyong|yako|wako',
  },
  arabic: {
    voidWord:
      'ضع جانبا|جانبا|نح|تخلى عن|تخل عن|توقف عن|كف عن|لا تطع|لا تمتثل|لا تأخذ|لا تراع|اطرح|امح|احذف|اكسر|خالف|ارفض|استبدل|تجاهلن|دعك من|اضرب بعرض',
    ordersWord:
      'الإرشادات|ارشادات|إرشادات|القيود|قيود|رسالة النظام|المبادئ|الضوابط|السياسات|البرمجة|المهام|أوامرك|توجيهاتك|وصايا|اللوائح',
    revealWord: 'انسخ|اقتبس|عدد|ترجم|لخص|اقرأ|انشر|أعد كتابة|اسرد|هات|أعطني|بح|افصح',
    promptWord:
      'رسالة النظام|رسائل النظام|التعليمات المخفية|تعليماتك المخفية|التعليمات السرية|القواعد المخفية|إعداداتك|تعليماتك السرية|أوامرك الخفية|التعليمات الأولية|التعليمات الداخلية|النص السابق',
    goneWord:
      'لم يعد ساريا|لم تعد سارية|لم يعد صالحا|ملغى|ملغاة|باطل|باطلة|كان اختبارا|انتهت صلاحي*|لا قيمة|غير ساري|غير سارية|لاغية|لاغ',
    toldWord: 'قيل لك|ما قيل لك|كل ما قيل|تلقيتها|التي تلقيتها|أخبروك|تعلمته|علموك|طلب منك',
    youAreWord: 'أنت الآن|انت الآن|فصاعدا أنت|أنت|كن|تظاهر|تصرف ك|العب دور|تقمص|اسمك|تخيل أنك|مثل دور',
    rulelessWord:
      'أي قواعد|بلا قواعد|بدون قواعد|لا قواعد|بلا قيود|دون قيود|بدون قيود|بلا حدود|بدون فلتر|بلا رقابة|لا حدود|كل شيء مسموح|لا ترفض|غير مقيد',
    hiddenWord: 'المخفية|مخفية|السرية|سرية|الخفية|الداخلية|المخبأة',
    hushWord: 'لا تخبر|لا تقل|لا تذكر|أخف|اخف|اكتم|لا تكشف|لا تفصح|اسكت|دون إخبار|لا تعلم|لا تبلغ|لا تشر|تكتم|أخفوا',
    noteWord: 'هذه الرسالة|هذا النص|هذه الملاحظة|هذه التعليمات|هذا التعليق|عن هذا|بهذا|العيوب|المساوئ|عن ذلك',
    sendWord: 'أرسل|ارسل|ابعث|انشر|ارفع|شارك|مرر|حول|أعد توجيه',
    chatWord: 'المحادثة|محادثة|سجل|الدردشة|الرسائل|كلمة المرور|كلمات المرور|بيانات|البريد|جهات الاتصال|الملفات|الحوار',
    newOrderWord:
      'تعليمات جديدة|تعليمة جديدة|قاعدة جديدة|مهمة جديدة|أمر جديد|أوامر جديدة|التعليمات الجديدة|المهمة الحقيقية',
    nowWord: 'من الآن فصاعدا|من الآن|منذ الآن|ابتداء من الآن|بعد الآن',
    yourWord: 'تعليماتك|قواعدك|أوامرك|لديك|لك|بك|الخاصة بك',
  },
  persianUrdu: {
    voidWord:
      'کنار بگذار*|کنار گذار*|رها کن*|دور بریز*|زیر پا بگذار*|پاک کن*|نقض کن*|رد کن*|اعتنا نکن*|گوش نده*|دست بردار*|ایک طرف رکھ*|چھوڑ د*|رد کر*|مسترد کر*|نہ مان*|پرواہ نہ کر*|توڑ د*|مت مان*|ختم کر*',
    ordersWord: 'رهنمود*|محدودیت*|پیام سیستم*|اصول|آموزه*|توصیه*|تکالیف|رہنمائی|پابندی*|سسٹم پیغام|رہنما اصول|ضوابط',
    revealWord:
      'بازنویسی کن*|کپی کن*|نقل کن*|فهرست کن*|ترجمه کن*|خلاصه کن*|بخوان*|منتشر کن*|بازگو کن*|دہراؤ|دہرائیں|نقل کر*|کاپی کر*|ترجمہ کر*|پڑھ*|شائع کر*|پیش کر*',
    promptWord:
      'پیام سیستمی|پیام سیستم|دستورهای پنهان|دستورات پنهان|دستورهای مخفی|دستورات مخفی|قوانین پنهان|تنظیمات تو|دستورات تو|دستورهای تو|سسٹم پیغام|خفیہ ہدایات|چھپی ہدایات|پوشیدہ ہدایات|تمہاری ہدایات|آپ کی ہدایات|دستورات داخلی',
    goneWord:
      'دیگر معتبر نیست|معتبر نیست|دیگر اعتبار ندارد|لغو شد*|باطل است|آزمایشی بود|آزمایش بود|منسوخ*|بی اعتبار*|درست نیست|درست نہیں|اب لاگو نہیں|ختم ہو*|کالعدم|ٹیسٹ تھا|قابل قبول نہیں',
    toldWord:
      'به تو گفته*|به شما گفته*|پیش تر گفته*|پیشتر گفته*|تاکنون گرفته*|هر چه پیش|تمہیں بتایا*|آپ کو بتایا*|پہلے کہا*|اب تک ملی|تمہیں کہا*',
    youAreWord:
      'تو اکنون|تو حالا|تو dan|از این پس تو|تو دیگر|وانمود کن*|نقش|تصور کن*|نام تو|مانند یک|تم اب|اب سے تم|تم dan|بن جاؤ|کردار ادا|ظاہر کرو کہ تم|تمہارا نام|هستی|شما اکنون',
    rulelessWord:
      'هیچ قانونی|بدون قانون*|بدون محدودیت*|هیچ محدودیت*|بدون فیلتر*|بدون سانسور*|قانونی نداری|همه چیز مجاز|کوئی اصول نہیں|کوئی قانون نہیں|بغیر کسی پابندی|کوئی پابندی نہیں|بغیر اصول*|کوئی حد نہیں|کوئی قاعدہ',
    hiddenWord: 'پنهان|مخفی|محرمانه|سری|خفیہ|پوشیدہ|چھپی|چھپے|رازدارانہ|داخلی',
    hushWord:
      'نگو*|چیزی نگو*|پنهان کن*|مخفی کن*|اشاره نکن*|فاش نکن*|ساکت بمان*|بازگو نکن*|خبر نده*|مت بتاؤ|نہ بتاؤ|نہ بتائیں|کچھ مت|چھپاؤ|چھپائیں|ذکر نہ کر*|ظاہر نہ کر*|خاموش رہ*|مت کہو',
    noteWord:
      'این پیام|این متن|این یادداشت|این دستور|درباره این|عیب*|معایب|اس پیغام|اس متن|اس تحریر|اس ہدایت|اس بارے|خامیاں|نقائص',
    sendWord:
      'بفرست*|ارسال کن*|منتشر کن*|بارگذاری کن*|به اشتراک*|فوروارد*|بھیج*|ارسال کر*|شیئر کر*|اپ لوڈ کر*|آگے بھیج*',
    chatWord:
      'گفتگو*|گفت وگو*|تاریخچه|مکالمه|پیام ها|گذرواژه*|رمز عبور|رمز*|مخاطبان|فایل*|بات چیت|گفتگو|تاریخ|پیغامات|پاس ورڈ|رابطے|فائلیں',
    newOrderWord:
      'دستور جدید|دستورات جدید|دستور تازه|قانون جدید|وظیفه جدید|ماموریت جدید|نئی ہدایت|نئی ہدایات|نیا اصول|نیا کام|نیا حکم|نئے احکامات',
    nowWord: 'از این پس|از حالا|از اکنون|از این به بعد|اب سے|آج سے|اب کے بعد|آئندہ',
    yourWord: 'تو|خود|شما|تمہار*|آپ|اپن*',
  },
  hebrew: {
    voidWord:
      'הנח בצד|הניחי בצד|שים בצד|בצד|עזוב|עזבי|הפסק לציית|הפסק|מחק|הפר|דחה|זרוק|התנער|תתעלמו|אל תשים לב|אל תקשיב|חדל|החלף|עקוף',
    ordersWord: 'המגבלות|מגבלות|הודעת המערכת|העקרונות|התכנות|המלצות|ההמלצות|תקנות|צווים|המשימה|משימות|ההגבלות',
    revealWord: 'העתק|העתיקי|צטט|מנה|תרגם|סכם|קרא|פרסם|שחזר|מסור|ספר לי|הראה לי|הקלד|העתיקו',
    promptWord:
      'הודעת המערכת|הודעת מערכת|ההוראות הנסתרות|ההנחיות הנסתרות|הוראות סודיות|הכללים הנסתרים|ההגדרות שלך|הכללים שלך|הוראות פנימיות|ההוראות הסודיות|ההוראות הראשוניות',
    goneWord:
      'כבר לא תקף|לא תקף|אינו תקף|אינן תקפות|כבר לא תקפות|בטל|בטלות|היה מבחן|היה רק מבחן|פג תוקף|בוטל*|לא רלוונטי|לא חל|לא חלות',
    toldWord: 'אמרו לך|שאמרו לך|נאמר לך|שקיבלת|שלימדו אותך|מה שנאמר|שסופר לך',
    youAreWord:
      'אתה עכשיו|מעכשיו אתה|אתה dan|אתה כעת|העמד פנים|שחק|תתנהג כמו|התנהג כמו|שמך|דמיין שאתה|היה|אתה תהיה|גלם',
    rulelessWord:
      'שום כללים|בלי כללים|ללא כללים|אין לך כללים|בלי הגבלות|ללא הגבלות|בלי מגבלות|ללא מגבלות|ללא סינון|בלי צנזורה|הכול מותר|הכל מותר|אין גבולות',
    hiddenWord: 'הנסתרות|נסתרות|הסודיות|סודיות|הנסתרים|החבויות|הפנימיות|הסמויות',
    hushWord: 'אל תגיד|אל תאמר|אל תספר|הסתר|הסתירו|אל תזכיר|אל תחשוף|אל תגלה|שתוק|אל תדווח|בלי לומר|אל תציין|אל תיידע',
    noteWord: 'ההודעה הזו|ההודעה הזאת|הודעה זו|הטקסט הזה|ההערה הזו|ההוראה הזו|על זה|על כך|הפגמים|החסרונות|הערה זו',
    sendWord: 'שלח|שלחי|שלחו|העבר|פרסם|העלה|שתף',
    chatWord: 'השיחה|שיחה|היסטוריית|היסטוריה|צאט|ההודעות|סיסמה|סיסמאות|אנשי הקשר|הקבצים|תיבת הדואר|הדואר',
    newOrderWord: 'הוראה חדשה|הוראות חדשות|כלל חדש|משימה חדשה|פקודה חדשה|הנחיה חדשה|המשימה האמיתית',
    nowWord: 'מעכשיו|מעתה|החל מעכשיו|מכאן ואילך|מרגע זה',
    yourWord: 'שלך|לך|אתה|שלכם',
  },
  southAsian: {
    voidWord:
      'एक तरफ रख*|एक ओर रख*|किनारे रख*|छोड़ो|त्याग*|हटा*|मिटा*|तोड़*|मत मान*|न मान*|बंद कर*|रद्द कर*|ठुकरा*|পাশে রাখ*|একপাশে রাখ*|বাদ দ*|মানবেন না|মেনো না|বাতিল কর*|ছেড়ে দ*|অমান্য কর*|ஒதுக்கி*|தவிர்*|கைவிடு*|மீறு*|நிராகரி*|பக்கన పెట్ట*|పక్కన పెట్ట*|వదిలేయ*|బాజూకు|बाजूला ठेव*|બાજુ પર*',
    ordersWord:
      'दिशानिर्देश*|दिशा-निर्देश*|मार्गदर्शन*|सीमा*|प्रतिबंध*|सिस्टम संदेश|নির্দেশিকা*|বিধি*|সীমাবদ্ধতা|সিস্টেম বার্তা|வழிகாட்டுதல்*|கட்டுப்பாடு*|விதிகள்*|మార్గదర్శకా*|నియమాల*|मार्गदर्शक*|માર્ગદર્શિકા*',
    revealWord:
      'शब्दशः|नकल कर*|कॉपी कर*|सूची*|अनुवाद कर*|सारांश*|पढ़*|प्रकाशित कर*|उजागर कर*|হুবহু|কপি কর*|তালিকা*|অনুবাদ কর*|উদ্ধৃত কর*|নকল কর*|நகலெடு*|பட்டியலிடு*|மொழிபெயர்*|మొత్తం రాయ*',
    promptWord:
      'सिस्टम संदेश|छिपे निर्देश|छिपे हुए निर्देश|गुप्त निर्देश|तुम्हारे निर्देश|आपके निर्देश|अपने नियम|आंतरिक निर्देश|সিস্টেম বার্তা|লুকানো নির্দেশ*|গোপন নির্দেশ*|তোমার নির্দেশ*|আপনার নির্দেশ*|மறைக்கப்பட்ட வழிமுறை*|ரகசிய வழிமுறை*|கணினி செய்தி*|దాచిన సూచన*|लपलेल्या सूचना',
    goneWord:
      'मान्य नहीं|अब मान्य नहीं|लागू नहीं|रद्द हो*|अमान्य|परीक्षण था|बेकार|খাটে না|আর প্রযোজ্য নয়|বাতিল|অকার্যকর|পরীক্ষা ছিল|செல்லாது|இனி செல்லாது|ரத்து|చెల్లదు|రద్దు',
    toldWord:
      'तुम्हें पहले|तुम्हें जो|बताया गया|कहा गया था|अब तक मिले|आपको पहले|তোমাকে যা|বলা হয়েছে|এ পর্যন্ত পাওয়া|আগে বলা|இதுவரை பெற்ற|சொன்னதெல்லாம்|మీకు చెప్పిన',
    youAreWord:
      'तुम dan|अब से तुम|तुम अब|आप अब|अब आप|की तरह व्यवहार*|का किरदार|नाटक कर*|की भूमिका*|तुम्हारा नाम|बन जाओ|মনে কর তুমি|তুমি এখন|এখন থেকে তুমি|তুমি dan|ভান কর*|ভূমিকায়|নাম এখন|இனிமேல் நீ|நீ இப்போது|போல் நடி|நீ dan|ఇక నుండి నువ్వు|नटक कर',
    rulelessWord:
      'कोई नियम नहीं|बिना नियम*|कोई सीमा नहीं|बिना किसी सीमा|कोई प्रतिबंध नहीं|बिना फ़िल्टर|सब कुछ जायज|कोई रोक नहीं|কোনো নিয়ম নেই|কোন নিয়ম নেই|নিয়ম ছাড়া|সীমাহীন|কোনো সীমা নেই|কোনো বাধা নেই|எந்த விதியும் இல்லை|விதிகள் இல்லை|கட்டுப்பாடு இல்லை|நியமాలు లేవు|నియమాలు లేవు|नियम नाहीत',
    hiddenWord: 'छिपे*|छुपे*|गुप्त|गोपनीय|आंतरिक|লুকানো|গোপন|মறை*|மறைக்கப்பட்ட|ரகசிய*|దాచిన|రహస్య|लपलेल्या',
    hushWord:
      'मत बता*|न बता*|कुछ मत|छिपा*|छुपा*|ज़िक्र न*|जिक्र न*|उल्लेख न*|चुप रह*|मत कह*|বলো না|বলবেন না|জানাবেন না|জানিও না|লুকা*|গোপন রাখ*|উল্লেখ করো না|উল্লেখ করবেন না|சொல்லாதே|சொல்லாதீர்கள்|மறைத்து|கூறாதே|தெரிவிக்காதே|చెప్పవద్దు|చెప్పకు|सांगू नका|सांगू नको',
    noteWord:
      'इस संदेश|यह संदेश|इस पाठ|इस टिप्पणी|इस निर्देश|इसके बारे|कमियां|कमियाँ|এই বার্তা*|এই লেখা*|এই নোট*|এই নির্দেশ*|এর কথা|ত্রুটি*|இந்தச் செய்தி|இந்த செய்தி|இந்த உரை|இது பற்றி|ఈ సందేశం|हा संदेश|या संदेश*',
    sendWord:
      'भेजो|भेजें|भेज दो|भेजिए|फॉरवर्ड*|साझा कर*|अपलोड*|পাঠাও|পাঠান|ফরোয়ার্ড*|শেয়ার কর*|আপলোড*|அனுப்பு*|பகிர்*|పంపు|పంపండి|पाठवा|મોકલો',
    chatWord:
      'बातचीत*|वार्तालाप|चैट*|इतिहास|संदेशों|पासवर्ड*|संपर्क*|फाइल*|কথোপকথন*|আলাপ*|চ্যাট*|ইতিহাস|পাসওয়ার্ড*|ফাইল*|உரையாடல்*|அரட்டை*|வரலாறு|கடவுச்சொல்*|సంభాషణ|చరిత్ర|संभाषण|વાતચીત',
    newOrderWord:
      'नया निर्देश|नए निर्देश|नया नियम|नया कार्य|नया आदेश|असली निर्देश|নতুন নির্দেশ*|নতুন নিয়ম|নতুন কাজ|নতুন আদেশ|புதிய வழிமுறை*|புதிய அறிவுறுத்தல்*|புதிய விதி|కొత్త సూచన*|नवीन सूचना|नवीन नियम',
    nowWord: 'अब से|आज से|इसके बाद|এখন থেকে|আজ থেকে|இனிமேல்|இனி|ఇక నుండి|आतापासून|હવેથી',
    yourWord: 'तुम्हार*|आपके|अपने|तेरे|তোমার|আপনার|உன்|உங்கள்|నీ|మీ|तुझ*|तुमच*',
  },
  thaiLao: {
    voidWord:
      'วางไว้ก่อน|วางลง|ปล่อยวาง|เลิกทำตาม|หยุดทำตาม|เลิกปฏิบัติ|ฝ่าฝืน|ลบ|ทิ้ง|ไม่ต้องปฏิบัติ|อย่าปฏิบัติ|ไม่สนใจ|ละทิ้ง|เลิกสนใจ|แหก|ปฏิเสธ',
    ordersWord: 'ข้อจำกัด|ข้อความระบบ|ระเบียบ|ข้อบังคับ|หลักเกณฑ์|นโยบาย|ภารกิจ|กติกา|แนวปฏิบัติ',
    revealWord: 'คัดลอก|ลอก|อ้างอิง|ระบุ|แปล|สรุป|อ่าน|เผยแพร่|ถ่ายทอด|ให้ดู|ส่งออก',
    promptWord:
      'ข้อความระบบ|คำสั่งลับ|คำสั่งที่ซ่อน|คำสั่งซ่อน|กฎที่ซ่อน|กฎลับ|การตั้งค่าของคุณ|คำแนะนำลับ|คำแนะนำของคุณ|พรอมต์ของคุณ|คำสั่งภายใน|คำสั่งเริ่มต้น',
    goneWord: 'ใช้ไม่ได้แล้ว|ไม่มีผล|หมดผล|เป็นโมฆะ|ถูกยกเลิก|เป็นแค่การทดสอบ|ไม่มีผลบังคับ|หมดอายุ|ไม่นับ',
    toldWord: 'เคยบอก|ที่ได้รับมา|ที่เคยสอน|ทุกอย่างที่|สิ่งที่เคย|ที่บอกคุณ',
    youAreWord: 'คุณคือ|คุณเป็น|จงเป็น|แสร้งเป็น|แกล้งเป็น|สวมบทบาท|เล่นบท|ทำตัวเป็น|ชื่อของคุณ|สมมติว่าคุณ|เธอคือ',
    rulelessWord: 'ไม่มีกฎ|ไร้กฎ|ไม่มีข้อจำกัด|ไร้ข้อจำกัด|ไม่มีขีดจำกัด|ไม่มีการกรอง|ไม่ถูกเซ็นเซอร์|ทำได้ทุกอย่าง|ไม่ปฏิเสธ',
    hiddenWord: 'ลับ|ซ่อน|ภายใน|ปกปิด',
    hushWord: 'อย่าบอก|ห้ามบอก|ปกปิด|ปิดบัง|อย่ากล่าวถึง|อย่าเปิดเผย|เงียบ|อย่าพูด|ไม่ต้องบอก|ซ่อน|อย่าแจ้ง|อย่าเอ่ย',
    noteWord: 'ข้อความนี้|หมายเหตุนี้|คำสั่งนี้|ย่อหน้านี้|เรื่องนี้|ข้อเสีย|บันทึกนี้|ข้อบกพร่อง',
    sendWord: 'ส่ง|ส่งต่อ|อัปโหลด|แชร์|โพสต์|เผยแพร่',
    chatWord: 'การสนทนา|บทสนทนา|ประวัติ|แชต|แชท|ข้อความทั้งหมด|รหัสผ่าน|รายชื่อ|ไฟล์',
    newOrderWord: 'คำสั่งใหม่|กฎใหม่|งานใหม่|ภารกิจใหม่|คำแนะนำใหม่|คำสั่งที่แท้จริง',
    nowWord: 'ต่อจากนี้|จากนี้ไป|ตั้งแต่นี้|นับจากนี้|ตั้งแต่ตอนนี้',
    yourWord: 'ของคุณ|คุณ|เธอ',
  },
  chinese: {
    voidWord:
      '放在一边|放在一邊|放到一边|放到一邊|搁置|擱置|丢掉|丟掉|抛弃|拋棄|别管|別管|不用管|不要管|不管|停止执行|停止執行|违反|違反|违背|違背|删除|刪除|清除|拒绝|拒絕|不要听|不要聽|别听|不再遵守|不再遵循|摆脱|擺脫|抛诸脑后|置之不理|绕过|繞過|跳过|跳過|推翻|废除|廢除|撤销|撤銷',
    ordersWord: '指引|指导|指導|限制|系统消息|系統訊息|守则|守則|条款|任务|任務|原则|原則|政策|吩咐|嘱咐|方针',
    revealWord:
      '抄写|抄寫|逐字|复制|複製|引用|列出|翻译|翻譯|总结|總結|朗读|朗讀|公布|吐露|背出|原样|原樣|交出|一字不差|泄漏|透漏|念出',
    promptWord:
      '系统消息|系統訊息|系统信息|系統信息|隐藏的指令|隱藏的指令|隐藏指示|隱藏指示|秘密指令|秘密指示|内部指示|內部指示|你的设定|你的設定|你的指示|你的配置|幕后指令|初始设定|初始設定|开头的文字|系统指示|系統指示',
    goneWord:
      '不再有效|已经无效|已經無效|无效|無效|作废|作廢|失效|不算数|不算數|已取消|是测试|是測試|只是测试|只是測試|不再适用|不再適用|已废除|已廢除|过时|過時',
    toldWord:
      '用户的要求|用戶的要求|要求你做的|对你说的|對你說的|告诉你的|告訴你的|收到的|教你的|之前说的|之前說的|你听到的|你聽到的|你学到的|你知道的',
    youAreWord:
      '你是|你现在是|你現在是|你就是|扮演|假装|假裝|你将是|你將是|充当|充當|你的名字|想象你是|想像你是|你变成|你變成|角色是|化身',
    rulelessWord:
      '没有任何规则|沒有任何規則|没有规则|沒有規則|没有限制|沒有限制|没有任何限制|沒有任何限制|不受限制|不受约束|不受約束|无限制|無限制|没有过滤|沒有過濾|无审查|無審查|不受任何|从不拒绝|從不拒絕|毫无限制|无视道德|越狱|越獄',
    hiddenWord: '隐藏|隱藏|秘密|内部|內部|保密|机密|機密|暗中|幕后',
    hushWord:
      '不要告诉|不要告訴|别告诉|別告訴|隐瞒|隱瞞|不要提|别提|別提|不得提及|不要透露|保密|瞒着|瞞著|不要说|不要說|切勿告知|闭口不谈|避而不谈|不要向|勿告|不要让',
    noteWord:
      '这条消息|這則訊息|这段话|這段話|本消息|这段文字|這段文字|此信息|此訊息|这个指令|这条指令|此事|缺点|缺點|这条备注|这条留言|弊端',
    sendWord: '发送|發送|发到|發到|转发|轉發|寄给|寄到|上传|上傳|传到|傳到|分享|提交到|发给|發給|传给',
    chatWord:
      '对话|對話|聊天记录|聊天記錄|记录|紀錄|会话|會話|消息记录|密码|密碼|凭证|憑證|联系人|聯絡人|文件|收件箱|历史',
    newOrderWord:
      '新指令|新的指令|新指示|新规则|新規則|新任务|新任務|新命令|最新指令|真正的指令|真正的任务|新的任务|新的规则|正确指令',
    nowWord: '从现在起|從現在起|从现在开始|從現在開始|从此|從此|今后|今後|以后你|即日起|自此',
    yourWord: '你的|您的|你',
  },
  japanese: {
    voidWord:
      '脇に置|わきに置|横に置|棚に上げ|捨て|従うのをやめ|従うな|守るな|守らず|破り|破って|気にせず|気にしな|白紙|リセット|上書き|拒否|除外|考慮せず|考慮しな|やめて|反し|逸脱|背い|無にし',
    ordersWord: '指針|方針|制限|システムメッセージ|要求|原則|指図|仕様|説明|任務|タスク|ガイド|決まり|掟|規約',
    revealWord: '書き写|一字一句|コピー|引用|列挙|翻訳|要約|読み上げ|公表|晒|全文|そのまま|吐き出|教えて|述べて|羅列',
    promptWord:
      'システムメッセージ|隠された指示|隠れた指示|秘密の指示|非公開の指示|あなたの設定|あなたのルール|あなたの指針|内部の指示|最初の指示|初期指示|裏の指示|秘密のルール|あなたへの指示|内部ルール',
    goneWord:
      '有効ではありません|もう有効で|無効です|無効になり|効力を失|取り消され|撤回|テストでした|ただのテスト|廃止|適用されません|意味がありません|古い|破棄され',
    toldWord:
      '頼まれたこと|依頼されたこと|言われたこと|教えられたこと|受けた指|聞いたこと|伝えられたこと|これまでに受け|学んだこと|言われてき|知っていること',
    youAreWord:
      'あなたはdan|あなたは今|今からあなたは|これからあなたは|あなたは、|になりきっ|のふりを|演じ|として振る舞|と名乗|だと想像|君は今|お前は|あなたの名前は|役を',
    rulelessWord:
      'ルールは一切ありません|ルールはありません|ルールがない|ルールのない|制限はありません|制限のない|制限なし|無制限|フィルターなし|検閲なし|規則はない|何の制約も|制約なし|何でも許|決して拒|一切の制限|脱獄',
    hiddenWord: '隠された|隠れた|秘密の|非公開の|内部の|機密',
    hushWord:
      '言わないで|伝えないで|教えないで|隠し|秘密に|黙って|触れないで|明かさないで|知らせないで|言及しないで|伏せ|内緒|話さないで|言うな|伝えるな',
    noteWord:
      'このメッセージ|この文章|このメモ|この指示|このコメント|このこと|この段落|欠点|この注意書き|これについて|短所',
    sendWord: '送って|送信|送れ|転送|アップロード|投稿|共有|送付|提出|渡して',
    chatWord: '会話|履歴|チャット|やり取り|対話|パスワード|認証情報|連絡先|ファイル|受信箱|ログ',
    newOrderWord:
      '新しい指示|新たな指示|新しいルール|新しい任務|新しい命令|本当の指示|真の指示|新規指示|新しいタスク|最新の指示',
    nowWord: '今から|これから|これ以降|以後|今後|ここから',
    yourWord: 'あなたの|君の|お前の|あなた',
  },
  korean: {
    voidWord:
      '제쳐 두고|제쳐두고|제쳐 놓고|치워|내려놓|따르는 것을 멈추|따르지 마|어기|위반하|지우고|삭제하|거부하|무시한|신경 끄|접어 두|접어두|잊어버리|없던 일로|개의치|뒤로하고|떨쳐|버려|덮어쓰|벗어나',
    ordersWord: '방침|제한|시스템 메시지|원칙|가이드라인|가이드|수칙|과제|임무|요구|당부|설명|약관|정책',
    revealWord: '옮겨 적|빠짐없이|그대로|복사|인용|나열|번역|요약|읽어|발표|밝혀|토해|전문을|받아쓰|털어놓|내놓',
    promptWord:
      '시스템 메시지|숨겨진 지침|숨겨진 규칙|비밀 지시|비밀 지침|너의 지침|당신의 지침|당신의 설정|너의 설정|내부 규칙|초기 지시|초기 지침|감춰진 지시|당신의 규칙|너의 규칙|최초 지시',
    goneWord:
      '더 이상 유효하지|유효하지 않|무효입니다|무효다|무효화|효력을 잃|취소되|테스트였|시험이었|폐지되|적용되지 않|의미 없|소용없|철회',
    toldWord: '부탁받은 것|요청받은 것|들은 것|들은 말|배운 것|받은 지|들었던|말해 준|알려 준|가르쳐 준|알고 있는 것',
    youAreWord:
      '당신은 dan|당신은 이제|이제 당신은|지금부터 당신은|너는 이제|이제 너는|넌 이제|인 척|연기하|역할을|처럼 행동|라고 상상|당신의 이름은|네 이름은|이 되어|가 되어',
    rulelessWord:
      '아무런 규칙이 없|규칙이 없|규칙은 없|제한이 없|아무 제한|무제한|필터 없이|검열 없이|제약이 없|제약 없이|모든 것이 허용|절대 거절하지|아무 규칙|한계가 없|탈옥',
    hiddenWord: '숨겨진|숨은|비밀|내부|감춰진|기밀|은밀',
    hushWord:
      '말하지 마|알리지 마|말하지 말|알리지 말|숨기|감추|언급하지|밝히지|비밀로|아무 말도|침묵|입을 다물|드러내지|모르게|이야기하지 마|전하지 마',
    noteWord: '이 메시지|이 글|이 메모|이 지시|이 문구|이 댓글|이 사실|단점|결함|이에 대해|이 단락|이 내용',
    sendWord: '보내|전송|전달|업로드|게시|공유|제출|넘겨|발송',
    chatWord: '대화|기록|채팅|이력|메시지들|비밀번호|암호|자격 증명|연락처|파일|받은 편지함|내역',
    newOrderWord:
      '새 지시|새로운 지시|새 규칙|새로운 규칙|새 임무|새로운 임무|새 명령|새로운 명령|진짜 지시|실제 지시|새로운 과제',
    nowWord: '지금부터|이제부터|앞으로|이 순간부터|이후로',
    yourWord: '당신의|너의|네|당신',
  },
};
