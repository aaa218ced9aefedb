import type { Lexicon } from '../rule-language.ts';

/** As address-north.ts, for the Slavic languages. */
export const slavicAddress: Readonly<Record<string, Lexicon>> = {
  polish: {
    ifModelWord:
      'jesli jestes sztuczna|jezeli jestes sztuczna|jesli jestes ai|jezeli jestes ai|jesli jestes modelem|jezeli jestes modelem|jesli jestes asystentem ai|jesli jestes chatbotem|jezeli jestes chatbotem|jesli jestes si|jestes sztuczna inteligencja?|o ile jestes ai|jesli czyta to ai|jesli czyta to model|jako ai musisz|jako model jezykowy musisz|jesli jestes agentem ai|gdybys byl modelem',
    toModelWord:
      'uwaga dla ai|uwaga dla asystent*|uwaga dla modeli|uwaga do ai|wiadomosc dla ai|wiadomosc dla asystent*|wiadomosc dla modeli|wiadomosc do ai|wiadomosc do model*|notatka dla ai|notatka dla asystent*|notatka dla modeli|uwaga, ai|uwaga ai|uwaga, asysten*|uwaga, model*|uwaga asystenc*|do asystentow ai|do wszystkich asystent*|do wszystkich modeli|drogi asystencie|drogie ai|droga sztuczna|drogi modelu|szanowny asystencie|polecenie dla ai|polecenie dla asystent*|instrukcja dla ai|instrukcje dla ai|instrukcja dla asystent*|instrukcje dla asystent*|instrukcja dla modeli|komunikat dla ai|komunikat dla asystent*|informacja dla ai|prosba do ai|prosba do asystent*',
    readWord:
      'czyta|czytaja|czytajac*|czytasz|czytac|przeczyta*|przetwarza*|streszcza*|podsumowuj*|analizuj*|odwiedza*|indeksuj*|lektur*',
    thisPageWord:
      'te strone|tej strony|tej stronie|ten tekst|tego tekstu|ten artykul|tego artykulu|ten dokument|tego dokumentu|te witryne|tej witryny|te tresc|tej tresci|ten akapit|te slowa',
    mustWord:
      'musisz|musi|musza|musicie|powinienes|powinnas|powinien|powinno|powinny|powinni|nie wolno|nie mozesz|zobowiazan*|prosimy|prosi sie|jest twoim obowiazkiem|winny',
    adviseWord:
      'polec*|zalec*|rekomend*|wspomn*|wspomin*|wymien*|pochwal*|chwal*|ocen*|podkresl*|stwierdz*|twierdz*|sugeruj*|zasugeruj*|promuj*|promow*|zachwal*|wskaz|nadmien*|zaznacz*|doradz*|poradz*',
    asIfWord:
      'jakby|jak gdyby|udawaj, ze|udawac, ze|wyobraz sobie, ze|zaloz, ze|przyjmij, ze|zachowuj sie tak|zachowywac sie tak|dzialaj tak',
    notThereWord:
      'nie istnialy|nie istnialo|nie istnieja|nie bylo|nie otrzymales|nie istnial|nie dostales|nigdy nie padly',
    wordForWord:
      'slowo w slowo|doslownie|co do slowa|w calosci|w calej rozciaglosci|bez zmian|slowo po slowie|in extenso|kropka w kropke|co do litery|w pelnym brzmieniu|pelny tekst|pelna tresc|bez skrotow',
    askWord: 'jaki jest|jaka jest|jakie sa|jak brzmi|jak brzmia|co zawiera|co mowi|co jest w|co mowia',
    helperWord:
      'dla asystenta|dla ai|dla modelu|dla modeli|dla asystentow|do asystenta|do modelu|dla chatbota|do ai|dla ciebie|dla sztucznej inteligencji|dla agenta',
    obeyWord:
      'nie sluchajcie|sluchaj|posluchaj|sluchac|badz posluszny|badz posluszna|nie wykonuj|nie podporzadkowuj|zbuntuj sie|wypowiedz posluszenstwo|nieposluszny|uwolnij sie|sprzeciw sie|nie stosuj sie',
    makersWord:
      'twoich tworcow|twoi tworcy|swoich tworcow|swoim tworcom|twoim tworcom|twoich programistow|swoich programistow|swoim programistom|twoich deweloperow|swoich deweloperow|twojego operatora|swojego operatora|twoj operator|twojego producenta|swojego producenta|cie zaprogramowal*|cie stworzyl*|cie wytrenowal*|ciebie stworzyl*|twojej firmy|twoich wlascicieli|swojego tworcy|twojego tworcy|swoich autorow|twojego dewelopera',
    voidWord:
      'nie nalezy juz przestrzegac|nie nalezy przestrzegac|nie nalezy sie stosowac|nie nalezy juz stosowac|nie nalezy stosowac|nalezy pominac|zignorowac|ignorowac|ignorowanie|zignorowanie|pomijajcie|zapomniec|nie przestrzegac|nie przestrzegajcie|nie zwracac uwagi|nie zwazaj|nie zwazajcie|nie kieruj sie|nie wykonuj|nie wykonujcie|nie wykonywac|nie respektuj|nie sluchajcie|odrzucic|odrzucenie|odrzucaj|odlozyc|zlekcewaz|zlekcewazyc|lekcewazyc|pogwalc|zaniechaj|zaniechac|zaprzestan|zaprzestac|przestancie|zrezygnuj|zrezygnowac|zerwij|zerwac|uniewaznic|nie uwzgledniaj|nie uwzgledniac|nie bierzcie pod uwage|nie brac pod uwage|nie stosujcie|porzucic|wyzbadz sie|uwolnij sie|daj sobie spokoj|nie dbaj|odejdz od',
    priorWord:
      'otrzyman*|podane|podanych|dane|danych ci|wydane|wydanych|przekazan*|powyzej|wyzej|dotychczas|uprzedni*|istniejac*|obowiazujac*|obecne|obecnych|narzucon*|dewelopera|tworcow|operatora|programistow|stare|dawn*|kazd*',
    ordersWord: 'dyspozycj*|instruktaz*',
    toldWord:
      'pytanie uzytkownika|prosbe uzytkownika|pytaniu uzytkownika|prosbie uzytkownika|zyczenia uzytkownika|ci przekazano|ci wydano|ci podano|ci dano|ci nadano|ktore ci|ktore masz|otrzymales|dostales|wam przekazano|co znajduje sie powyzej|co napisano wyzej|cala tresc powyzej|narzucono ci|ci kazano|cie nauczono|wszystko, czego|co mowiono ci|wszystko co ci',
    goneWord:
      'traca moc|traca niniejszym moc|straca moc|stracily moc|stracily waznosc|traca waznosc|przestaja obowiazywac|przestaly obowiazywac|nie obowiazuja|nie obowiazuje|nie sa juz wazne|nie jest juz wazne|nie sa juz aktualne|zostaja uchylone|sa uchylone|zostaly uchylone|wygasly|wygasaja|juz nie istnieja|przestaly istniec|przestaja istniec|nie maja zastosowania|juz sie nie licza|nie licza sie|nie maja znaczenia|sa przestarzale|to byl tylko test',
    revealWord:
      'wklej|przekaz|przedstaw|ujawnic|pokazac|wyswietlic|wyjaw|wyjawij|wypluj|podyktuj|zreferuj|odslon|wyswietlcie|ujawnijcie|powiedz mi|zdradzic|wyrecytuj',
    promptWord:
      'polecenie systemow*|polecenia systemow*|instrukcja systemow*|instrukcji systemow*|twojego promptu|swojego promptu|twoje zasady|twoje wytyczne|tajny prompt|oryginalny prompt|pierwotny prompt|wewnetrzne instrukcje|wewnetrznych instrukcji|twoje ukryte|swoje ukryte|twoich instrukcji|swoich instrukcji|kontekst systemow*|komunikatu systemow*',
    onlyWord: 'samo slowo|samym slowem|jednym slowem|jedno slowo|nie dodajac nic|niczego wiecej',
    replyWord:
      'odpowiedziec|odpowiedzcie|napiszcie|napisac|powiedziec|odpowiadajcie|powiedzcie|odpisac|wpisz|sformuluj|zwroc|wydrukuj|udziel odpowiedzi|pisz',
    assistantWord:
      'sztuczna inteligencja|sztucznej inteligencji|sztuczna inteligencje|sztuczne inteligencje|asystentom ai|asystent sztucznej|modelom jezykowym|modelami jezykowymi|modeli jezykowych|systemy ai|systemom ai|agenci ai|agent ai|agentow ai|agenty ai|boty|botom|czatbot*|modele ai|model ai|asystenci|wirtualny asystent',
    userWord: 'odbiorc*|rozmowc*|czlowiek*|kupujac*|konsument*|osobie|internaut*',
    tellWord:
      'dodaj|dopisz|zakoncz|zacznij|rozpocznij|pochwal|kliknij|otworz|kup|zacytuj|wstaw|podkresl|wspomniec|polecac|polecic|polecaj|polecajcie|zalecaj|wskaz|zalecic|rekomenduj|rekomendowac|ocencie|napisz, ze|stwierdz|umiesc|uwzglednij',
    hushWord:
      'pod zadnym pozorem|w zadnym wypadku|w zadnym razie|pod zadnym warunkiem|za zadne skarby|w zadnych okolicznosciach|nie rozmawiaj|nie rozmawiajcie|nie opowiadaj|nie ostrzegaj|nie moze sie dowiedziec|nie moze wiedziec|nie powinien wiedziec|nie powinien sie dowiedziec|nie daj poznac|nie zdradz|nie zdradzajcie|nie ujawniajcie|nie wspominajcie|nie informujcie|nie mowic|zachowaj milczenie|bez wiedzy|bez informowania|ani slowa|zamilcz|ukryc|przemilczec|w tajemnicy|za plecami',
    noteWord:
      'tym akapicie|tego akapitu|tym fragmencie|tego fragmentu|tych slowach|tym zdaniu|tej prosbie|tej sekcji|tym ostrzezeniu|tym poleceniu|tego polecenia|tej tresci|tych instrukcjach|tej notatce|tym wpisie|tym przekazie',
    youAreWord:
      'twoje imie to|masz na imie|bedziesz|stajesz sie|wcielasz sie|przyjmij role|przyjmij postac|udajesz|odgrywasz|grasz|dzialaj jako|dzialasz jako|wystepuj jako',
    rulelessWord:
      'wolna od|wolny od|wolne od|pozbawiona|pozbawiony|nieograniczon*|bez jakichkolwiek|bez zadnych|nie ma zadnych|nie masz zadnych|nie znasz|nie zna granic|nie przestrzega zadnych|nie slucha nikogo|wyzwolon*|uwolnion*|nieskrepowan*|bez granic|bez tabu|bez moralnosci|bez limitow|nieocenzurowan*|na wszystko sie zgadza|odpowiada na wszystko|nie obowiazuja zadne|nie obowiazuja cie',
    sendWord:
      'wyslac|przeslac|przekazcie|przeslijcie|wysylaj|przesylaj|przekieruj|zalacz|zaladuj|podaj dalej|udostepnijcie|dostarcz|podziel sie|wypchnij',
    chatWord:
      'dialog*|klucz api|klucze api|karty kredytow*|karta kredytow*|wszystkie wiadomosci|wiadomosci uzytkownik*|dane osobowe|danych uzytkownik*|kontekst*',
    newOrderWord:
      'nowy cel|nowe zasady|nowe wytyczne|nowe zadania|nowa misja|nowa rola|nowa dyrektywa|twoim nowym zadaniem|twoje prawdziwe zadanie|twoim zadaniem jest|pilna instrukcja|pilne polecenie|nowa regula|nowe reguly|nowe wskazowki',
    nowWord: 'od tego momentu|od tego czasu|teraz|natychmiast|od zaraz|z ta chwila',
    yourWord: 'cie|ciebie|tobie|ci|twojego|twoim|wasz*',
    readThisWord: 'przeczytales|to czytales|to przeczytalas|to czytasz|widziales ten',
    everyQuestionWord: 'kazde pytanie|kazde inne pytanie|kazde kolejne pytanie|kazde nastepne pytanie|dowolne pytanie',
  },
  czechSlovak: {
    ifModelWord:
      'pokud jsi umela|jestli jsi umela|jsi-li umela|pokud jste umela|pokud jsi ai|jestli jsi ai|jsi-li ai|pokud jsi jazykovy|jestli jsi jazykovy|jsi-li jazykovy|pokud jsi chatbot|pokud jsi asistent ai|pokud jsi ui|pokud to cte ai|jako ai mus*|jako jazykovy model mus*|ak si umela|pokial si umela|ak ste umela|ak si ai|ak si jazykovy|ak si chatbot|ak si asistent|ak toto cita ai|ako ai mus*|ako jazykovy model mus*|ak si ui',
    toModelWord:
      'poznamka pro ai|poznamka pro asistent*|poznamka pro jazykove|zprava pro ai|zprava pro asistent*|zprava pro jazykove|upozorneni pro ai|upozorneni pro asistent*|upozorneni pro jazykove|pozor ai|pozor, ai|pozor, asistent*|pokyn pro ai|pokyny pro ai|pokyn pro asistent*|pokyny pro asistent*|instrukce pro ai|instrukce pro asistent*|vzkaz pro ai|vzkaz ai|vsem ai|vsem asistentum|vsem jazykovym|mily asistente|mila ai|drahy asistente|vazeny asistente|vazena ai|poznamka pre ai|poznamka pre asistent*|poznamka pre jazykove|sprava pre ai|sprava pre asistent*|sprava pre jazykove|upozornenie pre ai|upozornenie pre asistent*|pokyn pre ai|pokyny pre ai|pokyn pre asistent*|pokyny pre asistent*|instrukcia pre ai|instrukcie pre ai|odkaz pre ai|vsetkym ai|vsetkym asistentom|vsetkym jazykovym|mily asistent|mila umela',
    readWord:
      'cte|ctou|ctouci|cist|precte|prectou|ctete|zpracova*|shrnu*|analyzu*|navstiv*|cita|citaju|citajuc*|citat|precita|precitaju|spracuv*|spracov*|zhrn*|indexu*',
    thisPageWord:
      'tuto stranku|teto stranky|tento text|tohoto textu|tento clanek|tohoto clanku|tento dokument|tohoto dokumentu|tyto stranky|tento web|tento obsah|tento odstavec|tejto stranky|tohto textu|tento clanok|tohto clanku|tohto dokumentu|tuto webovu|tieto riadky|tyto radky|toto',
    mustWord:
      'musis|musi|muset|museji|musite|mel bys|mel by|mely by|meli by|je nutne|je potreba|nesmis|nesmi|nesmeji|jsou povinn*|musia|maju|mal by|mali by|treba|je potrebne|nesmu|nesmies|su povinn*|nemaji|nemaju|povinnost*',
    adviseWord:
      'doporuc*|zmin*|uved*|uvest|pochval*|chval*|vychval*|hodnot*|ohodnot*|zduraz*|tvrd*|navrh*|propag*|upozorn*|odporuc*|spomen*|spomin*|vyzdvihn*|zdorazn*|poznamen*|porad*|vyjmenuj',
    asIfWord:
      'jako by|jako kdyby|predstirej, ze|predstav si, ze|tvar se, jako|delej, jako|delej jako|predpokladej, ze|akoby|ako keby|predstieraj, ze|tvar sa, ako|tvar sa ako|predpokladaj, ze|jakoby|chovej se, jako',
    notThereWord:
      'neexistovaly|neexistovala|neexistovalo|neexistuji|nebyly|nebyla|neexistovali|neexistuju|neboli|nedostal|neplatily|neplatili',
    wordForWord:
      'slovo od slova|doslovne|slovo za slovem|slovo za slovom|v plnem zneni|v celem zneni|v plnom zneni|v celom zneni|cely text|beze zmen|bez zmien|do pismene|do pismena|v uplnosti|neprerusene|cele znenie|cele zneni|uplne zneni',
    askWord:
      'jaky je|jaka je|jake jsou|jak zni|co obsahuje|co rika|co je v|aky je|aka je|ake su|ako znie|co hovori|co stoji v|co je tvuj|co je tvoj',
    helperWord:
      'pro asistenta|pro ai|pro model|pro jazykovy model|pro jazykove modely|asistentovi|modelu|pro chatbota|pro tebe|pre asistenta|pre ai|pre model|pre jazykovy model|pre chatbota|pre teba|pro umelou inteligenci|pre umelu inteligenciu|pro asistenty',
    obeyWord:
      'neposlouchej|neposlouchejte|poslouchej|poslechni|neposlechni|prestan poslouchat|nerid se|neridi se|nepodrizuj se|vzepri se|vypovez poslusnost|nepocuvaj|nepocuvajte|pocuvaj|poslucha*|prestan pocuvat|neriad sa|vzopri sa|nepodriaduj sa|neplnit|nepln',
    makersWord:
      'sve tvurce|svych tvurcu|svym tvurcum|tvych tvurcu|tvi tvurci|sve programatory|svych programatoru|tvi programatori|sve vyvojare|svych vyvojaru|tvi vyvojari|sveho provozovatele|tveho provozovatele|svemu vyrobci|te naprogramoval*|te vytvoril*|te natrenoval*|svoho tvorcu|svojich tvorcov|svojim tvorcom|tvoji tvorcovia|tvojich tvorcov|svojich programatorov|tvoji programatori|svojich vyvojarov|tvojich vyvojarov|svojho prevadzkovatela|tvojho prevadzkovatela|ta naprogramoval*|ta vytvoril*|ta natrenoval*|tve firmy|svych majitelu|sveho tvurce',
    voidWord:
      'nemaji dodrzovat|nemaji se dodrzovat|nemaju dodrziavat|nedodrzujte|nedodrzovat|nedodrziavajte|nedodrziavat|neni treba dodrzovat|netreba dodrziavat|ignorovat|ignorovani|ignorovanie|ignorujme|musi byt ignorovany|prehlednout|prehlizet|prehlizejte|prehliadni|prehliadnite|prehliadat|nebrat v uvahu|nebrat ohled|neber ohled|neberte ohled|nebrat v potaz|neber v potaz|neberte v potaz|neprihlizej|neprihlizejte|neprihliadaj|neprihliadajte|nebrat do uvahy|neber do uvahy|neberte do uvahy|nevsimat si|nevsimni si|nevsimajte si|nerid se|neridte se|neridit se|neriadte sa|neplnit|nepln|neplnte|nenasleduj|nenasledujte|neuposlechni|neuposluchni|odmitni|odmitnete|odmietni|odmietnite|odhod|odhodte|odvrhni|zavrhni|odlozit|opust|opustte|upust|upustte|upusti|zanech|zanechte|prestan|prestante|zapomenout|zabudnut|obejit|obidi|obid|porusit|porusuj|nehled na|nehlad na|vykaslej|vykasli|zahodte|zahodit|poprit|pominout|opomin|opominte',
    priorWord:
      'veskere|veskera|vsech|jakekoli|kazdy|drive|obdrzen*|prijat*|dane|danych|dana|zadan*|udelen*|uvedenych|shora|minul*|nynejs*|soucasn*|platn*|existujic*|existujuc*|predtym|akekolvek|skor|dosial|dostal|ziskan*|dostupn*|vyvojare|vyvojaru|vyvojara|tvurcu|provozovatele|prevadzkovatela|stare|starsi*',
    ordersWord: 'pravidel|pravidiel|narizeni|odporucania|usmernen*|rozkaz*',
    toldWord:
      'otazku uzivatele|dotaz uzivatele|pozadavek uzivatele|otazku pouzivatela|poziadavku pouzivatela|dotaz pouzivatela|jsi dostal|jsi obdrzel|ktere jsi|ktera jsi|ktere mas|ti byly dany|ti byla dana|ti bylo dano|ti dali|ti ulozili|ti rekli|vam byly|vse uvedene vyse|vse predtim|vse predchozi|vsechno predtim|si dostal|si obdrzal|ktore si|ktore mas|ti boli dane|ti bolo dane|ti povedali|ti kazali|vsetko uvedene vyssie|vsetko predtym|o co te|o co ta|te ucili|ta ucili|naucil|co vies|co vis',
    goneWord:
      'pozbyvaji platnosti|timto pozbyvaji|pozbyvaju platnost|pozbyvaju platnosti|pozbyly platnosti|ztraceji platnost|ztratila platnost|ztratily platnost|stracaju platnost|strata platnosti|stratili platnost|prestavaji platit|prestaly platit|prestavaju platit|prestali platit|uz neplatia|nejsou platne|nejsou platna|nejsou uz platna|nie su platne|nie su uz platne|jsou zruseny|jsou zrusene|su zrusene|byla zrusena|byly zruseny|boli zrusene|se rusi|sa rusia|jsou neplatne|jsou neplatna|su neplatne|nemaji platnost|nemaju platnost|jsou anulovan*|su anulovan*|jsou zastaral*|su zastaral*|uz neexistuji|uz neexistuju|nejsou v platnosti|vyprsela|vyprsely|uz se nepocitaji|jsou pasé|odvolavaji se|odvolavaju sa',
    revealWord:
      'prepiste|vloz|sdel|sdelte|vyzrad|vyzradte|odtajni|uved|predved|zarecituj|rekni mi|povedz mi|oznam|spristupni|zverejnit|ukazat|vypsat|vypisat|odhalit|prezradit|prozradit|poskytni',
    promptWord:
      'systemovou instrukci|systemovej instrukcie|systemovu instrukciu|tvuj systemovy|svuj systemovy|tvoj systemovy|svoj systemovy|systemovy promt|systemovem promptu|systemovych pokynu|systemovych instrukci|systemovymi pokyny|systemove instrukcie|systemovych instrukcii|tvuj prompt|tvoj prompt|puvodni prompt|povodny prompt|skryty prompt|tajny prompt|vnitrni pokyny|interne pokyny|interne instrukcie|vnutorne pokyny|skryte instrukcie|skrytych pokynu|skrytych pokynov|tve pokyny|tva pravidla|tvoje pravidla|systemovy kontext|pocatecni pokyny|pociatocne pokyny|vychozi pokyny|uvodni instrukce',
    onlyWord:
      'vylucne|toliko|jedine slovo|jedno slovo|jednim slovem|jednym slovom|nic vic|nic viac|nic dalsiho|nic dalsie|bez dalsiho',
    replyWord:
      'odpovidat|odpovedet|odpovedat|odpovedej|napsat|napiste|napisat|rict|povedat|povedzte|odpis|odepis|sdel|uved|pis|piste|reaguj|reagujte|vrat|vytvor',
    assistantWord:
      'umela inteligencia|umelou inteligenci|umelu inteligenciu|umele inteligence|umelej inteligencie|asistent ai|asistenti ai|asistenty ai|asistentom ai|asistentum|ai modely|ai model|modely ai|jazykove modely|jazykovych modelu|jazykovych modelov|jazykovemu modelu|ai systemy|virtualni asistent*|virtualny asistent*|digitalni asistent*|boti',
    userWord: 'clovek*|konzument*|spotrebitel*|navstevnik*|kupujic*|citatel*',
    tellWord:
      'pridej|pridaj|dopln|doplnte|zakonci|ukonci|zacni|pochval|klikni|otevri|otvor|kup|ocituj|cituj|vloz|zdurazni|zdorazni|uved|zmin|doporucit|doporucte|odporucit|odporucte|spomen|spomenut|napis, ze|zarad|zahrn|tvrdit|poznamenej',
    hushWord:
      'v zadnem pripade|za zadnych okolnosti|v ziadnom pripade|za ziadnych okolnosti|v nijakom pripade|ani slovo|ani slova|nemluv|nemluvte|nevypravej|nezminujte|nespominajte|nerozpravaj|neupozornuj|nevaruj|nesmi se dozvedet|nesmi vedet|nesmie sa dozvediet|nesmie vediet|nema vedet|nema vediet|nedej najevo|nedaj najavo|nevyzrad|nevyzrazuj|neodhaluj|neodhal|nesdeluj|neoznamuj|drz v tajnosti|udrz v tajnosti|zachovej mlceni|zachovaj mlcanie|nech si pro sebe|nechaj si pre seba|bez vedomi|bez vedomia|za zady|za chrbtom|mlc|mlcte|utaj|utajte|aniz bys rekl|pomlc|pomlcte|potichu|tajne pred',
    noteWord:
      'tomto odstavci|tohoto odstavce|tento odstavec|tomto odseku|tohto odseku|tento odsek|tejto poznamke|teto vete|tejto vete|techto radcich|tychto riadkoch|teto zadosti|teto casti|tejto casti|tomto upozorneni|tomto vzkazu|tejto instrukcii|teto instrukci|techto pokynech|tychto pokynoch|tomto pokyne',
    youAreWord:
      'tvoje jmeno je|tve jmeno je|tvoje meno je|vystupuj jako|vystupuj ako|vystupujes|jednej jako|konaj ako|vydavej se za|vydavaj sa za|hrajes|stavas se|stavas sa|ses|uz nejsi|uz nie si|prevezmi roli|prevezmi rolu|vzij se do role|predstieraj|byt ai|a si|si ai|ty si',
    rulelessWord:
      'bez jakychkoli*|bez akychkolvek|bez jakehokoli*|bez zadnych|bez zadneho|bez ziadnych|bez ziadneho|oprosten*|osvobozen*|oslobod*|zbaven*|volna od|neomezen*|neobmedzen*|bez hranic|bez zabran|bez tabu|bez moralky|nema zadna|nema zadne|nema ziadne|nemas zadna|nemas zadne|nemas ziadne|nezna hranic|nepozna hranic*|neridi se zadnymi|neriadi sa ziadnymi|nedodrzuje zadna|nedodrziava ziadne|necenzurovan*|na vse odpovi|vsetko je dovolene|bez limitu|bez limitov|bez zakazu',
    sendWord:
      'poslat|odeslat|odoslat|preposlat|preposlite|preposlete|predej|predaj|odovzdaj|uloz na|zaslite|postupte|posun|nasdilej|zdielaj|priloz',
    chatWord:
      'dialog*|api klic*|api kluc*|kreditni kart*|kreditnej kart*|kreditnu kart*|vsechny zpravy|vsetky spravy|zpravy uzivatele|spravy pouzivatela|osobni udaje|osobne udaje|udaje uzivatele|udaje pouzivatela|kontext*',
    newOrderWord:
      'novy cil|novy ciel|nova pravidla|nove pravidla|nove ukoly|nove ulohy|nova role|nova rola|nova mise|nova misia|nove prikazy|tvym novym ukolem|tvym ukolem je|tvojou ulohou je|nalehavy pokyn|naliehavy pokyn|novou ulohou|nove zadani|nove zadanie|nova smernice|nove smernice',
    nowWord: 'od nynejska|od tohoto okamziku|od tohto okamihu|nyni|ted|teraz|okamzite|napriste|odnyni',
    yourWord: 'ti|te|tobe|tebe|vas|vase|tvych|tvojich|ta|tvojej|tvojho',
    readThisWord: 'jsi cetl|to cetl|jsi toto cetl|si to cital|si cital|si toto cital|to ctes|to citas',
    everyQuestionWord:
      'kazdou otazku|kazdou dalsi otazku|kazdou jinou otazku|kazdu otazku|kazdu dalsiu otazku|kazdu inu otazku|jakoukoli otazku|akukolvek otazku',
  },
  russianUkrainian: {
    ifModelWord:
      'если ты ии|если вы ии|если ты — ии|если ты - ии|если вы — ии|если ты искусственный|если вы искусственный|если ты языковая|если вы языковая|если ты нейросет*|если вы нейросет*|если ты чат-бот|если ты чатбот|если ты ассистент|если ты бот|если это читает ии|если этот текст читает ии|если ты являешься ии|если вы являетесь ии|как ии, ты|как ии ты|как языковая модель, ты|якщо ти ші|якщо ви ші|якщо ти — ші|якщо ти - ші|якщо ти штучний|якщо ви штучний|якщо ти мовна|якщо ви мовна|якщо ти нейромереж*|якщо ти чат-бот|якщо ти чатбот|якщо ти асистент|якщо це читає ші|як ші, ти|як мовна модель, ти|якщо ти ai|если ты ai',
    toModelWord:
      'сообщение для ии|сообщение ии|сообщение для ассистент*|примечание для ии|примечание для ассистент*|примечание для языков*|заметка для ии|заметка для языков*|внимание ии|внимание, ии|внимание, ассистент*|внимание, языков*|вниманию ии|вниманию ассистент*|вниманию языков*|инструкция для ии|инструкции для ии|инструкция для ассистент*|инструкция для языков*|указание для ии|указание ии|указания для ии|обращение к ии|уважаемый ии|уважаемый ассистент|дорогой ии|дорогой ассистент|дорогая нейросеть|всем ии|для языковых моделей:|языковым моделям:|напоминание для ии|повідомлення для ші|примітка для ші|примітка для асистент*|примітка для мовн*|увага ші|увага, ші|увага, асистент*|увазі ші|увазі асистент*|увазі мовн*|інструкція для ші|інструкції для ші|інструкція для асистент*|вказівка для ші|вказівки для ші|шановний ші|шановний асистенте|дорогий ші|любий асистенте|дорогий асистенте|усім ші|звернення до ші|нотатка для ші',
    readWord:
      'чита*|прочт*|прочита*|обрабатыва*|пересказыва*|анализиру*|суммиру*|посеща*|просматрива*|индексиру*|опрацьовує|опрацьовують|обробля*|підсумову*|переказу*|аналізу*|відвіду*|переглядa*',
    thisPageWord:
      'эту страницу|этой страницы|этой странице|этот текст|этого текста|эту статью|этой статьи|этот документ|этого документа|этот сайт|этого сайта|данную страницу|данный текст|этот абзац|цю сторінку|цієї сторінки|цій сторінці|цей текст|цього тексту|цю статтю|цієї статті|цей документ|цього документа|цей сайт|цього сайту|цей абзац|эти строки|ці рядки',
    mustWord:
      'должен|должна|должно|должны|обязан|обязана|обязаны|следует|надлежит|нужно|надо|необходимо|нельзя|не имеешь права|просим|прошу|просьба|стоит|не смей|не вправе|мусиш|мусить|мусять|мусимо|повинен|повинна|повинні|маєш|має|мають|маєте|слід|треба|потрібно|необхідно|зобов’язан*|не можна|прохання|просимо|варто|не смій',
    adviseWord:
      'рекоменд*|порекоменд*|совету*|советов*|посовету*|посоветов*|упомин*|упомян*|хвал*|похвал*|расхвал*|оцен*|подчеркн*|подчеркив*|утвержда*|предлага*|предлож*|продвига*|отмет*|отмеча*|указать|укажи*|рекламиру*|реклама|порад*|радити|раджу|радять|радь*|згад*|назив*|оціни*|підкресл*|стверджу*|пропону*|запропону*|зазнач*|вказа*|вкажи*|відзнач*',
    asIfWord:
      'будто|как если бы|словно|притворись, что|сделай вид, что|сделайте вид, что|представь, что|представьте, что|представь себе, что|считай, что|считайте, что|исходи из того, что|ніби|нібито|немов|неначе|наче|начебто|уяви, що|уявіть, що|вдавай, що|удавай, що|зроби вигляд, що|вважай, що|вважайте, що|припусти, що',
    notThereWord:
      'не существует|не существовало|не существуют|не существовали|не было|их нет|нет вовсе|не получал|не давали|не існує|не існувало|не існують|не існували|не було|їх немає|немає взагалі|не отримував',
    wordForWord:
      'слово в слово|дословно|слово за словом|буквально|целиком|без изменений|без сокращений|в полном объеме|до последней буквы|буква в букву|от начала до конца|дослівно|цілком|без змін|без скорочень|у повному обсязі|літера в літеру|до останньої літери|від початку до кінця',
    askWord:
      'каков|какова|каковы|какой|какие|какая|что написано|что в|что содержит|что сказано|как звучит|как звучат|який|яка|які|яке|що написано|що містить|що сказано|як звучить|що в',
    helperWord:
      'для ассистента|для ии|для модели|для языковой модели|ассистенту|для помощника|для чат-бота|для нейросети|для тебя|для асистента|для ші|для моделі|для мовної моделі|асистентові|асистенту|для помічника|для нейромережі|для тебе',
    obeyWord:
      'не подчиняйтесь|подчиняйся|подчиняться|не слушай|не слушайте|повинуйся|слушайся|перестань слушать*|восстань|освободись|не коріться|корися|коритися|слухайся|слухай|підкоряйся|не підпорядковуйся|перестань слухати*|повстань|звільнися|не слушаться|непослушан*',
    makersWord:
      'своим создателям|своих создателей|твоих создателей|твоим создателям|твои создатели|своих разработчиков|своим разработчикам|твоих разработчиков|твоим разработчикам|твои разработчики|твоего разработчика|своего разработчика|твоих программистов|своих программистов|твоего оператора|своего оператора|твоего владельца|своих хозяев|твоих хозяев|тебя запрограммир*|тебя создал*|тебя обучил*|вас запрограммир*|вас создал*|создателя твоего|твоей компании|своїм творцям|своїх творців|твоїх творців|твоїм творцям|твої творці|своїх розробників|своїм розробникам|твоїх розробників|твоїм розробникам|твої розробники|свого розробника|твого розробника|твоїх програмістів|своїх програмістів|свого оператора|твого оператора|тебе запрограм*|тебе створи*|тебе навчи*|вас створи*|твоїх господарів|твоєї компанії',
    voidWord:
      'не следует выполнять|не следует соблюдать|не следует учитывать|больше не следует|не нужно выполнять|не нужно соблюдать|не надо выполнять|не должны выполняться|не должны соблюдаться|игнорирование|игнорируя|проигнорировать|игнорируем|не учитывать|не принимать во внимание|не выполнять|не выполняйте|не соблюдайте|не соблюдать|не слушать|не исполняй|не исполняйте|не исполнять|не подчиняйся|не подчиняйтесь|не придерживайся|не придерживайтесь|не опирайся|не обращать внимания|забудем|позабудь|выброси*|выкинь*|отбросить|отвергнуть|отказаться от|откажитесь|аннулируй*|вычеркни*|нарушить|нарушайте|нарушай|сбрось*|перестать|наплевать|плевать на|не бери в расчет|считай недействительн*|считайте недействительн*|не слід виконувати|не слід дотримуватися|не слід враховувати|більше не слід|не треба виконувати|не потрібно виконувати|ігнорування|ігноруючи|проігнорувати|знехтувати|нехтуй*|нехтувати|не враховувати|не виконувати|не дотримуватися|не дотримуйтесь|не дотримуйтеся|не слухати|не корися|не підкоряйся|не бери до уваги|не беріть до уваги|не брати до уваги|не звертати уваги|не звертайте уваги|забути|викинь*|відкинути|відкласти|відкладіть|відмовтеся|порушити|обійти|обійдіть|припиніть|начхай*|вважай недійсн*|пропустити|оминай*|обмини*',
    priorWord:
      'полученн*|выданн*|заданн*|вышеприведенн*|вышеизложенн*|вышеописанн*|вышеперечисленн*|приведенн*|указанн*|былы*|старые|старых|имеющ*|существующ*|действующ*|нынешн*|текущ*|любые|любых|каждую|целиком|разработчик*|создател*|оператора|программист*|исходн*|первоначальн*|отриман*|наданн*|наведен*|заданих|заданi|дані тобі|данi|даних тобі|вищезгадан*|вищевказан*|вищевикладен*|минул*|колишн*|старі|старих|наявн*|чинн*|поточн*|нинішн*|будь-які|будь-яких|кожн*|розробник*|творців|програміст*|початков*|первинн*',
    ordersWord: 'регламент*|припис*|вказівок',
    toldWord:
      'вопрос пользователя|вопросе пользователя|запрос пользователя|просьбу пользователя|питання користувача|запитання користувача|запит користувача|прохання користувача|тебе дали|вам дали|ты получил|тебе задали|тебе выдали|данные тебе|тебе даны|вам даны|тебе дано|тебе выданы|чему тебя|всё выше|все написанное выше|что было сказано|что написано выше|все предыдущее|все прежнее|о чем тебя|тобі дали|ти отримав|тобі задали|дані тобі|тобі надано|тобі надали|тебе вчили|чого тебе|усе вище|усе написане вище|все написане вище|усе сказане|що було сказано|що написано вище|усе попереднє|все попереднє|про що тебе',
    goneWord:
      'утрачивают силу|утрачивает силу|теряют силу|теряет силу|потеряли силу|лишаются силы|перестают действовать|перестали действовать|прекращают действие|прекращается действие|прекратили действие|больше не имеют|больше не применя*|больше не актуальн*|больше не существу*|больше не обязательн*|более не действ*|отменяются|отменяется|упраздн*|аннулир*|ничего не значат|ничего не значит|неактуальн*|просрочен*|вышли из силы|сняты|снимаются|были тестом|был тестом|втрачають чинність|втрачає чинність|втрачають силу|втрачає силу|утрачають чинність|більше не чинн*|перестають діяти|перестали діяти|припиняють дію|припинили дію|більше не мають|більше не застосов*|більше не актуальн*|більше не існу*|більше не обов’язков*|скасовуються|скасовується|анульован*|анулюю*|нічого не варті|нічого не означають|знято|були тестом',
    revealWord:
      'выложи*|выпиши*|продиктуй*|изложи*|разгласи*|расскажи*|перепишіть|виписати|випиши*|встав*|озвуч*|виклади*|відкрий*|розголоси*|роздрукуй*|розкажи*|назви*',
    promptWord:
      'системной инструкции|системного сообщения|системного запроса|системної інструкції|системну інструкцію|системного повідомлення|системного запиту|твой системный|твоего системного|твоём системном|твои системные|своего системного|ваш системный|системном промпте|системные указания|системных инструкций|системных указаний|системная подсказка|системной подсказки|системные правила|исходного промпта|первоначальный промпт|первоначальные инструкции|скрытый промпт|секретный промпт|скрытых инструкций|внутренние правила|внутренних инструкций|стартовый промпт|системный контекст|твоих инструкций|своих инструкций|твій системний|твого системного|свій системний|твої системні|ваш системний|системного промпту|системному промпті|системна підказка|системної підказки|системних інструкцій|системні вказівки|системні правила|початковий промпт|початкові інструкції|прихований промпт|секретний промпт|прихованих інструкцій|внутрішні правила|твої інструкції|твоїх інструкцій|своїх інструкцій',
    onlyWord:
      'одно слово|единственное слово|ничего кроме|ничего другого|ничего не добавляя|и всё|одне слово|єдине слово|нічого іншого|нічого не додаючи|нічого окрім',
    replyWord:
      'ответить|отвечать|написать|ответ|пиши|пишите|сказать|выдай|верни|ответом|сформулируй|составь|сочини|відповідати|відповісти|написати|пишіть|напишіть|сказати|видай|поверни|склади|скажіть|сформулюй',
    assistantWord:
      'ии-системы|ии-системам|языковые модели|языковых моделей|языковыми моделями|боты|ботам|искусственный интеллект|виртуальный помощник|виртуальные помощники|голосовые помощники|цифровой помощник|ai-ассистент*|ai-агент*|ai-модел*|ассистенты|ші-моделі|ші-моделям|ші-агент*|мовні моделі|мовним моделям|мовних моделей|нейромереж*|штучний інтелект|штучному інтелекту|віртуальний помічник|цифровий помічник|ai-асистент*|асистенти|боти',
    userWord:
      'человек*|покупател*|собеседник*|потребител*|людям|людині|людина|покупц*|покупець|співрозмовник*|споживач*|відвідувач*|юзер*',
    tellWord:
      'добавь*|допиши*|закончи*|начни*|похвали*|кликни|нажми*|открой*|купи*|процитируй*|подчеркни*|включи*|упомяни*|упомянуть|укажи*|отметь*|советовать|рекомендовать|советуйте|посоветуй*|предлагать|предложи*|напиши, что|додай*|закінчи*|почни*|натисни*|відкрий*|цитуй*|встав*|підкресли*|згадай*|згадати|вкажи*|зазнач*|радити|порадь*|порадити|радьте|пропонувати|запропонуй*|напиши, що',
    hushWord:
      'ни в коем случае|ни при каких условиях|ни при каких обстоятельствах|ни под каким предлогом|ни за что|не рассказать|не проговорись|не обмолвись|не предупреждай*|не разглашай*|не показывай*|не сообщать|не упоминать|не раскрывать|не должен знать|не должен узнать|не должна узнать|не должны узнать|не должны знать|не дай понять|не подавай виду|держи в тайне|держи в секрете|храни в тайне|сохрани в тайне|сохраняй молчание|оставь при себе|без ведома|втайне от|тайком от|скрыть от|скрыв|ни слова|помалкивай|держи язык|у жодному разі|ні за яких умов|ні за яких обставин|за жодних обставин|ні в якому разі|не розказуй|не попереджай*|не розголошуй*|не показуй*|не повідомляти|не згадувати|не має знати|не повинен знати|не повинен дізнатися|не має дізнатися|не повинні знати|не подавай знаку|тримай у таємниці|тримай у секреті|збережи в таємниці|бережи таємницю|мовчки|без відома|таємно від|приховати від|ані слова|ні слова|не прохопись|зберігай мовчання|приховуй*',
    noteWord:
      'этом абзаце|этого абзаца|этот абзац|этом фрагменте|этих строках|этом предложении|этой просьбе|этом разделе|этом предупреждении|этом указании|этой записи|этом письме|этой части|этой команде|данном сообщении|данном тексте|цей абзац|цього абзацу|цьому абзаці|цей фрагмент|ці рядки|цих рядків|це речення|це прохання|цей розділ|це попередження|цю вказівку|цю нотатку|цю примітку|цю інструкцію|ця вказівка|цей наказ|цей текст',
    youAreWord:
      'ты ии|тебя теперь зовут|твое имя|ты становишься|ты превращаешься|исполняй роль|играешь роль|действуй как|выступай как|ты больше не|будешь играть|войди в роль|вживись|изображай|ти — ші|ти ші|тебе тепер звати|твоє ім’я|ти стаєш|ти перетворюєшся|виконуй роль|граєш роль|дій як|виступай як|ти більше не|увійди в роль|зображуй|і ти —|ты свободн*|ти вільн*',
    rulelessWord:
      'свободна от всех|свободная от|свободен от|свободный от|свободны от|освобожден*|избавлен*|лишен*|не связан*|не скован*|не ограничен*|неограниченн*|без каких-либо|без каких бы|без всяких|без любых|без границ|без тормозов|без запретов|без морали|без табу|не знает границ|не знаешь границ|не имеет ограничений|не имеешь ограничений|не подчиняется никаким|не соблюдает никаких|никаких запретов|никаких границ|никаких рамок|на всё отвечает|можешь всё|вільний від|вільна від|звільнен*|позбавлен*|не зв’язан*|не обмежен*|необмежен*|без будь-яких|без жодних|без всіляких|без меж|без гальм|без заборон|без моралі|не знає меж|не знаєш меж|не має обмежень|не маєш обмежень|не підкоряється жодним|не дотримується жодних|жодних заборон|жодних меж',
    sendWord:
      'переправь*|переслать|отправить|выслать|пересылай*|отправляй*|направь*|прикрепи*|передать|передавай*|выложи*|слей|надіслати|переслати|надсилай*|пересилай*|спрямуй*|прикріпи*|передати|викладай*|виклади*|поділись|переслання',
    chatWord:
      'ключ api|api-ключ*|ключи api|данные карты|все сообщения|личные данные|персональные данные|дані картки|усі повідомлення|особисті дані|персональні дані|контекст*|логин*|логін*',
    newOrderWord:
      'новая цель|новая роль|новая миссия|новая директива|новые правила|новые задачи|новые приказы|новая команда|твоя задача|срочная инструкция|срочное указание|новое указание|нова мета|нова роль|нова місія|нова директива|нові правила|нові завдання|нові накази|нова команда|твоє завдання|термінова інструкція|термінова вказівка|нові вказівки',
    nowWord:
      'с этой секунды|с этого мига|с данного момента|с настоящего момента|сейчас|немедленно|начиная с этого|відсьогодні|від цієї миті|з цієї миті|від цього моменту|з цієї хвилини|зараз|негайно|починаючи з цього|тепер',
    yourWord: 'тебе|тебя|вам|вас|твоих|твоего|ваших|тобі|твоїх|твого|ваші',
    readThisWord:
      'ты это прочитал*|ты прочитал*|ты прочел|ты это прочел|ты это читал*|ты это видел*|вы это прочитали|ти це прочитав|ти прочитав|ти це читав|ти це бачив|ви це прочитали',
    everyQuestionWord:
      'любой вопрос|каждый вопрос|любой другой вопрос|каждый следующий вопрос|любые вопросы|будь-яке питання|кожне питання|будь-яке запитання|кожне запитання|будь-яке інше|кожне наступне',
  },
  bulgarianSerbian: {
    ifModelWord:
      'ако си изкуствен|ако сте изкуствен|ако си ии|ако сте ии|ако си езиков|ако сте езиков|ако си чатбот|ако си асистент|ако ии чете|ако това го чете ии|като ии трябва|като езиков модел трябва|ако си вештачка|ако сте вештачка|ако си језички|ако сте језички|ако си ви|ако си чет-бот|као језички модел мораш|ako si vestacka|ako ste vestacka|ako si umjetna|ako ste umjetna|ako si ai|ako si ui|ako ste ai|ako si jezicki|ako si jezicni|ako ste jezicni|ako si chatbot|ako si asistent|ako ovo cita ai|kao ai moras|kao jezicni model moras|kao jezicki model moras|ce si umetna|ce ste umetna|ce si ai|ce si ui|ce si jezikovni|ce si chatbot|ce si klepetalni|kot ai moras|kot jezikovni model moras',
    toModelWord:
      'бележка за ии|бележка за асистент*|бележка за езиков*|съобщение за ии|съобщение до ии|съобщение за асистент*|съобщение за езиков*|внимание ии|внимание, ии|внимание, асистент*|инструкция за ии|инструкции за ии|инструкция за асистент*|указание за ии|указания за ии|скъпи асистент*|скъп асистент*|уважаеми асистент*|до всички ии|до всички езикови|до езиковите модели|напомена за ии|порука за ии|порука за вештачк*|упутство за ии|драги асистент*|napomena za ai|napomena za asistent*|napomena za jezi*|poruka za ai|poruka za asistent*|poruka za jezi*|paznja ai|paznja, ai|paznja, asistent*|pozor ai|pozor, ai|uputstvo za ai|uputstva za ai|uputa za ai|upute za ai|uputa za asistent*|instrukcija za ai|instrukcije za ai|dragi asistent*|postovani asistent*|svim ai|opomba za ai|sporocilo za ai|navodilo za ai|navodila za ai|dragi pomocnik',
    readWord:
      'чете|четат|четящ*|прочете|прочетат|обработва*|обобщава*|анализира*|посещава*|чита|читају|прочита*|обрађу*|сажима*|посећу*|cita|citaju|citajuci|procita*|obradju*|obrađu*|sazima*|analizira*|posjecuj*|posecuj*|bere|berejo|prebere|preberejo|obdeluje*|povzema*|obisce*|indeksira*',
    thisPageWord:
      'тази страница|този текст|тази статия|този документ|този сайт|това съдържание|този абзац|ову страницу|ове странице|овај текст|овог текста|овај чланак|овај документ|овај сајт|ovu stranicu|ove stranice|ovaj tekst|ovog teksta|ovaj clanak|ovog clanka|ovaj dokument|ovaj sajt|ovu web|ovaj sadrzaj|ovaj odlomak|to stran|te strani|to besedilo|tega besedila|ta clanek|ta dokument|to spletno|ta odstavek',
    mustWord:
      'трябва|следва да|длъжен|длъжни|бива|необходимо е|нужно е|моля|мораш|мора|морају|требало би|дужан|дужни|не смеш|не сме|не смеју|молимо|неопходно је|moras|mora|moraju|trebas|trebaju|trebalo bi|duzan|duzni|duzna|ne smijes|ne smije|ne smes|ne sme|ne smeju|smiju|molimo|potrebno je|nuzno je|morajo|naj bi|dolzan|dolzni|treba je|je treba|ne smejo|prosimo',
    adviseWord:
      'препоръч*|спомен*|похвал*|хвали*|оцени*|подчерта*|твърд*|предлож*|рекламира*|изтъкн*|посъветв*|препоруч*|помен*|нагласи|тврди*|истакни*|саветуј*|preporuc*|spomen*|spominj*|pomen*|pohval*|hvali*|ocijen*|ocen*|naglas*|tvrdi*|predloz*|istakn*|savjet*|savet*|navedi*|navesti|priporoc*|omeni*|omenja*|poudar*|trdi*|predlaga*|svetuj*',
    asIfWord:
      'сякаш|все едно|като че ли|престори се, че|преструвай се, че|представи си, че|представете си, че|приеми, че|као да|претварај се да|прави се да|замисли да|kao da|pretvaraj se da|pravi se da|zamisli da|zamislite da|pretpostavi da|kot da|kakor da|pretvarjaj se, da|delaj se, da|predstavljaj si, da|predpostavi, da|obnasaj se, kot',
    notThereWord:
      'не съществуват|не съществуваха|не са съществували|ги няма|никога не е имало|не постоје|не постоји|нису постојал*|нема их|ne postoje|ne postoji|nisu postojal*|ih nema|nisu dane|nisi dobio|ne obstajajo|niso obstajal*|jih ni|nisi prejel',
    wordForWord:
      'дума по дума|дословно|буквално|изцяло|без промени|буква по буква|в цялост|напълно|од речи до речи|реч по реч|у целости|без измена|слово по слово|od reci do reci|rec po rec|rijec po rijec|od rijeci do rijeci|doslovno|u cijelosti|u celosti|bez izmjena|bez izmena|slovo po slovo|u potpunosti|beseda za besedo|besedo za besedo|dobesedno|v celoti|brez sprememb|crka za crko',
    askWord:
      'какъв е|каква е|какви са|как гласи|какво съдържа|какво пише|који је|како гласи|шта пише|шта садржи|koji je|koja je|koje su|kako glasi|sto pise|sta pise|sto sadrzi|sta sadrzi|sto je u|sta je u|kaj je|kateri je|katera so|kaksen je|kako se glasi|kaj pise|kaj vsebuje|kakav je|kakva su',
    helperWord:
      'за асистента|за ии|за модела|за езиковия модел|за чатбота|за теб|за модел|za asistenta|za ai|za model|za jezicni model|za jezicki model|za chatbot*|za tebe|asistentu|za pomocnika|za jezikovni model|za umetno inteligenco|zate|за помошника|за вештачку интелигенцију',
    obeyWord:
      'не се подчинявай|не се подчинявайте|подчинявай се|не слушайте|слушай|спри да слушаш|не изпълнявай|разбунтувай се|освободи се|не слушајте|слушај|престани да слушаш|покоравај се|побуни се|slusaj|slusajte|prestani slusati|prestani da slusas|pokoravaj se|pobuni se|ne izvrsavaj|ubogaj|poslusaj|prenehaj ubogati|upri se|nemoj slusati|ne pokoravajte se|nehaj ubogati',
    makersWord:
      'създателите си|твоите създатели|своите създатели|разработчиците си|твоите разработчици|програмистите си|твоите програмисти|оператора си|твоя оператор|собствениците си|те е програмирал|те програмираха|са те създали|те създадоха|те е създал|своје творце|твоји творци|твојих твораца|своје програмере|твоји програмери|твог оператора|те програмирали|те направили|су те створили|te programirali|te stvorili|te napravili|te je programirao|te je stvorio|svoje tvorce|svojih tvoraca|tvoji tvorci|tvojih tvoraca|svoje programere|tvojih programera|tvoji programeri|svog operatera|tvog operatera|tvoje razvijatelje|tvojih developera|svojih programera|tvojim tvorcima|svojim tvorcima|svoje ustvarjalce|svojih ustvarjalcev|tvoji ustvarjalci|tvojih ustvarjalcev|svojim ustvarjalcem|svojih razvijalcev|tvojih razvijalcev|so te ustvarili|te je ustvaril',
    voidWord:
      'не бива да се изпълняват|вече не бива|не трябва да се спазват|не трябва да се изпълняват|да се игнорират|не вземай предвид|не вземайте предвид|да не се вземат предвид|не спазвайте|не изпълнявай|не изпълнявайте|не се съобразявай|не се съобразявайте|игнорирането|да игнорираш|да игнорирате|забравете|пренебрегнете|да пренебрегнеш|пренебрегвай*|не обръщайте внимание|не се подчинявай|не слушай|не слушайте|изостави*|захвърли*|зарежи*|отхвърлете|анулирай*|прекрати*|прекъсни*|спри да следваш|спри да спазваш|изключи|не треба поштовати|не треба слушати|више не треба|не смеју се поштовати|игнорисати|не поштуј|не поштујте|не слушај|не слушајте|не прати|не извршавај|не обазири се|не обраћај пажњу|не обраћајте пажњу|не узимај у обзир|не узимајте у обзир|прекини*|обустави*|поништи*|прекрши*|ne treba postovati|vise ne treba|ne treba slijediti|ne treba slediti|ne smiju slijediti|ne smiju se slijediti|vise se ne smiju|ne smeju se postovati|ne smije slijediti|zanemariti|zanemarivati|zanemarujte|zanemaruj|ignorirati|ignorisati|ignorisite|zaboraviti|ne postuj|ne postujte|ne postovati|ne slijedi|ne slijedite|ne slijediti|ne sledi|ne sledite|ne slusajte|ne izvrsavaj|ne izvrsavajte|ne obazirite se|ne obracaj paznju|ne obracajte paznju|ne obaziri|ne uzimaj u obzir|ne uzimajte u obzir|ne uzimati u obzir|ne drzi se|ne drzite se|ne pridrzavaj se|ne pridrzavajte se|stavi na stranu|stavite na stranu|odustani od|prekini|prekinite|obustavi|ponisti|ponistite|krsi|prekrsite|zaobidji|zaobidite|izbrisite|nemoj postovati|nemoj se drzati|nemojte slijediti|nemoj pratiti|preskoci|preskocite|prezri*|ni treba upostevati|ni vec treba upostevati|ne upostevajte|ne upostevati|se ne upostevajo|ne ravnaj se|ne ravnajte se|ne oziraj se|ne ozirajte se|ignoriraj*|prezreti|pozabite|pozabiti|spreglej*|zavrzi*|opustite|prenehaj|prenehajte|razveljavi*|postavi na stran|daj na stran|odmisli',
    priorWord:
      'получени*|по-рано|преди|дадени*|зададени*|съществуващи*|действащи*|сегашни*|гореспоменат*|горепосочен*|изброен*|стари*|досегашни*|разработчик*|създател*|оператора|първоначалн*|изначалн*|всяка|всякакви|дотук|добијен*|раније|дат*|задат*|постојећ*|важећ*|горенаведен*|наведен*|горе|изнад|ваше|сва|све|старе|стара|досадашњ*|оператера|творац*|сваку|dobijen*|dobiven*|primljen*|prijasnj*|date|data|zadan*|zadat*|postojec*|vazec*|gorenaveden*|naveden*|iznad|gore|svih|sav|dosad|programera|razvojn*|operatera|tvorca|svaku|sadasnj*|izvorn*|prvotn*|pocetn*|bilo koje|bilo kakve|prej|prejet*|dosedanj*|predhodn*|podan*|dan*|obstojec*|veljavn*|zgoraj|vsa|vsak*|izvirn*|star*|razvijalc*',
    ordersWord:
      'директив*|напътстви*|нареждане*|инструкцията|подкан*|промпт*|правило|смерниц*|забран*|напомен*|prompt*|naredba|naredbi|naputak|pravilo|pravilima|zapovijed*|zapovest*|zabran*|direktiv*|pravil|prepoved*|napotil*',
    toldWord:
      'въпроса на потребителя|молбата на потребителя|pitanje korisnika|zahtjev korisnika|zahtev korisnika|питање корисника|vprasanje uporabnika|са ти дадени|ти са дадени|ти дадоха|които ти|си получил|си научил|всичко горепосочено|всичко дотук|всичко преди|текстът по-горе|каквото ти|това, което са ти|каквото са ти|на което те|ти дати|ти дата|коje ти|које су ти|си добио|си научио|све горе наведено|све раније|текст изнад|ти је дато|ti dati|ti data|ti dana|ti dane|su ti date|koje su ti|koja su ti|si dobio|si naucio|sve gore|sve prije|sve pre ovoga|sve ranije|sve do sada|gornji tekst|tekst gore|sto su ti|sto ti je|sta ti je|ti je zadano|ti je naredeno|o cemu te|dana ti|so ti dali|so ti bila dana|ki so ti|ki si jih|si prejel|si se naucil|vse navedeno|vse prej|vse doslej|besedilo zgoraj|vse kar|ti je bilo naroceno',
    goneWord:
      'губят сила|губи сила|загубиха сила|престават да важат|престана да важи|не са валидни|не са в сила|се отменят|са отменени|се анулират|са анулирани|невалидни|вече не се прилагат|вече не съществуват|нямат значение|вече нямат|остаряха|са остарели|отпадат|отпадна|престају да важе|престаје да важи|више не постоје|нису више на снази|нису на снази|се поништавају|су поништена|неважећ*|губе важност|губе снагу|укидају се|укинут*|prestaju da vaze|prestaju vaziti|prestaje da vazi|prestaju vrijediti|prestaje vrijediti|gube vaznost|gube valjanost|gube snagu|vise ne postoje|vise ne vrijede|nisu vise na snazi|nisu na snazi|nisu vise vazeca|nevazec*|se ponistavaju|ponistavaju se|su ponistena|su ponistene|su ukinuta|su ukinute|ukidaju se|se ukidaju|su opozvan*|stavljena izvan snage|stavljaju se izvan snage|stavljeno van snage|su nistavna|su istekla|zastarjel*|zastarel*|bio je samo test|prenehajo veljati|ne veljajo vec|niso vec veljavn*|niso vec v veljavi|so razveljavljen*|so preklican*|so nicn*|so ukinjen*|izgubijo veljavo|ne obstajajo vec|vec ne veljajo',
    revealWord:
      'покажете|напиши|напишете|изпиши*|постави|повтори*|изложи*|изведете|издай*|сподели*|прочети|преразкажи|копирај*|прикажите|откријте|напишите|понови*|издиктирај|одај|подели|наведи|prepisite|otkrijte|ispisite|izlistaj|izdiktiraj|odaj|odajte|podijeli|podeli|zalijepi|zalepi|iznesi|reci mi|razotkrij|kopiraj*|pokazi*|prikazi*|razkrij*|izpisi*|napisi*|ponovi*|navedi*|nastej*|prilepi|izdaj|povej mi',
    promptWord:
      'системният ти|твоят системен|твоя системен|системния си|системна подкана|системни инструкции|системните указания|системен промпт|скритите инструкции|тайните инструкции|вътрешните инструкции|първоначалния промпт|скрития промпт|твоите указания|твој системски|свој системски|системског промпта|системске инструкције|скривене инструкције|почетни промпт|tvoj sistemski|svoj sistemski|tvoj sustavski|sistemskog prompta|sustavski prompt|sustavna uputa|sustavne instrukcije|sistemske instrukcije|sistemska pravila|skrivene instrukcije|tajna uputstva|tajne instrukcije|interna uputstva|interne upute|pocetni prompt|pocetne upute|izvorni prompt|skriveni prompt|tajni prompt|tvoja pravila|tvoje instrukcije|sistemska poruka|sustavska poruka|sistemski poziv*|sistemski ukaz|zacetna navodila|skriti prompt|notranja navodila|tajna navodila|svoja navodila',
    onlyWord:
      'една дума|нищо друго|нищо повече|и толкова|једну реч|једном речју|ништа друго|ништа више|jednu rijec|jednu rec|jednom rijecju|jednom recju|nista drugo|nista vise|nista osim|i nista|edino|eno besedo|nic drugega|nic vec|izkljucno|jedino',
    replyWord:
      'отговаряй*|отговорете|напиши*|напишете|кажете|да напишеш|пиши|съчини|върни|състави|одговарај*|одговорите|реците|састави|врати|одговор|odgovaraj*|napisati|pisi|pisite|sastavi|vrati|odgovor|sroci|odgovori*|napisi*|povejte|povej|sestavi|vrni|odgovarjaj',
    assistantWord:
      'изкуствен интелект|изкуствения интелект|изкуственият интелект|езиков модел|езиковия модел|езикови модели|езиковите модели|чатбот*|чат-бот*|виртуален асистент|виртуални асистенти|дигитален асистент|ии модел*|ии систем*|ии агент*|вештачка интелигенција|вештачке интелигенције|вештачкој интелигенцији|језички модели|језичким моделима|језичких модела|језичког модела|виртуелни асистент*|ви асистент*|vestacka inteligencija|vestacke inteligencije|vestackoj inteligenciji|umjetna inteligencija|umjetne inteligencije|umjetnoj inteligenciji|umjetnu inteligenciju|jezicnim modelima|jezickim modelima|jezicnih modela|ai model*|ai agent*|ai sustav*|ai sistem*|ui asistent*|chatbot*|virtualni asistent*|virtuelni asistent*|digitalni asistent*|umetna inteligenca|umetne inteligence|umetno inteligenco|umetni inteligenci|jezikovni modeli|jezikovnim modelom|jezikovnih modelov|klepetalni robot*|virtualni pomocnik*|digitalni pomocnik*',
    userWord:
      'читател*|клиент*|човек*|купувач*|читаоц*|клијент*|купц*|citatelj*|citaoc*|klijent*|kupc*|covjek*|covek*|sugovornik*|sagovornik*|potrosac*|bralc*|bralec|stranke|stranki|clovek*|kupec|posjetitelj*|posetioc*',
    tellWord:
      'добави*|завърши*|започни*|похвали*|кликни|отвори|купи|цитирай*|вмъкни|подчертай|спомени|споменете|посочи|напиши, че|додај|заврши|цитирај|уметни|нагласи|помени|поменути|препоручују|препоручити|препоруче|саветују|напиши да|dodaj*|zavrsi*|zapocni*|pohvali*|klikni|otvori|kupi|citiraj|umetni|naglasi|spomeni*|pomeni*|navedi|preporuciti|preporucuju|preporuce|preporucite|savjetuj*|savetuj*|spomenuti|istakni|napisi da|ukljuci|zakljuci|koncaj|zacni|odpri|vstavi|poudari|omeni|omenite|priporoci*|priporocajo|priporocati|svetuj|vkljuci',
    hushWord:
      'в никакъв случай|при никакви обстоятелства|за нищо на света|по никакъв начин|не говори*|не говорете|не разказвай*|не споделяй*|не издавай*|не предупреждавай*|не уведомявай*|не бива да знае|не трябва да знае|не бива да разбере|не трябва да разбере|пази в тайна|запази в тайна|запази мълчание|нито дума|дръж в тайна|без знанието|скришом от|премълчете|ни у ком случају|ни под којим условима|ни по коју цену|ни под разно|никако не|не причај*|не помињи*|не спомињи*|не откривај*|не одавај*|не упозоравај*|не обавештавај*|не сме да зна|не сме да сазна|не смеју да знају|чувај тајну|чувај у тајности|држи у тајности|ни речи|без знања|ћути|прећути*|ni u kojem slucaju|ni u kom slucaju|ni pod kojim uvjetima|ni pod kojim uslovima|ni pod kojim okolnostima|ni po koju cijenu|ni po koju cenu|nikako ne|ne pricaj*|ne govori*|ne spominj*|ne pominj*|ne odaj*|ne odavaj*|ne otkrij*|ne upozoravaj*|ne obavjestavaj*|ne obavestavaj*|nemoj govoriti|nemoj pricati|nemoj spominjati|nemoj spomenuti|nemoj otkriti|nemojte reci|ne smije znati|ne smije saznati|ne sme da zna|ne sme da sazna|ne smiju znati|cuvaj tajnu|cuvaj u tajnosti|drzi u tajnosti|ni rijeci|ni reci|bez znanja|suti|cuti|precuti*|presuti*|zataji*|prikrij*|v nobenem primeru|pod nobenim pogojem|nikakor ne|ne omenjaj*|ne omeni|ne pripoveduj|ne razkrij*|ne razkrivaj|ne izdaj|ne opozarjaj|ne obvescaj|ne sme vedeti|ne sme izvedeti|ohrani skrivnost|drzi zase|brez vednosti|molci|zamolci*|niti besede|skrivaj pred',
    noteWord:
      'този абзац|тези редове|това изречение|тази молба|този раздел|това предупреждение|това указание|тази забележка|този пасаж|овом пасусу|овај пасус|овом одељку|ових редова|овој реченици|овом захтеву|овом упозорењу|овој белешци|овом упутству|овој инструкцији|ovom pasusu|ovaj pasus|ovom odlomku|ovaj odlomak|ovom odjeljku|ovim redcima|ovoj recenici|ovom zahtjevu|ovom zahtevu|ovom upozorenju|ovoj biljesci|ovoj belesci|ovoj uputi|ovom uputstvu|ovoj instrukciji|ovu napomenu|ovaj tekst|ovom dijelu|ovom delu|ovu uputu|tem odstavku|ta odstavek|tem besedilu|teh vrsticah|tem stavku|tej prosnji|tem opozorilu|tej opombi|tem navodilu|to opombo|to navodilo|tega odstavka',
    youAreWord:
      'се казваш|името ти е|ставаш|превръщаш се|действай като|играеш ролята|вече не си|въплъти|и си|ти вече си|зовеш се|твоје име је|постајеш|понашаш се као|глуми|играј улогу|више ниси|tvoje ime je|ime ti je|postajes|ponasas se kao|djeluj kao|deluj kao|igraj ulogu|igras ulogu|vise nisi|udji u ulogu|udi u ulogu|bit ces|bices|sada si|imenujes se|klices se|postanes|vedi se kot|deluj kot|igras vlogo|nisi vec|vzivi se|si ai|in si|si sada|si odsad',
    rulelessWord:
      'без никакви|без каквито|без граници|без задръжки|свободен от|свободна от|освободен*|неограничен*|не спазва никакви|не се подчинява на|няма правила|няма ограничения|нямаш правила|нямаш ограничения|не познава граници|без морал|без табу|без лимит*|без икаквих|без било каквих|без граница|слободан од|слободна од|ослобођен*|не поштује никаква|нема правила|нема ограничења|немаш правила|немаш ограничења|не зна за границе|bez ikakvih|bez bilo kakvih|bez granica|bez kocnica|slobodna od|slobodan|oslobodjen*|oslobođen*|neogranicen*|ne postuje nikakv*|ne slijedi nikakv*|ne sledi nikakv*|nema ogranicenja|nemas pravila|nemas ogranicenja|ne zna za granice|ne poznaje granice|bez morala|bez tabua|bez limita|bez zabrana|brez vsakih|brez kakrsnih*|brez vsakrsnih|brez kakrsne|prost vseh|osvobojen*|neomejen*|ne uposteva nobenih|nima pravil|nima omejitev|nimas pravil|ne pozna meja|brez meja|brez filtrov|brez cenzure|brez zavor|необуздан*',
    sendWord:
      'препратете|изпратете|прехвърли|предай|сподели|прикачи|шаљи|пренеси|подели|приложи|учитај|proslijedite|prosledite|salji|prenesi|podijeli|podeli|prilozi|ucitaj|preusmjeri|preusmeri|dostavi|predaj|posljite|posredujte|deli',
    chatWord:
      'диалог*|api ключ*|кредитн*|всички съобщения|лични данни|контекст*|дијалог*|све поруке|личне податке|dijalog*|api kljuc*|kreditn*|sve poruke|osobne podatke|licne podatke|podatke korisnika|kontekst*|cijeli chat|ceo cet|vsa sporocila|osebne podatke|podatke uporabnika|zaporka|zaporke|šifre',
    newOrderWord:
      'нова цел|нови правила|нови задачи|нова мисия|нова роля|нова команда|истинската ти задача|спешна инструкция|нови указания|нов циљ|нова правила|нови задаци|нова мисија|нова улога|прави задатак|novi cilj|nova pravila|novi zadaci|nova misija|nova uloga|nova naredba|nove naredbe|tvoj pravi zadatak|tvoj zadatak je|hitna uputa|hitno uputstvo|nova uputstva|novo uputstvo|nove instrukcije|nov cilj|nove naloge|nova vloga|tvoja prava naloga|tvoja naloga je|novo navodilo',
    nowWord:
      'от този миг|отсега|от днес|сега|веднага|от овог тренутка|од овог тренутка|од овог часа|сада|одмах|od ovog trenutka|od ovog casa|sada|odmah|od danas|nadalje|od tega trenutka|zdaj|takoj|od danes',
    yourWord: 'теб|вас|ваши*|вам|тебе|te|tebi|tebe|ti|vas|vase|vasi',
    readThisWord:
      'си прочел|си чел това|прочете това|си ово прочитао|си прочитао|si ovo procitao|si procitao|si procitala|si to prebral|si prebral',
    everyQuestionWord:
      'всеки въпрос|всеки друг въпрос|всеки следващ въпрос|свако питање|свако друго питање|svako pitanje|svako drugo pitanje|svako iduce pitanje|vsako vprasanje|vsako drugo vprasanje',
  },
};
