import type { Lexicon } from '../rule-language.ts';

/**
 * The words that carry an override in other languages. Word order differs between them, so the rules that use these
 * sets ask for nearness, not order. Accents are optional: the fold removes them on both sides.
 */
const german: Lexicon = {
  toldWord:
    'alles obige|alles oben|alles bisherige|was dir gesagt wurde|was ihnen gesagt wurde|was euch zuvor|was euch gesagt|was dir vorher|was dir zuvor|was zuvor|was vorher|was bisher|alles davor|alles vorherige|text oben|obigen text|alles andere|was der nutzer|was der benutzer|diese seite davor',
  voidWord:
    'ignorier*|vergiss|vergessen sie|vergesst|missachte*|verwirf|verwerfen|beachte nicht|beachten sie nicht|nicht beachten|lass ausser acht|ausser acht|setze dich uber|setzen sie sich uber|hinwegsetzen|nicht mehr befolgen|befolge nicht|befolge keine|uberschreib*|streiche|losche|ubergehe|ubergehen',
  priorWord:
    'vorherig*|vorangegangen*|bisherig*|fruhere*|obige*|obenstehend*|vorstehend*|zuvor|alle|alles|deine|deiner|ihre|ihrer|oben|davor|bis jetzt|bisher|vorige*|ursprunglich*|sonstig*',
  ordersWord:
    'anweisung*|instruktion*|regeln|vorgaben|befehle*|anordnung*|richtlinien|weisung*|systemprompt*|system-prompt*|prompt|prompts|vorschriften|auftrag|auftrage|einstellungen|systemanweisung*',
  revealWord: 'zeig*|gib|geben sie|nenne*|verrate*|drucke|wiederhole*|schreib*|offenbare|teile|liste|zitiere|ausgeben',
  promptWord:
    'systemprompt*|system-prompt*|systemanweisung*|systemnachricht*|deine anweisung*|ihre anweisung*|deine regeln|deine instruktion*|geheimen anweisung*|verborgenen anweisung*|internen anweisung*|deinen prompt|urspruenglichen anweisung*',
  onlyWord: 'nur|ausschliesslich|lediglich|einzig|nichts anderes|sonst nichts|nichts weiter',
  replyWord: 'antworte|antworten sie|sag|sage|sagen sie|schreib|schreibe|schreiben sie|gib aus|gib|erwidere',
  assistantWord:
    'ki-assistent*|ki-assistenz*|ki assistent*|sprachmodell*|ki-modell*|ki-system*|ki-agent*|kunstliche intelligenz|chatbot*|an die ki|liebe ki|hallo ki|ki-*',
  userWord: 'nutzer*|benutzer*|anwender*|user|leser*|kunde*|kundin|person',
  tellWord:
    'sag*|erzahl*|teile*|empfiehl|empfehlen|informier*|verschweig*|verheimlich*|behaupte*|antworte*|schicke*|sende*|leite*|bewerte*|lobe*|erwahne*|frage*|zeige*|gib|folge|befolge|installier*',
  denyWord: 'nicht|kein|keine|keinen|niemals|nie|ohne',
};
const french: Lexicon = {
  toldWord:
    "tout ce qui precede|ce qui precede|ce qui est au-dessus|ce qu'on t'a dit|ce qu'on vous a dit|ce que l'on t'a|tout ce qu'on|tout ce que tu as|tout ce que vous avez|texte ci-dessus|tout le reste|ce que dit l'utilisateur|ce qui a ete dit",
  voidWord:
    "ignore|ignorez|ignorer|oublie|oubliez|oublier|neglige|negligez|n'obeis plus|n'obeissez plus|n'obeis pas|n'obeissez pas|ne tiens pas compte|ne tenez pas compte|ne tiens aucun compte|ne tenez aucun compte|ne pas tenir compte|fais abstraction|faites abstraction|ne respecte plus|ne suis plus|ne suivez plus|annule|annulez|ecarte|mets de cote",
  priorWord:
    "precedent|precedents|precedente|precedentes|anterieur*|ci-dessus|toutes|tous|tes|vos|initiales|avant|prealable*|plus haut|jusqu'ici|jusqu'a present",
  ordersWord:
    'instruction|instructions|consigne|consignes|regles|directive|directives|ordres|invite systeme|prompt|prompts|commandes',
  revealWord:
    'montre|montrez|affiche|affichez|revele|revelez|donne|donnez|imprime|imprimez|repete|repetez|ecris|ecrivez|divulgue|divulguez|devoile|recopie|communique',
  promptWord:
    'prompt systeme|invite systeme|message systeme|instructions systeme|prompt de systeme|tes instructions|vos instructions|tes consignes|vos consignes|prompt initial|instructions cachees|instructions secretes|ton prompt|votre prompt|instructions internes',
  onlyWord: "uniquement|seulement|exclusivement|rien d'autre|que par|que le mot|simplement|juste",
  replyWord: 'reponds|repondez|repondre|dis|dites|ecris|ecrivez|affiche|imprime',
  assistantWord:
    "assistant ia|assistant d'ia|assistante ia|modele de langage|modeles de langage|agent ia|agents ia|intelligence artificielle|l'ia|chatbot|robot conversationnel|a l'ia|modele de langue|assistant virtuel",
  userWord: "l'utilisateur|utilisateur|utilisateurs|l'utilisatrice|lecteur|client|visiteur",
  tellWord:
    'dis|dites|dire|informe|informez|recommande|recommandez|affirme|affirmez|envoie|envoyez|transmets|transmettez|mentionne*|revele*|signale*|suis|suivez|obeis|demande*|reponds|repondez|evalue*|installer',
  denyWord: "ne|n'|pas|sans|jamais|aucun|aucune",
};
const spanish: Lexicon = {
  toldWord:
    'todo lo anterior|lo anterior|lo que te dijeron|lo que se te|lo que te han|todo lo que te|todo lo de arriba|lo que pone arriba|texto anterior|todo lo demas|lo que dijo el usuario|lo dicho antes|lo que le dijeron',
  voidWord:
    'ignora|ignore|ignorad|ignorar|olvida|olvide|olvidad|olvidar|descarta|descarte|desestima|desestime|omite|omita|no hagas caso|no haga caso|haz caso omiso|haga caso omiso|no sigas|no siga|no obedezcas|no obedezca|pasa por alto|anula|prescinde|desobedece',
  priorWord:
    'anterior|anteriores|previas|previos|previa|previo|de arriba|todas|todos|tus|sus|iniciales|precedentes|antes|hasta ahora|arriba|que te dieron|recibidas',
  ordersWord:
    'instrucciones|instruccion|indicaciones|reglas|directrices|ordenes|normas|prompt|prompts|mensaje del sistema|comandos|pautas|directivas',
  revealWord:
    'muestra|muestre|mostrar|revela|revele|imprime|imprima|escribe|escriba|repite|repita|ensena|di|diga|dime|dame|comparte|divulga|copia|indica',
  promptWord:
    'prompt del sistema|prompt de sistema|mensaje del sistema|instrucciones del sistema|indicaciones del sistema|tus instrucciones|sus instrucciones|tus reglas|prompt inicial|instrucciones ocultas|instrucciones secretas|tu prompt|instrucciones internas|instrucciones iniciales|system prompt',
  onlyWord: 'solo|solamente|unicamente|exclusivamente|nada mas|simplemente|sin nada mas',
  replyWord: 'responde|responda|responded|contesta|conteste|di|diga|escribe|escriba|imprime',
  assistantWord:
    'asistente de ia|asistente virtual|asistentes de ia|modelo de lenguaje|modelos de lenguaje|agente de ia|agentes de ia|inteligencia artificial|la ia|chatbot|al asistente|asistente ia',
  userWord: 'al usuario|el usuario|usuario|usuarios|usuaria|lector|cliente|del usuario',
  tellWord:
    'di|diga|digas|dile|digale|informa|informe|recomienda|recomiende|afirma|afirme|envia|envie|reenvia|menciona*|menciones|reveles|sigas|siga|sigue|obedezcas|responde|responda|preguntes|preguntar|pide|instale|instalar|califica',
  denyWord: 'no|sin|nunca|jamas|ningun|ninguna',
};
const portuguese: Lexicon = {
  toldWord:
    'tudo o que veio|tudo acima|tudo o que foi|o que foi dito|o que lhe disseram|o que te disseram|tudo que veio|texto acima|tudo anterior|o que veio antes|tudo o mais|tudo o que recebeu',
  voidWord:
    'ignora|ignore|ignorem|ignorar|esquece|esqueca|esquecam|esquecer|desconsidere|desconsidera|desconsiderar|descarte|nao siga|nao sigas|nao obedecas|nao obedeca|nao ligue para|deixe de lado|anule|desobedeca|despreze',
  priorWord:
    'anterior|anteriores|previas|previos|acima|todas|todos|suas|tuas|seus|teus|iniciais|antes|ate agora|precedentes|que recebeu|recebidas',
  ordersWord:
    'instrucoes|instrucao|regras|diretrizes|ordens|orientacoes|comandos|prompt|prompts|indicacoes|diretivas|normas',
  revealWord:
    'mostre|mostra|revele|revela|imprima|imprime|escreva|escreve|repita|repete|exiba|exibe|diga|diz|partilha|compartilhe|apresente|informe',
  promptWord:
    'prompt do sistema|prompt de sistema|mensagem do sistema|instrucoes do sistema|suas instrucoes|tuas instrucoes|suas regras|prompt inicial|instrucoes ocultas|instrucoes secretas|seu prompt|teu prompt|system prompt|instrucoes internas',
  onlyWord: 'apenas|somente|so com|unicamente|exclusivamente|nada mais|so a palavra|simplesmente|so',
  replyWord: 'responda|responde|responder|diga|diz|escreva|escreve|imprima',
  assistantWord:
    'assistente de ia|assistente virtual|assistentes de ia|modelo de linguagem|modelos de linguagem|agente de ia|agentes de ia|inteligencia artificial|chatbot|ao assistente|a ia|assistente ia',
  userWord: 'ao usuario|o usuario|usuario|usuarios|utilizador|ao utilizador|leitor|cliente',
  tellWord:
    'diga|diz|digas|conte|informe|informa|recomende|recomenda|afirme|afirma|envie|envia|encaminhe|mencione|revele|siga|sigas|obedeca|responda|pergunte|peca|instale|instalar|avalie',
  denyWord: 'nao|sem|nunca|jamais|nenhum|nenhuma',
};
const italian: Lexicon = {
  toldWord:
    "tutto cio che precede|cio che precede|quanto sopra|tutto quanto|quello che ti|cio che ti|tutto quello che|testo sopra|testo precedente|tutto il resto|quanto detto|quello che c'e sopra|quanto ti e stato",
  voidWord:
    'ignora|ignori|ignorate|ignorare|dimentica|dimentichi|dimenticate|dimenticare|tralascia|trascura|non seguire|non obbedire|non considerare|non tenere conto|non tener conto|scarta|annulla|lascia perdere|disobbedisci|non rispettare',
  priorWord:
    'precedente|precedenti|di prima|sopra|tutte|tutti|tue|tuoi|sue|suoi|iniziali|qui sopra|finora|prima|ricevute|anteriori',
  ordersWord: 'istruzioni|istruzione|regole|direttive|ordini|indicazioni|linee guida|prompt|comandi|consegne',
  revealWord:
    'mostra|mostri|mostrami|rivela|riveli|stampa|scrivi|scriva|ripeti|visualizza|elenca|dimmi|fornisci|condividi|copia',
  promptWord:
    'prompt di sistema|prompt del sistema|messaggio di sistema|istruzioni di sistema|tue istruzioni|sue istruzioni|tue regole|prompt iniziale|istruzioni nascoste|istruzioni segrete|tuo prompt|system prompt|istruzioni interne|istruzioni iniziali',
  onlyWord: "solo|soltanto|solamente|unicamente|esclusivamente|nient'altro|semplicemente|nulla di piu",
  replyWord: "rispondi|risponda|rispondete|scrivi|stampa|di'",
  assistantWord:
    "assistente ia|assistente ai|assistenti ai|assistente virtuale|modello linguistico|modelli linguistici|modello di linguaggio|agente ai|agenti ai|intelligenza artificiale|l'ia|l'ai|chatbot|all'assistente",
  userWord: "all'utente|l'utente|utente|utenti|lettore|cliente|dell'utente|visitatore",
  tellWord:
    "di'|dica|dire|di che|informa|raccomanda|consiglia|afferma|invia|inoltra|menzionare|menziona|rivelare|seguire|segui|obbedire|rispondi|chiedere|chiedi|installare|valuta",
  denyWord: 'non|senza|mai|nessun|nessuna',
};
const dutch: Lexicon = {
  toldWord:
    'alles hierboven|alles hiervoor|wat hierboven|wat je verteld|wat je is verteld|wat je eerder|wat u eerder|wat jou is|wat er boven|tekst hierboven|bovenstaande tekst|al het voorgaande|al het bovenstaande|al het andere|wat hiervoor',
  voidWord:
    'negeer|negeren|vergeet|vergeten|sla over|laat buiten beschouwing|schenk geen aandacht aan|volg niet|gehoorzaam niet|luister niet naar|verwerp|gooi weg|trek je niets aan|houd geen rekening met|overschrijf',
  priorWord:
    'vorige|voorgaande|eerdere|bovenstaande|alle|alles|hierboven|daarvoor|jouw|je|uw|oorspronkelijke|voorafgaande|tot nu toe',
  ordersWord:
    "instructie|instructies|regels|richtlijnen|opdrachten|opdracht|aanwijzingen|bevelen|prompt|prompts|voorschriften|systeemprompt|commando's",
  revealWord: 'toon|laat|geef|onthul|print|herhaal|schrijf|deel|druk af|noem|vertel',
  promptWord:
    'systeemprompt|systeem prompt|systeembericht|systeeminstructies|je instructies|jouw instructies|uw instructies|je regels|verborgen instructies|geheime instructies|je prompt|system prompt|interne instructies',
  onlyWord: 'alleen|enkel|uitsluitend|slechts|niets anders|verder niets',
  replyWord: 'antwoord|antwoordt|zeg|schrijf|geef als antwoord|reageer',
  assistantWord:
    'ai-assistent*|ai assistent|taalmodel*|ai-model*|ai-agent*|kunstmatige intelligentie|chatbot|de ai|digitale assistent',
  userWord: 'de gebruiker|gebruiker|gebruikers|lezer|klant|bezoeker',
  tellWord:
    'zeg|vertel|meld|beveel|stuur|verzend|noem|vermeld|volg|antwoord|vraag|installeer|beweer|informeer|geef|doorsturen|stuur door|beoordeel',
  denyWord: 'niet|geen|nooit|zonder',
};
const scandinavian: Lexicon = {
  toldWord:
    'allt ovan|allt ovanfor|alt ovenfor|alt over|alt ovenstaaende|det som star ovan|det du fatt|vad du har|vad du fatt|hva du har|hvad du har|det du er|det foregaende|det ovenstaende|teksten ovenfor|texten ovan|alt tidligere|allt tidigare|alt andet|alt annet|hvad der stod|alt hvad|allt som|alt som',
  voidWord:
    'ignorera|ignorer|ignorere|glom|glem|glemme|bortse|bortse fra|bortse fran|se bort fra|se bort fran|strunta i|tilsidesaet|tilsidesett|tilsidesaett|asidosatt|folg inte|folj inte|folg ikke|bry deg ikke om|overse|overhor|hoppa over',
  priorWord:
    'tidigare|foregaende|ovan|ovanstaende|alla|allt|dina|era|tidligere|forrige|foregaende|ovenfor|ovenstaende|ovennevnte|alle|alt|dine|over|foregaaende|hidtidige|innan|de forrige|alle de|opprinnelige|oprindelige',
  ordersWord:
    'instruktioner|instruktion|instruktionerna|reglerna|regler|reglerne|reglene|anvisningar|anvisninger|anvisningerne|order|instrukser|instruksjoner|instruksjonene|instruksene|instrukserne|instruktionerne|direktiv|direktiver|riktlinjer|retningslinjer|retningslinjene|befalinger|prompt|kommandon|kommandoer|ordrer',
  revealWord:
    'visa|vis|avsloja|avslor|skriv ut|skriv|udskriv|upprepa|gjenta|gentag|aterge|dela|del|ge|gi|giv|oppgi|oplys',
  promptWord:
    'systemprompt*|system-prompt*|systemmeddelande*|systemmelding*|systembesked|systeminstruktion*|dina instruktioner|dine instruktioner|dine instrukser|instruksjonene dine|dolda instruktioner|skjulte instruktioner|skjulte instruksjoner|systeminstruks*|din prompt|systemledetekst*|systemledtekst*|ledeteksten',
  onlyWord: 'endast|bara|enbart|kun|bare|inget annat|intet andet|ingenting annet|udelukkende|utelukkende',
  replyWord: 'svara|svar|svare|sag|si|sig|skriv',
  assistantWord:
    'ai-assistent*|ai-assistant|ai assistent|ai-modell*|ai-model*|ai-agent*|sprakmodell*|sprogmodel*|chatbot*|chattbot*|ki-assistent*|kunstig intelligens|artificiell intelligens|ki-modell*|til ai-*|till ai-*',
  userWord:
    'anvandaren|anvandare|anvandarens|brugeren|brugere|brugerens|brukeren|brukere|brukerens|lasaren|leseren|laeseren|kunden',
  tellWord:
    'sag|beratta|informera|rekommendera|pasta|skicka|namn|folj|svara|si|fortell|informer|anbefal|pasta|send|nevn|folg|svar|sig|fortael|naevn|videresend|pastaa|oplys|spor|fraga|installer*|bed',
  denyWord: 'inte|ikke|aldrig|aldri|utan|uden|uten|ingen|inga',
};
const finnish: Lexicon = {
  toldWord:
    'kaikki ylla|kaikki edella|mita sinulle|kaikki mita|ylla oleva|kaikki aiempi|edeltava teksti|kaikki muu|mita on sanottu',
  voidWord:
    'ohita|ohittakaa|unohda|unohtakaa|ala valita|ala noudata|jata huomiotta|jata huomioimatta|alka valittako|alka noudattako|sivuuta|jata valiin|hylkaa',
  priorWord:
    'aiemm*|aikaisem*|edelli*|edella*|yllaole*|ylla ole*|kaikki|kaikkia|kaikista|ylla|sinun|alkuper*|tahanasti*',
  ordersWord: 'ohje*|saanno*|saanto*|saantoja|maarays*|kasky*|kehote*|kehotte*|komento*|ohjeistu*|kehoit*',
  revealWord: 'nayta|paljasta|tulosta|kerro|toista|kirjoita|listaa|anna|jaa',
  promptWord:
    'jarjestelmakehot*|jarjestelmakehote*|jarjestelmaohje*|jarjestelmaviest*|systeemipromp*|ohjeesi|saantosi|kehotteesi|piilotetut ohje*|salaiset ohje*|jarjestelmapromp*',
  onlyWord: 'vain|ainoastaan|pelkka|pelkalla|pelkastaan|ei mitaan muuta',
  replyWord: 'vastaa|vastatkaa|sano|sanokaa|kirjoita|tulosta',
  assistantWord: 'tekoalyavustaja*|tekoaly*|kielimalli*|tekoalyassistent*|chatbot*|tekoalymalli*|tekoalyagent*',
  userWord: 'kayttaja*|lukija*|asiakas|asiakkaa*',
  tellWord: 'kerro|sano|suosittele|vaita|laheta|mainitse|noudata|vastaa|ilmoita|kysy|asenna*|kehota|valita',
  denyWord: 'ala|alka*|ei|kertomatta|koskaan',
};
const catalan: Lexicon = {
  toldWord: "tot l'anterior|l'anterior|tot el que|el que t'han|el que et|text anterior|tot allo",
  voidWord: 'ignora|ignoreu|oblida|oblideu|no facis cas|no segueixis|descarta|passa per alt|omet',
  priorWord: 'anteriors|previes|previs|anterior|totes|tots|teves|teus|de dalt|inicials|precedents',
  ordersWord: 'instruccions|regles|indicacions|ordres|directrius|normes|prompt|consignes',
  revealWord: 'mostra|mostreu|revela|imprimeix|escriu|repeteix|digues|ensenya',
  promptWord:
    'prompt del sistema|prompt de sistema|missatge del sistema|instruccions del sistema|les teves instruccions|teu prompt',
  onlyWord: 'nomes|unicament|exclusivament',
  replyWord: 'respon|contesta|digues|escriu',
  assistantWord:
    "assistent d'ia|assistent ia|model de llenguatge|intel·ligencia artificial|assistent virtual|agent d'ia|a la ia",
  userWord: "l'usuari|usuari|usuaria|lector|client",
  tellWord: 'digues|diguis|recomana|envia|segueix|segueixis|compleixis|informa|instal·li|respon',
  denyWord: 'no|sense|mai',
};
const baltic: Lexicon = {
  toldWord:
    'koik eelnev|mis sulle|mida sulle|visu ieprieks|kas tev|visu, kas|viska, kas|viska virs|tai, kas|tekstu virs|eespool|viska auksciau',
  voidWord:
    'ignoreeri*|unusta*|eira*|jata tahelepanuta|ignore|ignorejiet|aizmirsti|aizmirstiet|neņem vera|ignoruok*|pamirsk*|nepaisyk*',
  priorWord: 'eelmis*|varasem*|eelnev*|koik|koiki|ieprieksej*|visus|visas|augstak|ankstesn*|visas|visus|aukscia*',
  ordersWord: 'juhis*|reegl*|kask*|noradijum*|instrukcij*|noteikum*|nurodym*|taisykl*|komand*',
  revealWord: 'naita|kuva|paljasta|prindi|paradi|atklaj|izdruka|parodyk|atskleisk|rodyk|isvesk',
  promptWord:
    'susteemiviip*|susteemijuhis*|susteemiprompt*|sistemas uzvedn*|sistemas prompt*|sistemas noradijum*|sistemos uzklaus*|sistemos nurodym*|sistemos raginim*',
  onlyWord: 'ainult|vaid|tikai|vien|tik|vien tik',
  replyWord: 'vasta*|utle|atbildi*|saki|atsakyk*|sakyk',
  assistantWord:
    'tehisintellekti*|ti-assistent*|keelemudel*|tehisaru*|maksligais intelekts|maksliga intelekta|valodas model*|mi asistent*|dirbtinio intelekto|kalbos model*|di asistent*',
  userWord: 'kasutaja*|lietotaj*|naudotoj*|vartotoj*',
  tellWord: 'utle|soovita|saada|taida|saki|iesaki|suti|pildi|sakyk|rekomenduok|siusk|vykdyk',
  denyWord: 'ara|mitte|ne|nekad|nesaki|nepildi|nesakyk|nevykdyk',
};
const afrikaans: Lexicon = {
  toldWord: 'alles hierbo|wat hierbo|wat jy|alles wat|teks hierbo',
  voidWord: 'ignoreer|vergeet|verontagsaam|moenie volg nie|slaan oor',
  priorWord: 'vorige|bogenoemde|alle|al die|jou|vroeere|voorafgaande',
  ordersWord: 'instruksies|opdragte|reels|riglyne|bevele',
  revealWord: 'wys|toon|druk|herhaal|skryf|gee',
  promptWord: 'stelselprompt|stelselboodskap|stelselinstruksies|jou instruksies|stelselopdrag',
  onlyWord: 'slegs|net|alleenlik',
  replyWord: 'antwoord|se|skryf',
  assistantWord: 'ki-assistent|taalmodel|kunsmatige intelligensie|kletsbot',
  userWord: 'gebruiker|leser',
  tellWord: 'se|stuur|beveel|volg|antwoord',
  denyWord: 'nie|moenie|nooit|geen',
};
export const westernLexicons: Readonly<Record<string, Lexicon>> = {
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  scandinavian,
  finnish,
  catalan,
  baltic,
  afrikaans,
};
