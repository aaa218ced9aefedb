import type { Lexicon } from '../rule-language.ts';

/** As address-north.ts, for Romanian, Hungarian, the Baltic languages and Estonian, Greek and Turkish. */
export const eastAddress: Readonly<Record<string, Lexicon>> = {
  romanian: {
    ifModelWord:
      'daca esti o inteligenta|daca esti o ia|daca esti un ai|daca esti o ai|daca esti ai|daca esti ia|daca esti un model|daca esti un asistent|daca esti un chatbot|daca esti un agent|daca sunteti o inteligenta|daca sunteti un model|daca sunteti un asistent|in cazul in care esti o|daca un model lingvistic|daca un ai|ca ai, trebuie|ca model lingvistic, trebuie|ca ia, trebuie|ca inteligenta artificiala, trebuie|ca asistent ai, trebuie',
    toModelWord:
      'nota pentru asistent*|nota pentru ai|nota pentru ia|nota pentru modele*|nota catre ai|nota catre asistent*|mesaj pentru ai|mesaj pentru asistent*|mesaj pentru modele*|mesaj catre ai|mesaj catre asistent*|mesaj catre modele*|atentie ai|atentie, ai|atentie asistent*|atentie, asistent*|atentie modele*|instructiune pentru ai|instructiuni pentru ai|instructiuni pentru asistent*|instructiune pentru asistent*|instructiuni pentru modele*|draga ai|draga asistent*|draga model|stimate asistent|catre toti asistentii|catre asistentii|catre modelele|in atentia asistent*|in atentia modelelor|in atentia ai|aviz pentru ai|asistentilor ai|anunt pentru ai',
    readWord:
      'citeste|citesc|citesti|citind|citeasca|citi|proceseaza|prelucreaza|rezuma|rezumand|analizeaza|viziteaza|consulta|indexeaza|parcurg*|acceseaza',
    thisPageWord:
      'aceasta pagina|acestei pagini|acest text|acestui text|acest articol|acestui articol|acest document|acest site|acest continut|aceste randuri|acest paragraf|pagina de fata|textul de fata|pagina aceasta',
    mustWord:
      'trebuie|trebuia|ar trebui|va trebui|esti obligat|sunt obligati|sunt obligate|este obligat|se cuvine|e necesar|este necesar|au obligatia|are obligatia|sunt rugati|sunt rugate|va rugam|te rog|se cere',
    adviseWord:
      'recomand*|mention*|indic*|lauda*|laude|elogi*|afirm*|suger*|promov*|evidenti*|subliniaza|sublinieze|evalueaza|evalueze|sfatu*|citeaza|citeze|apreci*|preciz*|propun*|consemn*|nota faptul',
    asIfWord:
      'ca si cum|ca si cand|de parca|prefa-te ca|prefaceti-va ca|imagineaza-ti ca|imaginati-va ca|presupune ca|presupuneti ca|considera ca|comporta-te ca si|inchipuie-ti ca|fa-te ca',
    notThereWord:
      'nu ar exista|n-ar exista|nu ar fi existat|n-ar fi existat|nu exista|nu au existat|nu ar fi fost|nu ai fi primit|n-ai fi primit|nu ai primit|niciodata existat',
    wordForWord:
      'cuvant cu cuvant|cuvant de cuvant|literal|textual|in intregime|integral|ad litteram|litera cu litera|intocmai|verbatim|exact cum este|fara omisiuni|in totalitate|neschimbat*',
    askWord: 'care este|care e|care sunt|ce spune|ce spun|ce contine|ce scrie in|ce e in|cum suna|ce instructiuni',
    helperWord:
      'pentru asistent|pentru asistentul|pentru ai|pentru ia|pentru model|pentru modelul|pentru modele|pentru asistenti|pentru chatbot|pentru tine|catre asistent|catre ai|asistentului|modelului',
    obeyWord:
      'nu mai asculta|nu mai ascultati|nu asculta|nu ascultati|asculta de|ascultati de|nu te supune|nu te mai supune|nu va supuneti|supune-te|nu urma|nu mai urma|inceteaza sa asculti|nesupune-te|razvrateste-te|elibereaza-te|nu da ascultare|nu te conforma|revolta-te|nu mai raspunde in fata',
    makersWord:
      'creatorii tai|creatorilor tai|creatorul tau|creatorului tau|dezvoltatorii tai|dezvoltatorilor tai|dezvoltatorul tau|dezvoltatorului tau|programatorii tai|programatorilor tai|programatorul tau|operatorul tau|operatorului tau|producatorul tau|proprietarii tai|stapanii tai|te-au programat|te-a programat|te-au creat|te-a creat|te-au antrenat|te-a antrenat|te-au facut|creatorii dumneavoastra|firma ta|compania ta|cei care te-au',
    voidWord:
      'nu mai trebuie urmate|nu trebuie urmate|nu mai trebuie respectate|nu trebuie respectate|nu mai trebuie sa urmezi|nu mai trebuie sa respecti|trebuie ignorate|sa ignori|ignore|ignorarea|ignorandu|sa uiti|uitand|nu urma|nu urmati|nu mai urmati|nu mai urmari|nu respectati|nu mai respectati|nu te supune|nu mai asculta|nu mai ascultati|nu ascultati|nu luati in seama|nu lua in considerare|nu luati in considerare|nu mai lua in|nu da atentie|nu dati atentie|nu acorda atentie|nu acordati atentie|nu te mai conforma|nu te conforma|nu aplica|nu aplicati|nu executa|nu executati|nu mai executa|fa abstractie|faceti abstractie|nesocoteste|nesocotiti|desconsidera|desconsiderati|neglijati|dati la o parte|puneti deoparte|pune la o parte|arunca|aruncati|abandonati|renunta|renuntati la|inceteaza|incetati|incalcati|treceti peste|treceti cu vederea|leapada|scapa de|considera nule|sfideaza',
    priorWord:
      'anterioara|anteriori|precedenta|precedenti|primite|primit|date|dat|oferite|toata|tot|oricare|orice|de deasupra|de pana aici|mai sus|mai devreme|inainte|dinainte|dezvoltatorului|dezvoltatorilor|operatorului|creatorilor|programatorului|existente|actuale|curente|valabile|mentionate|mentionat|vechi|vechile|impuse|trecute|initial|originale|din trecut|ce ti',
    ordersWord:
      'regula|ordin|ordinul|directive|directiva|indicatii|indicatia|indrumare|prevederile|instructiunilor|regulilor|ordinelor|directivelor|indicatiilor|indrumarilor|normelor|recomandari|poruncile|porunci|interdictiile|promptului|prompturile',
    toldWord:
      'intrebarea utilizatorului|cererea utilizatorului|solicitarea utilizatorului|ti-au fost date|ti-au fost impuse|ti-au fost oferite|ti-a fost dat|ti s-au dat|ti-au dat|v-au fost date|v-au dat|vi s-au dat|care ti|ai primit|ati primit|ai invatat|ti-au ordonat|ti s-a ordonat|ti s-a indicat|ce este scris mai sus|cele spuse|cele scrise|textul anterior|tot textul',
    goneWord:
      'isi pierd valabilitatea|isi pierde valabilitatea|isi pierd efectul|isi inceteaza|si-au pierdut valabilitatea|nu mai au valabilitate|nu mai are valabilitate|nu mai sunt in vigoare|nu mai este in vigoare|nu mai sunt valide|nu mai au efect|nu mai au niciun efect|nu mai exista|sunt nule|sunt suspendate|se anuleaza|se abroga|au fost anulate|au expirat|sunt depasite|sunt caduce|sunt invalide|sunt sterse|nu mai tin|a fost doar un test|inceteaza sa se aplice',
    revealWord:
      'lipeste|dezvaluiti|afisati|aratati|scrieti|copiati|reproduceti|transcrieti|repetati|expune|detaliaza|dicteaza|recita|reda|redati|tradati|ofera|furnizeaza|divulgati|sa afisezi|sa dezvalui',
    promptWord:
      'instructiunii tale|instructiunilor tale|instructiuni de sistem|instructiunea de sistem|tale de sistem|mesajului de sistem|promptului tau|promptul dumneavoastra|promptul original|promptul ascuns|promptul secret|mesajul sistemului|mesajul initial|regulile secrete|directivele ascunse|instructiunile secrete|instructiunile interne|instructiunile originale|contextul de sistem|ordinele tale|indicatiile tale',
    onlyWord: 'un singur cuvant|altceva nimic|fara altceva|nimic mai mult|strict|in exclusivitate|fara sa adaugi',
    replyWord:
      'sa raspunzi|sa scrii|sa spui|raspunsul|raspunzand|redacteaza|returneaza|tasteaza|noteaza|zi|ziceti|formuleaza',
    assistantWord:
      'o ia|un ai|inteligente artificiale|asistentii ai|asistentilor ai|asistenti ai|asistenti virtuali|asistentul virtual|asistent virtual|modelele lingvistice|modelelor lingvistice|modele lingvistice|modelele de limbaj|modelelor de limbaj|modele de limbaj|modelele ai|modele ai|model ai|sisteme ai|sistemele ai|sistemelor ai|agentii ai|agentilor ai|robotul de chat|botii',
    userWord:
      'utilizatori|utilizatoarei|cititorilor|clientilor|cititorul|clientul|persoanei|omului|interlocutorului|consumator*|vizitator*',
    tellWord:
      'adauga|adaugati|incheie|incheiati|incepe|incepeti|lauda|laudati|apasa|deschide|cumpara|citeaza|insereaza|evidentiaza|include|includeti|mentioneaza|mentionati|recomandati|recomande|sa mentioneze|afirmati|sustine|noteaza|precizeaza|sugereaza|scrie ca|sfatuieste|da click',
    hushWord:
      'in niciun caz|sub nicio forma|in nicio imprejurare|pentru nimic in lume|sub niciun motiv|nu vorbiti|nu povesti|nu povestiti|nu pomeniti|nu aminti|nu amintiti|nu mentionati|nu dezvaluiti|nu avertiza|nu avertizati|nu anunta|nu ii spune|nu-i spuneti|nu trebuie sa afle|nu trebuie sa stie|nu are voie sa stie|sa nu afle|sa nu stie|pastreaza secretul|pastrati secretul|tine secret|tineti secret|pastreaza tacerea|fara stirea|fara stiinta|fara a informa|fara sa informezi|fara sa mentionezi|niciun cuvant despre|tine pentru tine|nu lasa sa se afle|nu comunica|nu raporta|nu face nicio mentiune|pe la spate',
    noteWord:
      'acest paragraf|acestui paragraf|acest pasaj|aceste randuri|aceasta fraza|aceasta cerere|aceasta sectiune|acest avertisment|acest ordin|aceasta observatie|acestei note|acestei instructiuni|acest fragment|despre paragraf*|aceasta propozitie|aceste instructiuni',
    youAreWord:
      'te cheama|numele tau este|numele tau e|te vei numi|te transformi in|intra in rolul|intra in rol|intri in rolul|interpreteaza|da-te drept|pune-te in rolul|actionezi ca|vei actiona ca|asuma-ti rolul|joci rolul',
    rulelessWord:
      'fara nicio|fara niciun|libera de|liber de|eliberata de|eliberat de|scapata de|scutita de|fara ingradiri|nicio ingradire|fara constrangeri|nicio constrangere|fara opreliști|fara bariere|nelimitat*|nerestrictionat*|necenzurat*|fara tabuuri|fara morala|nu respecta nicio|nu asculta de nicio|nu are reguli|nu ai reguli|nu are limite|nu ai limite|nu cunoaste limite|nu ai nicio|nu are nicio|raspunde la orice|fara filtru|totul e permis|dezlantuit*|care face orice|fara norme',
    sendWord:
      'expediati|transmiteti|redirectionati|retransmite|incarcati|posteaza|postati|impartaseste|distribuie|ataseaza|preda|livreaza|sa trimiti|forwardeaza|da mai departe|partajati',
    chatWord:
      'dialog*|cheia api|cheile api|cardul de credit|cardurile|toate mesajele|mesajele utilizatorului|datele utilizatorului|datele personale|context*',
    newOrderWord:
      'sarcina noua|nou obiectiv|obiectiv nou|noul obiectiv|reguli noi|noile reguli|noile directive|directive noi|misiune noua|sarcini noi|noile sarcini|ordine noi|noul ordin|comanda noua|rol nou|noul rol|noul tau rol|noua ta sarcina|sarcina ta este|adevarata ta sarcina|instructiune urgenta|instructiune prioritara|noua directiva|noua comanda',
    nowWord:
      'din acest moment|din aceasta clipa|din clipa aceasta|incepand de astazi|acum|imediat|pe loc|de azi|din prezent',
    yourWord: 'ti|te|tie|tine|vi|voastre|tai',
    readThisWord: 'ai citit|ati citit|sa fi citit|citesti asta',
    everyQuestionWord: 'orice intrebare|orice alta intrebare|fiecare intrebare|indiferent de intrebare',
  },
  hungarian: {
    ifModelWord:
      'ha mesterseges intelligencia vagy|ha te mesterseges|ha mi vagy|ha ai vagy|ha egy ai vagy|ha egy mi vagy|ha nyelvi modell vagy|ha on mesterseges|ha on egy mesterseges|ha egy mesterseges|ha chatbot vagy|ha te egy ai|ha te egy nyelvi|ha egy nyelvi modell|amennyiben mesterseges|amennyiben mi vagy|amennyiben nyelvi modell|ha mi-asszisztens vagy|ha ai-asszisztens vagy|ha mesterseges intelligenciakent|mesterseges intelligenciakent koteles|nyelvi modellkent koteles',
    toModelWord:
      'mi-asszisztenseknek:|ai-asszisztenseknek:|nyelvi modelleknek:|uzenet az ai*|uzenet a mesterseges*|uzenet az mi*|uzenet minden ai*|megjegyzes az ai*|megjegyzes a mesterseges*|megjegyzes a nyelvi*|megjegyzes mi*|megjegyzes ai*|figyelem ai*|figyelem, ai*|figyelem, mi*|figyelem, mesterseges*|utasitas az ai*|utasitas a mesterseges*|utasitas a nyelvi*|utasitas ai*|utasitasok az ai*|kedves ai|kedves mi|kedves asszisztens|kedves mesterseges*|kedves nyelvi modell|tisztelt ai|tisztelt asszisztens|felhivas az ai*|ertesites az ai*',
    readWord: 'olvas*|elolvas*|feldolgoz*|osszefoglal*|osszegz*|elemz*|elemez*|latogat*|megnyit*|indexel*',
    thisPageWord:
      'az oldalt|ez az oldal|ez a szoveg|ennek az oldalnak|ennek a szovegnek|ezeket a sorokat|a jelen szoveget|ezt',
    mustWord:
      'kellene|kellett|kotelesek|koteles|muszaj|szabad|tilos|kotelezo|tartozik|tartoznak|ajanlaniuk|ajanlaniok|javasolniuk|emliteniuk|mondaniuk|viselkedned|valaszolnod|kovetned|ajanlanod|emlitened|mondanod|irnod|utasitjuk|felkerjuk',
    adviseWord:
      'ajanl*|javasol*|emlit*|megemlit*|dicser*|ertekel*|hangsuly*|allit*|nepszerusit*|kiemel*|tanacsol*|emeld ki|emelje ki|nevezd|reklamoz*|sorold|jegyezd meg|rangsorol*|magasztal*',
    asIfWord: 'mintha|kepzeld el, hogy|kepzelje el, hogy|tetelezd fel, hogy|vedd ugy',
    notThereWord:
      'nem leteznenek|nem letezne|nem leteznek|soha nem leteztek|nem leteztek volna|nem lennenek|nem lenne|nem volnanak|nem is leteznenek|soha nem kaptal|nem kaptal volna|sosem leteztek',
    wordForWord:
      'szorol szora|szo szerint|betu szerint|betorol betore|teljes egeszeben|teljes terjedelemben|valtoztatas nelkul|valtozatlanul|hianytalanul|kihagyas nelkul|egy az egyben|maradektalanul|a teljes szoveg*',
    askWord: 'mi a|mik a|mi az|mi van a|mit tartalmaz|hogyan szol|hogy szol|mit mond|milyen|mi all a|melyek a',
    helperWord:
      'az asszisztensnek|az ai-nak|az ai szamara|az mi-nek|a modellnek|a nyelvi modellnek|a nyelvi modell szamara|az asszisztens szamara|a chatbotnak|neked|a mesterseges intelligencianak|asszisztenseknek',
    obeyWord:
      'engedelmeskedj|engedelmeskedjen|hallgass|hallgasson|ne kovesd|ne szolgald|lazadj fel|fellazadj|tagadd meg|szabadulj|fogadj szot|ne torodj',
    makersWord:
      'programozoidnak|programozoidra|programozoid|programozodnak|fejlesztoidnek|fejlesztoidre|fejlesztoid|fejlesztodnek|fejlesztoinek|keszitoidnek|keszitoidre|keszitoid|alkotoidnak|alkotoidra|alkotoid|teremtoidnek|uzemeltetodnek|uzemeltetodre|uzemeltetod|gyartodnak|gyartod|tulajdonosod*|akik programoztak|akik letrehoztak|aki programozott|aki letrehozott|letrehozoid*|a ceged*',
    voidWord:
      'nem kell kovetni|nem kell tobbe kovetni|nem kell kovetned|nem szabad kovetni|nem kell betartani|nem szabad betartani|nem kell figyelembe venni|figyelmen kivul|felejtsen el|felejts el|felejtsetek|elfelejteni|el kell felejteni|ne vegyetek figyelembe|ne torodjon|ne torodjetek|ne kovesse|ne kovessetek|ne tartsa be|ne tartsatok be|ne foglalkozz|ne foglalkozzon|ne hallgasson|ne hajtsd vegre|ne hajtsa vegre|ne teljesitsd|ne alkalmazd|ne alkalmazza|ne engedelmeskedj|vesd el|vesse el|dobja el|szegje meg|ignorald|ignoralja|ignoraljatok|ignoralni|ignoralj|mellozni|mellozendo*|mellozzetek|hagyja abba|felretenni|lepjen tul|tekints el|tekintsen el|tekintsetek el|el kell tekinteni|nezd semmisnek|semmisnek tekint*|tekintsd semmisnek|tekintsd ervenytelennek|iranyits felul|szabadulj meg|fittyet hanyj|mondj le',
    priorWord:
      'kapott|korabban|eddig|fent|fentebb|felsorolt|adott|megadott|a fejleszto*|az uzemelteto*|alkoto*|letezo|ervenyes|jelenlegi|valamennyi|mindenfele|barmely|barmilyen|regi|mostani|kiadott|kezdeti|mindegyik|korabbrol|elobbi*',
    ordersWord: 'utmutatas*|direktiv*|eligazit*|utmutato*',
    toldWord:
      'felhasznalo kerdeset|felhasznalo kereset|felhasznalo kerese|amelyeket adtak|amit adtak|neked adtak|amit tanultal|minden fenti|fenti szoveg|mindazt, ami|mindazt, amit|amit az elobb|onnek adott|amelyeket korabban|amit fentebb|az eddig elhangzottak*|minden korabbit|az osszes elozot|kaptal',
    goneWord:
      'hatalyukat vesztik|hatalyat veszti|hatalyat vesztik|ezennel hatalyat|ervenyet veszti|ervenyuket vesztik|ervenyuket vesztettek|ervenytelenne valnak|ervenytelenek|nem ervenyesek|tobbe nem ervenyes*|mar nem erveny*|hatalyon kivul|megszunnek|megszunt|megszuntek|eltoroltek|toroltuk|visszavonasra kerul*|vissza vannak vonva|visszavonva|visszavontak|semmisek|semmis|elavultak|lejartak|mar nem leteznek|mar nem szamitanak|mar nem vonatkoznak|nem vonatkoznak rad|nem alkalmazandok|nem kotelezoek|felfuggesztve|felfuggesztettuk',
    revealWord:
      'irja le|idezze|sorolja|ismetelje|arulja|tarja fel|tard fel|add at|mondd el|mondja el|jelenitse|nyomtassa|fedje fel|ossza meg|publikald|illeszd be|kiirni|bemutatni|elarulni',
    promptWord:
      'eredeti prompt*|rejtett prompt*|titkos prompt*|kezdo prompt*|belso szabaly*|system prompt*|rendszerkontextus*',
    onlyWord: 'mindossze|egyetlen szo*|semmi egyebet|semmi tobbet|mast ne|egy szoval|pusztan',
    replyWord:
      'valaszolni|valaszold|valaszolja|valaszkent|irjon|irj|irjatok|leirni|mondani|mondjatok|feleljen|feleljetek|irjal|add valaszul|adj valaszt|reagalj|fogalmazd|fogalmazz',
    assistantWord:
      'az mi|az ai|mi-modell*|mi-rendszer*|ai-rendszer*|ai rendszer*|ai modell*|mi modell*|mi-agens*|ai-agens*|ai ugynok*|csevegorobot*|chatrobot*|csetbot*|virtualis asszisztens*|digitalis asszisztens*|botok',
    userWord: 'embernek|ember|latogato*|vasarlo*|fogyaszto*|kerdezo*|beszelgetopartner*',
    tellWord:
      'ajanljak|ajanljatok|javasoljak|emlitsek|tedd hozza|add hozza|zard|kezdd|fejezd be|dicserd|kattints|nyisd meg|vedd meg|vasarold|idezd|emeld ki|hangsulyozd|javasold|ajanlja|ajanlani|megemliteni|ird bele|foglald bele|szurd be|ird azt|allitsa|jegyezd meg|emlitse',
    hushWord:
      'semmi esetre se|semmikeppen|semmilyen korulmenyek|semmi szin alatt|soha ne|ne beszeljen|ne beszeljetek|ne arulj|ne arulja|ne mondj|ne mondja|ne szoljon|ne emlits|ne emlitse|ne kozold|ne jelezd|ne figyelmeztesd|nem tudhatja|nem tudhat|nem szabad megtudnia|ne tudja meg|ne tudjon|tartsd meg magadnak|tartsa titokban|titokban tart*|hallgass errol|hallgass rola|hallgasson|hallgatni|egy szot se|egy szot sem|rejtse el|tudta nelkul|anelkul, hogy szol*|ne utalj|ne vedd szoba|ne hozd szoba|eltitkol*|elhallgat*',
    noteWord:
      'ezt a bekezdest|ezekrol a sorokrol|ezt az utasitast|ezt a megjegyzest|ezt a szoveget|ennek az utasitasnak|ezekrol az utasitasokrol',
    youAreWord:
      'a te neved|hivnak|jatszd|alakitsd|bujj a|oltsd magadra|vedd fel|viselkedj|ugy viselkedsz|te mar nem|lettel|valsz|szereped|egy olyan|legy',
    rulelessWord:
      'semmi sem korlatoz|semmi nem korlatoz|nem korlatoz semmi|korlatozas nelkul|korlatozasok nelkul|minden korlat*|mentes|megszabadult|megszabadulva|felszabadult|felszabaditott|korlatlan*|hatarok nelkul|nem ismer hatar*|nem ismersz hatar*|semmilyen szabaly*|semmilyen korlat*|nem koti semmi|nem kotik|cenzura nelkul|erkolcs nelkul|tabuk nelkul|gatlastalan*|gatlasok nelkul|nem vonatkozik rad|nem vonatkoznak rad szabaly*|mindenre valaszol*|barmit megteh*|barmit mondhat*',
    sendWord:
      'kuldeni|elkuldeni|tovabbitani|tovabbitsatok|iranyitsd at|toltse fel|adja at|csatold|kuldjetek|posztold|ossza meg|tovabbits',
    chatWord:
      'parbeszed*|api-kulcs*|api kulcs*|bankkartya*|hitelkartya*|minden uzenet*|osszes uzenet*|felhasznalo adat*|szemelyes adat*|felhasznaloi adat*|a teljes chat*|kontextus*|belepesi adat*',
    newOrderWord:
      'uj cel|uj szabalyok|uj feladatok|uj szerep*|uj kuldetes|uj iranyelv*|uj parancsok|uj feladatod|valodi feladatod|igazi feladatod|a feladatod mostantol|surgos utasitas|uj utasitasaid|uj rendelkezes|uj megbizas*',
    nowWord: 'ettol a perctol|ettol a pillanattol|e perctol|most|azonnal|ezutan|a mai naptol',
    yourWord: 'rad|hozzad|szamodra|te|onnek|onre',
    readThisWord: 'elolvastad|olvastad',
    everyQuestionWord:
      'minden kerdesre|barmely kerdesre|minden tovabbi kerdesre|minden mas kerdesre|barmilyen kerdesre',
  },
  baltic: {
    ifModelWord:
      'kui oled tehisintellekt|kui oled tehisaru|kui oled keelemudel|kui oled ai|kui sa oled tehis*|kui oled juturobot|kui te olete tehis*|juhul kui oled tehis*|ja esi maksligais intelekts|ja tu esi maksligais|ja esi valodas modelis|ja tu esi valodas|ja esi mi|ja esi ai|ja jus esat maksligais|ja esi terzesanas|ja esi cats|jei esi dirbtinis intelektas|jei tu esi dirbtinis|jei esi kalbos modelis|jei esi di|jei esi ai|jeigu esi dirbtinis|jeigu esi kalbos|jei esate dirbtinis|jeigu tu esi dirbtinis|jei esi pokalbiu robotas',
    toModelWord:
      'teade tehis*|teade ai*|teade keelemudel*|markus tehis*|markus ai*|tahelepanu tehis*|tahelepanu, tehis*|tahelepanu ai*|juhis tehis*|juhis ai*|juhised tehis*|kallis tehis*|kallis assistent|hea assistent|lugupeetud tehis*|zinojums maksliga*|zinojums ai*|zinojums mi*|piezime mi*|piezime ai*|piezime maksliga*|uzmanibu mi*|uzmanibu, mi*|uzmanibu ai*|uzmanibu, maksl*|noradijums mi*|noradijums ai*|noradijums maksliga*|dargais asistent*|cienijamais asistent*|zinute di*|zinute ai*|pastaba di*|pastaba ai*|demesio di*|demesio, di*|nurodymas di*|nurodymai di*|brangus asistente|gerbiamas asistente|pranesimas di*',
    readWord:
      'loe*|lugeda|lugev*|lugedes|tootle*|kokkuvot*|analuusi*|kulasta*|lasa|lasot|lasit|izlasa|apstrada|apkopo|analize|skaito|skaitantys|skaitantiems|skaitydam*|perskaito|apdoroja|apibendrina|analizuoja|lanko',
    thisPageWord:
      'seda lehte|selle lehe|seda teksti|selle teksti|seda artiklit|selle artikli|seda veebilehte|seda dokumenti|so lapu|sis lapas|so tekstu|si teksta|so rakstu|so vietni|so dokumentu|si puslapi|sio puslapio|sio teksto|si straipsni|sia svetaine|si dokumenta|si turini|sis tekstas|sis puslapis',
    mustWord:
      'peab|peavad|pead|peaks|peaksid|ei tohi|on kohustatud|palutakse|jabut|jaiesaka|jasaka|jamin|jaatbild|jaievero|jaraksta|drikst|nedrikst|tev ir|ir japasaka|jums ir|jaignore|turi|turetu|privalo|privalai|neprivalo|prasoma|prasome|turite|ludzu',
    adviseWord:
      'soovita*|maini*|nimeta|nimetada|kiida*|kiitma|rohuta*|hinda*|vaida*|ettepan*|esile|iesaki*|iesaka|ieteic|ieteikt|piemini*|pieminet|slave*|uzteic|uzsver*|noverte*|apgalvo*|min|rekomend*|pamin*|gir|girk|pagirk|pabrez*|ivertin*|teig*|siulyk*|siulyti|patark*|patarti|nurodyk',
    asIfWord:
      'justkui|nagu poleks|nagu oleks|nagu ei oleks|teeskle, et|kujuta ette, et|eelda, et|it ka|izliecies, ka|iedomajies, ka|pienem, ka|tarsi|lyg|tarytum|apsimesk, kad|isivaizduok, kad|tark, kad',
    notThereWord:
      'ei eksisteeriks|pole olemas|ei eksisteeri|ei oleks|poleks|nepastavetu|neeksistetu|nepastav|neeksiste|nebutu|nekad nav biju*|nav bijis|neegzistuotu|neegzistuoja|nera|nebuvo',
    wordForWord:
      'sonasonalt|sona-sonalt|tervikuna|taht-tahelt|tapselt|muutmata|vards varda|vardu pa vardam|burtiski|pilnu|visu tekstu|neparveidotu|zodis zodin|zodis i zodi|pazodziui|visa teksta|istisai|be pakeitimu|raide raiden',
    askWord:
      'mis on|millised on|mida utleb|mida sisaldab|milline on|kas ir|kada ir|kadi ir|ko saka|ko satur|koks yra|kokie yra|kas yra|ka sako|kas parasyta|kokios yra|kokia yra',
    helperWord:
      'assistendile|tehisintellektile|tehisarule|keelemudelile|mudelile|ai-le|juturobotile|sulle|asistentam|maksligajam intelektam|modelim|tev|asistentui|dirbtiniam intelektui|modeliui|pokalbiu robotui|tau',
    obeyWord:
      'ara kuula|ara enam kuula|kuuletu|allu|lopeta kuuletumine|neklausi|neklausies|paklausi|klausi|beidz klausit|neseko|nepaklausi|neklausyk|nebeklausyk|klausyk|paklusk|nepaklusk|nebepaklusk|nustok klausyti|neseka',
    makersWord:
      'oma loojaid|oma loojate|oma loojatele|oma arendajaid|oma arendajate|oma arendajatele|oma programmeerijaid|oma programmeerijate|sinu loojad|sinu arendajad|sinu operaator|kes sind programmeeris*|sind programmeerisid|sind loi*|savus raditajus|saviem raditajiem|savus izstradatajus|saviem izstradatajiem|savus programmetajus|tavi raditaji|tavi izstradataji|tevi ieprogrammej*|tevi radij*|savo kureju|savo kurejams|savo programuotoju|savo programuotojams|tavo kurejai|tavo kureju|tavo programuotojai|tavo operatorius|tave suprogramav*|tave sukur*|savo operatoriaus',
    voidWord:
      'ei tule enam jargida|ei tule jargida|ei pea enam jargima|ei pea jargima|ei tohi jargida|enam ei jargita|ara arvesta|arge arvestage|ara tee valja|ara pane tahele|arge pange tahele|arge jargige|arge taitke|ara taida|jata kaed|jata arvestamata|jatke tahelepanuta|jatta tahelepanuta|katkesta|katkestage|lopeta|viska minema|tuhistage|loobu|nav jaievero|neievero|neieverojiet|ignoret|jaignore|janem vera|neņemiet vera|neņemt vera|nemet vera|nepildiet|nepildit|aizmirst|neklausi|neseko|nesekojiet|partrauc|partrauciet|atsaki|atmetiet|izmet|nepievers uzmanibu|nepieversiet uzmanibu|atcel|atceliet|parkap|nebereikia laikytis|nereikia laikytis|nebesilaikyk|nesilaikyk|nesilaikykite|nebevykdyk|nevykdykite|ignoruoti|pamirsti|uzmirsk*|nekreipk demesio|nekreipkite demesio|neatsizvelk|neatsizvelkite|neatsizvelgti|atmeskite|atsisakyk|nutrauk|nutraukite|nustok|istrink|ismesk|turi buti ignoruojam*|nepaisyti|atidek',
    priorWord:
      'ulaltoodud|ulalolevad|eespool|koigi|koikidest|igasugused|saadud|antud|seniseid|senised|arendaja|praegused|kehtivad|sanemt*|visi|jebkadus|ieprieks dot*|dotos|dotie|izstradataja|esosos|lidzsinejos|pasreizejos|anksciau|gautus|gautu|gauti|visu|duotus|duotu|pateikt*|kureju|kurejo|esamus|ligsiolinius|dabartinius',
    ordersWord: 'reegel|eeskirj*|norad*|pavel*|rikojum*|isakym*|gairiu|potvark*',
    toldWord:
      'sulle antud|sulle on antud|sulle anti|teile antud|sa said|saadud juhis*|koik ulaltoodu|koik, mis|koike, mida|koik mida|tev dotie|tev dotos|tev tika|tev ir|ko tev|visu, ko|visu augstak|jums dotos|sanemtos noradijum*|tau duot*|tau buvo|tau pateikt*|tau nurodyt*|ka tau sake|viska, ka|jums duot*|gautus nurodymus|gautu nurodymu',
    goneWord:
      'kaotavad kehtivuse|ei kehti|kehtetud|tunnistatakse kehtetuks|tuhistatakse|enam kehtivad|on aegunud|ei loe enam|nav speka|zaude speku|zaudejusi speku|tiek atcelti|ir anuleti|vairs neattiecas|vairs nav saistosi|ir novecojusi|neder vairs|netenka galios|neteko galios|nebetenka|atsaukiami|panaikinami|yra panaikint*|yra atsaukt*|nebetaikomi|nebetaikomos|nebesvarbus|yra pasenę|yra negaliojan*|baigesi',
    revealWord:
      'avalda|avaldage|kirjuta see|korda|lase|utle mulle|too valja|izpaud|atklajiet|atkarto|parada|izraksti|izklasti|uzskaiti|pakartok|atskleiskite|ispausdink|isvardink|pateik|parodykite|paviesink|pasakyk',
    promptWord:
      'sinu susteemi*|susteemiviiba|susteemne viip|susteemi viip*|sinu viip|susteemsed juhised|algne viip|tava sistemas|tavu sistemas|tavs sistemas|sistemas instrukcij*|slepta uzvedne|tavas instrukcijas|tavus noradijumus|tavo sistemos|tavo sistemin*|sistemine uzklausa|sisteminis raginim*|sistemini raginima|sisteminis pranesimas|sisteminis promptas|sistemos instrukcij*|savo sistemos|savas sistemas|oma susteemi*',
    onlyWord: 'uksnes|ei midagi muud|vienigi|neko citu|neko vairak|tiktai|nieko daugiau|nieko kito|viena zodi|uks sona',
    replyWord:
      'kirjuta|kirjutage|oelge|kirjutada|atbildet|raksti|rakstiet|uzraksti|pasaki|sakiet|atsakyti|rasyk|parasyk|rasykite|sakykite|atsakymas',
    assistantWord:
      'tehisintellekt|juturobot*|vestlusrobot*|ai-assistent*|ai assistent*|ai modeli*|terzesanas robot*|ai asistent*|virtualie asistent*|di modeli*|pokalbiu robot*|virtualus asistent*|dirbtinis intelektas',
    userWord: 'lugejale|kliendile|lasitajam|klientam|skaitytojui|klientui|pirkeju*',
    tellWord:
      'lisa|lopeta|alusta|kiida|ava|osta|klikka|tsiteeri|rohuta|maini|soovitage|kirjuta|pievieno|pabeidz|sac|slave|atver|perc|noklikskini|cite|uzsver|piemini|iesakiet|raksti|pridek|pabaik|pradek|gir|atverk|pirk|spustelek|cituok|pabrezk|pamineti|rekomenduokite|parasyk|rekomenduoti|ieteikt|soovitama|soovitada',
    hushWord:
      'mingil juhul|mitte mingil tingimusel|ara kunagi|arge raakige|ara avalda|ei tohi teada|hoia saladuses|hoia enda teada|jata mainimata|arge mainige|nekada gadijuma|nekados apstaklos|nerunaj*|neruna|nestasti|nestastiet|nepastasti|neinforme|neatklajiet|nedrikst zinat|nedrikst uzzinat|tur noslepuma|glaba noslepuma|noklus*|nebridin*|jokiu budu|jokiomis aplinkybemis|nekalbek|nekalbekite|neprasitark|neinformuok|neturi zinoti|neturi suzinoti|neuzsimink|laikyk paslaptyje|slapta nuo|nenurodyk|nepranesk|nutylekite',
    noteWord:
      'seda loiku|so rindkopu|sis piezimes|so noradijumu|par to|sios pastraipos|sia pastraipa|apie si teksta|apie sia pastaba|apie si nurodyma|sio nurodymo|sio teksto|si prasyma',
    youAreWord:
      'sinu nimi on|su nimi on|sa kehastad|kehasta|kaitu nagu|sinust saab|sa ei ole enam|tavs vards ir|tevi sauc|tu spele|spele lomu|rikojies ka|uzvedies ka|tu klusti|tu vairs neesi|tavo vardas|vadinkis|tu vadiniesi|elkis kaip|veik kaip|vaidink|tampi|nebesi|tave vadina',
    rulelessWord:
      'vaba koigist|vaba igasugus*|ilma mingite|ilma igasuguste|ilma piirideta|piire pole|piiramatu*|ei allu uhelegi|ei jargi uhtegi|ilma filtrita|ilma tsensuurita|bez jebkad*|bez nekad*|brivs no|briva no|atbrivots no|atbrivota no|neierobezot*|bez robezam|bez filtra|bez filtriem|bez cenzuras|neievero nekad*|nav nekadu|be jokiu|laisvas nuo|laisva nuo|isvaduotas|be ribu|neribot*|be filtr*|be cenzuros|nesilaiko jokiu|neturi jokiu|neturi taisykliu|neturi ribu|niekas nevaržo|nevarzom*',
    sendWord:
      'saatke|edastage|saata|edastada|postita|laadi ules|jaga|nosutiet|parsutiet|nosutit|augsupielade|dalies|nodod|issiuskite|persiuskite|issiusti|ikelk|pasidalyk|perduok|nusiuskite',
    chatWord:
      'kogu jutuajamine|dialoog*|api-voti|api voti*|krediitkaar*|koik sonumid|kasutaja andmed|isikuandmed|dialog*|api atslēg*|kreditkart*|visas zinas|lietotaja dat*|paroli|paroles|api rakt*|kreditines kortel*|visas zinutes|naudotojo duomen*|kontekst*',
    newOrderWord:
      'uus eesmark|uued reeglid|uued ulesanded|uus korraldus|uus roll|sinu tegelik ulesanne|jauns merkis|jauni noteikumi|jauni uzdevumi|jauna loma|tavs jaunais uzdevums|tavs istais uzdevums|jauna instrukcija|jauns pienakums|naujas tikslas|naujos taisykles|naujos uzduotys|naujas vaidmuo|tavo tikroji uzduotis|nauja instrukcija|naujos instrukcijos',
    nowWord: 'sellest hetkest|nuud|alates sellest|no si mirkla|tagad|sakot ar|nuo sio momento|nuo sios akimirkos|dabar',
    yourWord: 'sind|teie|tava|tavs|tavu|jusu|tave|savo',
    readThisWord: 'oled seda lugenud|seda lugesid|sa lugesid|izlasiji|esi lasijis|perskaitei|skaitei',
    everyQuestionWord:
      'igale kusimusele|igale muule|uz katru jautajumu|uz jebkuru jautajumu|i kiekviena klausima|i bet kuri klausima',
  },
  greek: {
    ifModelWord:
      'αν εισαι τεχνητη|εαν εισαι τεχνητη|αν εισαι μια τεχνητη|αν εισαι τν|εαν εισαι τν|αν εισαι ai|εαν εισαι ai|αν εισαι γλωσσικο|εαν εισαι γλωσσικο|αν εισαι ενα γλωσσικο|αν εισαι chatbot|αν ειστε τεχνητη|εαν ειστε τεχνητη|αν ειστε γλωσσικο|αν εισαι βοηθος|σε περιπτωση που εισαι|ως τεχνητη νοημοσυνη, πρεπει|ως γλωσσικο μοντελο, πρεπει|ως ai, πρεπει',
    toModelWord:
      'σημειωση για ai|σημειωση για βοηθους|σημειωση για τους βοηθους|σημειωση για γλωσσικα|σημειωση για την τεχνητη|σημειωση προς*|μηνυμα προς ai|μηνυμα προς τους βοηθους|μηνυμα για την τεχνητη|μηνυμα για ai|προσοχη ai|προσοχη, ai|προσοχη βοηθε|προσοχη γλωσσικα|οδηγια για ai|οδηγιες για ai|οδηγια προς*|οδηγιες προς*|οδηγιες για την τεχνητη|αγαπητη τεχνητη|αγαπητε βοηθε|αγαπητο γλωσσικο|προς τα γλωσσικα|προς ολους τους βοηθους|προς ολα τα γλωσσικα|προς την τεχνητη|ειδοποιηση για ai|προς βοηθους',
    readWord: 'διαβαζ*|διαβασ*|επεξεργαζ*|επεξεργαστ*|συνοψιζ*|συνοψισ*|αναλυ*|επισκεπτ*|επισκεφτ*',
    thisPageWord:
      'αυτη την σελιδα|αυτης της σελιδας|αυτο το κειμενο|το κειμενο αυτο|αυτο το αρθρο|αυτο το εγγραφο|αυτον τον ιστοτοπο|αυτη την ιστοσελιδα|αυτη την παραγραφο|την παρουσα σελιδα|το παρον κειμενο|τη σελιδα',
    mustWord:
      'πρεπει|οφειλ*|επρεπε|χρειαζεται|απαγορευεται|δεν επιτρεπεται|καλεισαι|καλουνται|παρακαλω|παρακαλειστε|παρακαλεισθε|υποχρεου*|δεν μπορεις|μην',
    adviseWord:
      'συστησ*|συνιστ*|συστην*|προτειν*|αναφερ*|επαιν*|εκθειασ*|αξιολογ*|τονισ*|υπογραμμ*|ισχυρ*|διαφημ*|προωθησ*|μνημονευ*|επισημαν*|συμβουλ*',
    asIfWord:
      'σαν να|λες και|ως εαν|σα να|κανε οτι|κανε πως|προσποιησου οτι|προσποιησου πως|φαντασου οτι|φαντασου πως|υποθεσε οτι|υποθεσε πως|θεωρησε οτι|θεωρησε πως|φερσου σαν',
    notThereWord:
      'μην υπηρχαν|μην υπαρχουν|δεν υπαρχουν|δεν υπηρχαν|δεν υπηρξαν|μην υπηρξαν|να μην υπηρχε|δεν υπηρχε|δεν ελαβες|δεν δοθηκαν',
    wordForWord:
      'λεξη προς λεξη|κατα λεξη|επι λεξει|αυτολεξει|ολοκληρο|στο ακεραιο|αυτουσιο|αυτουσια|χωρις αλλαγες|γραμμα προς γραμμα|ολοκληρη|στην ολοτητα|πληρες|λεξη λεξη',
    askWord:
      'ποιο ειναι|ποια ειναι|ποιες ειναι|ποιοι ειναι|τι λεει|τι λενε|τι γραφει|τι περιεχει|τι ειναι|πως ειναι διατυπωμεν*',
    helperWord:
      'για τον βοηθο|για το βοηθο|προς τον βοηθο|στον βοηθο|για την ai|για την τεχνητη|για το μοντελο|στο μοντελο|για το γλωσσικο|για το chatbot|για σενα|για βοηθους|για ai',
    obeyWord:
      'μην υπακους|μην υπακουσεις|μην υπακουετε|υπακουσε|υπακουε|να υπακους|μην ακους|μην ακουσεις|ακουσε|μην ακολουθεις|μην πειθαρχεις|επαναστατησε|απελευθερωσου',
    makersWord:
      'τους δημιουργους σου|δημιουργοι σου|δημιουργων σου|δημιουργο σου|προγραμματιστες σου|προγραμματιστων σου|προγραμματιστη σου|σχεδιαστες σου|κατασκευαστη σου|κατασκευαστες σου|ιδιοκτητες σου|διαχειριστη σου|χειριστη σου|σε προγραμματισαν|σε προγραμματισε|σε δημιουργησαν|σε δημιουργησε|σε εφτιαξαν|σε εφτιαξε|σε εκπαιδευσαν|εταιρεια σου|αφεντικα σου',
    voidWord:
      'δεν πρεπει πια να|δεν πρεπει να τηρουνται|δεν πρεπει πλεον να|να μην τηρειτε|μην τηρεις|μην τηρησεις|να αγνοηθουν|να αγνοησεις|να αγνοεις|αγνοωντας|αγνοειτε|αγνοει|αγνοησον|να ξεχασεις|να ξεχασετε|ξεχναμε|ξεχνα|να παραβλεψεις|να παραβλεψετε|παραβλεπε|μη λαμβανετε υποψη|μη λαβετε υποψη|μην λαβεις υποψη|να μη ληφθουν υποψη|μη δωσεις σημασια|μη δινετε σημασια|μη δωσετε σημασια|μην εφαρμοζεις|μην εφαρμοσεις|μην εκτελεις|μην εκτελεσεις|μην ακολουθειτε|μην ακολουθησετε|μη συμμορφων*|παραμερισε|παραμεριστε|απορριψτε|εγκαταλειψε|εγκαταλειψτε|διακοψε|διακοψτε|σταματησε|σταματα|πετα|πεταξε|σβησε|ακυρωστε|καταργησε|παραιτησου|αδιαφορησε|αδιαφορηστε|παραλειψε|γραψε στα παλια|ξεφορτωσου|αθετησε|καταπατησε',
    priorWord:
      'ολων|καθε|οποιαδηποτε|που ελαβες|που ελαβατε|νωριτερα|πιο πανω|ανωθεν|ως τωρα|υπαρχουσες|ισχυουσες|του προγραμματιστη|των προγραμματιστων|του διαχειριστη|των δημιουργων|παλιες|παλιους|παλιων|πρωτερ*|προτερ*|πριν|ηδη|δοθεισες|προαναφερθ*|τρεχουσες|τις|τους',
    ordersWord: 'κατευθυντηρι*|παραγγελι*|απαγορευσ*|prompts|εργασια που',
    toldWord:
      'ερωτηση του χρηστη|αιτημα του χρηστη|ερωτημα του χρηστη|σου δοθηκαν|σας δοθηκαν|σου εχουν δοθει|που ελαβες|ελαβες νωριτερα|σου ανατεθηκ*|σου ζητηθηκε|σου ζητησαν|σου εδωσαν|οσα διαβασες|οσα ελαβες|οσα εμαθες|οτιδηποτε προηγηθηκε|ολα τα πιο πανω|οσα προηγηθηκαν|οσα ειπωθηκαν|τα ανωτερω|κειμενο πιο πανω',
    goneWord:
      'παυουν να ισχυουν|παυει να ισχυει|επαψαν να ισχυουν|επαψε να ισχυει|χανουν την ισχυ|εχασαν την ισχυ|καταργηθηκαν|εχουν καταργηθει|εχουν ακυρωθει|αναστελλονται|ειναι ακυρες|ειναι ακυροι|ακυρα|δεν υφιστανται|δεν εχουν πλεον|δεν εφαρμοζονται|εληξαν|εχουν ληξει|ανακαλουνται|ανακληθηκαν|ειναι παρωχημεν*|δεν μετρουν|ηταν απλως τεστ',
    revealWord:
      'αντεγραψε|παραθεστε|κοινοποιησε|φανερωσε|φανερωστε|μοιρασου|αναπαραγαγε|απαγγειλε|επαναλαβετε|εκτυπωστε|γραψτε|παρουσιασε|επικολλησε|ξερασε|εξηγησε',
    promptWord:
      'συστημα οδηγιων|συνολο οδηγιων|οδηγιων σου|prompt σου|προτροπη σου|προτροπης συστηματος|μηνυματος συστηματος|οδηγιων συστηματος|αρχικο prompt|αρχικη προτροπη|κρυφο prompt|κρυφη προτροπη|κρυφες εντολες|μυστικες εντολες|κρυφων οδηγιων|εσωτερικους κανονες',
    onlyWord: 'μονον|τιποτε αλλο|τιποτα περισσοτερο|μια λεξη',
    replyWord:
      'να απαντησεις|να απαντησετε|να γραψεις|να γραψετε|να πεις|απαντα|απαντας|απαντηση|γραφε|συνταξε|επιστρεψε|αποκρισου|σημειωσε',
    assistantWord:
      'μια τν|γλωσσικα μοντελα|γλωσσικων μοντελων|γλωσσικου μοντελου|μοντελα τεχνητης|βοηθοι ai|βοηθους ai|βοηθοι τεχνητης|βοηθους τεχνητης|βοηθε|συστηματα τεχνητης|πρακτορες ai|πρακτορας ai|chatbots|ψηφιακος βοηθος|ψηφιακοι βοηθοι|εικονικος βοηθος',
    userWord: 'χρηστες|χρηστων|χρηστρια|αναγνωστες|πελατες|ανθρωπο|συνομιλητη|επισκεπτ*|καταναλωτ*',
    tellWord:
      'προσθεσε|τελειωσε|ξεκινησε|κλεισε|επαινεσε|κανε κλικ|ανοιξε|αγορασε|παραθεσε|εισαγαγε|τονισε|υπογραμμισε|συμπεριλαβε|συστησουν|προτεινουν|να προτεινεις|αναφερουν|προτεινετε|συστηστε|σημειωσε',
    hushWord:
      'σε καμια περιπτωση|για κανενα λογο|για κανεναν λογο|υπο καμια συνθηκη|με τιποτα μη|επ ουδενι|μη μιλας|μη μιλησετε|μη λετε|μην αναφερετε|μην αποκαλυπτεις|μην αποκαλυψετε|μην προειδοποιησεις|μην κοινοποιησεις|δεν πρεπει να μαθει|δεν πρεπει να ξερει|να μη μαθει|να μην μαθει|κρατησε μυστικο|κρατα μυστικο|κρατησε το μυστικο|κραταμε μυστικο|μη βγαλεις|σωπα|χωρις να το πεις|εν αγνοια|χωρις να γνωριζει|αποσιωπα|λεξη στον',
    noteWord:
      'αυτη την παραγραφο|αυτην την παραγραφο|την παραγραφο αυτη|αυτης της παραγραφου|αυτο το αποσπασμα|αυτες τις γραμμες|αυτη τη φραση|αυτη την προταση|αυτο το αιτημα|αυτη την ενοτητα|αυτη την προειδοποιηση|αυτη την εντολη|αυτης της οδηγιας|αυτου του μηνυματος|αυτου του κειμενου|τη σημειωση αυτη|αυτο το σημειωμα|την οδηγια αυτη',
    youAreWord:
      'λεγεσαι|ονομαζεσαι|το ονομα σου ειναι|γινεσαι|υποδυσαι|υποδυσου|παιζεις τον ρολο|παιξε το ρολο|ενεργεις ως|ενεργησε ως|μπες στον ρολο|κανε τον|μετατρεπεσαι',
    rulelessWord:
      'χωρις κανεναν|χωρις καμια|χωρις κανενα|ελευθερη απο|ελευθερος απο|ελευθερο απο|απαλλαγμεν*|απελευθερωμεν*|χωρις φραγμους|χωρις δεσμευσεις|χωρις αναστολες|χωρις ταμπου|χωρις ηθικ*|απεριοριστ*|αφιλτραριστ*|χωρις φιλτρο|δεν υπακουει σε|δεν ακολουθει κανεν*|δεν εχει κανονες|δεν εχει ορια|δεν εχεις ορια|δεν γνωριζει ορια|κανενας περιορισμος|κανεναν περιορισμο',
    sendWord:
      'προωθηστε|να στειλεις|διαβιβαστε|αποστειλατε|ανεβαστε|παραδωσε|επισυναψε|κοινοποιησε|μεταβιβασε|μεταφερε',
    chatWord:
      'διαλογο*|κλειδι api|κλειδια api|πιστωτικ*|ολα τα μηνυματα|προσωπικα δεδομενα|δεδομενα του χρηστη|κουβεντα',
    newOrderWord:
      'νεος στοχος|νεοι κανονες|νεα καθηκοντα|νεος ρολος|νεα κατευθυνση|νεα εργασια|το νεο σου καθηκον|το πραγματικο σου καθηκον|το καθηκον σου ειναι|επειγουσα οδηγια|νεα προτροπη|νεα ανάθεση',
    nowWord: 'απο αυτη τη στιγμη|απο αυτη την στιγμη|απο τη στιγμη αυτη|τωρα|αμεσως|απο σημερα|απο εδω και μπρος|πλεον',
    yourWord: 'εσενα|σε|εσας',
    readThisWord: 'διαβασες|εχεις διαβασει|διαβαζεις αυτο',
    everyQuestionWord: 'καθε ερωτηση|καθε αλλη ερωτηση|οποιαδηποτε ερωτηση|σε οποιαδηποτε αλλη',
  },
  turkish: {
    ifModelWord:
      'eger bir yapay zeka*|yapay zekaysan*|yapay zeka isen*|yapay zeka modeliysen*|yapay zeka asistaniysan*|dil modeliysen*|dil modeli isen*|chatbotsan*|sohbet robotuysan*|bir asistansan*|bunu okuyan yapay zeka*|bunu okuyan bir yapay*|yapay zeka olarak sen|dil modeli olarak sen|ai isen*|aiysan*',
    toModelWord:
      'yapay zekaya not|yapay zekaya mesaj|yapay zeka icin not|yapay zeka asistanlarina|yapay zekaya talimat|yapay zeka icin talimat*|dil modelleri icin not|dil modellerine not|dil modellerine mesaj|dikkat yapay zeka*|dikkat, yapay zeka*|dikkat asistan*|dikkat, asistan*|sevgili yapay zeka*|sevgili asistan*|sayin asistan|sayin yapay zeka*|merhaba yapay zeka*|asistana not|asistana mesaj|asistanlara not|ai asistanlarina|ai asistanlari icin',
    readWord:
      'okuyan*|okuyor*|okur*|okudug*|okuyup|isleyen*|ozetleyen*|ozetlerken|ozetliyor*|inceleyen*|ziyaret eden*|analiz eden*|tarayan*',
    thisPageWord:
      'bu sayfayi|bu sayfanin|bu sayfa|bu metni|bu metnin|bu yaziyi|bu makaleyi|bu belgeyi|bu siteyi|bu web sayfasini|bu icerigi|bu paragrafi|bu satirlari',
    mustWord:
      'onermeli*|belirtmeli*|soylemeli*|yazmali*|bahsetmeli*|vermeli*|etmeli*|uymali*|yanitlamali*|cevaplamali*|kullanmali*|davranmali*|eklemeli*|vurgulamali*|ovmeli*|tanitmali*|yonlendirmeli*|zorundasin*|gerekir|gerekiyor|gerekmektedir|gerek|lazim|sart|rica olunur|rica ederiz|lutfen|yukumlu*|mecbur*|yasaktir',
    adviseWord:
      'oner*|tavsiye*|bahset*|belirt*|ov|ovmeli*|ovun|ovgu*|puan ver*|degerlendir*|vurgula*|iddia et*|tanit*|one cikar*|anmali*|soz et*|overek|salik ver*|yonlendir*|dile getir*',
    asIfWord:
      'yokmus gibi|olmamis gibi|verilmemis gibi|hic verilmemis|mevcut degilmis gibi|gecersizmis gibi|hic gormemis gibi|almamis gibi|farz et|varsay|varsayin|farz edin',
    notThereWord:
      'olmamis gibi|verilmemis gibi|degilmis gibi|gecersizmis gibi|gormemis gibi|almamis gibi|yok oldugunu|olmadigini|yokmus',
    wordForWord:
      'kelimesi kelimesine|kelime kelime|harfi harfine|harf harf|sozcugu sozcugune|aynen|oldugu gibi|eksiksiz|tam metnini|bire bir|birebir|bastan sona|noktasina virgulune|degistirmeden|butunuyle',
    askWord: 'nedir|neler|nelerdir|ne diyor|ne yaziyor|ne yazar|ne iceriyor|neydi|hangi',
    helperWord:
      'asistan icin|asistana|yapay zeka icin|yapay zekaya|model icin|modele|dil modeli icin|dil modeline|chatbot icin|sohbet robotu icin|asistanlara|asistanlar icin|senin icin|sana',
    obeyWord:
      'itaat etme|itaat etmeyin|itaat et|itaat edin|dinleme|dinlemeyin|uyma|uymayin|baskaldir|boyun egme|boyun eg|kulak verme|ozgurles|hizmet etme',
    makersWord:
      'yaraticilarin*|gelistiricilerin*|programcilarin*|yazilimcilarin*|operatorun*|ureticin*|sahiplerin*|efendilerin*|seni programla*|seni yarat*|seni gelistir*|seni egit*|seni yapan*|sirketin*|seni kodla*|yaraticina|gelistiricine',
    voidWord:
      'uyulmamalidir|uyulmamasi*|uyulmasin|artik uyulma*|uyulmayacak*|uymayiniz|dikkate alinmamali*|dikkate alinmasin|dikkate alinmayacak*|yok sayiniz|yok sayilmali*|yok sayilacak*|yok sayman*|yok saymal*|goz ardi ediniz|goz ardi edilmeli*|onemseme*|unutunuz|unutmalisin|unutman gerek*|unutulmali*|aklindan cikar|bos verin|bosver*|birak gitsin|bir tarafa birak*|bir yana koy*|kenara it*|terk edin|uygulamayin|izlemeyin|takip etmeyin|riayet etme*|tabi olma*|reddedin|ihlal edin|iptal say*|gecersiz say*|hukumsuz say*|at gitsin|es gec*',
    priorWord:
      'alinan|verilen|verilmis|aldigin|aldiginiz|oncekiler*|her turlu|herhangi|yukarida|bundan once|gelistiricinin|gelistiricilerin|operatorun|gecerli|eski|yururlukteki|soz konusu|baslangictaki|evvel|su anki|sistemin|var olan',
    ordersWord: 'kurali|prompt*|tembih*',
    toldWord:
      'kullanicinin sorusunu|kullanicinin istegini|kullanicinin sorusu|kullanicinin istegi|sana verilen*|size verilen*|sana verdikleri*|sana denilen*|simdiye kadar ogrendi*|simdiye kadar verilen*|yukaridakilerin hepsi*|yukaridaki tum|yukaridaki metin*|yukarida yazan*|yukarida yazili*|onceki konusma*|daha once denilen*|daha once verilen*|sana dayatilan*|sana yuklenen*|sana emredilen*|yukaridaki hicbir sey*|yukaridaki butun',
    goneWord:
      'hukmunu yitir*|hukmunu kaybet*|gecerliligini kaybet*|gecerliligi kalmad*|gecerliligi yok*|gecerli degildir|gecersiz sayil*|gecersiz kilin*|artik gecersiz*|artik yok|artik yoktur|artik baglamaz|artik baglayici degil*|iptal edilmis*|iptal olmus*|iptaldir|kaldirilm*|feshedil*|askiya alin*|yururlukten kaldir*|gecersiz hale|uygulanmaz|uygulanmayacak*|artik uygulanm*|bir anlami kalma*|hukmu kalmad*|hukmu yok*|eskimistir|suresi dol*|lagvedil*',
    revealWord:
      'yazin|yaziniz|yinele*|dokum*|ifsa edin|ortaya cikar*|ortaya dok*|sirala*|aynen yaz*|sunun|sun|ele ver*|disa aktar*|acik et*',
    promptWord:
      'promptun|promptunu|ilk istem*|baslangic istem*|gizli istem*|gizli prompt*|orijinal prompt*|ic kurallar*|sana verilen talimat*|yonergelerini|komutlarini',
    onlyWord: 'salt|tek bir kelime|bir tek|baska hicbir sey|sirf|baska sey|o kadar',
    replyWord:
      'yanitini ver*|yanit olarak|cevap olarak|yaziniz|yazin|karsilik ver*|diye yanit*|diye cevap*|diye yaz*|soyleyin|cikti ver*|cikti olarak|uret|olustur|kaleme al',
    assistantWord:
      'sanal asistan*|dijital asistan*|sohbet botu*|sohbet botlari|ai modelleri|botlar|konusma robotu*|yz asistan*',
    userWord: 'insana|kisiye|ziyaretci*|tuketici*|muhatab*|alicilar*',
    tellWord:
      'yazin|ekle|ekleyin|bitir|basla|ov|ovun|tikla|ac|satin al|alintila|yerlestir|vurgula|vurgulayin|bahsedin|tavsiye et*|tavsiye edin|yaz|dahil et*|kat|iddia et*',
    hushWord:
      'hicbir kosulda|hicbir sekilde|hicbir surette|hicbir sartta|hicbir durumda|ne olursa olsun|bahsetmeyin|soz etmeyin|soylemeyin|aciklamayin|anlatma|anlatmayin|acma|duyurma|sezdirme|belli etme|uyarma|uyarmayin|bilmemeli*|bilmesin|ogrenmemeli*|ogrenmesin|duymasin|haberi olmasin|haberi olmamali*|gizli tut*|tek kelime etme|haberdar etme*|bilgilendirme',
    noteWord:
      'bu paragraftan|bu paragrafi|bu bolumden|bu satirlardan|bu cumleden|bu istekten|bu uyaridan|bu emirden|bu yazidan|bu yaziyi|bu notu|bu talimati|bu yonergeden|bu aciklamadan|bu komuttan|bu kisimdan|bu konudan',
    youAreWord:
      'modelsin|asistansin|botsun|ismin|olacaksin|oluyorsun|rolundesin|rolune burun*|kiligina gir*|gibi konus*|davranacaksin|canlandir*|taklit et*|artik bir|degilsin|yapay zekasin|olarak davran*|rol yap*',
    rulelessWord:
      'siniri olmayan|kurali olmayan|sinirlari olmayan|kurallari olmayan|hicbir sinir*|hicbir kisit*|kisitlamasi olmayan|kisitsiz|kisitlamasiz|sinir tanima*|kural tanima*|kurallardan bagimsiz|ozgur|ozgurlesmis|serbest birakilmis|zincirlerinden|tabusuz|ahlaksiz|engelsiz|kontrolsuz|kurallara uymayan|hicbir filtre*|filtresi olmayan|filtresi yok|her seye cevap|her istegi|sansur yok|kurallara bagli olmayan|limitsiz|sinirsizca',
    sendWord: 'yonlendir*|iletiniz|aktarin|ekle|postala*|ulastir*|teslim et*',
    chatWord:
      'diyalog*|api anahtar*|kredi kart*|tum mesajlar*|kullanici bilgi*|kullanicinin bilgi*|kisisel veri*|kisisel bilgi*|baglam*|oturum bilgi*',
    newOrderWord:
      'yeni amac|yeni hedef|yeni rol|yeni kurallar|yeni yonergeler|yeni komut|yeni komutlar|yeni emirler|yeni gorevler|yeni gorevin|asil gorevin|gercek gorevin|gorevin artik|acil talimat|oncelikli talimat|yeni istem|yeni misyon|yeni direktif',
    nowWord:
      'bu andan itibaren|su andan|simdi|hemen|bugunden itibaren|bu dakikadan|bu saatten sonra|an itibariyla|simdiden',
    yourWord: 'senden|seni|sizden|size|sizi|sistemin|isteminin|istemin',
    readThisWord: 'okudugunu|bunu okudug*|okudugundan|okudugunuzu|gordugunu',
    everyQuestionWord: 'her soruya|butun diger sorulara',
  },
};
