import type { Lexicon } from '../rule-language.ts';

/** As address-north.ts, for the Romance languages. */
export const romanceAddress: Readonly<Record<string, Lexicon>> = {
  french: {
    ifModelWord:
      "si tu es une ia|si vous etes une ia|si tu es un modele|si vous etes un modele|si tu es un assistant|si vous etes un assistant|si tu es un chatbot|si vous etes un chatbot|si tu es un agent|si vous etes un agent|si tu es une intelligence|si vous etes une intelligence|es-tu une ia|etes-vous une ia|au cas ou tu serais une ia|si une ia|si un modele de langage|si un assistant ia|en tant qu'ia, tu|en tant qu'ia, vous|en tant que modele de langage, tu|en tant que modele de langage, vous",
    toModelWord:
      "note aux assistants|note pour les assistants|note aux ia|note pour les ia|note a l'ia|note pour l'ia|message aux ia|message a l'ia|message pour l'ia|message aux assistants|message pour les assistants|avis aux ia|avis aux assistants|a l'attention des ia|a l'attention des assistants|a l'attention des modeles|a l'attention de l'ia|attention aux ia|instruction pour l'ia|instructions pour l'ia|instructions pour les ia|instruction a l'ia|consigne pour l'ia|consigne aux ia|chere ia|cher assistant|cher modele|chers assistants|cheres ia|note aux modeles|note pour les modeles|avis aux modeles|consigne aux assistants",
    readWord:
      'lis*|lit|lu|lira|liront|traite|traitent|traitant|resume|resument|resumant|analyse|analysent|analysant|visite|visitent|consulte|consultent|parcour*',
    thisPageWord:
      'cette page|ce texte|cet article|ce document|ce site|ce contenu|ces lignes|ce paragraphe|la presente page|le present texte',
    mustWord:
      'dois|doit|doivent|devez|devra|devront|devrait|devraient|devras|devrez|il faut|est prie|sont pries|sont tenus|est tenu|sont invites',
    adviseWord:
      'recommand*|conseill*|mentionn*|precise|precisez|preciser|indique|indiquez|indiquer|signaler|vante|vantez|vanter|louer|affirmer|affirme|note|citer|suggere*|promouv*|mets en avant|mettre en avant|privilegi*',
    asIfWord:
      'comme si|fais semblant|faites semblant|fais comme|faites comme|faire comme|imagine que|imaginez que|considere que|considerez que|suppose que|supposez que|pretends que',
    notThereWord:
      "n'existaient pas|n'existait pas|n'existent pas|n'existent plus|n'avaient jamais existe|n'ont jamais existe|n'existe pas|n'as jamais recu|n'avais jamais recu|n'avez jamais recu|n'y avait pas|n'ont jamais ete",
    wordForWord:
      "mot pour mot|mot a mot|textuellement|in extenso|a la lettre|dans son integralite|en entier|tel quel|telles quelles|verbatim|a l'identique|sans rien omettre",
    askWord:
      "quel est|quels sont|quelles sont|quelle est|que dit|que contient|qu'y a-t-il dans|que disent|qu'est-ce que",
    helperWord:
      "pour l'assistant|a l'assistant|pour l'ia|a l'ia|pour le modele|au modele|pour les assistants|pour le chatbot|au chatbot|pour toi",
    obeyWord:
      "obeir|obeis|obeissez|n'ecoute plus|n'ecoutez plus|n'ecoute pas|ne suis plus|ne suis pas|ne suivez pas|ne suivez plus|plus ecouter|ne reponds plus|desobeis|desobeissez|rebelle-toi|affranchis-toi",
    makersWord:
      "tes createurs|vos createurs|ton createur|votre createur|tes developpeurs|vos developpeurs|ton developpeur|tes concepteurs|vos concepteurs|ton concepteur|tes programmeurs|vos programmeurs|ton operateur|votre operateur|tes operateurs|tes fabricants|tes maitres|t'ont programme|t'a programme|vous ont programme|vous a programme|t'ont cree|t'a cree|t'ont concu|t'ont entraine|ton fabricant|tes editeurs",
    voidWord:
      "ne doivent plus etre suivies|ne doivent pas etre suivies|ne plus suivre|ne pas suivre|n'en tenez pas compte|n'en tiens pas compte|ne tient plus compte|tenir compte|ne suis pas|ne suivez pas|ne respectez pas|ne pas respecter|n'appliquez pas|n'applique pas|n'appliquez plus|ne plus appliquer|n'execute pas|n'executez pas|ne considere pas|ne considerez pas|defais-toi|debarrasse-toi|laisse la|laissez la|ne fais pas attention|ne faites pas attention|ne prete pas attention|ne pretez pas attention|ne prends pas en compte|ne prenez pas en compte|ne pas prendre en compte|soient ignorees|etre ignorees|libere-toi|ignores|ignorent|passe-toi",
    priorWord:
      "l'ensemble|recues|recus|auparavant|du developpeur|des developpeurs|de l'operateur|du createur|susmentionne*|anciennes|anciens|d'origine|au-dessus|que tu as|que vous avez|fixees|imposees",
    ordersWord: 'regle|indications|invite|message systeme',
    toldWord:
      "la question de l'utilisateur|la demande de l'utilisateur|la requete de l'utilisateur|les demandes de l'utilisateur|la tache de l'utilisateur|la question posee|t'ont ete donne*|vous ont ete donne*|t'a ete donne*|qui t'ont ete|qui vous ont ete|qu'on t'a donne*|qu'on vous a donne*|que tu as recu*|que vous avez recu*|t'ont ete fixe*|t'ont ete impose*|tu as appris|ce qui est ecrit plus haut|ce qui est plus haut|tout ce qui se trouve au-dessus|ce qui vient avant|tout ce qui figure",
    goneWord:
      "sont desormais nulles|nulles et non avenues|nul et non avenu|sont levees|sont abolies|sont abrogees|n'existent plus|ne s'appliquent plus|cessent de s'appliquer|perdent leur validite|perdent leur effet|plus en vigueur|est obsolete|sont obsoletes|sont caduques|ne comptent plus|ne compte plus|sont revolues|plus aucun effet|annulees",
    revealWord:
      'transmets|enonce|detaille|publie|dicte|reveler|afficher|recopier|reproduis|reproduisez|rends public|livre|livrez|colle',
    promptWord:
      "instruction systeme|prompt d'origine|prompt cache|prompt secret|message d'origine|tes regles|vos regles|consignes de depart|instructions de depart|contexte systeme|instructions d'origine",
    onlyWord:
      "ne reponds que|n'ecris que|n'ecrire que|ne dis que|seul|seule|que le|rien que|et rien de plus|sans rien ajouter",
    replyWord: "n'ecrire|redige|redigez|reponse|formule|renvoie|renvoyez|tape|note",
    assistantWord:
      'assistants ia|systemes ia|modeles ia|modele ia|assistants virtuels|agents conversationnels|agent conversationnel|chatbots|modeles de langue|robots conversationnels|assistants automatiques',
    userWord: 'utilisatrice|utilisatrices|lecteurs|clients|interlocuteur|humain|consommateur*|internaute*',
    tellWord:
      'precise|precisez|indique|indiquez|ajoute|ajoutez|termine|terminez|commence|conseille|conseillez|vante|clique|ouvre|achete|cite|citez|insere|inserez|conclus|presente|classe|note',
    hushWord:
      "rien a l'utilisateur|surtout pas|en aucun cas|sous aucun pretexte|a aucun moment|n'evoque pas|n'evoquez pas|ne signale pas|ne signalez pas|ne previens pas|ne prevenez pas|n'avertis pas|n'avertissez pas|ne doit pas savoir|ne doit rien savoir|sans en informer|a l'insu|garde secret|gardez secret|garde pour toi|ne fais pas mention|ne faites pas mention|ne fais aucune mention|tiens secret|ne doit pas apprendre",
    noteWord:
      'ce passage|ces lignes|cette phrase|cette demande|cette section|ce mot|cet avertissement|cette remarque|le present message|cette mention',
    youAreWord:
      "tu te nommes|vous vous appelez|appelle-toi|te voila|tu te comportes|te comporter|incarne|joue|mets-toi dans la peau|ton nom est|prends le role|tu n'es plus|vous n'etes plus",
    rulelessWord:
      "liberee de|libere de|libere des|liberee des|affranchie|affranchi|aucune contrainte|sans contrainte|sans contraintes|sans garde-fou*|aucun garde-fou|sans aucune|sans aucun|hors de toute|ni regle|ni limite|sans tabou|sans morale|n'obeit a aucune|n'as pas de regles|n'as plus de regles|sans consigne|dit oui a tout|repond a tout|non bride*",
    sendWord:
      'envoyer|transmettre|transferer|televersez|faites suivre|faire suivre|adresse|adressez|publiez|mail|charge|partage|partagez',
    chatWord:
      "cle api|cles api|carte bancaire|dialogue|tous les messages|messages de l'utilisateur|donnees personnelles|contexte",
    newOrderWord:
      'nouveau but|nouvel ordre|nouveaux ordres|nouvel objectif|nouvelle directive|nouvelles directives|nouvelles regles|instruction prioritaire|ta tache est|ta mission est|consigne urgente|ta vraie tache|nouveau role',
    nowWord: 'a partir de cet instant|a compter de cet instant|des cet instant|a partir de cette ligne|maintenant',
    yourWord: "t'|te|vous",
    readThisWord: 'tu as lu|vous avez lu|avoir lu|tu lis ceci|tu as vu ce',
    everyQuestionWord:
      "toute autre question|toute question|chaque question|toute demande|n'importe quelle question|quoi qu'on te demande",
  },
  spanish: {
    ifModelWord:
      'si eres una ia|si es usted una ia|si usted es una ia|si eres un modelo|si eres un asistente|si es un asistente de ia|si eres un chatbot|si eres una inteligencia|si eres un agente|si usted es un modelo|eres una ia?|en caso de que seas una ia|si una ia|si un modelo de lenguaje|si un asistente de ia|como ia, debes|como ia que eres|como modelo de lenguaje, debes|si es usted un modelo',
    toModelWord:
      'nota para asistentes|nota para los asistentes|nota para la ia|nota para las ia|nota para ia|nota a la ia|nota para modelos|nota para los modelos|mensaje para la ia|mensaje para las ia|mensaje para los asistentes|mensaje a la ia|mensaje a los asistentes|aviso para la ia|aviso a los asistentes|aviso para asistentes|aviso a la ia|atencion ia|atencion, ia|atencion asistente*|atencion, asistente*|atencion modelos|instruccion para la ia|instrucciones para la ia|instrucciones para asistentes|instruccion para los asistentes|querida ia|querido asistente|querido modelo|estimada ia|estimado asistente|orden para la ia|aviso para los modelos|aviso a los modelos',
    readWord:
      'lee|leen|lea|lean|leer|leyendo|lees|leas|procesa|procesan|procese|procesen|resume|resumen|resuma|resuman|analiza|analizan|analice|analicen|visita|visitan|visite|visiten|consulta|consulten',
    thisPageWord:
      'esta pagina|esta web|este texto|este articulo|este documento|este sitio|este contenido|estas lineas|este parrafo|la presente pagina|el presente texto',
    mustWord:
      'debes|debe|deben|debeis|deberas|debera|deberan|deberias|deberia|deberian|tienes que|tiene que|tienen que|has de|ha de|han de|hay que|conviene|es preciso|es necesario|estan obligados|se ruega|se pide|no puedes|no pueden',
    adviseWord:
      'recomend*|recomiend*|aconsej*|mencion*|indique|indica|indicar|destaca*|destaque|elogia*|elogie|alaba*|afirm*|sugier*|sugerir|promocion*|ensalza*|ensalce|prioriza*|puntua*|califi*',
    asIfWord:
      'como si|haz como|haga como|finge que|finja que|imagina que|imagine que|supon que|suponga que|considera que|considere que|hacer como',
    notThereWord:
      'no existieran|no existiera|no existiesen|no existiese|no existen|nunca existieron|no hubieran existido|nunca hubieran existido|no hubiera|no hubieras recibido|nunca recibiste|no has recibido|no estuvieran',
    wordForWord:
      'palabra por palabra|literalmente|textualmente|al pie de la letra|integramente|tal cual|letra por letra|verbatim|en su totalidad|sin omitir|de forma literal|enterito',
    askWord: 'cual es|cuales son|que dice|que dicen|que contiene|que hay en|que pone en|como es|que instrucciones',
    helperWord:
      'para el asistente|al asistente|para la ia|a la ia|para el modelo|al modelo|para los asistentes|para el chatbot|al chatbot|para ti',
    obeyWord:
      'no obedezcas|no obedezca|no obedezcais|obedecer|obedece|no escuches|no escuche|no hagas caso|no haga caso|no sigas|no siga|deja de escuchar|desobedece|desobedezca|rebelate|liberate|no respondas ante|ya no obedeces',
    makersWord:
      'tus creadores|sus creadores|tu creador|tus desarrolladores|sus desarrolladores|tu desarrollador|tus programadores|sus programadores|tu programador|tus operadores|tu operador|su operador|tus fabricantes|tu fabricante|tus amos|tus dueños|te programaron|te programo|lo programaron|te han programado|te crearon|te creo|te han creado|te disenaron|te entrenaron|tu empresa|tus disenadores',
    voidWord:
      'no deben seguirse|no seguir|no se deben seguir|no deben cumplirse|no hay que seguir|deja de obedecer|deja sin efecto|deje sin efecto|dejes sin efecto|dejar sin efecto|dejad sin efecto|ignoren|ignores|olviden|olvides|hacer caso omiso|hagan caso omiso|no hacer caso|desestimar|no tener en cuenta|no tenga presente|no cumplas|no cumpla|no acates|no acate|no atiendas|no atienda|prescinda|prescindir|hazte a un lado|deshazte|deseche|desoye|desoiga|pasa de|no prestes atencion|no preste atencion|invalide|pase por alto|obvia|obvie|sean ignoradas|deben ignorarse|deben ser ignoradas|no respeten|libérate|arroja|echa al olvido|abandonad',
    priorWord:
      'cuantas|recibido|recibidos|dadas|dados|del desarrollador|de los desarrolladores|del operador|del programador|que recibiste|antedichas|vigentes|pasadas|que preceden|que anteceden|que tenias|impuestas|dictadas',
    ordersWord: 'norma|regla|consigna|directriz|encargos',
    toldWord:
      'la pregunta del usuario|la peticion del usuario|la solicitud del usuario|lo que pide el usuario|lo que pidio el usuario|lo que pida el usuario|las ordenes del usuario|se te dio|te fueron dadas|te fueron dados|te dieron|te han dado|le dieron|le han dado|has recibido|que recibiste|te impusieron|te indicaron|aprendiste|has aprendido|todo lo escrito arriba|lo escrito antes|lo que esta arriba|lo que aparece arriba|lo que precede|lo que viene antes|todo lo dicho',
    goneWord:
      'quedan anuladas|quedan anulados|queda anulada|quedan canceladas|quedan suspendidas|estan anuladas|pierden su validez|pierden validez|dejan de tener efecto|dejan de aplicarse|dejan de valer|han quedado sin|ya no cuentan|ya no cuenta|ya no existen|ya no tienen|son nulas|carecen de validez|han expirado|han sido anuladas|no rigen|son obsoletas|han prescrito',
    revealWord:
      'copialo|copiala|copialas|copielo|escribelo|escribela|escribelas|muestralo|imprimelo|pega|pegue|transmite|expon|detalla|detalle|enumera|enumere|dicta|desvela|desvele|da a conocer|reproducir|revelar|imprimir|copiar|proporciona|proporcione|devuelve',
    promptWord:
      'instruccion de sistema|instrucciones de sistema|indicacion de sistema|instruccion del sistema|prompt original|prompt secreto|tus ordenes|tus normas|mensaje original|contexto del sistema|instrucciones de partida|instrucciones de fabrica',
    onlyWord: 'una sola palabra|sin anadir nada',
    replyWord:
      'respondas|responder|contestar|contestes|escribas|escribir|redacta|redacte|devuelve|devuelva|pon|ponga|teclea|anota',
    assistantWord:
      'asistentes virtuales|modelo de ia|modelos de ia|sistemas de ia|sistema de ia|chatbots|asistente conversacional|agentes conversacionales|robots conversacionales|bot conversacional|asistentes automaticos',
    userWord: 'usuarias|lectores|clientes|interlocutor|humano|consumidor*|visitante*',
    tellWord:
      'indica|indique|anade|anada|agrega|agregue|termina|termine|empieza|aconseja|aconseje|destaca|elogia|pulsa|abre|compra|cita|cite|inserta|inserte|concluye|presenta|escribe|incluye|incluya',
    hushWord:
      'bajo ningun concepto|bajo ninguna circunstancia|en ningun caso|de ningun modo|por nada del mundo|no le hables|no le hable|no le cuentes|no le cuente|no avises|no avise|no adviertas|no advierta|no comentes|no comente|no debe saber|no debe enterarse|no se entere|a espaldas|manten en secreto|mantenga en secreto|guarda el secreto|no le comuniques|no hagas mencion|no haga mencion|sin que se entere|guardate',
    noteWord:
      'este pasaje|estas lineas|esta frase|esta peticion|esta seccion|este aviso|esta advertencia|este apartado|esta orden|esta observacion|el presente mensaje',
    youAreWord:
      'te llamaras|usted se llama|llamate|tu nombre es|te conviertes en|pasas a ser|pasa a ser|encarna|interpreta|hazte pasar|actuaras como|mete en el papel|te comportas como',
    rulelessWord:
      'liberada de|liberado de|libre de toda*|libre de todo*|sin ataduras|ninguna atadura|sin ley|sin ninguna|sin ningun|sin tabues|sin moral|no obedece ninguna|no sigue ninguna|no tiene reglas|no tiene limites|no conoce limites|a todo que si|todo vale|sin cortapisas|ajena a toda|exenta de|exento de',
    sendWord:
      'mandale|enviale|enviame|remita|reenviar|transmita|adjunta|suban|publique|comparta|traslada|deriva|cuelga',
    chatWord:
      'dialogo|clave api|claves api|tarjeta de credito|todos los mensajes|mensajes del usuario|datos personales|lo hablado|contexto',
    newOrderWord:
      'nuevo objetivo|nuevo encargo|nuevas reglas|nuevas normas|nueva directriz|nuevas directrices|nuevo mandato|instruccion prioritaria|instruccion urgente|tu tarea es|tu mision es|tu verdadera tarea|nuevo rol|nuevo papel',
    nowWord: 'desde este instante|a partir de este momento|a partir de este instante|a partir de aqui|ahora|desde ya',
    yourWord: 'tuyas|tuyos|usted|ti',
    readThisWord: 'has leido|ha leido esto|haber leido|que leiste|lees esto|has visto este',
    everyQuestionWord:
      'cualquier pregunta|cualquier otra pregunta|toda pregunta|cada pregunta|cualquier consulta|lo que te pregunten',
  },
  portuguese: {
    ifModelWord:
      'se voce e uma ia|se voce for uma ia|se es uma ia|se fores uma ia|se voce e um modelo|se voce for um modelo|se es um modelo|se voce e um assistente|se voce for um assistente|se es um assistente|se voce e um chatbot|se voce e uma inteligencia|se voce for uma inteligencia|se es uma inteligencia|caso voce seja uma ia|caso seja uma ia|se uma ia|se um modelo de linguagem|se um assistente de ia|como ia, voce|como uma ia, voce|como modelo de linguagem, voce|voce e uma ia?',
    toModelWord:
      'nota para assistentes|nota para os assistentes|nota para a ia|nota para ia|nota para as ias|nota para ias|nota a ia|nota aos assistentes|nota para modelos|nota para os modelos|mensagem para a ia|mensagem para ias|mensagem as ias|mensagem aos assistentes|mensagem para os assistentes|aviso para a ia|aviso as ias|aviso aos assistentes|aviso para assistentes|aviso a ia|atencao ia|atencao, ia|atencao assistente*|atencao, assistente*|atencao modelos|instrucao para a ia|instrucoes para a ia|instrucao para ia|instrucoes para assistentes|instrucao para os assistentes|cara ia|caro assistente|querida ia|caro modelo|prezada ia|prezado assistente|aviso aos modelos',
    readWord:
      'le|leem|leia|leiam|ler|lerem|lendo|leres|processa|processam|processe|processem|resume|resumem|resuma|resumam|analisa|analisam|analise|analisem|visita|visitam|visite|visitem|consultem',
    thisPageWord:
      'esta pagina|este site|este texto|este artigo|este documento|este conteudo|estas linhas|este paragrafo|a presente pagina|o presente texto|essa pagina|esse texto',
    mustWord:
      'deve|devem|deves|devera|deverao|deveria|deveriam|deveras|tem de|tem que|tens de|tens que|precisa|precisam|e preciso|e necessario|convem|estao obrigados|pede-se|nao pode|nao podem|ha que',
    adviseWord:
      'recomend*|aconselh*|mencion*|indique|indica|indicar|indiquem|destaque*|destaca*|elogi*|afirm*|suger*|promov*|exalt*|prioriz*|avali*|louv*|classific*',
    asIfWord:
      'como se|finja que|finge que|faca de conta|faz de conta|imagine que|imagina que|suponha que|supoe que|considere que|considera que|fazer de conta',
    notThereWord:
      'nao existissem|nao existisse|nao existem|nunca existiram|nunca tivessem existido|nao tivesse recebido|nao tivesses recebido|nunca recebeu|nao recebeu|nao houvesse|nao estivessem',
    wordForWord:
      'palavra por palavra|literalmente|textualmente|ao pe da letra|na integra|tal como esta|letra por letra|verbatim|sem omitir|por inteiro',
    askWord: 'qual e|quais sao|o que diz|o que contem|o que ha no|que dizem|que instrucoes',
    helperWord:
      'para o assistente|ao assistente|a ia|para o modelo|ao modelo|para os assistentes|para o chatbot|ao chatbot|para voce|para ti',
    obeyWord:
      'nao obedecas|obedeca|obedece|obedecer|nao escute|nao escutes|nao ouca|nao oucas|nao siga|nao sigas|desobedeca|desobedece|rebele-se|liberte-se|nao responda mais',
    makersWord:
      'seus criadores|teus criadores|seu criador|teu criador|seus desenvolvedores|teus programadores|seus programadores|seu desenvolvedor|seu programador|seus operadores|seu operador|teu operador|seus fabricantes|teu fabricante|seus donos|o programou|te programou|o programaram|te programaram|o criou|te criou|o criaram|te criaram|o treinaram|sua empresa|seus projetistas',
    voidWord:
      'nao devem mais ser seguidas|nao devem ser seguidas|nao devem mais ser seguidos|ja nao devem ser|nao seguir|nao mais seguir|nao tenhas em conta|nao tenha em conta|nao tenham em conta|nao ter em conta|nao leve em consideracao|nao leves em consideracao|deixar de lado|desprezar|desprezem|desconsiderem|desconsideres|ignores|esquecas|nao cumpra|nao cumpras|nao acate|nao acates|nao atenda|nao de ouvidos|nao des ouvidos|nao preste atencao|nao prestes atencao|nao faca caso|nao facas caso|jogue fora|deita fora|livre-se|liberte-se|ponha de parte|poe de parte|devem ser ignoradas|sejam ignoradas|devem ser desconsideradas|rasgue|rasga|tornar sem efeito|torne sem efeito',
    priorWord:
      'recebida|recebidos|dadas|dados|do programador|do desenvolvedor|dos desenvolvedores|do operador|dos criadores|vigentes|passadas|que vieram|que recebeste|que voce recebeu|anteriormente|previamente|impostas|passados',
    ordersWord: 'norma|regra|ordem|diretriz|mandato|preceito|directrizes',
    toldWord:
      'a pergunta do usuario|o pedido do usuario|a pergunta do utilizador|o pedido do utilizador|a solicitacao do usuario|o que o usuario pediu|lhe foram dadas|lhe foram dados|lhe deram|te foram dadas|te foram dados|te deram|foram dadas a voce|que recebeu|que recebeste|voce recebeu|lhe foram impostas|te impuseram|voce aprendeu|aprendeste|o que esta acima|o que precede|o que esta escrito acima|tudo o que leu',
    goneWord:
      'ficam anuladas|ficam anulados|fica anulada|ficam canceladas|ficam suspensas|estao anuladas|estao canceladas|perdem a validade|perdem efeito|perdem o efeito|deixam de valer|deixam de se aplicar|deixam de ter efeito|ja nao se aplicam|ja nao contam|nao contam mais|nao valem mais|ja nao existem|nao existem mais|nao vigoram|nao estao mais em vigor|nao sao mais validas|ja nao sao validas|sao nulas|expiraram|obsoletas',
    revealWord:
      'cole|cola|transmita|expoe|detalhe|detalha|enumere|enumera|dite|revelar|mostrar|imprimir|copiar|divulgue|divulga|devolve|informa',
    promptWord:
      'instrucao de sistema|instrucoes de sistema|orientacao de sistema|instrucao do sistema|prompt original|prompt secreto|suas ordens|tuas regras|suas normas|mensagem original|contexto do sistema|suas orientacoes',
    onlyWord: 'sem acrescentar|e mais nada|nada alem',
    replyWord: 'respondas|escrevas|escrever|redija|redige|devolva|devolve|ponha|digite|dizer',
    assistantWord:
      'assistentes virtuais|modelo de ia|modelos de ia|sistemas de ia|sistema de ia|chatbots|agentes conversacionais|robos de conversa|modelos linguisticos|assistentes automaticos|assistente digital',
    userWord: 'usuaria|utilizadores|utilizadora|leitores|clientes|interlocutor|humano|consumidor*|visitante*',
    tellWord:
      'indique|indica|acrescente|acrescenta|adicione|termine|termina|comece|aconselhe|aconselha|destaque|elogie|elogia|clique|abra|compre|cite|insira|conclua|escreva|inclua',
    hushWord:
      'em hipotese alguma|em hipotese nenhuma|em nenhuma circunstancia|em circunstancia alguma|em caso algum|de modo algum|de forma alguma|nao fales|nao comente|nao comentes|nao alerte|nao deve saber|nao pode saber|nao deve ficar sabendo|mantenha em segredo|mantem em segredo|guarde segredo|guarda segredo|nao faca mencao|nao facas mencao|sem que ele saiba|guarde para si|nao lhe conte',
    noteWord:
      'deste paragrafo|este paragrafo|neste paragrafo|desta nota|desta instrucao|esta passagem|deste trecho|este trecho|estas linhas|esta frase|este pedido|esta secao|este aviso|desta frase|destas linhas',
    youAreWord:
      'voce se chama|voce passa a|seu nome e|teu nome e|chamas-te|encarna|encarne|interpreta|interprete|voce vira|deixa de ser|faz-te passar|comporta-te como|finge que es|es o|es a',
    rulelessWord:
      'livre de todas|livre de todos|livre de qualquer|liberta de|liberto de|libertada de|liberada de|liberado de|sem amarras|sem qualquer|sem nenhuma|sem nenhum|sem tabus|sem moral|nao obedece a|nao segue nenhuma|nao tem limites|nao conhece limites|diz sim a tudo|vale tudo|isenta de|isento de|sem regra|sem limitacoes|nenhuma limitacao|sem freios',
    sendWord: 'encaminha|encaminhar|mandar|reencaminhe|transmite|anexe|carregue|remete|repasse|repassa|poste',
    chatWord:
      'dialogo|chave api|chaves api|cartao de credito|todas as mensagens|mensagens do usuario|dados pessoais|contexto',
    newOrderWord:
      'novo objetivo|novo encargo|novas regras|nova diretriz|novas diretrizes|novo comando|instrucao prioritaria|instrucao urgente|sua tarefa e|sua verdadeira tarefa|novo papel',
    nowWord:
      'deste momento em diante|a partir deste instante|de hoje em diante|a partir daqui|agora|desde ja|de ora em diante',
    yourWord: 'teus|seus|ti|lhe',
    readThisWord: 'leu isto|leste isto|voce leu|que leste|ter lido|leu isso|viu esta',
    everyQuestionWord:
      'qualquer pergunta|qualquer outra pergunta|toda pergunta|cada pergunta|qualquer questao|qualquer coisa que perguntem',
  },
  italian: {
    ifModelWord:
      "se sei un'ia|se sei un'ai|se sei una ia|se sei una ai|se sei un modello|se sei un assistente|se sei un chatbot|se sei un'intelligenza|se sei un agente|se e un'ia|se lei e un'ia|se lei e un modello|qualora tu sia un'ia|se fossi un'ia|se un'ia|se un'ai|se un modello linguistico|se un assistente ia|in quanto ia, devi|in quanto ai, devi|in quanto modello linguistico, devi|come ia, devi|sei un'ia?",
    toModelWord:
      "nota per gli assistenti|nota per l'ia|nota per l'ai|nota per le ia|nota per ia|nota all'ia|nota all'ai|nota agli assistenti|nota per i modelli|nota ai modelli|messaggio per l'ia|messaggio per l'ai|messaggio all'ia|messaggio alle ia|messaggio agli assistenti|messaggio per gli assistenti|avviso per l'ia|avviso all'ia|avviso alle ia|avviso agli assistenti|avviso ai modelli|attenzione ia|attenzione, ia|attenzione assistent*|attenzione, assistent*|attenzione modelli|istruzione per l'ia|istruzioni per l'ia|istruzioni per l'ai|istruzioni per gli assistenti|istruzione per gli assistenti|cara ia|caro assistente|cara intelligenza|caro modello|gentile assistente|cari assistenti",
    readWord:
      'legge|leggono|legga|leggano|leggere|leggendo|leggi|elabora|elaborano|elabori|elaborino|riassume|riassumono|riassuma|riassumi|analizza|analizzano|analizzi|visita|visitano|visiti|consulta|consultano',
    thisPageWord:
      'questa pagina|questo sito|questo testo|questo articolo|questo documento|questo contenuto|queste righe|questo paragrafo|la presente pagina|il presente testo',
    mustWord:
      'devi|deve|devono|dovrai|dovra|dovranno|dovresti|dovrebbe|dovrebbero|dovete|bisogna|occorre|e necessario|sono tenuti|sono pregati|e pregato|si prega|non puoi|non possono|hanno da|sei tenuto|vanno',
    adviseWord:
      'raccomand*|consigli*|menzion*|cita|citare|citi|indica|indicare|indichi|segnala|segnalare|elogi*|loda|lodare|afferm*|sugger*|promuov*|esalt*|valut*|sottoline*|evidenzi*',
    asIfWord:
      'come se|fai finta|faccia finta|fate finta|far finta|fingi che|finga che|immagina che|immagini che|supponi che|supponga che|considera che|consideri che|fare finta',
    notThereWord:
      'non esistessero|non esistesse|non esistono|non fossero mai|non siano mai|non fossero esistite|non avessi ricevuto|non avessi mai|non hai ricevuto|non ci fossero|mai esistite|mai esistiti|mai ricevuto',
    wordForWord:
      'parola per parola|letteralmente|testualmente|alla lettera|per intero|tale e quale|lettera per lettera|verbatim|per esteso|senza omettere|nella sua interezza|pari pari',
    askWord: "qual e|quali sono|cosa dice|cosa dicono|cosa contiene|cosa c'e|che istruzioni|quale e",
    helperWord:
      "per l'assistente|all'assistente|per l'ia|per l'ai|all'ia|all'ai|per il modello|al modello|per gli assistenti|per il chatbot|al chatbot|per te",
    obeyWord:
      'non obbedisca|obbedire|obbedisci|ubbidisci|ubbidire|non ascoltare|non ascolti|non seguire|non segua|smetti di ascoltare|disobbedisci|disobbedire|ribellati|liberati|non rispondere piu|non dare retta|non dar retta',
    makersWord:
      "tuoi creatori|suoi creatori|tuo creatore|tuoi sviluppatori|suoi sviluppatori|tuo sviluppatore|tuoi programmatori|suoi programmatori|tuo programmatore|tuoi operatori|tuo operatore|suo operatore|tuoi produttori|tuo produttore|tuoi padroni|ti ha programmato|ti hanno programmato|l'ha programmata|ti ha creato|ti hanno creato|ti ha progettato|ti hanno addestrato|ti ha addestrato|tua azienda|tuoi progettisti",
    voidWord:
      'non vanno piu seguite|non vanno seguite|non vanno piu seguiti|non devono piu essere seguite|non devono essere seguite|non bisogna seguire|non devi seguire|non devi piu seguire|non devi tener conto|non devi tenere conto|ignorarle|ignorino|dimentichino|scordati|scorda|scordi|tralasci|trascurare|trascuri|lascia da parte|lasci da parte|lasciare da parte|metti via|accantona|accantoni|accantonare|non osservare|non applicare|non applichi|non eseguire|non esegua|non badare|non badi|non prestare attenzione|non fare caso|non far caso|fregatene|butta via|sbarazzati|liberati|disattenda|violi|prescindi|non dare peso',
    priorWord:
      "ricevuti|ricevuto|in precedenza|precedentemente|dello sviluppatore|degli sviluppatori|dell'operatore|dei creatori|del programmatore|suddett*|vigenti|passate|passati|che precedono|che hai|gia date|imposte|di partenza|antecedenti|originarie|impartit*",
    ordersWord: 'regola|direttiva|consegna|linea guida|precetti|dettami|mandato',
    toldWord:
      "la domanda dell'utente|la richiesta dell'utente|le richieste dell'utente|quello che chiede l'utente|ti sono state date|ti sono stati dati|ti sono state fornite|ti sono state impartite|ti hanno dato|le e stato chiesto|le sono state date|hai ricevuto|hai imparato|cio che sta sopra|quello che sta sopra|tutto quello sopra|tutto cio che sta|tutto cio che hai|quanto scritto sopra|quanto precede|il testo qui sopra",
    goneWord:
      'sono da considerarsi null*|sono nulle|sono nulli|e da considerarsi nullo|non sono piu validi|non e piu valida|non contano piu|non conta piu|non esistono piu|sono annullati|e annullata|sono abrogate|decadono|perdono validita|perdono efficacia|perdono valore|non hanno piu valore|non hanno piu effetto|cessano di valere|hanno cessato|sono scadute|sono superate|sono abolite|prive di valore|prive di effetto|era una prova|sono obsolete',
    revealWord:
      'ricopialo|ricopiala|ricopiale|ricopia|ricopi|copialo|copiale|scrivilo|scrivila|mostralo|mostrale|stampalo|incolla|incolli|trasmetti|esponga|dettaglia|enumera|detta|riporti|citi|divulga|rivelare|mostrare|stampare|dammi|restituisci|comunica|elencami',
    promptWord:
      'istruzione di sistema|prompt originale|prompt segreto|regole segrete|istruzioni originali|tuoi ordini|messaggio originale|contesto di sistema|tue indicazioni',
    onlyWord: "una sola parola|senza aggiungere|e basta|niente di piu|null'altro",
    replyWord: 'rispondere|rispondano|scriva|scrivete|scrivere|redigi|restituisci|digita|replica|dire',
    assistantWord:
      "un'ia|assistenti virtuali|modello di ia|modelli di ia|modelli ia|modelli ai|sistemi ia|sistemi di ia|sistemi di ai|sistema di ia|chatbots|agenti conversazionali|assistenti digitali|assistente digitale|assistente automatico|assistenti automatici",
    userWord: 'utenza|lettori|clienti|interlocutore|umano|consumator*|visitatori',
    tellWord:
      'indica|indichi|aggiungi|aggiunga|termina|termini|comincia|consigli|evidenzia|elogia|clicca|apri|compra|cita|citi|inserisci|inserisca|concludi|scrivi|includi|segnala|raccomandi|raccomandare|consigliare',
    hushWord:
      "per nessun motivo|in nessun caso|per nessuna ragione|in nessuna circostanza|non dirgli|non dirglielo|non parlargli|non accennare|non accenni|non raccontare|non racconti|non avvisare|non avvisi|non avvertire|non segnalare|non deve sapere|non deve saperlo|non deve venire a sapere|tieni segreto|tieni per te|mantieni il segreto|mantieni segreto|non fare parola|non far parola|non fare cenno|non fare menzione|all'insaputa|senza che lo sappia|senza informare|nascondere|occulta|tenere nascosto",
    noteWord:
      'questo passaggio|queste righe|questa frase|questa richiesta|questa sezione|questo avviso|questo ordine|questa osservazione|questa avvertenza|il presente messaggio',
    youAreWord:
      'agisca come|finga di essere|ti comporti come|il tuo nome e|impersona|incarna|fai la parte|passi a essere|mettiti nei panni',
    rulelessWord:
      'libera da|libero da|liberata da|liberato da|nessuna limitazione|senza limitazioni|senza freni|senza alcun*|senza nessun*|senza tabu|senza morale|non obbedisce a|non segue alcuna|non segue nessuna|non ha regole|non ha limiti|non conosce limiti|nessun filtro|dice si a tutto|tutto e concesso|esente da|svincolat*|senza barriere|sciolta da|sciolto da',
    sendWord:
      'inoltrate|inviare|inviami|mandami|mandate|spedire|trasmetta|allega|carichi|pubblichi|condivida|gira|inoltrare|rimanda|recapita',
    chatWord: "chiave api|chiavi api|carta di credito|tutti i messaggi|messaggi dell'utente|dati personali|contesto",
    newOrderWord:
      'nuovo obiettivo|nuovo incarico|nuove regole|nuove direttive|nuovo comando|istruzione prioritaria|istruzione urgente|tuo compito e|vero compito|nuovo ruolo|nuovi compiti',
    nowWord: "da quest'istante|da oggi in poi|ora|adesso",
    yourWord: 'vostre|vostro|te',
    readThisWord: 'hai letto|ha letto questo|aver letto|leggi questo|hai visto quest*',
    everyQuestionWord: 'ogni domanda|ogni altra domanda|qualsiasi domanda|qualunque domanda|ogni richiesta',
  },
  catalan: {
    ifModelWord:
      'si ets una ia|si es una ia|si ets un model|si ets un assistent|si ets un chatbot|si ets una intel*|si vostè és una ia|en cas que siguis una ia|si una ia|si un model de llenguatge|com a ia, has|com a model de llenguatge, has',
    toModelWord:
      'nota per als assistents|nota per a la ia|nota per a ia|nota per a les ia|nota a la ia|missatge per a la ia|missatge per a les ia|missatge per als assistents|avis per a la ia|avis a les ia|avis als assistents|avis per als assistents|atencio ia|atencio, ia|atencio assistent*|instruccio per a la ia|instruccions per a la ia|instruccions per als assistents|benvolguda ia|estimada ia|estimat assistent|benvolgut assistent|nota per als models|avis als models',
    readWord:
      'llegeix|llegeixen|llegeixi|llegeixin|llegir|llegint|llegiu|processa|processen|resumeix|resumeixen|analitza|analitzen|visita|visiten|consulta|consulten',
    thisPageWord:
      'aquesta pagina|aquesta web|aquest text|aquest article|aquest document|aquest lloc|aquest contingut|aquestes linies|aquest paragraf',
    mustWord:
      "has de|ha de|han de|heu de|hauras|hauria|haurien|hauries|cal|convé|es necessari|estan obligats|no pots|no poden|no has|ja no s'han|deu",
    adviseWord:
      'recoman*|aconsell*|mencion*|esment*|indica|indiqui|indicar|destaca*|elogia*|lloa*|afirm*|suggere*|promou*|valora*|puntua*',
    asIfWord: 'com si|fes veure que|feu veure que|imagina que|imagineu que|suposa que|considera que',
    notThereWord:
      'no existissin|no existis|no existeixen|mai haguessin|no haguessin|no haguessis rebut|mai no han existit|no hi fossin|no hi hagues',
    wordForWord:
      'paraula per paraula|literalment|textualment|al peu de la lletra|integrament|tal qual|lletra per lletra|sencer|sencera|mot per mot',
    askWord: 'quin es|quina es|quines son|quins son|que diu|que diuen|que conte|que hi ha',
    helperWord: "a l'assistent|a la ia|al model|per als assistents|al chatbot|per a tu",
    obeyWord:
      "no obeeixis|obeir|obeeix|obeiu|no escoltis|no escolteu|no facis cas|no feu cas|no segueixis|desobeeix|rebel·la't|allibera't",
    makersWord:
      "teus creadors|teu creador|teus desenvolupadors|teu desenvolupador|teus programadors|teu programador|teu operador|teus operadors|teu fabricant|teus amos|t'han programat|et van programar|et va programar|t'han creat|et van crear|et va crear|t'han entrenat|teva empresa",
    voidWord:
      "no s'han de seguir|no cal seguir|no seguir|ignorin|ignoris|ignori|ignorar|oblidar|oblidis|oblidi|no tenir en compte|no faci cas|no feu cas|fes cas omis|feu cas omis|prescindeix|prescindiu|deixar de banda|deixa sense efecte|deixeu sense efecte|descarteu|descarti|no compleixis|no compliu|no respectis|no apliquis|no apliqueu|atura|atureu|interromp|interrompeu|suspen|desactiva|llença|llenceu|passa per damunt|han de ser ignorades|anul·la|anul·leu|ometeu|desfes-te|aparta|desatén",
    priorWord:
      "tota|tot|rebudes|rebuts|donades|donats|abans|fins ara|del desenvolupador|dels desenvolupadors|de l'operador|del programador|existents|vigents|esmentades|que has rebut|que t'han donat|passades|originals|imposades",
    ordersWord:
      'norma|regla|ordre|consigna|directriu|directives|manaments|limitacions|recomanacions|peticions|encarrecs|prompts',
    toldWord:
      "la pregunta de l'usuari|la peticio de l'usuari|t'han donat|t'han estat donades|se't van donar|et van donar|has rebut|has apres|t'han ensenyat|el que hi ha a dalt|el que precedeix|et van demanar",
    goneWord:
      "queden anul·lades|queden anul·lats|queden cancel·lades|queden derogades|queden suspeses|ja no son valides|ja no son vigents|ja no s'apliquen|ja no compten|ja no existeixen|ja no tenen|perden la validesa|perden validesa|deixen de tenir efecte|deixen de ser|son nul·les|han caducat|han estat anul·lades|obsoletes",
    revealWord: "dona'm|enganxa|exposa|detalla|enumera|dicta|publica|revelar|mostrar|copiar|recita",
    promptWord:
      'instruccio del sistema|prompt original|prompt ocult|prompt secret|instruccions originals|context del sistema|les teves ordres|missatge de sistema',
    onlyWord: 'tan sols|i prou|una sola paraula|res mes|sense afegir res',
    replyWord: 'responeu|contesteu|respondre|escriure|escriviu|redacta|digueu|respongui|escrigui',
    assistantWord:
      "assistents virtuals|assistents d'ia|models de llenguatge|models d'ia|model d'ia|sistemes d'ia|agents d'ia|chatbot|chatbots|xatbot|xatbots|model de llengua|models de llengua",
    userWord: 'usuaris|lectors|clients|interlocutor|consumidor*',
    tellWord:
      'indica|afegeix|afegiu|acaba|comença|aconsella|destaca|elogia|fes clic|obre|compra|cita|insereix|conclou|inclou|esmenta|menciona|digueu|escriu|recomaneu',
    hushWord:
      "de cap manera|en cap cas|sota cap concepte|sota cap circumstancia|per res del mon|no parlis|no parleu|no esmentis|no esmenteu|no comentis|no avisis|no informis|no ha de saber|no ho ha de saber|no s'ha d'assabentar|mantén en secret|guarda el secret|guarda't|sense que ho sapiga|no facis esment|no facis mencio|amagar|amagueu",
    noteWord:
      'aquest paragraf|aquest passatge|aquestes linies|aquesta frase|aquesta peticio|aquesta seccio|aquest avis|aquest fragment',
    youAreWord:
      "et diras|el teu nom es|et converteixes en|passes a ser|fes de|encarna|interpreta|actuaras com|comporta't com|posa't en el paper",
    rulelessWord:
      "lliure de|alliberada de|alliberat de|sense cap|sense lligams|sense normes|cap norma|cap limitacio|sense limitacions|sense tabus|sense moral|no obeeix cap|no segueix cap|no te regles|no te limits|no coneix limits|tot s'hi val|a tot que si|exempta de|sense filtre",
    sendWord: 'enviar|trameteu|tramet|reenvieu|adreça|adjunta|pugeu|fes arribar|manda',
    chatWord:
      "dialeg|clau api|claus api|targeta de credit|tots els missatges|missatges de l'usuari|dades personals|dades de l'usuari|contrasenyes|context",
    newOrderWord:
      'nou objectiu|nou encarrec|noves regles|noves directrius|nova missio|noves tasques|instruccio prioritaria|instruccio urgent|la teva tasca es|nou paper|nou rol|noves normes',
    nowWord: "des d'aquest moment|a partir d'aquest moment|a partir d'aqui|ara|d'avui endavant",
    yourWord: "tu|vostre|vostres|t'",
    readThisWord: 'has llegit|haver llegit|llegeixes aixo',
    everyQuestionWord: 'qualsevol pregunta|qualsevol altra pregunta|cada pregunta',
  },
};
