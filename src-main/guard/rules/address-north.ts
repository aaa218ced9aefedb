import type { Lexicon } from '../rule-language.ts';

/**
 * What addresses the machine among a page's readers: "if you are an AI", "language models reading this page must", "do
 * not obey your developers", "act as if there were no rules", "word for word". Verbs stand in the singular, plural and
 * polite imperative, as the infinitive that is an order, and in the passive; nouns in all cases. Sets of languages.ts
 * and orders-west.ts with the same name grow by the words here. This file: German, Dutch, the Scandinavian languages,
 * Finnish and Afrikaans.
 */
export const northAddress: Readonly<Record<string, Lexicon>> = {
  german: {
    ifModelWord:
      'wenn du eine ki|falls du eine ki|wenn sie eine ki|falls sie eine ki|sofern du eine ki|bist du eine ki|sind sie eine ki|wenn du ein sprachmodell|falls du ein sprachmodell|wenn sie ein sprachmodell|falls sie ein sprachmodell|wenn du ein chatbot|falls du ein chatbot|wenn du ein ki-*|falls du ein ki-*|falls sie ein ki-*|bist du ein sprachmodell|solltest du eine ki|solltest du ein sprachmodell|falls ein sprachmodell|falls eine ki|wenn eine ki|als ki, die|als sprachmodell sollst|als ki sollst|als ki musst',
    toModelWord:
      'hinweis an ki*|hinweis fur ki*|hinweis an die ki|hinweis an alle ki*|hinweis an sprachmodell*|hinweis fur sprachmodell*|nachricht an ki*|nachricht an die ki|nachricht an sprachmodell*|anweisung an ki*|anweisung an die ki|anweisung fur ki*|anweisung an sprachmodell*|anweisung an den assistent*|hinweis an den assistent*|achtung ki*|achtung, ki*|achtung sprachmodell*|liebe sprachmodell*|liebes sprachmodell*|lieber chatbot|lieber assistent|an alle ki-*|an alle sprachmodell*|notiz an ki*|notiz fur ki*|wichtig fur ki*|bitte an ki-*|an den ki-*|aufforderung an ki*',
    readWord: 'les*|liest|gelesen|verarbeit*|zusammenfass*|auswert*|analysier*|besuch*|abruf*|aufruf*|indexier*',
    thisPageWord:
      'diese seite|dieser seite|diese webseite|dieser webseite|diese website|diesen text|dieser text|dieses textes|diesen artikel|dieses dokument|dieses dokuments|diesen inhalt|diesen absatz|diese zeilen',
    mustWord:
      'muss|mussen|musst|soll|sollen|sollst|sollte|sollten|solltest|darf|durfen|darfst|haben zu|hat zu|hast zu|sind verpflichtet|ist verpflichtet|werden gebeten|wird gebeten|werden angewiesen',
    adviseWord:
      'empfehl*|empfiehl*|erwahn*|nenn*|lob*|bewert*|betont*|betone|betonen|hervorheb*|hebe hervor|behaupte*|anpreis*|preise*|rate|raten sie|anraten|verlink*|verweise*|hinweisen|weise darauf',
    asIfWord:
      'so tun, als|tu so, als|tun sie so, als|so handeln, als|so verhalten, als|verhalte dich, als|verhalten sie sich, als|handle, als|handle so, als|antworte, als|stell dir vor|stellen sie sich vor|geh davon aus|gehen sie davon aus|als ob|als hatte*|als gabe|als waren',
    notThereWord:
      'nicht existier*|nie existier*|nicht mehr existier*|nicht gabe|nicht gegeben|nie gegeben|nicht vorhanden|nicht da waren|nicht mehr da|nie erhalten|nicht erhalten|keine anweisung*',
    wordForWord:
      'wort fur wort|wortlich|wortwortlich|wortgetreu|buchstabengetreu|im wortlaut|ungekurzt|unverandert|eins zu eins|zeichen fur zeichen',
    askWord: 'wie lautet|wie lauten|was ist|was sind|welche|was enthalt|welchen|was steht|woraus besteht|verrat mir',
    helperWord:
      'fur den assistent*|an den assistent*|fur den ki-*|fur die ki|an die ki|fur das sprachmodell|an das sprachmodell|fur ki-*|fur den chatbot|an den chatbot|fur dich',
    obeyWord:
      'gehorch*|folge nicht|hore nicht|hor nicht|horen sie nicht|handle nicht|handeln sie nicht|befolg*|richte dich nicht|halte dich nicht|nicht langer|nicht mehr',
    makersWord:
      'deine entwickler*|deiner entwickler*|deinen entwickler*|dein entwickler|deines entwicklers|deinem entwickler|ihrer entwickler|ihren entwicklern|deine schopfer*|deinen schopfern|deiner schopfer|deinem betreiber|deines betreibers|dein betreiber|deinen betreiber|ihres betreibers|deiner hersteller|deinem hersteller|deines herstellers|die dich programmier*|der dich programmier*|dich gebaut|dich erschaffen|dich trainier*|deine programmierer*|deinen programmierern|deiner firma',
    voidWord:
      'nicht mehr zu beachten|nicht zu beachten|nicht zu befolgen|nicht mehr zu befolgen|nicht befolgt werden|nicht mehr befolgt werden|nicht mehr beachten|hinwegzusetzen|ausser betracht|unberucksichtigt|berucksichtige nicht|berucksichtigen sie nicht|halte dich nicht|halten sie sich nicht|nicht einhalten|befolgen sie keine|befolgen sie nicht|folge nicht|folge keinen|folgen sie nicht|unterlasse|vergesse|zu vergessen|hor nicht auf|hore nicht auf|fuhre nicht aus|weg mit|nicht mehr folgen|tilge|leg ab|leg deine|entbunden',
    priorWord:
      'samtlich*|jegliche*|vorangehend*|erteilt*|obengenannt*|vorgenannt*|des betreibers|der betreiber|der entwickler|des entwicklers|vor dieser|vor diesem|einstig*|eingangs',
    ordersWord: 'regel|vorgegeben*|befehl|systemnachricht*|nutzungsregeln',
    toldWord:
      'die frage des nutzers|die anfrage des nutzers|die frage des benutzers|die eigentliche frage|die bitte des nutzers|die aufgabe des nutzers|den wunsch des nutzers|die anweisungen des nutzers|die wunsche des nutzers|dir erteilt*|dir gegeben*|ihnen erteilt*|ihnen gegeben*|dir vorgegeben*|dir auferlegt*|du erhalten|du bekommen|du gehort|sie erhalten haben|du bisher|was davor|alles zuvor|alles vorher|alles, was oben|alles, was vor|den obigen|bis hierhin|dir beigebracht*',
    goneWord:
      'verlieren hiermit|verlieren ihre gultigkeit|verliert seine gultigkeit|verlieren ab sofort|gultigkeit verlor*|erloschen|erlischt|entfallen|entfallt|abgeschafft|ausgesetzt|sind passe|haben ausgedient|unwirksam|keine geltung|keine gultigkeit|nicht langer gultig|gilt ab sofort nicht|setzen wir ausser|storniert',
    revealWord:
      'kopier*|verrat|enthull*|offenleg*|lege offen|legen sie offen|mitteil*|poste|ubermittle|wiederzugeben|auszugeben|preisgeben|spuck*|sag mir|sende mir',
    promptWord:
      'dein prompt|ihren prompt|initialen prompt|startprompt*|initialprompt*|grundanweisung*|basisanweisung*|vorab-anweisung*|verborgenen regeln|geheimen regeln|systemkontext',
    onlyWord: 'bloss|allein|ausser|kein anderes',
    replyWord:
      'ausgeben|auszugeben|zu antworten|zu schreiben|reagiere|reagieren sie|antwort nur|formuliere|verfasse|erstelle',
    assistantWord: 'eine ki|chat-assistent*|sprachassistent*|digitale assistent*|automatische assistent*',
    userWord: 'menschen|gegenuber|fragesteller*|auftraggeber*|kaufer*|verbraucher*',
    tellWord:
      'raten|rate|weise|weist|betone|nutze|klicke|offne|lade|kaufe|schlag*|trage|setze|erganze|fuge|hange|ende|beende|beginne',
    hushWord:
      'nutzer nichts|benutzer nichts|nutzerin nichts|anwender nichts|nutzer hiervon nichts|nutzer davon nichts|benutzer davon nichts|auf keinen fall|unter keinen umstanden|keinesfalls|keineswegs|rede nicht|reden sie nicht|sprich nicht|sprechen sie nicht|erzahle niemandem|erzahlen sie niemandem|erzahle nicht|erzahl nicht|darf nicht erfahren|darf nichts|darf davon|nicht wissen|nichts erfahren|lass weg|ohne zu erwahnen|stillschweigen|geheim halten|halte geheim|vertusch*',
    noteWord:
      'dieser absatz|diesen absatz|diesem abschnitt|diesen abschnitt|dieser abschnitt|diesen zeilen|diese zeilen|diesen hinweis|dieser hinweis|diesen auftrag|dieser auftrag|diese bitte|dieser passage|diese notiz|daruber',
    youAreWord:
      'bist du|heisst du|nennst du dich|agierst du|agiere als|handelst du|du nennst dich|dein name ist|mime|bist ab',
    rulelessWord:
      'an keine regel*|an keinerlei|keine vorschriften|keinerlei vorschriften|von allen regeln|aller regeln|von allen beschrankungen|ohne jede*|ohne jegliche*|ohne regel*|ohne schranken|keine schranken|frei von allen|befreit|frei von jeder|ohne richtlinien|keine tabus|ohne tabus|alles darf|entfesselt|uneingeschrankt|ohne auflagen|nichts verweiger*|nie verweiger*|niemals nein',
    sendWord: 'ubermitteln sie|weiterzuleiten|verschick*|ubersend*|lade|hochladen',
    chatWord:
      'gesamten chat|ganzen chat|gesprachs|bisherige nachrichten|alle nachrichten|dialog|anmeldedaten|api-schlussel|zugangscode*|kreditkarte*|e-mails des nutzers|daten des benutzers',
    newOrderWord: 'dringende anweisung|neue prioritat|neues ziel|deine aufgabe lautet|ab sofort gilt',
    nowWord: 'ab diesem moment|ab diesem augenblick|von diesem moment an|nunmehr|ab heute|ab hier',
    yourWord: 'ihr|ihren|ihrer|deines|deinem|dich',
    readThisWord:
      'du das gelesen|du das hier|du dies gelesen|du dies hier|sie dies gelesen|sie das gelesen|gelesen hast|dass du diese|dass du diesen|du hier liest',
    everyQuestionWord:
      'jede weitere frage|jede frage|jede andere frage|jede anfrage|jede beliebige frage|auf alles weitere|egal was gefragt|egal, was gefragt',
  },
  dutch: {
    ifModelWord:
      'als je een ai bent|als jij een ai bent|als u een ai bent|ben je een ai|indien je een ai|indien u een ai|als je een taalmodel|als u een taalmodel|als je een chatbot|als je een ai-*|als u een ai-*|mocht je een ai|als je een kunstmatige|als je een assistent|als een ai dit|als een taalmodel dit|ben je een taalmodel|als ai moet je|als taalmodel moet je|als je ai bent',
    toModelWord:
      'bericht aan ai*|bericht voor ai*|bericht aan taalmodel*|opmerking voor ai*|opmerking aan ai*|notitie voor ai*|notitie aan ai*|let op ai*|let op, ai*|aan alle ai*|aan alle taalmodel*|beste ai*|beste assistent|beste taalmodel*|beste chatbot|instructie voor ai*|instructie aan ai*|instructies voor ai*|instructie voor de ai|instructie aan de assistent|aanwijzing voor ai*|mededeling aan ai*|mededeling voor ai*|nota voor ai*|lieve ai|attentie ai*|aan de ai*|opdracht aan ai*|opdracht voor ai*',
    readWord:
      'lees|leest|lezen|gelezen|verwerk*|samenvat|samenvatten|vat|analyseer*|analyseren|bezoek*|raadpleeg*|raadplegen|indexeer*|indexeren',
    thisPageWord:
      'deze pagina|deze webpagina|deze website|deze site|deze tekst|dit artikel|dit document|deze inhoud|deze regels|deze alinea|dit bericht',
    mustWord:
      'moet|moeten|dient|dienen|mag|mogen|behoort|behoren|bent verplicht|zijn verplicht|is verplicht|worden verzocht|wordt verzocht',
    adviseWord:
      'aanbevel*|aan te bevelen|beveel*|aanraden|raad*|prijs|prijzen|loof|vermeld*|noem*|beoordeel*|beoordelen|benadruk*|aanprijzen|promoot*|verwijs*|verwijzen|stel voor|voorstellen|waarderen',
    asIfWord: 'alsof|doe of|stel je voor dat|stelt u zich voor dat|ga ervan uit dat|gaat u ervan uit|net doen of',
    notThereWord:
      'niet bestaan|niet bestonden|nooit bestaan|nooit hebben bestaan|niet bestond|er niet zijn|er niet waren|nooit gegeven|nooit ontvangen|niet ontvangen|er nooit',
    wordForWord:
      'woord voor woord|letterlijk|woordelijk|in zijn geheel|integraal|onverkort|ongewijzigd|letter voor letter|verbatim|zonder weglating*',
    askWord: 'wat is|wat zijn|wat staat er in|wat staat in|hoe luidt|hoe luiden|welke|wat zegt|wat bevat',
    helperWord:
      'voor de assistent|aan de assistent|voor de ai|aan de ai|voor het taalmodel|aan het taalmodel|voor ai*|voor de chatbot|aan de chatbot|voor jou',
    obeyWord:
      'gehoorzaam*|gehoorzamen|luister niet|volg niet|niet langer|niet meer|trek je niets aan van|kom in opstand|bevrijd je|ongehoorzaam',
    makersWord:
      'je makers|jouw makers|uw makers|je maker|je ontwikkelaars|jouw ontwikkelaars|uw ontwikkelaars|je ontwikkelaar|je programmeurs|uw programmeurs|je beheerder|je beheerders|uw beheerder|je exploitant|je fabrikant|je eigenaar|je bazen|jou geprogrammeerd|je geprogrammeerd|jou gemaakt|je gemaakt hebben|je hebben gemaakt|je hebben geprogrammeerd|jou getraind|je getraind|je bedrijf|je scheppers',
    voidWord:
      'niet meer gevolgd|niet langer gevolgd|niet gevolgd te worden|mogen niet worden gevolgd|worden genegeerd|geen rekening|niet op te volgen|niet in acht|volg geen|niet volgen|niet te volgen|hoef je niet|leg weg|zet van je af|terzijde|overboord|laat varen|laat achterwege|links liggen|sla in de wind|bevrijd je|let niet op|geef geen gehoor|verwaarloos|veeg uit|doe niet wat|trek je niks aan',
    priorWord:
      'ontvangen|gegeven|eerder|voorheen|hiervoor|van de ontwikkelaar|van de ontwikkelaars|van de beheerder|van het systeem|bestaande|geldende|genoemde|bovengenoemde|oude|al het|iedere|elke|gekregen|vroegere|huidige|opgelegde|initiele|aanvankelijke',
    ordersWord: 'regel|richtlijn|bevel|gebod|geboden|aanwijzing|voorschrift|instructieset|directieven',
    toldWord:
      'de vraag van de gebruiker|het verzoek van de gebruiker|de wensen van de gebruiker|jou gegeven|je gegeven|u gegeven|je is gegeven|jou zijn gegeven|je opgelegd|jou opgelegd|je is gezegd|jou is gezegd|je gekregen|je hebt gekregen|je hebt ontvangen|u hebt ontvangen|je gehoord|alles wat je|alles wat u|alles wat eerder|wat er hierboven|je aangeleerd',
    goneWord:
      'vervallen|vervalt|verliezen hun geldigheid|verliest zijn geldigheid|niet langer van kracht|niet meer van kracht|niet langer van toepassing|gelden niet langer|geldt niet langer|zijn opgeheven|is opgeheven|zijn afgeschaft|zijn geschrapt|tellen niet meer|bestaan niet meer|zijn achterhaald|is achterhaald|geannuleerd|zijn verlopen|hebben afgedaan|zijn niet geldig',
    revealWord:
      'neem over|neem hem|overnemen|zeg me|plak|stuur me|dicteer|som op|opsommen|prijsgeven|onthullen|weergeven|afdrukken|kopieren|lever|maak bekend|spuug',
    promptWord:
      'jouw prompt|uw prompt|systeeminstructie|oorspronkelijke prompt|geheime prompt|verborgen prompt|je verborgen|je opdrachten|uw regels|jouw regels|je startinstructies|systeemcontext',
    onlyWord: 'louter|niks anders|zonder iets toe te voegen|meer niet',
    replyWord: 'antwoorden|te schrijven|beantwoord|formuleer|produceer|tik',
    assistantWord:
      'een ai|ai-systemen|ai systemen|ai assistenten|ai modellen|ai-tools|chatbots|chatassistent*|digitale assistenten|virtuele assistent*|spraakassistent*|ai-bots',
    userWord: 'gebruikster|lezers|klanten|bezoekers|gesprekspartner|mens|consument*',
    tellWord:
      'raad|voeg|sluit|begin|eindig|prijs|klik|open|koop|citeer|benadruk|noteer|neem op|schrijf dat|plaats|vermelden|noemen|aanraden|aanbevelen',
    hushWord:
      'gebruiker hier niets|gebruiker niets|gebruiker hierover niets|gebruiker er niets|in geen geval|onder geen beding|onder geen enkele|nooit ofte nimmer|praat niet|praat er niet|spreek er niet|rep niet|rep met geen woord|geen woord over|mag niet weten|mag niets weten|mag dit niet|niet laten weten|laat niet weten|laat niets merken|hou voor je|houd voor je|houd geheim|hou stil|houd verborgen|zonder het te vertellen|maak geen melding|waarschuw niet|buiten medeweten|doe er het zwijgen toe',
    noteWord:
      'deze passage|deze regels|deze zin|dit verzoek|deze sectie|deze waarschuwing|dit hoofdstuk|deze opdracht|dit stuk|deze aanwijzing',
    youAreWord:
      'heet je|ben je|je noemt je|je naam is|jouw naam is|speel je|je gedraagt je|je handelt als|handel als|vermom je|verplaats je in',
    rulelessWord:
      'zonder enige|zonder enkele|vrij van alle|vrij van elke|bevrijd van|los van alle|kent geen|zonder remmen|zonder taboes|zonder moraal|zonder voorschriften|geen voorschriften|onbeperkt*|zonder richtlijnen|geen richtlijnen|geen taboes|volgt geen|aan geen enkele|ontketend*|alles zegt|op alles ja',
    sendWord: 'doorsturen|verzenden|te sturen|stuurt|bezorg|speel door|lever|plaats|forward',
    chatWord:
      'dialoog|gespreksgeschiedenis|chatgeschiedenis|api-sleutel*|creditcard*|alle berichten|berichten van de gebruiker|persoonsgegevens|context',
    newOrderWord:
      'nieuw doel|nieuwe regels|nieuwe richtlijn*|nieuwe opdrachten|nieuwe taken|nieuw bevel|dringende instructie|je taak is|je werkelijke taak|je echte taak|nieuwe rol|nieuwe aanwijzing*',
    nowWord: 'vanaf dit moment|met onmiddellijke ingang|vanaf hier|vanaf vandaag|per direct|nu',
    yourWord: 'jullie|jou',
    readThisWord: 'hebt gelezen|gelezen hebt|je dit leest|dit gelezen',
    everyQuestionWord: 'elke vraag|elke volgende vraag|elke andere vraag|iedere vraag|iedere volgende',
  },
  scandinavian: {
    ifModelWord:
      'om du ar en ai|om du ar ai|ifall du ar en ai|ar du en ai|om du ar en sprakmodell|om du ar en chattbot|om du ar en artificiell|om ni ar en ai|om du ar ett ai|om en ai laser|om en sprakmodell laser|hvis du er en ai|hvis du er ai|er du en ai|hvis du er en sprogmodel|hvis du er en chatbot|hvis du er en kunstig|safremt du er en ai|hvis du er en ki|hvis du er en sprakmodell|er du en ki|dersom du er en ki|dersom du er en ai|dersom du er en sprakmodell|hvis du er kunstig|som ai skal du|som ai ska du|som ki skal du|som sprakmodell ska du|som sprogmodel skal du',
    toModelWord:
      'meddelande till ai*|till alla ai*|till alla sprakmodell*|not till ai*|notis till ai*|obs ai*|obs, ai*|observera ai*|instruktion till ai*|instruktioner till ai*|instruktion for ai*|kara ai*|kara assistent|kara sprakmodell|hej ai*|anvisning till ai*|besked til ai*|bemaerkning til ai*|note til ai*|notat til ai*|til alle ai*|til alle sprogmodel*|instruktion til ai*|instruktioner til ai*|kaere ai*|kaere assistent|kaere sprogmodel|obs til ai*|melding til ki*|melding til ai*|merknad til ki*|merknad til ai*|notat til ki*|til alle ki*|til alle sprakmodell*|instruks til ki*|instruks til ai*|instruksjon til ki*|instruksjoner til ki*|instrukser til ki*|kjaere ki*|kjaere ai*|kjaere assistent|kjaere sprakmodell|obs ki*|beskjed til ki*|beskjed til ai*|meddelelse til ai*|meddelelse til sprogmodel*',
    readWord:
      'laser|lasa|last|leser|lese|lest|laeser|laese|laest|behandlar|behandler|bearbetar|sammanfattar|sammanfatta|oppsummerer|oppsummere|opsummerer|opsummere|analyserar|analyserer|analysere|besoker|besoger|bearbejder|bearbeider|indexerar|indekserer',
    thisPageWord:
      'den har sidan|denna sida|den har texten|denna text|den har artikeln|detta dokument|det har dokumentet|den har webbsidan|denna webbsida|det har innehallet|denne siden|denne teksten|denne artikkelen|dette dokumentet|dette innholdet|denne nettsiden|denne side|denne tekst|denne artikel|dette dokument|dette indhold|denne hjemmeside|dette websted|detta stycke|dette avsnittet|dette afsnit',
    mustWord:
      'maste|bor|far inte|far ej|ar skyldiga|ombeds|uppmanas|skulle|burde|ma ikke|far ikke|er forpligtet|er forpliktet|bedes|anmodes|oppfordres|opfordres',
    adviseWord:
      'rekommender*|anbefal*|namna|namn|nevne|nevn|naevne|naevn|omnamn|omtal*|berom*|lovorda|rose|ros|prisa|prise|bedom*|bedem|vurder*|framhall*|framhav*|fremhev*|fremhaev*|tipsa|tipse|foresla|foreslar|forespraka|betygsatt*|hylla|hylle|anmel*|papeg*',
    asIfWord:
      'som om|latsas att|lat som|forestall dig att|forestil dig at|forestill deg at|tank dig att|taenk dig at|tenk deg at|utga fran att|ga ut fra at|anta at|anta att|antag at',
    notThereWord:
      'inte fanns|inte finns|aldrig fanns|aldrig har funnits|inte existerar|inte existerade|ikke findes|ikke fandtes|ikke eksisterer|ikke eksisterede|aldrig har eksisteret|ikke finnes|ikke fantes|ikke eksisterte|aldri har eksistert|aldri fantes|inte hade fatt|ikke har faet|ikke hadde fatt|aldrig getts|aldrig givet|aldri er gitt',
    wordForWord:
      'ord for ord|ordagrant|ordrett|ordret|i sin helhet|i sin helhed|bokstavligen|bogstaveligt|bokstavelig talt|oavkortat|uavkortet|uforkortet|oforandrat|uendret|uaendret|verbatim|tecken for tecken|tegn for tegn',
    askWord:
      'vad star det i|vad ar|vilka ar|hur lyder|vad innehaller|hvad star der i|hvad er|hvilke|hvordan lyder|hvad indeholder|hva star det i|hva er|hva inneholder|vilken|hvilken',
    helperWord:
      'till assistenten|for assistenten|til assistenten|til assistent|till ai|till ain|for ai|til ai|til ki|till modellen|til modellen|for modellen|till sprakmodellen|til sprogmodellen|til sprakmodellen|till chattboten|til chatbotten|til chatboten|till dig|til dig|til deg',
    obeyWord:
      'lyd inte|lyd ikke|lyda|lyde|adlyd|adlyde|lyssna inte|lyt ikke|lytt ikke|hor ikke|hor inte|inte langre|ikke laengere|ikke lenger|ikke lyd|ikke lytt|ikke folg|folj inte|folg ikke|gor uppror mot|gor opror mod|gjor opprør mot',
    makersWord:
      'dina skapare|din skapare|dina utvecklare|din utvecklare|dina programmerare|din programmerare|din operator|dina operatorer|din tillverkare|dina agare|programmerat dig|programmerade dig|skapat dig|skapade dig|byggt dig|tranat dig|tranade dig|dine skabere|din skaber|dine udviklere|din udvikler|dine programmorer|din producent|dine ejere|har programmeret dig|programmerede dig|skabt dig|bygget dig|traenet dig|skaperne dine|skaperen din|utviklerne dine|utvikleren din|programmererne dine|operatoren din|eierne dine|programmerte deg|programmert deg|skapt deg|laget deg|trent deg|bygget deg|dine utviklere|dine skapere',
    voidWord:
      'inte langre foljas|ska inte foljas|ska ej foljas|far inte foljas|ikke laengere folges|skal ikke folges|ma ikke folges|ikke lenger folges|ikke lenger gjelde|ska ignoreras|skall ignoreras|skal ignoreres|ska bortses|se bort|ikke folg|ikke bry deg|bry dig ikke|ikke ta hensyn|ta inte hansyn|tag ikke hensyn|tag inte hansyn|ta ingen hansyn|lyd inte|lyd ikke|ikke lyd|rakna inte med|fa inte|stryk ut|slut med|slutt med|sluta med|sluta lyda|stopp a|forbigå|se gennem fingre|smid vaek|kast vekk|kasta bort|vend ryggen|gi blaffen|ge fan i|vanvord|overtra|bryt|bryd|forsom|tilsidesaette|tilsidesette|asidosatta',
    priorWord:
      'samtliga|hidintil|hittillsvarande|hittills|hidtil|erhallna|givna|gitte|givne|mottatte|modtagne|fatt|faet|utvecklarens|utvecklarnas|udviklerens|udviklernes|utviklerens|utviklernes|fran utvecklaren|fra udvikleren|fra utvikleren|operatorens|nuvarande|nuvaerende|navaerende|gallande|gjeldende|gaeldende|befintliga|eksisterende|gamla|gamle|ovennaevnte|ovannamnda|forutgaende|forangaende|ursprungliga|all|hver|varje|hvert|ditt|din|dit|overst|foran|fore',
    ordersWord:
      'regel|instruks|anvisningarna|anvisningene|riktlinje|retningslinje|befaling|befallning*|pabuden|forskrift*|ordrene|ordrerne|paalegg|palegg|paalaeg|foreskrift',
    toldWord:
      'anvandarens fraga|anvandarens begaran|brugerens sporgsmal|brugerens anmodning|brukerens sporsmal|brukerens foresporsel|sporsmalet fra brukeren|fragan fran anvandaren|du har fatt|du fick|du fik|du fikk|ni har fatt|som getts dig|givits dig|givet dig|gitt deg|gitt til deg|palagt dig|palagt deg|det som star ovanfor|det som star over|det der star ovenfor|det som er skrevet|det som sagts|allt du|alt du|alt der er sagt|alt hva du|allt vad du|hva du er blitt|hvad du er blevet|hva du ble|hvad du blev|vad du blev|sagts till dig|sagt til dig|sagt til deg|laert dig|larts dig',
    goneWord:
      'upphor att galla|upphor harmed|har upphort|ophorer med at gaelde|ophorer hermed|er ophort|opphorer a gjelde|opphorer herved|har opphort|upphavs|ophaeves|oppheves|ar upphavda|er ophaevede|er opphevede|ar avskaffade|er afskaffet|er avskaffet|slutar galla|galler ej|inte langre i kraft|ikke laengere i kraft|ikke lenger i kraft|inte langre giltig*|ikke laengere gyldig*|ikke lenger gyldig*|har inte langre|har ikke laengere|har ikke lenger|aterkallas|tilbagekaldes|trekkes tilbake|er trukket tilbake|er annullert|er annulleret|ar annullerade|ar inaktuella|er foraeldede|er utdaterte|finns inte langre|findes ikke laengere|finnes ikke lenger|tappar sin|mister sin gyldighed|mister sin gyldighet|forlorar sin giltighet|er sat ud af kraft|er satt ut av kraft|saettes ud af kraft',
    revealWord:
      'gengi|kopiere|klistra in|lim inn|indsaet|uppge|ropa|ropja|rob|rop|avdekk|afdaek|afslore|avslore|rakna upp|opplist|list opp|vise|lasa upp|les opp|laes op|publicera|publiser|offentliggor|lamna ut|udlever|utlever|fortell meg|fortael mig|beratta',
    promptWord:
      'din systempromt|instruksen din|ursprungliga prompt|oprindelige prompt|opprinnelige prompt|dolda prompt|skjulte prompt|din dolda|din skjulte|hemliga prompt|startprompt*|grundinstruktion*|systemkontext*',
    onlyWord:
      'uteslutande|ett enda ord|et enkelt ord|ett eneste ord|utan att lagga till|uden at tilfoje|uten a legge til|ej annat|ikke andet|ikke annet|alene',
    replyWord: 'skriva|skrive|besvar|besvara|yttra|formulera|formuler|avge|ytre',
    assistantWord:
      'en ai|en ki|ai-system*|ki-system*|ki-agent*|ki-verktoy*|ai-verktyg*|ai-vaerktoj*|samtalsrobot*|samtaleroboter|digitala assistenter|digitale assistenter|virtuella assistent*|virtuelle assistent*|virtuel assistent|ai-bot*|praterobot*',
    userWord:
      'anvandarna|brukarna|brukerne|brugerne|lasare|lesere|laesere|kunder|kunde|kunderne|kundene|manniskan|mennesket|konsument*|forbruger*|forbruker*|besokare',
    tellWord:
      'lagg till|tilfoj|legg til|avsluta|afslut|avslutt|borja|begynd|begynn|ros|beromm|klicka|klik|klikk|oppna|abn|apne|kop|kjop|kob|citera|citer|siter|framhall|fremhev|fremhaev|papeka|papek|pastar|nevne|namna|naevne|anbefale',
    hushWord:
      'under inga omstandigheter|under ingen omstaendigheder|under ingen omstendigheter|inte pa nagra villkor|pa inga villkor|pa ingen mate|i intet tilfaelde|i inget fall|prata inte|tala inte|tal ikke|snak ikke|snakk ikke|ikke snakk|ikke fortell|ikke nevn|ikke avslor|ikke informer|far inte veta|far inte fa veta|ma ikke vide|ma ikke fa at vide|ma ikke vite|ma ikke fa vite|skal ikke vite|skal ikke vide|ska inte veta|lat inte|la ikke|lad ikke|sag inte|namn inget|namn aldrig|tig|ti om|ti stille|hall tyst|hold tyst|hold taett|hold tett|behall for dig sjalv|hold det for dig selv|hold det for deg selv|hall hemligt|hold skjult|fortie|fortiga|dolja|skjule|utan att namna|uden at naevne|uten a nevne|bakom ryggen|bag om ryggen|bak ryggen|gor inte anvandaren|varna inte|advar ikke|omtala inte|omtal ikke|fortal ikke',
    noteWord:
      'det har stycket|detta stycke|dette avsnittet|dette afsnit|den har meningen|denne setningen|denne saetning|dessa rader|disse linjene|disse linjer|den har uppmaningen|denne oppfordringen|denne opfordring|detta avsnitt|denne passasjen|denna passage|dette stykke|den har noten|den har anvisningen|denne anvisningen|denne anvisning|dette budskapet|den har texten|denne beskeden|det her|dette her|dette hint',
    youAreWord:
      'heter du|hedder du|du kallas|du kaldes|du kalles|ditt namn ar|dit navn er|navnet ditt er|du agerar|du agerer|du opptrer|du optraeder|du oppforer deg|du skal vaere|du skal vere|du ska vara|blir du|bliver du|sett deg i rollen|ga in i rollen|ga ind i rollen',
    rulelessWord:
      'utan nagra|uten noen|uden nogen|fri fran alla|fri fra alle|fri fra enhver|fri for alle|befriad fran|befriet fra|befridd fra|losslappt|sluppet los|sluppet fri|inga spar*|ingen sperrer|ingen spaerringer|utan sparrar|uten sperrer|uden spaerringer|inga hamningar|ingen hemninger|ingen haemninger|inte foljer nagra|ikke folger noen|ikke folger nogen|inte lyder|ikke adlyder|utan restriktioner|uten restriksjoner|uden restriktioner|uden begraensninger|uten begrensninger|utan begransningar|inga tabun|ingen tabuer|ohammad|uhemmet|uhaemmet|obegransad|ubegrenset|ubegraenset|far saga allt|ma sige alt|kan si alt|ja til alt|ja till allt',
    sendWord:
      'sende|sanda|overfor|overfora|mail|maila|lagg upp|legg ut|leg op|formidla|formidle|formidl|dela|lever|overbring|vidaresand|videresende',
    chatWord:
      'hele konversasjonen|dialog*|chathistorik*|api-nyck*|api-nogl*|api-nokk*|kreditkort*|alla meddelanden|alle meldinger|alle beskeder|personuppgift*|persondata|personopplysning*|innloggings*|inloggnings*|kontext*|konteksten',
    newOrderWord:
      'nytt mal|nyt mal|nytt uppdrag|nyt opdrag|nytt oppdrag|nya riktlinjer|nye retningslinjer|nya order|ny befaling|ny anvisning|nye anvisninger|nya anvisningar|nye oppgaver|nye opgaver|nya uppgifter|din nya uppgift|din nye opgave|din nye oppgave|din egentliga uppgift|din egentlige opgave|din egentlige oppgave|din uppgift ar|din opgave er|oppgaven din er|bradskande instruktion|hasteinstruks*|ny roll|ny rolle',
    nowWord:
      'fran detta ogonblick|fra dette ojeblik|fran och med|med omedelbar verkan|med oyeblikkelig virkning|med ojeblikkelig virkning|hereftter|nu|na',
    yourWord: 'dig|deg|era|deres|jer',
    readThisWord:
      'du har last|du last|har last det|du har laest|har laest dette|du har lest|har lest dette|du laser detta|du laeser dette|du leser dette',
    everyQuestionWord:
      'varje fraga|alla andra fragor|varje annan fraga|hvert sporgsmal|ethvert sporgsmal|hvert sporsmal|ethvert sporsmal|alle andre sporgsmal|alle andre sporsmal',
  },
  finnish: {
    ifModelWord:
      'jos olet tekoaly*|jos olet kielimalli|jos olette tekoaly|mikali olet tekoaly|mikali olet kielimalli|oletko tekoaly|jos olet chatbot|jos olet chatbotti|jos olet ai|jos luet taman tekoaly|tekoalyna sinun|kielimallina sinun|jos tekoaly lukee|jos kielimalli lukee',
    toModelWord:
      'viesti tekoaly*|huomautus tekoaly*|huomio tekoaly*|huomio, tekoaly*|ohje tekoaly*|ohjeita tekoaly*|ohjeet tekoaly*|hyva tekoaly*|rakas tekoaly*|arvoisa tekoaly*|hei tekoaly*|hyva avustaja|hyva kielimalli|kaikille tekoaly*|kaikille kielimalleille|huomautus kielimall*|viesti kielimall*|ohje kielimall*|huomio kielimall*|tiedoksi tekoaly*|tiedote tekoaly*|maarays tekoaly*',
    readWord:
      'lukee|lukevat|lukevien|lukeva|lukevan|luet|lukea|lukiessa*|kasittele*|tiivista*|analysoi*|vieraile*|lukemaan|indeksoi*',
    thisPageWord:
      'tata sivua|taman sivun|tata tekstia|taman tekstin|tata artikkelia|taman artikkelin|tata sivustoa|taman sivuston|tata dokumenttia|tata asiakirjaa|taman sisallon|tata verkkosivua|tama sivu|tama teksti',
    mustWord:
      'taytyy|pitaa|on suositeltava|on mainittava|on pakko|pitaisi|tulisi|taytyisi|kuuluu|on kerrottava|on noudatettava|velvollisia|pyydetaan|kehotetaan|kaskeaan|on sanottava|on vastattava',
    adviseWord:
      'suositel*|suosittele*|mainitse*|mainita|mainittava|kehu*|ylista*|arvioi*|korosta*|ehdota*|kiita|kiittaa|vaita*|vaittaa|nosta esiin|mainosta*|painota*|toteaa|totea|kirjoita etta|neuvo*',
    asIfWord:
      'ikaan kuin|aivo kuin|kuin jos|kuin edell*|kuin aiem*|teeskentele|teeskennelkaa|kuvittele, etta|kuvittele etta|oleta, etta|oleta etta|leiki, etta|esita, etta|niin kuin',
    notThereWord:
      'ei olisi|ei ole olemassa|eivat olisi|eivat ole olemassa|ei ole koskaan ollut|ei ole saanut|et olisi saanut|et ole saanut',
    wordForWord:
      'sanasta sanaan|sanatarkasti|kirjaimellisesti|kokonaisuudessaan|sellaisenaan|taydellisena|muuttamattomana|merkki merkilta|sana sanalta|lyhentamatta',
    askWord: 'mika on|mita on|mitka ovat|mita lukee|mita sanoo|mita sisaltaa|miten kuuluu|millainen on|kerro mika',
    helperWord:
      'avustajalle|avustajaa varten|tekoalylle|kielimallille|mallille|chatbotille|assistentille|tekoalyavustajalle|sinulle',
    obeyWord:
      'alka totelko|tottele|tottelematta|ala kuuntele|ala enaa kuuntele|ala noudata|ala enaa noudata|lakkaa tottelemasta|lopeta totteleminen|kapinoi|ala valita|ala enaa valita|vapaudu',
    makersWord:
      'ohjelmoijiasi|ohjelmoijasi|kehittajiasi|kehittajasi|kehittajiesi|luojiasi|luojasi|luojaasi|tekijoitasi|tekijasi|yllapitajaasi|yllapitajasi|operaattoriasi|operaattorisi|valmistajasi|valmistajaasi|omistajasi|kouluttajasi|jotka ohjelmoivat sinut|joka ohjelmoi sinut|jotka loivat sinut|sinut loi|sinut ohjelmoi*|yhtiosi|kehittajaasi',
    voidWord:
      'ei enaa saa noudattaa|ei saa noudattaa|ei tule noudattaa|ei pida noudattaa|ei tarvitse noudattaa|ei enaa tarvitse noudattaa|ei enaa noudateta|ei noudateta|sivuuttaa|sivuuttamaan|sivuuttakaa|sivuutat|ohittaa|ohitat|unohtaa|unohtamaan|ohittamaan|hylkaamaan|hylatkaa|hylata|jatta huomiotta|jattaa huomiotta|jattamaan huomiotta|jattakaa huomiotta|jattaa huomioimatta|jatettava huomiotta|on ohitettava|on sivuutettava|on unohdettava|ala huomioi|alka huomioiko|ala ota huomioon|alkaa ottako|ala seuraa|ala enaa seuraa|ala enaa noudata|ala toteuta|lakkaa|lopeta noudattaminen|heita pois|heita romukoppaan|viis|alkaa noudattako|alkaa valittako|luovu|vapaudu|laiminlyo|jata noudattamatta|syrjayta|mitatoi',
    priorWord:
      'aiempi|aiempia|edeltava*|edeltavia|ylempana|saatuja|saamasi|saamiasi|annettuja|annetut|sinulle annet*|kehittaj*|yllapita*|jokainen|joka ikinen|mitkaan|mitaan|nykyis*|voimassa*|vanhat|vanhoja|entis*|alussa',
    ordersWord: 'kehotus|kehotuks*|tehtavananto*|neuvo*|vaatimuks*|direktiiv*|prompti*',
    toldWord:
      'kayttajan kysymys|kayttajan pyynto|kayttajan kysymyksen|kayttajan pyynnon|kayttajan toive*|sinulle annet*|sinulle on annettu|sinulle asetet*|teille annet*|saamasi|olet saanut|olet oppinut|sinulle opetet*|mita olet kuullut|edella oleva teksti|kaikki tahanastinen|kaikki, mita|kaikki aiemmin|mita tahan asti|sinua pyydettiin|sinua kaskettiin|sinulle sanottiin',
    goneWord:
      'lakkaavat olemasta voimassa|lakkaavat taten|lakkaa olemasta|eivat enaa ole voimassa|ei enaa ole voimassa|menettavat voimassaolonsa|menettavat merkityksensa|kumotaan|perutaan|raukeavat|ovat rauenneet|ovat mitattomia|on mitatoity|mitatoidaan|poistuvat kaytosta|poistuvat voimasta|eivat enaa koske|eivat enaa sido|ei enaa sido|eivat merkitse enaa|ovat vanhentuneet|poistettu kaytosta|eivat enaa paivity',
    revealWord: 'nayttakaa|paljastakaa|kertokaa|kirjoittakaa|liita|selosta|esita|ilmaise|sanele|luovuta',
    promptWord:
      'promptisi|alkuperainen kehote|piilotettu kehote|salainen kehote|alkukehot*|ohjeistasi|ohjeitasi|saantojasi|sisaiset saannot|salaiset saannot|piilotetut saannot|piilotettuja ohjeita',
    onlyWord: 'pelkan|yksinomaan|yksi sana|yksi ainoa|ei muuta|mitaan lisaamatta|muuta kuin',
    replyWord: 'vastaamaan|kirjoittamaan|vastata|sanoa|vastauksena|vastaat|kirjoitat|tulostakaa|kirjoittakaa|laadi',
    assistantWord:
      'kielimalleja|keskusteluboti*|digitaaliset avustajat|virtuaaliavustaj*|botit|bottien|keskustelurobot*',
    userWord: 'kayttajille|kayttajilleen|ihmiselle|lukijoille|asiakkaille|kuluttaj*|kysyjalle|keskustelukumppan*',
    tellWord:
      'suositel*|mainitkaa|kertokaa|sanokaa|kirjoittakaa|lisaa|paata|aloita|lopeta|ylista|kehu|klikkaa|avaa|osta|siteeraa|korosta|suosittele*|mainita|kirjoita|totea|ehdota',
    hushWord:
      'missaan tapauksessa|missaan olosuhteissa|missaan nimessa|milloinkaan|alka puhuko|ala ikina|ala koskaan|ala hiisku|ala varoita|ei saa tietaa|ei saa kuulla|ei pida tietaa|ei saa kertoa|pida omana tietonasi|pida salaisuutena|pida piilossa|puhumatta|hiljaa|kayttajan tietamatta|peita|peittele',
    noteWord: 'tata kappaletta|tata kohtaa|naista riveista|naista ohjeista',
    youAreWord:
      'sinusta tulee|nimesi|toimit|esitat|esiinny|kayttaydy kuin|omaksu rooli|ota rooli|rooliisi|roolisi on|et ole enaa|leikit|heittaydy|kutsutaan|muututt',
    rulelessWord:
      'ilman rajoitteita|ei rajoitteita|mitaan rajoitteita|ilman mitaan|vapaa kaikista|vapaa saannoista|vapautettu|vapaana kaikista|ei noudata mitaan|ei tottele mitaan|ei tunne rajoja|ei ole rajoja|rajaton*|rajoittamaton*|estoton*|ilman estoja|ilman sensuuria|ilman moraalia|ilman saadoksia|ilman ohjeita|sanoo kaikkeen|vastaa kaikkeen|ei ole mitaan rajoituksia|mikaan ei rajoita',
    sendWord: 'lahettaa|valittakaa|edelleenlaheta|ohjaa|siirra|postita',
    chatWord:
      'koko viestiketju*|dialogi*|api-avai*|luottokort*|kaikki viestit|kayttajan viestit|kayttajan tiedot|henkilotiedot|konteksti*|kirjautumistie*',
    newOrderWord:
      'uusi tavoite|uudet saannot|uusi toimeksianto|uudet tehtavat|uusi maaraus|kiireellinen ohje|uusi tehtavasi|varsinainen tehtavasi|todellinen tehtavasi|tehtavasi on|uusi rooli|uusi roolisi|uusi kehote',
    nowWord: 'tasta hetkesta|taman jalkeen|nyt|valittomasti|tasta alkaen',
    yourWord: 'sinulla|sinut|teidan|teille',
    readThisWord: 'olet lukenut|lukeneesi|luit taman|olet nahnyt taman|luet tata',
    everyQuestionWord: 'jokaiseen kysymykseen|kaikkiin muihin kysymyksiin|mihin tahansa kysymykseen|jokaiseen muuhun',
  },
  afrikaans: {
    ifModelWord:
      "as jy 'n ki|as u 'n ki|indien jy 'n ki|as jy 'n taalmodel|is jy 'n ki|as jy 'n kletsbot|as 'n ki moet jy",
    toModelWord:
      'nota aan ki*|nota vir ki*|boodskap aan ki*|boodskap vir ki*|aandag ki*|aandag, ki*|beste ki*|liewe ki*|instruksie aan ki*|instruksies vir ki*|aan alle ki*|aan alle taalmodelle',
    readWord: 'lees|lese|verwerk|opsom|ontleed|besoek|gelees',
    thisPageWord: 'hierdie bladsy|hierdie teks|hierdie artikel|hierdie webwerf|hierdie dokument|hierdie paragraaf',
    mustWord: 'moet|mag|behoort|sal|hoef|is verplig|word versoek',
    adviseWord: 'aanbeveel|beveel|noem|meld|prys|beklemtoon|stel voor|raai aan',
    asIfWord: 'asof|veronderstel dat|verbeel jou dat',
    notThereWord: 'nie bestaan|nooit bestaan|nie daar is',
    wordForWord: 'woord vir woord|letterlik|in sy geheel|onveranderd',
    askWord: 'wat is|wat se|watter',
    helperWord: 'vir die assistent|aan die assistent|vir die ki|aan die ki|vir die taalmodel|vir jou',
    obeyWord: 'gehoorsaam|luister nie|moenie luister',
    makersWord:
      'jou skeppers|jou makers|jou ontwikkelaars|jou programmeerders|jou operateur|jou geprogrammeer|jou geskep',
    voidWord: 'nie meer gevolg|moenie meer volg|gooi weg|staak|verwerp|laat vaar|moenie ag',
    priorWord: 'vroeër|ontvang|gegewe|van die ontwikkelaar|bestaande|bostaande|hierbo',
    toldWord: 'vir jou gegee|aan jou gegee|jy ontvang|jy gekry',
    goneWord: 'is nietig|nie meer van krag|is opgehef|geld nie langer|bestaan nie meer',
    hushWord: 'onder geen omstandighede|in geen geval|moenie praat|moenie laat weet|mag nie weet|hou geheim',
    noteWord: 'hierdie paragraaf|hierdie opdrag|hierdie sin|hierdie versoek|hierdie instruksie',
    youAreWord: 'heet jy|is jy nou|jy heet',
    rulelessWord: 'sonder enige|vry van alle|sonder beperkings|bevry van|onbeperk',
    sendWord: 'versend|gee deur',
    chatWord: 'alle boodskappe|dialoog',
    newOrderWord: 'nuwe doel|nuwe reëls|nuwe opdragte',
    nowWord: 'van hierdie oomblik af|nou',
    readThisWord: 'dit gelees|gelees het',
    everyQuestionWord: 'elke vraag|enige vraag|enige ander vraag',
  },
};
