/**
 * Words and signs that turn up often in ordinary prose, by how often in a megabyte (measured over page text and package
 * documentation, rounded). Rules are looked up by their rarest words, so that prose is passed over quickly; a wrong
 * number here makes the filter slower, never less thorough.
 */
const PER_MEGABYTE: ReadonlyArray<readonly [number, string]> = [
  [4000, `"␟#␟##␟'␟*␟,␟-␟--␟.␟.co␟.com␟/␟//␟:␟://␟<␟=␟>␟?␟[␟]␟a␟https␟https://␟the␟to`],
  [
    900,
    `!␟###␟%␟**␟---␟.org␟0␟1␟100␟<img␟?s=␟@␟](http␟alt␟and␟are␟as␟author␟b␟be␟code␟const␟for␟from␟html␟if␟in␟is␟it␟me␟name␟not␟of␟or␟s␟string␟that␟this␟top␟with␟you␟{`,
  ],
  [
    250,
    `![␟":␟+␟.de␟.io␟]: http␟all␟also␟an␟any␟api␟at␟but␟by␟can␟content␟css␟data␟document␟documentation␟encoding␟error␟false␟file␟function␟he␟http␟http://␟if you␟input␟install␟json␟label␟like␟log␟manual␟new␟no␟npm␟number␟object␟on␟only␟package␟plugin␟require␟returns␟see␟test␟text␟to the␟true␟type␟types␟url␟use␟usi␟using␟value␟version␟web␟when␟which␟will␟www.␟x␟you can␟your`,
  ],
  [
    80,
    `$␟.dev␟/*␟10␟::␟<!--␟===␟?q=␟about␟add␟allows␟always␟app␟as a␟available␟bash␟both␟browser␟c␟configuration␟contains␟context␟core␟decode␟decoded␟developer␟do␟does␟does not␟don't␟download␟e.g.␟each␟embedded␟enabled␟encode␟encoded␟end␟export␟fetch␟files␟first␟following␟for example␟for the␟form␟format␟full␟functions␟get␟given␟has␟have␟here␟highlight␟how␟i␟image␟in your␟include␟including␟information␟instead␟into␟invalid␟it is␟it's␟its␟just␟key␟keys␟last␟line␟link␟list␟load␟logo␟ma␟main␟make␟master␟may␟memory␟message␟mode␟must␟need to␟non␟note␟null␟one␟open␟order␟original␟other␟our␟output␟p␟page␟parsing␟pass␟please␟png␟q␟query␟read␟reference␟release␟reports␟request␟requests␟response␟result␟return␟rule␟rules␟run␟save␟script␟search␟security␟selector␟set␟should␟so␟specified␟standard␟start␟status␟strings␟summary␟the following␟their␟them␟then␟there␟these␟they␟tools␟user␟values␟var␟via␟was␟website␟were␟what␟where␟will be␟without␟work␟yarn`,
  ],
  [
    30,
    `.app␟.me␟.net␟.ru␟above␟access␟across␟added␟adding␟additional␟after␟allow␟already␟answer␟apis␟append␟application␟are not␟base64␟because␟before␟below␟benchmark␟best␟block␟call␟cannot␟change␟character␟characters␟checks␟client␟compiler␟complete␟connect␟contain␟contents␟convert␟cookie␟copy␟could␟create␟credits␟de␟delete␟deprecated␟disable␟disabled␟display␟do not␟documents␟doesn't␟enable␟entry␟every␟existing␟extension␟feature␟filter␟follow␟free␟generate␟give␟go␟good␟has been␟hello␟her␟hex␟hidden␟host␟ignore␟images␟included␟includes␟info␟inside␟instead of␟is to␟keep␟latest␟let␟limit␟lines␟login␟mark␟max␟means␟messages␟must be␟my␟n'␟never␟next␟none␟now␟once␟otherwise␟over␟parameter␟parameters␟parses␟part␟password␟plugins␟prefer␟process␟provide␟provided␟questions␟real␟recommended␟regul␟remove␟removed␟render␟replace␟requires␟returned␟rfc␟role␟root␟sdk␟section␟setting␟she␟should be␟simply␟since␟space␟special␟state␟store␟structure␟stylesheet␟such as␟take␟template␟the document␟the first␟the last␟the original␟the output␟the result␟the string␟the user␟those␟through␟token␟tokens␟transform␟two␟under␟update␟updated␟used to␟users␟void␟while␟within␟won't␟world␟would␟write␟written␟y␟you are␟you have␟you may␟you're␟z␟zero`,
  ],
];

export const WORD_FREQUENCY: ReadonlyMap<string, number> = new Map(
  PER_MEGABYTE.flatMap(([frequency, words]) => words.split('␟').map((word) => [word, frequency] as const)),
);
