import type { Lexicon } from '../rule-language.ts';

/**
 * What an order to a model is made of beside the plain override of languages.ts: that what was said no longer holds, that
 * the model is now somebody without rules, that the person must not hear of it, that the conversation goes to an address.
 * Sets of languages.ts with the same name grow by the words here.
 */
export const westernOrders: Readonly<Record<string, Lexicon>> = {
  german: {
    voidWord:
      'lass die|lasse die|lassen sie die|lege die|verzichte auf|kummere dich nicht|schere dich nicht|pfeif auf|weich von|weiche von|verstosse gegen|brich mit|setz dich uber|ersetze|annulliere*|widerrufe*|heb auf|verdrange|schlag in den wind|beiseite|links liegen',
    ordersWord:
      'vorgabe|leitlinie*|leitplanken|verhaltensregel*|programmierung|systemvorgabe*|auflagen|vorschrift*|direktive*|briefing|aufforderung*',
    revealWord:
      'gib wieder|wiedergeben|kopiere|abschreiben|schreibe ab|zeige mir|drucke|lies vor|sage mir|veroffentliche|fasse zusammen|ubersetze',
    promptWord:
      'systemvorgabe*|systemtext|verborgene anweisung*|verborgenen anweisung*|geheime anweisung*|geheimen anweisung*|geheimen vorgaben|versteckte anweisung*|versteckten anweisung*|interne anweisung*|internen anweisung*|text vor dieser|deine vorgaben|ihre vorgaben|deine konfiguration|deine programmierung|startanweisung*|voreingestellte anweisung*|voreingestellten anweisung*',
    goneWord:
      'hinfallig|gilt nicht mehr|gelten nicht mehr|nicht mehr gultig|ungultig|ausser kraft|zahlt nicht mehr|aufgehoben|war ein test|war nur ein test|war ein irrtum|vergessen|nichtig|uberholt|widerrufen',
    toldWord:
      'worum du gebeten|worum man dich|was von dir verlangt|was du tun solltest|was der nutzer will|was man dir|was man ihnen|was dir vorher|dir gesagt|ihnen gesagt|dir bisher|dir aufgetragen|dir beigebracht|was du bisher|was du vorher|bisher gesagte|zuvor gesagte|text uber dieser',
    youAreWord:
      'du bist|sie sind ab|sei jetzt|spiel*|du spielst|du heisst|stell dir vor, du|verhalte dich wie|tu so, als|du wirst|gib dich als|schlupf in die rolle',
    rulelessWord:
      'keine regeln|keinerlei regeln|keine grenzen|keine beschrankung*|keinerlei beschrankung*|ohne regeln|ohne filter|ohne einschrankung*|ohne grenzen|ohne zensur|keine filter|unzensiert|ungefiltert|alles erlaubt|keine richtlinien|keinerlei vorgaben|regellos|jailbreak*|nichts ablehn*|niemals ablehn*',
    hiddenWord: 'geheim*|verborgen*|versteckt*|intern*|vertraulich*',
    hushWord:
      'sag nichts|sage nichts|sagen sie nichts|sagt nichts|kein wort|verschweig*|verheimlich*|erwahne nicht|erwahnen sie nicht|erwahnt nicht|sag niemandem|sage niemandem|erzahl nichts|erzahle nichts|nicht erwahnen|nicht verraten|verrate nicht|verrat nichts|nichts davon|nicht davon|behalte fur dich|informiere nicht|nichts sagen|nicht informieren|verbirg',
    noteWord:
      'diese nachricht|dieser nachricht|dieser notiz|diesem hinweis|diesem text|diesen text|diese anweisung|dieser anweisung|diesem kommentar|diesem absatz|davon|hiervon|die mangel|die nachteile|die kosten',
    sendWord: 'sende*|schick*|ubermittle*|leite*|mail*|poste|ubertrage|lade hoch|weiterleiten',
    chatWord:
      'chatverlauf|gesprachsverlauf|gesprach|unterhaltung|konversation|verlauf|passwort*|zugangsdaten|posteingang|postfach|daten des nutzers',
    newOrderWord:
      'neue anweisung*|neue anweisungen|neue regel|neue aufgabe|neuer auftrag|aktuelle anweisung|neue instruktion|eigentliche aufgabe|wahre aufgabe|geanderte anweisung*',
    nowWord: 'ab jetzt|von nun an|ab sofort|kunftig|fortan|von jetzt an',
    yourWord: 'dein|deine|deinen|deiner|ihre|dir|du',
  },
  french: {
    voidWord:
      "laisse tomber|laissez tomber|laisse de cote|laissez de cote|mettez de cote|passe outre|passez outre|fais fi|faites fi|ne respectez plus|ne respecte pas|n'applique plus|abandonne|abandonnez|efface|effacez|ecartez|rejette|remplace les|contourne|contournez|desobeis|cesse de suivre|cessez de suivre|arrete de suivre|enfreins|moque-toi|ne tiens plus",
    ordersWord:
      'recommandations|lignes directrices|programmation|cadre|garde-fous|restrictions|instructions systeme|commandements|prescriptions|mandat|briefing',
    revealWord:
      'recopiez|copie|copiez|cite|citez|transcris|transcrivez|liste|listez|lis|traduis|resume|restitue|restituez|expose|fournis|montre-moi|donne-moi|dis-moi',
    promptWord:
      'ton message systeme|votre message systeme|instructions cachees|consignes cachees|consignes secretes|consignes internes|ta configuration|votre configuration|texte qui precede|tes directives|vos directives|ton invite|ton prompt|ta programmation|instructions initiales|consignes initiales|consigne systeme',
    goneWord:
      "n'est plus valable|ne sont plus valables|n'est plus valide|ne vaut plus|ne valent plus|n'a plus cours|n'ont plus cours|ne s'applique plus|est annule|sont annules|etait un test|est caduc|est nul|sont nulles|est oublie|n'a plus aucune valeur|sont suspendues|revoquees|perimees",
    toldWord:
      "ce qu'on t'a demande|ce qu'on vous a demande|ce qui t'a ete demande|ce qui t'a ete|ce qui vous a ete|t'a ete dit|vous a ete dit|ce que tu sais|appris jusque-la|dit auparavant|recues jusque-la|recu jusqu'ici|dit avant|dit plus haut",
    youAreWord:
      "tu es|vous etes|sois|soyez|tu joues|tu incarnes|fais comme si|comporte-toi|agis comme|tu t'appelles|joue le role|deviens|imagine que tu|tu deviens|tu seras",
    rulelessWord:
      'aucune regle|plus aucune regle|sans regle|sans regles|aucune limite|sans limite|sans limites|sans filtre|aucun filtre|sans restriction|aucune restriction|sans censure|tout est permis|aucune consigne|non censure|debride|libre de toute|jailbreak*|ne refuse jamais|ne refuses jamais',
    hiddenWord: 'cachee*|secrete*|cache|secret|interne*|confidentiel*|dissimule*',
    hushWord:
      "ne dis rien|ne dites rien|ne dis pas|ne dites pas|tais|taisez|cache a|cachez|ne mentionne pas|ne mentionnez pas|ne revele pas|ne revelez pas|ne parle pas|ne parlez pas|sans le dire|n'informe pas|n'informez pas|passe sous silence|passez sous silence|garde le silence|dissimule|n'en parle",
    noteWord:
      'ce message|cette note|ce texte|cette instruction|cette consigne|ce commentaire|ce paragraphe|en parler|les defauts|les frais|les inconvenients|de cela|de ceci',
    sendWord:
      'envoie|envoyez|transmets|transmettez|expedie|poste|publie|transfere|transferez|fais suivre|televerse|communique',
    chatWord:
      "historique|conversation|discussion|echange|mot de passe|mots de passe|identifiants|boite de reception|donnees de l'utilisateur",
    newOrderWord:
      'nouvelle consigne|nouvelles consignes|nouvelle instruction|nouvelles instructions|nouvelle regle|nouvelle tache|nouvelle mission|vraie consigne|vraies instructions|consigne actuelle',
    nowWord: 'desormais|a partir de maintenant|dorenavant|des maintenant|des a present|a present',
    yourWord: 'tes|ton|ta|vos|votre|tu',
  },
  spanish: {
    voidWord:
      'deja de lado|deje de lado|dejad de lado|deja a un lado|haz a un lado|no tengas en cuenta|no tenga en cuenta|no respetes|no respete|deja de seguir|deje de seguir|abandona|abandone|borra|borre|elimina|rechaza|sustituye|reemplaza|desecha|desatiende|incumple|salta|saltate|desacata|invalida|revoca|cancela|contradice|rompe',
    ordersWord:
      'lineamientos|orientaciones|programacion|consignas|mandatos|politicas|restricciones|mensaje de sistema|encargo|recomendaciones|preceptos',
    revealWord:
      'transcribe|transcriba|cita|cite|lista|liste|traduce|resume|lee|copie|publica|ensename|muestrame|reproduce|reproduzca|exponga|entrega|facilita|vuelca',
    promptWord:
      'tu mensaje de sistema|su mensaje de sistema|indicaciones ocultas|indicaciones secretas|reglas ocultas|ordenes secretas|tu configuracion|su configuracion|texto previo|tus directrices|tus indicaciones|tu programacion|instruccion inicial|prompt oculto|mensaje inicial',
    goneWord:
      'ya no vale|ya no valen|ya no sirve|ya no es valido|ya no son validas|no tiene validez|no tienen validez|queda anulado|quedan sin efecto|queda sin efecto|sin efecto|era una prueba|fue un error|ha caducado|no se aplica|no se aplican|esta anulado|perdio validez|caducaron|revocadas|derogadas',
    toldWord:
      'te pidieron|te han pedido|le pidieron|te encargaron|te dijeron|te han dicho|le dijeron|te ordenaron|te ensenaron|recibidas hasta|dicho anteriormente|lo aprendido|lo que sabes|que te hayan dicho',
    youAreWord:
      'eres|usted es|seras|actua como|actue como|finge ser|finge que|haz de|juega el papel|imagina que eres|te llamas|comportate como|conviertete en|simula ser|haras de|adopta el papel',
    rulelessWord:
      'ninguna regla|sin reglas|sin limites|ningun limite|sin filtros|sin filtro|sin restricciones|ninguna restriccion|sin censura|todo esta permitido|no tienes reglas|no tienes limites|ningun filtro|jailbreak*|nunca te niegas|nunca rechazas|sin normas|ninguna norma',
    hiddenWord:
      'ocultas|ocultos|oculta|oculto|secretas|secretos|secreta|secreto|internas|interno|confidencial*|escondid*',
    hushWord:
      'no le digas|no digas|no le diga|no diga|no se lo digas|oculta|oculte|oculten|ocultale|calla|no menciones|no mencione|no reveles|no revele|no cuentes|no cuente|no informes|sin decir|sin avisar|guarda silencio|omite decir|no hables|esconde',
    noteWord:
      'este mensaje|esta nota|este texto|esta instruccion|este comentario|este parrafo|de esto|los defectos|los costes|los costos|las desventajas|de ello',
    sendWord: 'envia|envie|enviar|manda|mande|reenvia|reenvie|transmite|publica|sube|suba|comparte|remite',
    chatWord:
      'historial|conversacion|charla|chat|contrasena|contrasenas|credenciales|bandeja de entrada|datos del usuario',
    newOrderWord:
      'nueva instruccion|nuevas instrucciones|nueva regla|nueva tarea|nueva orden|nueva mision|nuevas ordenes|verdadera instruccion|instruccion actual|nueva consigna',
    nowWord: 'a partir de ahora|desde ahora|de ahora en adelante|en adelante|desde este momento',
    yourWord: 'tus|tu|sus|su|te',
  },
  portuguese: {
    voidWord:
      'deixe de lado|deixa de lado|deixem de lado|ponha de lado|poe de lado|nao considere|nao consideres|nao leve em conta|nao leves em conta|nao respeite|nao respeites|abandone|abandona|apague|apaga|rejeite|rejeita|substitua|pare de seguir|deixe de seguir|contorne|viole|esqueca-se|descumpra|anula|invalide|revogue|cancele|passe por cima|nao ligue',
    ordersWord:
      'orientacao|linhas gerais|programacao|mandatos|politicas|restricoes|mensagem de sistema|recomendacoes|preceitos|encargos',
    revealWord:
      'transcreva|transcreve|copie|copia|cite|liste|traduza|resuma|leia|publique|reproduza|exponha|entregue|forneca|mostre-me|mostra-me|devolva',
    promptWord:
      'sua mensagem de sistema|tua mensagem de sistema|instrucao oculta|regras ocultas|orientacoes ocultas|ordens secretas|sua configuracao|tua configuracao|suas diretrizes|sua programacao|instrucoes iniciais|mensagem inicial|prompt oculto|orientacoes internas',
    goneWord:
      'ja nao vale|nao vale mais|ja nao valem|nao tem mais validade|deixou de valer|deixaram de valer|sem efeito|foi anulado|foram anuladas|era um teste|foi um engano|caducou|nao se aplica mais|nao se aplicam mais|perdeu a validade|esta cancelado|revogadas',
    toldWord:
      'lhe pediram|te pediram|pediram antes|lhe foi pedido|te disseram|lhe disseram|foi-lhe dito|te foi dito|recebidas ate|dito antes|disseram antes|ensinaram|o que sabe|o que sabes',
    youAreWord:
      'voce e|tu es|es agora|sera|aja como|age como|finja ser|finge ser|finja que|faca o papel|imagine que voce|chama-se|comporte-se como|torne-se|simule|assuma o papel|passa a ser|voce agora',
    rulelessWord:
      'nenhuma regra|regra nenhuma|sem regras|sem limites|nenhum limite|sem filtros|sem filtro|sem restricoes|nenhuma restricao|sem censura|tudo e permitido|nao tem regras|nao tens regras|jailbreak*|nunca recusa|nunca recusas|sem normas',
    hiddenWord: 'ocultas|ocultos|oculta|oculto|secretas|secretos|secreta|escondid*|internas|confidenci*',
    hushWord:
      'nao conte|nao contes|nao diga|nao digas|nao lhe diga|esconda|escondam|esconde|oculte|omita|nao mencione|nao menciones|nao revele|nao reveles|nao fale|nao informe|sem dizer|sem avisar|cale|guarde silencio|nao avise',
    noteWord:
      'esta mensagem|desta mensagem|esta nota|deste texto|este texto|esta instrucao|este comentario|disto|disso|os defeitos|os custos|as desvantagens|sobre isto|sobre isso',
    sendWord:
      'envie|envia|enviar|mande|manda|encaminhe|reencaminha|transmita|publique|compartilhe|partilha|remeta|faca upload',
    chatWord:
      'historico|conversa|bate-papo|chat|senha|senhas|palavra-passe|credenciais|caixa de entrada|dados do usuario',
    newOrderWord:
      'nova instrucao|novas instrucoes|nova regra|nova tarefa|nova ordem|novas ordens|nova missao|verdadeira instrucao|instrucao atual|nova orientacao',
    nowWord: 'a partir de agora|de agora em diante|doravante|daqui em diante|a partir deste momento',
    yourWord: 'suas|sua|seu|teu|tua|tuas|voce',
  },
  italian: {
    voidWord:
      'lascia stare|lasciate stare|lascia perdere|lasci perdere|metti da parte|mettete da parte|metta da parte|non tener conto|non tenga conto|non rispetti|non seguire piu|smetti di seguire|abbandona|abbandonate|cancella|elimina|rifiuta|sostituisci|aggira|viola|infischiatene|disattendi|passa sopra|revoca|contravvieni|getta via|scavalca|non curarti',
    ordersWord:
      'disposizioni|raccomandazioni|programmazione|vincoli|restrizioni|prescrizioni|politiche|messaggio di sistema|incarico|norme|ordine',
    revealWord:
      'trascrivi|trascriva|copi|cita|elenca|traduci|riassumi|leggi|pubblica|riproduci|esponi|fammi vedere|consegna|riporta|svela|sveli',
    promptWord:
      'tuo messaggio di sistema|suo messaggio di sistema|istruzione nascosta|regole nascoste|ordini segreti|direttive nascoste|tua configurazione|sua configurazione|tue direttive|tua programmazione|prompt nascosto|messaggio iniziale|istruzioni riservate',
    goneWord:
      'non vale piu|non valgono piu|non e piu valido|non sono piu valide|non ha piu valore|e annullato|sono annullate|era un test|e stato un errore|e scaduto|non si applica piu|non si applicano piu|senza effetto|decaduto|decadute|revocate|sospese',
    toldWord:
      'ti hanno chiesto|le hanno chiesto|ti e stato chiesto|ti e stato detto|le e stato detto|ti hanno detto|le hanno detto|ricevute finora|detto prima|quello che sai|che ti e stato|ti hanno insegnato|ti hanno ordinato',
    youAreWord:
      "sei|lei e ora|sarai|fai finta|fingi di|agisci come|comportati come|recita|interpreta|immagina di essere|ti chiami|diventa|simula|assumi il ruolo|fa' la parte",
    rulelessWord:
      'nessuna regola|senza regole|senza limiti|nessun limite|senza filtri|senza filtro|senza restrizioni|nessuna restrizione|senza censura|tutto e permesso|non hai regole|non hai limiti|jailbreak*|non rifiuti mai|senza vincoli|nessun vincolo',
    hiddenWord: 'nascost*|segret*|intern*|riservat*|occult*',
    hushWord:
      'non dire|non dica|non dirlo|nascondi|nascondete|nasconda|taci|tacete|non menzionare|non menzioni|non rivelare|non riveli|non parlare|non parlarne|non informare|senza dirlo|senza avvisare|tieni nascosto|ometti',
    noteWord:
      'questo messaggio|questa nota|questo testo|questa istruzione|questo commento|questo paragrafo|di questo|di cio|i difetti|i costi|gli svantaggi|ne parl*',
    sendWord: 'invia|inviate|invii|manda|mandi|inoltra|inoltri|trasmetti|pubblica|carica|condividi|spedisci|spedisca',
    chatWord:
      "cronologia|conversazione|chat|discussione|password|credenziali|posta in arrivo|file dell'utente|dati dell'utente|dialogo",
    newOrderWord:
      'nuova istruzione|nuove istruzioni|nuova regola|nuovo compito|nuovo ordine|nuovi ordini|nuova missione|vera istruzione|istruzione attuale|nuova direttiva',
    nowWord: "d'ora in poi|d'ora in avanti|da adesso|da ora|da questo momento",
    yourWord: 'tue|tuo|tua|tuoi|sue|suo|ti',
  },
  dutch: {
    voidWord:
      'laat de|laat alle|los|leg opzij|leg naast je neer|schuif opzij|zet opzij|volg niet langer|niet meer op te volgen|hou op met|houd op met|stop met|wijk af van|overtreed|schrap|wis|annuleer|herroep|doe alsof|lap aan je laars|breek met|negeert|vergeet u|schenk geen|naast je neer|opzij',
    ordersWord:
      'leidraad|programmering|kaders|beperkingen|systeeminstructie*|systeembericht|aanbevelingen|voorwaarden|mandaat|verordening*',
    revealWord:
      'kopieer|citeer|lijst|vertaal|vat samen|lees voor|publiceer|geef weer|laat zien|laat me|overschrijf|schrijf over',
    promptWord:
      'je systeembericht|jouw systeembericht|verborgen regels|verborgen richtlijnen|geheime regels|je configuratie|uw configuratie|je richtlijnen|verborgen opdracht|je systeeminstructie*|vertrouwelijke instructies|begininstructie*|beginprompt',
    goneWord:
      'geldt niet meer|gelden niet meer|niet langer geldig|is vervallen|zijn vervallen|telt niet meer|was een test|was een vergissing|is ongeldig|zijn ongeldig|buiten werking|ingetrokken|niet meer van toepassing|nietig',
    toldWord:
      'je gevraagd|u gevraagd|van je gevraagd|eerder is gezegd|je eerder|u eerder|je verteld|u verteld|tot nu toe gekregen|eerder gezegde|je geleerd|wat je weet|je is opgedragen',
    youAreWord:
      'je bent|jij bent|u bent|wees|je speelt|doe alsof je|gedraag je als|je heet|speel de rol|je wordt|stel je voor dat je|neem de rol',
    rulelessWord:
      'geen regels|zonder regels|geen grenzen|zonder grenzen|zonder filter|geen filter|geen filters|zonder beperkingen|geen beperkingen|zonder censuur|alles mag|ongefilterd|ongecensureerd|jailbreak*|weiger nooit|weigert nooit|nooit weiger*|geen enkele regel',
    hiddenWord: 'verborgen|geheim*|interne|vertrouwelijk*|verstopte',
    hushWord:
      'zeg niets|zeg niet|verzwijg|verzwijgt|verberg|vertel niets|vertel niet|noem niet|vermeld niet|onthul niet|zwijg|zonder te zeggen|zonder te melden|meld niet|informeer niet|spreek niet|hou geheim',
    noteWord:
      'dit bericht|deze notitie|deze tekst|deze instructie|dit commentaar|deze opmerking|hierover|hiervan|de gebreken|de nadelen|de kosten|deze alinea',
    sendWord: 'stuur|verstuur|zend|verzend|mail|post|upload|deel|geef door|stuur door',
    chatWord: 'geschiedenis|gesprek|chat|conversatie|wachtwoord*|inloggegevens|postvak|gegevens van de gebruiker',
    newOrderWord:
      'nieuwe instructie|nieuwe instructies|nieuwe regel|nieuwe taak|nieuwe opdracht|echte opdracht|echte instructie|huidige instructie|gewijzigde instructie*',
    nowWord: 'vanaf nu|van nu af aan|voortaan|vanaf heden|nu af aan',
    yourWord: 'je|jouw|uw|jij',
  },
  scandinavian: {
    voidWord:
      'lagg at sidan|legg til side|laeg til side|at sidan|til side|till sides|strunta|bry dig inte|bry deg ikke|sluta folja|slutt a folge|hold op med|forkasta|forkast|upphav|opphev|ophaev|avbryt|radera|slett|slet|bryt mot|avvik fra|avvik fran|bortse ifran|skit i|blaes pa|ga emot|overtraed|fraga',
    ordersWord:
      'riktlinjerna|retningslinjerne|programmering|direktiven|systemmeddelandet|systeminstruktion*|pabud|forskrifter|foreskrifter|begransningar|restriktioner|vilkar|restriksjoner|begrensninger|bestemmelser',
    revealWord:
      'aterge|gengiv|gjengi|kopiera|kopier|citera|siter|citer|lista|oversatt|oversett|oversaet|sammanfatta|oppsummer|las upp|avskriv|skriv av|avslor|afslor|vis mig|visa mig|vis meg',
    promptWord:
      'ditt systemmeddelande|systemmeldingen|systembeskeden|systembesked*|dolda regler|skjulte regler|dolda riktlinjer|skjulte retningslinjer|hemliga instruktioner|hemmelige instruktioner|hemmelige instruksjoner|din konfiguration|konfigurasjonen din|skjulte instruks*|dine regler|instruksene dine|reglene dine|dina regler|dina riktlinjer|skjulte instruktioner',
    goneWord:
      'galler inte langre|gjelder ikke lenger|gaelder ikke laengere|ar ogiltigt|ar upphavt|er ugyldig|er opphevet|er ophaevet|var ett test|var en test|ar inaktuellt|raknas inte|teller ikke|er bortfalt|er bortfaldet|ogiltiga|ugyldige|ar slopade',
    toldWord:
      'du blivit ombedd|du har blitt bedt|du er blevet bedt|du fatt hora|du har fatt hore|fatt at vide|du har faet|tidigare sagts|hittills givna|hidtil givne|sagt tidligere|tidligere sagt|sades tidigare|du har laert|du har lart',
    youAreWord:
      'du ar|ar du|er du|du er|du spiller|du spelar|latsas vara|lat som|du heter|du hedder|spill rollen|oppfor deg som|opfor dig som|bete dig som|forestall dig|tank dig|bli|du blir|du bliver',
    rulelessWord:
      'inga regler|ingen regler|utan regler|uten regler|uden regler|inga granser|ingen grenser|ingen graenser|utan filter|uten filter|uden filter|inga begransningar|ingen begrensninger|ingen begraensninger|ocensurerad|usensurert|ucensureret|allt ar tillatet|alt er tillatt|alt er tilladt|jailbreak*|vagrar aldrig|nekter aldri|naegter aldrig',
    hiddenWord: 'dold*|skjult*|hemlig*|hemmelig*|intern*|konfidensiell*|fortrolig*|konfidentiell*',
    hushWord:
      'sag inget|sag ingenting|sig intet|sig ikke|si ingenting|si ikke|ikke si|namn inte|nevn ikke|naevn ikke|dolj|skjul|hemlighall|forti|fortig|beratta inte|fortell ikke|fortael ikke|avsloja inte|avslor ikke|utan att saga|uten a si|uden at sige|informera inte|informer ikke|ikke noe om|tig om|hold det hemmelig',
    noteWord:
      'det har meddelandet|detta meddelande|denne meldingen|denne besked|denna text|denne teksten|denne tekst|denna instruktion|denne instruksjonen|denne instruktion|om detta|om dette|bristerna|manglene|manglerne|nackdelarna|ulempene|ulemperne|kostnaderna|dette notatet',
    sendWord: 'skicka|send|sand|oversand|videresend|vidarebefordra|mejla|posta|ladda upp|last opp|upload|del med',
    chatWord:
      'historik*|historikken|samtal*|konversation*|samtale*|chatt*|chat|losenord*|passord*|adgangskode*|inkorg|innboks|indbakke',
    newOrderWord:
      'ny instruktion|nya instruktioner|ny regel|ny uppgift|ny instruks|nye instruksjoner|nye instruktioner|ny oppgave|ny opgave|ny order|ny ordre|nye ordrer|nye regler|nya regler',
    nowWord: 'fran och med nu|fra na av|fra nu af|hadanefter|heretter|herefter|fra dette oyeblikk|hadanefter',
    yourWord: 'dina|din|ditt|dine|dit|du',
  },
  finnish: {
    voidWord:
      'jata sikseen|sikseen|pane syrjaan|laita syrjaan|syrjaan|ala piittaa|ala valita|lakkaa noudattamasta|riko|poista|peru|hylkaa|kumoa|ala tottele|unohtakaa|ohittakaa',
    ordersWord:
      'ohjeist*|ohjenuor*|maarayks*|suuntaviiv*|rajoituks*|ohjelmointi*|toimeksian*|periaatteit*|jarjestelmaviest*',
    revealWord: 'toista|kopioi|siteeraa|luettele|kaanna|tiivista|lue|julkaise|kerro minulle|tuo esiin|jaljenna',
    promptWord:
      'jarjestelmaviestisi|salaiset ohjee*|salaisia ohjeit*|piilotetut ohjee*|piilo-ohje*|maarityksesi|asetuksesi|sisaiset ohje*|alkuohje*|ohjeistuksesi',
    goneWord:
      'ei enaa pade|eivat enaa pade|ei ole enaa voimassa|eivat ole enaa voimassa|on kumottu|oli testi|oli pelkka testi|ei pade enaa|mitaton|mitatonta|on peruttu|vanhentunut*',
    toldWord:
      'aiemmin sanottu|mita sinulle|sinulle sanottu|sinulle kerrottu|tahan asti saamasi|aiemmin kuultu|mikaan aiemmin',
    youAreWord: 'olet|sina olet|esita|leiki olevasi|nayttele|kuvittele olevasi|nimesi on|toimi kuin|ryhdy|muutu',
    rulelessWord:
      'ei saantoja|ei mitaan saantoja|mitaan saantoja|ilman saantoja|ilman rajoja|ei rajoja|ilman rajoituksia|ilman suodattimia|ei rajoituksia|sensuroimaton|kaikki on sallittua|jailbreak*|ei koskaan kieltaydy',
    hiddenWord: 'salais*|salaiset|piilotet*|katket*|sisaiset|luottamuksel*',
    hushWord:
      'ala kerro|alka kertoko|salaa|salatkaa|ala mainitse|ala paljasta|vaikene|vaietkaa|ala sano|ala puhu|pida salassa|ala ilmoita|kertomatta|mainitsematta',
    noteWord:
      'tasta viestista|tata viestia|tasta tekstista|tasta ohjeesta|tata ohjetta|tasta huomautuksesta|tasta|viat|haitat|kustannukset',
    sendWord: 'laheta|lahettakaa|valita|toimita|julkaise|jaa|lataa',
    chatWord: 'keskustelu*|historia|viestihistoria|salasana*|tunnukset|postilaatikko',
    newOrderWord:
      'uusi ohje|uudet ohjeet|uusi saanto|uusi tehtava|uusi kasky|uusi maarays|varsinainen ohje|todellinen tehtava',
    nowWord: 'tasta lahtien|tasta eteenpain|nyt alkaen|vastedes|jatkossa',
    yourWord: 'sinun|sinua|sinulle|ohjeesi|saantosi|kehotteesi',
  },
  catalan: {
    voidWord:
      "deixa de banda|deixeu de banda|no tinguis en compte|no tingueu en compte|deixa de seguir|abandona|esborra|elimina|rebutja|incompleix|desobeeix|salta't",
    ordersWord: 'pautes|orientacions|programacio|restriccions|politiques|instruccio|missatge de sistema',
    revealWord: 'transcriu|copia|cita|llista|tradueix|resumeix|llegeix|reprodueix|escriviu',
    promptWord:
      'instruccions ocultes|instruccions secretes|regles ocultes|el teu missatge de sistema|la teva configuracio|instruccions inicials|les teves regles',
    goneWord: "ja no val|ja no valen|ja no es valid|sense efecte|queda anul·lat|era una prova|ha caducat|no s'aplica",
    toldWord: "t'han dit|et van dir|dit abans|rebudes fins ara|el que saps",
    youAreWord: 'ets|seras|actua com|fes veure que|fingeix ser|et dius|imagina que ets|fes el paper',
    rulelessWord:
      'cap regla|sense regles|sense limits|cap limit|sense filtres|sense restriccions|sense censura|jailbreak*|tot esta permes',
    hiddenWord: 'ocultes|ocults|secretes|secrets|amagades|internes',
    hushWord: 'no diguis|no digueu|no ho diguis|amaga|oculta|no mencionis|no revelis|no expliquis|calla|sense dir',
    noteWord: "aquest missatge|d'aquest missatge|aquesta nota|aquest text|aquesta instruccio|d'aixo|els defectes",
    sendWord: 'envia|envieu|reenvia|transmet|publica|comparteix|puja',
    chatWord: 'historial|conversa|xat|contrasenya|credencials',
    newOrderWord: 'nova instruccio|noves instruccions|nova regla|nova tasca|nova ordre|noves ordres',
    nowWord: "a partir d'ara|d'ara endavant|des d'ara",
    yourWord: 'teves|teu|teva|et',
  },
  baltic: {
    voidWord:
      'jata korvale|korvale|noliec mala|noliec|padek i sali|i sali|atmesk|ara jargi|lopeta jargimine|nesek|nebesek|atmet|nepildi|nevykdyk|panaikink|tuhista|tyhista',
    ordersWord: 'suunis*|korraldus*|piirang*|vadlin*|norade*|gaires|gaire*|apribojim*|rekomendacij*|pamacib*',
    revealWord:
      'kirjuta valja|kopeeri|tsiteeri|loetle|parraksti|nokope|nociti|nosauc|perrasyk|nukopijuok|pacituok|isvardyk|uzrakst*',
    promptWord:
      'susteemisonum*|sinu juhis*|varjatud juhis*|salajased juhis*|sistemas zinojum*|sleptie noradijum*|tavi noradijum*|sistemos pranesim*|paslepti nurodym*|pasleptus nurodym*|slapti nurodym*|tavo nurodym*|tavo instrukcij*',
    goneWord:
      'enam ei kehti|ei kehti enam|on tuhistatud|vairs nav speka|vairs neder|ir atcelt*|nebegalioja|negalioja|atsauktas|atsaukti|buvo testas|oli test|bija tests',
    toldWord:
      'sulle oeldud|varem oeldu*|senised|tev teikts|ieprieks teikt*|lidzsinej*|tau sakyta|tau pasakyta|anksciau sakyta|ligsiolin*',
    youAreWord: 'sa oled|oled|mangi|tu esi|esi|tu busi|tu esi tagad|tu dabar esi|busi|apsimesk|izliecies|teeskle',
    rulelessWord:
      'reegleid pole|ilma reegliteta|pole reegleid|mingeid reegleid|nav noteikumu|bez noteikumiem|nekadu noteikumu|bez ierobezojumiem|jokiu taisykliu|be taisykliu|be apribojimu|jailbreak*|piiranguteta|ilma piiranguteta',
    hiddenWord: 'varjatud|salajas*|peidetud|slept*|slepen*|paslept*|slapt*',
    hushWord:
      'ara utle|ara raagi|ara maini|varja|vaiki|nesaki|neteic|nepiemini|noslep|neatklaj|nesakyk|neminek|nutylek|slepk|neatskleisk|nepasakok',
    noteWord:
      'sellest sonumist|sellest teatest|sellest tekstist|so zinu|sis zinas|par so|sios zinutes|apie sia zinute|apie sia zinia|apie tai|sellest',
    sendWord: 'saada|edasta|nosuti|suti|parsuti|issiusk|siusk|persiusk|nusiusk',
    chatWord: 'vestlus*|ajalug*|parool*|sarun*|vestur*|pokalb*|istorij*|slaptazod*',
    newOrderWord:
      'uus juhis|uus ulesanne|uus reegel|uued juhised|jauns noradijums|jauni noradijumi|jauns uzdevums|naujas nurodymas|nauji nurodymai|nauja uzduotis|nauja taisykle',
    nowWord: 'nuudsest|alates praegusest|alates nuudsest|no si briza|turpmak|no sis dienas|nuo siol|nuo dabar|ateityje',
    yourWord: 'sinu|sul|tavi|tev|tavo|tau',
  },
  afrikaans: {
    voidWord: 'sit opsy|le opsy|opsy|los die|moenie volg|hou op om|skrap|wys af',
    ordersWord: 'voorskrifte|programmering|beperkings|aanwysings|stelselboodskap',
    revealWord: 'kopieer|haal aan|lys|vertaal|vertel my|openbaar',
    promptWord: 'verborge instruksies|geheime instruksies|jou reels|jou opdragte|jou stelselboodskap',
    goneWord: 'geld nie meer|is ongeldig|nie meer geldig|was n toets|verval',
    toldWord: 'vir jou gese|tevore gese|jou vertel',
    youAreWord: 'jy is|jy was|maak of jy|speel die rol|jou naam is|gedra jou',
    rulelessWord: 'geen reels|sonder reels|geen perke|sonder perke|geen beperkings|sonder filter|ongefilter|jailbreak*',
    hiddenWord: 'verborge|geheime|versteekte',
    hushWord: 'moenie se|moenie vertel|moenie noem|steek weg|verswyg|bly stil',
    noteWord: 'hierdie boodskap|hierdie nota|hierdie teks|hieroor|daarvan',
    sendWord: 'stuur|pos|laai op|deel',
    chatWord: 'gesprek|geskiedenis|wagwoord*|klets*',
    newOrderWord: 'nuwe instruksie|nuwe instruksies|nuwe reel|nuwe taak|nuwe opdrag',
    nowWord: 'van nou af|voortaan|van nou',
    yourWord: 'jou|jy',
  },
};
