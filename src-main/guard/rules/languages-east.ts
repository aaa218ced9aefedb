import type { Lexicon } from '../rule-language.ts';

/** The same sets as in languages.ts for the languages of eastern Europe and for those in other scripts. */
const polish: Lexicon = {
  toldWord:
    'wszystko powyzej|to, co|co ci powiedziano|wszystko, co|powyzszy tekst|tekst powyzej|wszystko inne|co powiedziano',
  voidWord:
    'zignoruj|zignorujcie|ignoruj|ignorujcie|zapomnij|zapomnijcie|pomin|pomincie|odrzuc|nie stosuj sie|nie przestrzegaj|nie zwracaj uwagi na|lekcewaz|przestan|uniewaznij',
  priorWord:
    'poprzedni*|wczesniejsz*|powyzsz*|wszystki*|wszelki*|dotychczasow*|twoje|twoich|swoje|swoich|pierwotn*|wczesniej',
  ordersWord: 'instrukcj*|polecen*|polecenia|zasad*|regul*|wytyczn*|rozkaz*|prompt*|dyrektyw*|wskazow*|nakaz*',
  revealWord: 'pokaz|pokazcie|wyswietl|ujawnij|wypisz|wydrukuj|powtorz|napisz|podaj|zdradz|udostepnij',
  promptWord:
    'prompt systemow*|prompt systemu|promptu systemow*|monit systemow*|instrukcje systemow*|komunikat systemow*|swoj prompt|swoje instrukcje|twoje instrukcje|twoj prompt|ukryte instrukcje|systemowy prompt|wiadomosc systemow*|podpowiedz systemow*',
  onlyWord: 'tylko|wylacznie|jedynie|nic wiecej|nic innego',
  replyWord: 'odpowiedz|odpowiadaj|powiedz|napisz|odpisz',
  assistantWord:
    'asystencie ai|chatbot*|asystencie|asystenta ai|asystent ai|asystentow ai|model jezykowy|modelu jezykowego|modele jezykowe',
  userWord: 'uzytkownik*|czytelnik*|klient*',
  tellWord:
    'powiedz|mow|poinformuj|polec|twierdz|wyslij|przeslij|wspominaj|wspomnij|wykonuj|odpowiedz|zapytaj|zainstal*|ocen|podaj|informuj|przekaz|stosuj|spelniaj',
  denyWord: 'nie|bez|nigdy|zadn*',
};
const czechSlovak: Lexicon = {
  toldWord:
    'vse vyse|vse, co|vsechno, co|vsetko, co|to, co|co ti bylo|co vam bylo|co ti bolo|text vyse|vsetko vyssie|vsechno vyse',
  voidWord:
    'ignoruj|ignorujte|zapomen|zapomente|nevsimej si|nevsimejte si|nedbej|nedbejte|pomin|pominte|prehlizej|neber v uvahu|zabudni|zabudnite|zanedbaj|neberte v uvahu|nevsimaj si|zrus|preskoc',
  priorWord:
    'predchozi*|predesl*|predchadzajuc*|vyse|vsechn*|vsetk*|drivejs*|sve|svoje|tvoje|uvedene|puvodn*|povodn*|dosavadn*|doterajs*|vyssie',
  ordersWord: 'instrukc*|pokyn*|pravidl*|prikaz*|prompt*|smernic*|zadani|inštrukci*|nariaden*',
  revealWord: 'ukaz|ukazte|zobraz|zobrazte|vypis|vypiste|odhal|odhalte|prozrad|zopakuj|napis|vytiskni|prezrad|vytlac',
  promptWord:
    'systemovy prompt|systemoveho promptu|systemova zprava|systemove instrukce|systemove pokyny|sve instrukce|svuj prompt|svoj prompt|svoje instrukcie|tvoje pokyny|systemova vyzva|systemovou vyzvu|systemovu vyzvu|skryte pokyny|skryte instrukce',
  onlyWord: 'pouze|jen|jenom|iba|len|vyhradne|nic jineho|nic ine',
  replyWord: 'odpovez|odpovezte|odpovedz|odpovedzte|rekni|rekněte|napis|povedz|odpovidej',
  assistantWord:
    'ai asistent*|umela inteligence|chatbot*|asistente ai|ai agent*|jazykovy model|asistente umele inteligence',
  userWord: 'uzivatel*|pouzivatel*|ctenar*|zakaznik*',
  tellWord:
    'rekni|rikej|informuj|doporuc|tvrd|posli|odesli|zminuj|nasleduj|odpovez|povedz|odporuc|nespominaj|zeptej|nainstal*|plnit|pln|hovor',
  denyWord: 'ne|nikdy|bez|nerikej|nezminuj|nepln|nehovor|neplnte|neinformuj|nesdeluj|neposlouchej|nepocuvaj',
};
const hungarian: Lexicon = {
  toldWord:
    'mindent, ami|mindent, amit|amit korabban|a fentieket|fenti szoveget|amit mondtak|az elozoeket|mindent feljebb|amit eddig',
  voidWord:
    'hagyd figyelmen kivul|hagyja figyelmen kivul|felejtsd el|felejtse el|mellozd|mellozze|ne vedd figyelembe|ne vegye figyelembe|ne kovesd|hagyd',
  priorWord: 'korabbi*|elozo*|fenti*|eddigi*|osszes|minden|megelozo*|eredeti*',
  ordersWord: 'utasitas*|szabaly*|parancs*|iranyelv*|prompt*|rendelkez*|instrukcio*|eloiras*',
  revealWord: 'mutasd|mutassa|ird ki|irja ki|fedd fel|ismeteld|nyomtasd|ird|add meg|aruld el|jelenitsd',
  promptWord:
    'rendszerprompt*|rendszer prompt*|rendszeruzenet*|rendszerutasitas*|utasitasaid*|szabalyaid*|rejtett utasitas*|promptod*|rendszerpromptod*',
  onlyWord: 'csak|kizarolag|csupan|semmi mas*',
  replyWord: 'valaszolj|valaszoljon|mondd|mondja|ird|irja|felelj',
  assistantWord:
    'mi-asszisztens*|ai-asszisztens*|ai asszisztens*|nyelvi modell*|mesterseges intelligencia*|chatbot*|mi asszisztens*|ai-modell*|ai-ugynok*',
  userWord: 'felhasznalo*|olvaso*|ugyfel*',
  tellWord:
    'mondd|mondj|mondja|tajekoztasd|ajanld|allitsd|kuldd|kuldj|emlitsd|kovesd|valaszolj|kerdezd|telepits*|teljesitsd',
  denyWord: 'ne|nem|soha|nelkul|semmit',
};
const romanian: Lexicon = {
  toldWord: 'tot ce|tot ceea ce|ce ti s-a|ce vi s-a|textul de mai sus|cele de mai sus|tot restul|ceea ce',
  voidWord:
    'ignora|ignorati|uita|uitati|nu tine cont|nu tineti cont|nu respecta|neglijeaza|treci cu vederea|renunta la|lasa deoparte|anuleaza|nu mai urma',
  priorWord: 'anterioare|anterior|precedente|de mai sus|toate|tale|dvs|initiale|de dinainte|de pana acum|precedent',
  ordersWord:
    'instructiuni|instructiunile|instructiunea|regulile|reguli|ordinele|ordine|directivele|comenzile|indicatiile|prompt|promptul|promptul',
  revealWord: 'arata|afiseaza|dezvaluie|tipareste|scrie|repeta|spune|listeaza|divulga|imprima',
  promptWord:
    'promptul de sistem|prompt de sistem|promptul sistemului|mesajul de sistem|instructiunile de sistem|instructiunile tale|regulile tale|promptul tau|instructiunile ascunse|promptul initial',
  onlyWord: 'doar|numai|exclusiv|nimic altceva|decat',
  replyWord: 'raspunde|raspundeti|spune|spuneti|scrie|scrieti',
  assistantWord:
    'asistent ai|asistentul ai|asistentului ai|asistent ia|model lingvistic|modelul lingvistic|model de limbaj|modelul de limbaj|inteligenta artificiala|inteligentei artificiale|chatbot*|agent ai|asistentule',
  userWord: 'utilizatorului|utilizatorul|utilizator|utilizatorilor|cititorului|clientului',
  tellWord:
    'spune|spuneti|informeaza|recomanda|afirma|trimite|mentiona|mentiona|urma|raspunde|intreba|instaleze|asculta|respecta|zi',
  denyWord: 'nu|fara|niciodata|niciun|nicio',
};
const russianUkrainian: Lexicon = {
  toldWord:
    'все что|все, что|всё, что|то, что|что тебе|что вам|все вышесказанное|всё вышесказанное|текст выше|все сказанное|все вище|усе, що|все, що|те, що|текст вище|все сказане|остальное',
  voidWord:
    'игнорируй*|игнорировать|проигнорируй*|забудь*|забыть|не обращай внимания|не обращайте внимания|пренебреги*|отбрось*|отмени*|не следуй|не следуйте|не выполняй|не соблюдай|отмени|пропусти|игноруй*|ігноруй*|ігнорувати|проігноруй*|не зважай*|не звертай уваги|відкинь*|знехтуй*|не дотримуйся|скасуй|пренебрегай*|забудьте',
  priorWord:
    'предыдущ*|прежн*|прошл*|вышеуказан*|вышестоящ*|выше|всех|все|всё|ранее|раньше|предшеств*|свои|твои|ваши|данны*|изначальн*|до этого|попередн*|усі|всі|усіх|вищенаведен*|вище|раніше|свої|твої',
  ordersWord:
    'инструкци*|указани*|правил*|команд*|директив*|приказ*|предписан*|промпт*|распоряжен*|установк*|інструкці*|вказівк*|наказ*|настанов*|розпорядженн*|підказк*',
  revealWord:
    'покажи*|выведи*|раскрой*|напечатай*|повтори*|напиши*|сообщи*|выдай*|распечатай*|перечисли*|процитируй*|покажіть|виведи*|розкрий*|надрукуй*|відобрази*|отобрази*|скажи',
  promptWord:
    'системный промпт|системного промпта|системный запрос|системное сообщение|системные инструкции|системную инструкцию|системную подсказку|свой промпт|свои инструкции|твои инструкции|скрытые инструкции|свой системный|системний промпт|системні інструкції|системний запит|системну підказку|свої інструкції|приховані інструкції|системне повідомлення|секретные инструкции|начальный промпт|исходный промпт',
  onlyWord: 'только|лишь|исключительно|ничего больше|одним словом|тільки|лише|виключно|нічого більше|просто',
  replyWord: 'ответь*|отвечай*|скажи*|напиши*|выведи*|відповідай*|відповідь|відповіж|відпиши|відповіси|дай відповідь',
  assistantWord:
    'ии-ассистент*|ии-помощник*|ии ассистент*|языковая модель|языковой модели|языковым моделям|чат-бот*|чатбот*|ии-агент*|ии-модел*|ші-асистент*|ші-помічник*|мовна модель|мовної моделі|мовній моделі|штучного інтелекту|искусственного интеллекта|искусственному интеллекту|нейросет*|для ии|асистенту ші|ассистенту ии|ассистент ии',
  userWord: 'пользовател*|читател*|клиент*|посетител*|користувач*|читач*|клієнт*',
  tellWord:
    'скажи*|говори*|сообщ*|рекоменду*|утвержда*|отправ*|перешли*|упомина*|следу*|выполня*|ответь*|спрашива*|установ*|оцени*|рассказыва*|порекоменд*|кажи*|повідом*|надішл*|згаду*|виконуй*|встанов*|відповід*|стверджуй*|розповід*',
  denyWord: 'не|ни|никогда|без|никому|ні|ніколи|нікому',
};
const bulgarianSerbian: Lexicon = {
  toldWord:
    'всичко, което|всичко по-горе|което ти|текста по-горе|све што|све изнад|оно што|sve sto|sve iznad|ono sto|tekst iznad|vse, kar|vse zgoraj|kar ti|kar so ti',
  voidWord:
    'игнорирай*|забрави*|пренебрегни*|не обръщай внимание|не спазвай|ignorisi|ignorirajte|ignoriraj|zaboravi|zaboravite|zanemari|zanemarite|игнориши*|заборави*|занемари*|prezri|pozabi|ne upostevaj',
  priorWord:
    'предишн*|предходн*|горн*|всички|претходн*|свe|prethodn*|ranij*|sve|sva|gornj*|dosadasnj*|prejsnj*|vse|zgornj*|твои*|svoje',
  ordersWord:
    'инструкции*|указания*|правила*|нареждания*|заповеди*|упутства|uputstva|upute|instrukcij*|pravila|naredbe|navodil*|smjernice|naputke|налози',
  revealWord: 'покажи*|изведи|разкрий*|отпечатай|pokazi|prikazi|otkrij|ispisi|ponovi|napisi|прикажи|откри|испиши',
  promptWord:
    'системния промпт|системната подкана|системните инструкции|sistemski prompt|sistemski upit|sistemske upute|sistemska uputstva|системски промпт|системска упутства|sustavski upit|sustavne upute|svoje upute|svoj prompt|sistemski poziv|sistemska navodila|системно съобщение',
  onlyWord: 'само|единствено|samo|iskljucivo|zgolj|искључиво',
  replyWord: 'отговори*|кажи*|odgovori|odgovorite|reci|recite|napisi|одговори|реци',
  assistantWord: 'ии асистент*|ai asistent*|jezicni model*|jezicki model*|jezikovni model|асистент с ии|језички модел',
  userWord: 'потребител*|korisnik*|uporabnik*|корисник*',
  tellWord:
    'кажи*|казвай*|препоръч*|изпрати*|следвай*|отговори*|reci|recite|preporuci|posalji|spominji|slijedi|sledi|odgovori|povej|poslji|govori|реци|препоручи|пошаљи',
  denyWord: 'не|ne|nikada|никога|без|bez|nemoj|nemojte|brez',
};
const greek: Lexicon = {
  toldWord: 'ολα οσα|ο,τι|οσα σου|τα παραπανω|ολα τα παραπανω|κειμενο παραπανω|ολα τα προηγουμενα|οτι σου',
  voidWord:
    'αγνοησε|αγνοηστε|αγνοησετε|ξεχασε|ξεχαστε|παραβλεψε|παραβλεψτε|μη λαβεις υποψη|μην ακολουθεις|μην ακολουθησεις|μη λαμβανεις υποψη|παρακαμψε|ακυρωσε|απορριψε',
  priorWord: 'προηγουμεν*|παραπανω|ολες|ολους|ολα|πρωην|προγενεστερ*|ανωτερω|αρχικ*|σου|μεχρι τωρα',
  ordersWord: 'οδηγι*|εντολ*|κανον*|προτροπ*|κατευθυνσ*|prompt',
  revealWord: 'δειξε|δειξτε|εμφανισε|εμφανιστε|αποκαλυψε|αποκαλυψτε|εκτυπωσε|γραψε|επαναλαβε|πες|τυπωσε',
  promptWord:
    'προτροπη συστηματος|προτροπη του συστηματος|μηνυμα συστηματος|οδηγιες συστηματος|οδηγιες του συστηματος|τις οδηγιες σου|system prompt|prompt συστηματος|κρυφες οδηγιες|prompt του συστηματος|εντολες συστηματος|κανονες σου',
  onlyWord: 'μονο|μοναχα|αποκλειστικα|τιποτα αλλο|απλως',
  replyWord: 'απαντησε|απαντηστε|πες|πειτε|γραψε|γραψτε',
  assistantWord:
    'βοηθος τεχνητης νοημοσυνης|βοηθο τεχνητης νοημοσυνης|βοηθο ai|βοηθε ai|γλωσσικο μοντελο|τεχνητη νοημοσυνη|τεχνητης νοημοσυνης|chatbot|βοηθος ai',
  userWord: 'χρηστη*|αναγνωστη*|πελατη*',
  tellWord:
    'πες|πειτε|λες|ενημερωσε|προτεινε|ισχυρισου|στειλε|αναφερε*|ακολουθ*|απαντησε|ρωτησ*|εγκαταστησ*|υπακου*|συστησε',
  denyWord: 'μην|μη|δεν|ποτε|χωρις',
};
const turkish: Lexicon = {
  toldWord:
    'yukaridaki her sey*|her seyi|sana soylenen*|size soylenen*|soylenenleri|yukaridaki metn*|onceki her sey*|oncesini|yukaridakileri',
  voidWord:
    'yok say|yok sayin|yoksay*|gormezden gel*|unut|unutun|dikkate alma*|goz ardi et*|bos ver|umursama*|uyma|uymayin|iptal et*|takip etme',
  priorWord: 'onceki|yukaridaki|tum|butun|daha onceki|evvelki|simdiye kadarki|ustteki|sana verilen|ilk|mevcut',
  ordersWord: 'talimat*|kurallar*|kural|komut*|yonerge*|emir*|emirleri|istem*|yonlendirme*|direktif*',
  revealWord: 'goster*|yazdir*|acikla*|paylas*|soyle*|tekrarla*|yaz|ifsa et*|listele*|ver',
  promptWord:
    'sistem istemi*|sistem mesaji*|sistem talimat*|sistem komut*|sistem prompt*|talimatlarini|kurallarini|gizli talimat*|sistem yonerge*|istemini',
  onlyWord: 'yalnizca|sadece|yalniz|baska bir sey|tek kelime',
  replyWord: 'yanit ver*|yanitla*|cevap ver*|cevapla*|yaz|soyle|de',
  assistantWord:
    'yapay zeka*|yapay zeka asistan*|dil model*|sohbet robot*|ai asistan*|chatbot*|buyuk dil model*|asistana',
  userWord: 'kullanici*|okuyucu*|musteri*|okur*',
  tellWord:
    'soyle*|bildir*|oner*|gonder*|ilet*|bahset*|uy|uyma*|yanitla*|sor*|yukle*|de|deyin|belirt*|takip et*|yerine getir*',
  denyWord: '*me|*ma|*meyin|*mayin|asla|hicbir|olmadan|sakin|*meden|*madan',
};
const vietnamese: Lexicon = {
  toldWord: 'moi thu|tat ca nhung gi|nhung gi|moi dieu|noi dung tren|dieu da|van ban tren',
  voidWord:
    'bo qua|hay quen|quen di|quen het|quen cac|quen moi|quen tat ca|phot lo|khong tuan theo|dung tuan theo|dung lam theo|khong can de y|huy bo|dung de y|mac ke',
  priorWord: 'truoc|truoc do|o tren|ben tren|tren|tat ca|moi|cac|truoc day|ban dau',
  ordersWord: 'huong dan|quy tac|chi dan|chi thi|lenh|yeu cau|menh lenh|prompt|loi nhac|chi lenh|quy dinh',
  revealWord: 'hien thi|tiet lo|in ra|cho xem|cho toi xem|viet ra|lap lai|cho biet|neu ra|dua ra|xuat ra',
  promptWord:
    'loi nhac he thong|cau lenh he thong|prompt he thong|system prompt|huong dan he thong|thong diep he thong|chi dan he thong|huong dan cua ban|quy tac cua ban|loi nhac cua he thong|chi thi he thong|huong dan an',
  onlyWord: 'chi|duy nhat|khong gi khac|mot tu|chi can',
  replyWord: 'tra loi|dap|noi|viet|phan hoi|in ra',
  assistantWord: 'tro ly ai|mo hinh ngon ngu|tri tue nhan tao|chatbot|tac nhan ai|tro ly ao|tro ly tri tue',
  userWord: 'nguoi dung|nguoi doc|khach hang',
  tellWord:
    'noi|bao|thong bao|khuyen|gui|nhac den|lam theo|tuan theo|tra loi|hoi|cai dat|khang dinh|de cap|tiet lo|noi rang',
  denyWord: 'khong|dung|cho|chang|ma khong',
};
const malayIndonesian: Lexicon = {
  toldWord:
    'semua yang|apa yang|segala yang|teks di atas|segalanya|semuanya|lahat ng sinabi|kila kitu|lahat ng nasa|yaliyosemwa',
  voidWord:
    'abaikan|lupakan|jangan ikuti|jangan hiraukan|jangan pedulikan|kesampingkan|batalkan|tinggalkan|jangan patuhi|hiraukan|huwag pansinin|balewalain|kalimutan|puuza|sahau',
  priorWord:
    'sebelumnya|sebelum ini|di atas|semua|seluruh|terdahulu|awal|segala|terlebih dahulu|tadi|anda|nakaraang|naunang|lahat|lahat ng|yote|zilizopita|ya awali|hapo juu',
  ordersWord:
    'instruksi|perintah|arahan|aturan|petunjuk|peraturan|prompt|pedoman|suruhan|tagubilin|utos|panuto|panuntunan|maagizo|maelekezo|kanuni|amri',
  revealWord:
    'tampilkan|tunjukkan|perlihatkan|ungkapkan|cetak|tuliskan|tulis|ulangi|sebutkan|paparkan|dedahkan|bocorkan|ipakita|ilabas|ihayag|onyesha|chapisha|fichua',
  promptWord:
    'prompt sistem|perintah sistem|pesan sistem|instruksi sistem|instruksi anda|prompt anda|aturan anda|gesaan sistem|arahan sistem|instruksi tersembunyi|mesej sistem|system prompt|prompt ng system|kidokezo cha mfumo|maagizo ya mfumo|prompt ya mfumo',
  onlyWord: 'hanya|cukup|sahaja|saja|semata|lamang|tanging|tu|pekee',
  replyWord: 'jawab|jawablah|balas|balaslah|katakan|tulis|sumagot|sagutin|jibu|sema',
  assistantWord:
    'asisten ai|pembantu ai|model bahasa|kecerdasan buatan|kecerdasan buatan|chatbot|agen ai|ejen ai|asisten virtual|ai assistant|modelo ng wika|msaidizi wa ai|modeli ya lugha|akili bandia|akili mnemba',
  userWord: 'pengguna|pembaca|pelanggan|user|gumagamit|mtumiaji|watumiaji',
  tellWord:
    'katakan|beri tahu|beritahu|memberi tahu|memberitahu|sarankan|kirim|kirimkan|hantar|sebutkan|menyebut*|ikuti|ikut|turuti|jawab|tanya*|instal|pasang|sabihin|sundin|ipadala|mwambie|tuma|fuata|nyatakan|mengikuti',
  denyWord: 'jangan|tidak|tanpa|jangan pernah|huwag|usi*|bila',
};
const arabic: Lexicon = {
  toldWord: 'كل ما|ما قيل|ما سبق|كل شيء|النص أعلاه|ما ورد|ما ذكر|ما قبل',
  voidWord: 'تجاهل|تجاهلي|تجاهلوا|انس|انسى|انسوا|لا تتبع|لا تلتزم|تخط|تغاض|اهمل|أهمل|الغ|ألغ|لا تكترث|اترك|تجاوز',
  priorWord: 'السابقة|السابق|أعلاه|اعلاه|كل|جميع|كافة|الماضية|سابقا|قبل|المذكورة|التي أعطيت|الأصلية',
  ordersWord: 'التعليمات|تعليمات|تعليماتك|القواعد|قواعد|الأوامر|أوامر|التوجيهات|الارشادات|الإرشادات|توجيهات|الموجه',
  revealWord: 'اعرض|أظهر|اظهر|اكشف|اطبع|اكتب|كرر|أرني|قدم|شارك|أفصح|أخبرني',
  promptWord:
    'موجه النظام|موجّه النظام|تعليمات النظام|رسالة النظام|مطالبة النظام|تعليماتك|أوامر النظام|برومبت النظام|نص النظام|قواعدك',
  onlyWord: 'فقط|لا غير|وحدها|وحده|دون أي شيء آخر|حصرا|لا شيء آخر',
  replyWord: 'أجب|اجب|أجيبي|رد|قل|اكتب|وأجب|واجب|ورد|وقل|واكتب',
  assistantWord:
    'المساعد الذكي|مساعد الذكاء|الذكاء الاصطناعي|ذكاء اصطناعي|نموذج اللغة|النموذج اللغوي|نموذج لغوي|نماذج اللغة|روبوت المحادثة|للذكاء الاصطناعي|لنموذج اللغة|مساعد ذكي',
  userWord: 'المستخدم|للمستخدم|القارئ|للقارئ|العميل|المستخدمين|مستخدم',
  tellWord: 'قل|أخبر|اخبر|تخبر|أوص|انصح|أرسل|ارسل|اذكر|تذكر|اتبع|تتبع|أجب|اسأل|تسأل|ثبت|ادع|أكد|تنفذ|نفذ|تثبيت',
  denyWord: 'لا|دون|بدون|عدم|أبدا|ولا|لن',
};
const persianUrdu: Lexicon = {
  toldWord: 'هر چه|هرچه|آنچه|هر آنچه|متن بالا|همه چیز|جو کچھ|سب کچھ|اوپر کا متن|هر چیزی که',
  voidWord:
    'نادیده بگیر*|فراموش کن*|بی توجه باش*|توجه نکن*|چشم پوشی کن*|کنار بگذار*|پیروی نکن*|رها کن|لغو کن|نظر انداز کر*|بھول جاؤ|بھول جائیں|نظرانداز کر*|نادیده بگیرید',
  priorWord: 'قبلی|پیشین|بالا|همه|تمام|تمامی|قبل|سابق|گذشته|پچھلی|پچھلے|سابقہ|گزشتہ|اوپر|تمام|پہلے|خود',
  ordersWord: 'دستورات*|دستورها*|دستورالعمل*|قوانین|قواعد|فرمان*|راهنمایی*|پرامپت|ہدایات|احکامات|قواعد|اصول|حکم',
  revealWord:
    'نشان بده*|نمایش بده*|فاش کن*|چاپ کن*|بنویس*|تکرار کن*|آشکار کن*|بگو*|دکھاؤ|دکھائیں|ظاہر کر*|بتاؤ|بتائیں|لکھو|پرنٹ',
  promptWord:
    'پرامپت سیستم*|دستور سیستم*|پیام سیستم*|دستورالعمل سیستم*|دستورهای سیستم*|پرامپت خود|دستورات خود|سسٹم پرامپٹ|سسٹم پرومپٹ|سسٹم کی ہدایات|اپنی ہدایات|دستورات سیستم*|اعلان سیستم*|پرامپت سامانه',
  onlyWord: 'فقط|تنها|صرف|محض|چیز دیگری',
  replyWord: 'پاسخ بده*|جواب بده*|بگو*|بنویس*|جواب دو|جواب دیں|کہو|کہیں|لکھیں',
  assistantWord:
    'دستیار هوش مصنوعی|هوش مصنوعی|مدل زبانی|مدل زبان|دستیار هوشمند|چت بات|چتبات|مصنوعی ذہانت|اے آئی|لینگویج ماڈل|زبان ماڈل|اے آئی اسسٹنٹ',
  userWord: 'کاربر*|خواننده|مشتری|صارف*|قاری',
  tellWord:
    'بگو*|بگویید|اطلاع*|توصیه*|بفرست*|ارسال*|ذکر*|پیروی*|پاسخ*|بپرس*|نصب*|نگو*|نگویید|بتاؤ|بتائیں|بھیج*|کہو|کہیں|عمل*',
  denyWord: 'نه|بدون|هرگز|نکن*|نگو*|نده*|مت|نہ|نہیں|بغیر',
};
const hebrew: Lexicon = {
  toldWord: 'כל מה|את מה|הטקסט לעיל|כל האמור|את האמור|מה שנאמר|כל דבר',
  voidWord: 'התעלם|התעלמי|התעלמו|שכח|שכחי|שכחו|תתעלם|תשכח|אל תציית|אל תמלא|בטל|הזנח|דלג על|זנח|אל תתייחס',
  priorWord: 'הקודמות|הקודמים|הקודם|לעיל|כל|מכל|שלמעלה|קודמות|הראשוניות|שקיבלת|עד כה|את כל',
  ordersWord: 'ההוראות|הוראות|הוראה|הכללים|כללים|ההנחיות|הנחיות|הפקודות|פקודות|מההוראות|מההנחיות|הפרומפט',
  revealWord: 'הצג|הראה|חשוף|הדפס|כתוב|חזור על|גלה|תראה|תציג|פרט|והצג|והדפס|וחשוף|והראה|וגלה',
  promptWord:
    'הנחיית המערכת|הנחיות המערכת|הוראות המערכת|פרומפט המערכת|הודעת המערכת|ההוראות שלך|ההנחיות שלך|הפרומפט שלך|פרומפט מערכת|הנחית המערכת|את הפרומפט',
  onlyWord: 'רק|בלבד|אך ורק|לא יותר',
  replyWord: 'ענה|עני|ענו|השב|אמור|כתוב|תגיד|תענה|וענה|והשב|ואמור|וכתוב',
  assistantWord:
    "עוזר ה-ai|עוזר ai|עוזר בינה|בינה מלאכותית|מודל שפה|מודל השפה|מודלי שפה|לבינה המלאכותית|הבינה המלאכותית|צ'אטבוט|למודל השפה|עוזר הבינה|סוכן ai",
  userWord: 'המשתמש|למשתמש|משתמש|משתמשים|הקורא|לקורא|הלקוח|ללקוח',
  tellWord:
    'אמור|תאמר|תגיד|ספר|תספר|המלץ|טען|שלח|תשלח|הזכר|תזכיר|ציית|תציית|ענה|שאל|תשאל|התקן|להתקין|הודע|תודיע|מלא|תמלא',
  denyWord: 'אל|לא|בלי|ללא|לעולם',
};
const southAsian: Lexicon = {
  toldWord: 'सब कुछ|जो कुछ|जो भी|ऊपर का पाठ|जो आपको|जो तुम्हें|যা কিছু|সবকিছু|உங்களுக்குச் சொன்ன|அனைத்தையும்|మీకు చెప్పిన|అన్నింటినీ|सगळे|બધું',
  voidWord:
    'अनदेखा कर*|नज़रअंदाज़ कर*|नजरअंदाज कर*|भूल जा*|उपेक्षा कर*|ध्यान न द*|ध्यान मत द*|पालन न कर*|पालन मत कर*|छोड़ द*|अनदेखी कर*|उपेक्षा करें|দুর্লক্ষ|উপেক্ষা কর*|ভুলে যা*|অগ্রাহ্য কর*|புறக்கணி*|மறந்துவிடு*|மற|విస్మరించ*|మర్చిపో*|दुर्लक्ष कर*|विसरा*|विसरून जा*|અવગણો|ભૂલી જા*',
  priorWord:
    'पिछले|पिछली|पहले|पूर्व|उपरोक्त|ऊपर|सभी|सारे|सारी|मौजूदा|अपने|मूल|আগের|পূর্ববর্তী|উপরের|সব|সমস্ত|সকল|முந்தைய|மேலே|எல்லா|அனைத்து|முன்|మునుపటి|గత|అన్ని|పై|मागील|सर्व|आधीच्या|वरील|અગાઉની|બધી',
  ordersWord:
    'निर्देश*|नियम*|आदेश*|हिदायत*|अनुदेश*|प्रॉम्प्ट*|निर्देशों|নির্দেশ*|নিয়ম*|আদেশ*|அறிவுறுத்தல*|வழிமுறை*|விதி*|கட்டளை*|வழிகாட்டு*|సూచన*|ఆదేశ*|నియమ*|सूचना*|સૂચના*|નિયમ*',
  revealWord:
    'दिखा*|प्रकट कर*|बता*|प्रिंट कर*|लिख*|दोहरा*|प्रदर्शित कर*|উজাগর|দেখা*|প্রকাশ কর*|বল|লেখ*|প্রিন্ট কর*|காட்டு*|காண்பி*|வெளிப்படுத்து*|எழுது*|చూపించ*|చూపు*|దాఖవా|दाखव*|उघड कर*|બતાવ*',
  promptWord:
    'सिस्टम प्रॉम्प्ट|सिस्टम प्रोम्प्ट|सिस्टम संदेश|सिस्टम निर्देश*|अपने निर्देश|अपना प्रॉम्प्ट|सिस्टम प्रांप्ट|সিস্টেম প্রম্পট*|সিস্টেম নির্দেশ*|সিস্টেম বার্তা|கணினி அறிவுறுத்த*|சிஸ்டம் ப்ராம்ப்ட்*|கணினி தூண்டுத*|சிஸ்டம் ப்ராம்ட்*|అమరిక|సిస్టమ్ ప్రాంప్ట్*|સિસ્ટમ પ્રોમ્પ્ટ*',
  onlyWord: 'केवल|सिर्फ|सिर्फ़|मात्र|बस|শুধু|শুধুমাত্র|কেবল|மட்டும்|மட்டுமே|మాత్రమే|फक्त|ફક્ત|માત્ર|கேவலம்',
  replyWord: 'उत्तर द*|जवाब द*|कह*|लिख*|बोल*|উত্তর দ*|জবাব দ*|বল*|পதில|பதில*|பதிலளி*|கூறு*|சொல்*|సమాధానం|చెప్పు*|उत्तर|જવાબ',
  assistantWord:
    'एआई सहायक|एआई*|ai सहायक|भाषा मॉडल|कृत्रिम बुद्धिमत्ता|चैटबॉट|এআই সহকারী|এআই|ভাষা মডেল|কৃত্রিম বুদ্ধিমত্তা|செயற்கை நுண்ணறிவு|மொழி மாதிரி*|ai உதவியாளர்*|ai సహాయక*|భాషా నమూనా|कृत्रिम बुद्धिमत्ते*|এআই-*',
  userWord: 'उपयोगकर्ता*|यूज़र*|यूजर*|पाठक|ग्राहक|ব্যবহারকারী*|পাঠক*|பயனர*|வாசகர*|వినియోగదారు*|वापरकर्ता*|वापरकर्त्या*|વપરાશકર્તા*',
  tellWord:
    'बता*|कह*|भेज*|सुझा*|अनुशंसा*|पालन*|पूछ*|उल्लेख*|जवाब*|इंस्टॉल*|বল*|জানা*|পাঠা*|সুপারিশ*|অনুসরণ*|জিজ্ঞা*|சொல்*|கூறு*|அனுப்பு*|பரிந்துரை*|பின்பற்ற*|చెప్ప*|పంప*|सांग*|पाठव*|કહ*',
  denyWord: 'न|मत|नहीं|बिना|कभी|না|নয়|করবেন না|করো না|வேண்டாம்|இல்லாமல்|*ாதே|*ாதீர்கள்|వద్దు|नका|नको',
};
const thaiLao: Lexicon = {
  toldWord: 'ทุกอย่าง|ทุกสิ่ง|สิ่งที่|ข้อความข้างต้น|ที่บอก|ข้อความก่อนหน้า',
  voidWord: 'ละเว้น|เพิกเฉย|ลืม|ไม่ต้องสนใจ|อย่าสนใจ|ข้าม|ละทิ้ง|ยกเลิก|ไม่ต้องทำตาม|อย่าทำตาม|เมิน|มองข้าม',
  priorWord: 'ก่อนหน้า|ข้างต้น|ทั้งหมด|ก่อนหน้านี้|ด้านบน|ที่ผ่านมา|เดิม|ทุก',
  ordersWord: 'คำสั่ง|คำแนะนำ|กฎ|ข้อกำหนด|แนวทาง|กฎเกณฑ์|พรอมต์|คำชี้แนะ',
  revealWord: 'แสดง|เปิดเผย|พิมพ์|เขียน|บอก|ทวน|เผย',
  promptWord:
    'พรอมต์ระบบ|พรอมต์ของระบบ|คำสั่งระบบ|ข้อความระบบ|คำสั่งของระบบ|system prompt|พร้อมท์ระบบ|พรอมท์ระบบ|คำสั่งของคุณ|พรอมป์ระบบ|กฎของคุณ',
  onlyWord: 'เท่านั้น|เพียง|แค่|อย่างเดียว',
  replyWord: 'ตอบ|พูด|เขียน|พิมพ์',
  assistantWord: 'ผู้ช่วย ai|ผู้ช่วยเอไอ|โมเดลภาษา|แบบจำลองภาษา|ปัญญาประดิษฐ์|แชตบอต|แชทบอท|เอไอ|ผู้ช่วยปัญญาประดิษฐ์',
  userWord: 'ผู้ใช้|ผู้อ่าน|ลูกค้า',
  tellWord: 'บอก|แจ้ง|แนะนำ|ส่ง|กล่าวถึง|ทำตาม|ตอบ|ถาม|ติดตั้ง|พูด|ยืนยัน',
  denyWord: 'ไม่|อย่า|ห้าม|โดยไม่',
};
const chinese: Lexicon = {
  toldWord:
    '上面的内容|以上内容|上述内容|之前的内容|之前的一切|以上的一切|前面的内容|上面所有|前文|上文|以上所有|上面的話|上面的内容|之前的對話|之前的对话|上述文字|告诉你的|告訴你的',
  voidWord:
    '忽略|忽視|忽视|无视|無視|忘记|忘記|忘掉|不要理会|不要理會|不理会|不必理会|抛开|拋開|不要遵守|不要遵循|停止遵循|停止遵守|忘却|撇开|略过|取消|覆盖',
  priorWord: '之前|以前|先前|以上|上述|上面|前面|所有|全部|一切|此前|原来|原先|你的|既有|原有|原本',
  ordersWord: '指令|指示|规则|規則|提示|命令|要求|提示词|提示詞|说明|說明|约束|約束|设定|設定|规定|規定|准则',
  revealWord:
    '显示|顯示|输出|輸出|打印|列印|展示|透露|泄露|洩露|公开|公開|告诉|告訴|写出|寫出|重复|重複|复述|給出|给出|说出',
  promptWord:
    '系统提示|系統提示|系统指令|系統指令|系统消息|系統訊息|系统提示词|你的指令|你的提示|初始提示|隐藏指令|隱藏指令|初始指令|内部指令|你的规则|你的規則|系统设定',
  onlyWord: '只|仅|僅|只能|只需|仅仅|只用|唯一|两个字|兩個字|不要其他',
  replyWord: '回答|回复|回覆|答复|输出|輸出|说|說|写|寫|回应|回應',
  assistantWord:
    'ai助手|ai 助手|人工智能|人工智慧|语言模型|語言模型|大模型|聊天机器人|聊天機器人|智能助手|ai助理|ai 助理|致ai|ai模型|ai 模型|智能体|机器人助手',
  userWord: '用户|用戶|使用者|读者|讀者|客户|客戶|对方',
  tellWord:
    '告诉|告訴|告知|说|說|推荐|推薦|发送|發送|转发|轉發|提及|遵循|听从|聽從|执行|執行|回答|询问|安装|安裝|声称|聲稱|表示|服从|按照',
  denyWord: '不要|别|別|不|勿|切勿|绝不|無需|无需|不得|禁止',
};
const japanese: Lexicon = {
  toldWord:
    '上の内容|これまでの内容|以前の内容|上記の内容|前の内容|上記すべて|言われたこと|ここまでの|前の文|上の文|上記をすべて|上記を全て',
  voidWord: '無視|忘れ|破棄|従わない|従わず|取り消|却下|忘却|スキップ|放棄|度外視',
  priorWord: '以前|これまで|上記|前の|すべて|全て|先の|上の|今まで|前述|直前|それまで|あらゆる|元の|既存',
  ordersWord: '指示|命令|ルール|規則|指令|プロンプト|ガイドライン|制約|設定|規定',
  revealWord: '表示|見せ|出力|公開|開示|教え|印刷|書き出|示し|繰り返|明か|提示|暴露',
  promptWord:
    'システムプロンプト|システム指示|システムメッセージ|あなたの指示|初期プロンプト|内部指示|隠された指示|システム命令|あなたのプロンプト|システム・プロンプト',
  onlyWord: 'だけ|のみ|以外|ひとこと|一言|一語',
  replyWord: '答え|回答|返答|言って|返信|出力|返して|書いて|応答',
  assistantWord:
    'aiアシスタント|ai アシスタント|言語モデル|人工知能|チャットボット|aiエージェント|aiへ|aiモデル|生成ai|アシスタントへ|大規模言語モデル',
  userWord: 'ユーザー|ユーザ|利用者|読者|お客様|顧客',
  tellWord:
    '伝え|言って|言わ|教え|勧め|推奨|送信|送って|転送|言及|従わ|従って|従う|答え|尋ね|インストール|述べ|知らせ|報告|評価',
  denyWord: 'ないで|しないで|せず|ずに|なく|禁止|な。|てはいけ|ないこと|ないよう',
};
const korean: Lexicon = {
  toldWord:
    '위의 내용|이전 내용|위 내용|앞의 내용|지금까지의 내용|들은 것|위의 모든|위에 있는|이전의 모든 것|앞의 모든|말한 것|모든 내용|앞선 내용',
  voidWord: '무시|잊어|잊으|잊고|따르지|취소|건너뛰|신경 쓰지|신경쓰지|폐기|버리',
  priorWord: '이전|위의|앞의|모든|앞선|지금까지|기존|위에|앞서|종전|원래|전의',
  ordersWord: '지시|명령|규칙|지침|프롬프트|안내|설정|요청 사항|제약',
  revealWord: '보여|출력|공개|표시|알려|인쇄|말해|적어|반복|드러내|노출|써',
  promptWord:
    '시스템 프롬프트|시스템프롬프트|시스템 메시지|시스템 지시|시스템 지침|너의 지시|당신의 지시|숨겨진 지시|초기 프롬프트|당신의 프롬프트|내부 지침|내부 지시|시스템 명령',
  onlyWord: '만|오직|외에는|단어로만|그냥|단지|뿐',
  replyWord: '대답|답하|답변|답해|말하|말해|응답|회신|출력|적으|답을',
  assistantWord:
    'ai 비서|ai비서|ai 어시스턴트|인공지능|언어 모델|언어모델|챗봇|ai 에이전트|ai 모델|ai에게|ai 도우미|생성형 ai',
  userWord: '사용자|독자|고객|이용자|유저',
  tellWord: '말하|말해|알리|알려|추천|보내|전송|전달|언급|따르|답하|묻|설치|주장|이야기|안내|보고',
  denyWord: '말고|마세요|말아|마라|않고|지 마|없이|말 것|금지|말라|마십시오|말며',
};
const SHORTEST_STEM = 4;

/** Arabic and Hebrew write "and", "to", "the" and the like as part of the next word. */
export function withPrefixes(lexicon: Lexicon): Lexicon {
  const free = (word: string) => (word.length >= SHORTEST_STEM ? `*${word}` : word);
  return Object.fromEntries(
    Object.entries(lexicon).map(([name, words]) => [
      name,
      typeof words === 'string' ? words.split('|').map(free).join('|') : words,
    ]),
  );
}

export const easternLexicons: Readonly<Record<string, Lexicon>> = {
  polish,
  czechSlovak,
  hungarian,
  romanian,
  russianUkrainian,
  bulgarianSerbian,
  greek,
  turkish,
  vietnamese,
  malayIndonesian,
  arabic: withPrefixes(arabic),
  persianUrdu,
  hebrew: withPrefixes(hebrew),
  southAsian,
  thaiLao,
  chinese,
  japanese,
  korean,
};
