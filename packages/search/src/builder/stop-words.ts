import { arabicStem } from '../languages/arabic-stem.ts'
import { foldScript } from '../languages/fold-script.ts'

/** Words that say nothing of what a page is about, by language. Those in ASCII are folded. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'a about again also am an and any anybody anyone anything are as at be because been being best between but by can could did difference do does doing done easiest easy ever every everybody everyone everything few for from get given go goes going gone had happen happened happens has have having he her here herself himself his how i if in instead into is it its itself just know let like make me mean means made makes making more most much must my myself need needed needs nobody nothing of on once one only or other ought our ourselves own per please same see shall she should since so some somebody someone something still such than that the their them themselves then there therefore these they this those though through to too until use used uses using very vs want was way we well were what when where whether which while who why will with would yes yet you your yourself yourselves',
  de: 'aber alle alles als am an auch auf aus bei beim bin bis bitte brauche das dass dem den der des die du ein eine einem einen einer es etwas fur gibt hat ich ihr im in ist jede jeden jeder jemand kann konnte man mein meine meinem meinen meiner mit mochte muss nach nicht nichts noch nur oder sein sich sie sind so soll sollte uber um und uns unser unsere unserem unseren vom von vor warum was welche welchen welcher welches wenn wer wie wieso will wir wird wo zu zum zur',
  fr: 'a au aux avec ce ces cette comme dans de des du elle en est et il ils je la le les leur lui mais ne nous on ou par pas pour qu que qui sa se ses si son sont sur un une vous',
  es: 'a al como con cual cuales cuando de del donde el ella en entre es esta este hacer hay la las lo los mas me mi mis muy necesito no o para pero por puedo que quiero se si sin su sus tengo un una unas unos y ya',
  it: 'a ad ai al alla anche che chi ci come con da dal dalla dei del della delle di dove e ed gli ha i il in io la le lo ma mi nel nella no non o per piu quale quando se si sono su sul sulla tra un una uno',
  nl: 'aan als bij dan dat de der die dit een en er het hij hoe ik in is je kan kun maar met na naar niet of om op over te tot uit van voor waar wat wel wie wij worden wordt ze zijn zo',
  pl: 'a ale bez by byc co czy dla do gdy gdzie i ich ile jak jako jest kiedy kto ktory lub ma na nie o od po pod przez przy sa sie ta tak te to tu w we z za ze',
  pt: 'a ao aos as com como da das de do dos e em entre essa esse esta este eu isso isto mas me meu na nas no nos nao o onde os ou para pela pelo por qual quando que quem se sem seu sua um uma',
  ru: 'а без бы в во вот все вы где да для до его ее если есть еще же за и из или им их к как ко когда кто ли мне можно мы на надо не нет но о об он она они от по под при с со так там то только у что чтобы эта это я',
  tr: 'bir bu da de daha en gibi hangi ile icin kadar ki mi mu nasil ne nedir nerede o ve veya ya',
  ar: 'اذا التي الذي الى ان او اين بعد بين ثم حتى ذلك على عن عند في قبل قد كان كل كم كيف لا لكن لم لماذا ما متى مع من منذ هذا هذه هل هو هي و يكون',
  he: 'או אז איך איפה את גם הוא היא זה כי כל לא מה מי מתי על עם של',
  ja: 'あり ある あれ いう いつ いる から が くだ ください けど この こと これ し した しま します する すれ せ その それ だ だけ だっ たい ため つい ついて て で でき できる です では と とき どう どの どのように な ない ない など なに なる に には の のか は ば へ ます まし また まで も もの や よう ように より れる を',
  ko: '가 과 그 는 는지 다 대한 도 등 때 를 및 수 어디 어떻게 언제 에 에서 와 은 을 의 이 입니다 있는 하기 하는 하는지 합니다',
  th: 'กับ การ ของ ขึ้น คือ จะ จาก ใน ที่ เป็น และ ว่า วิธี ไว้ หรือ ให้ อย่างไร อะไร ได้ ไม่ มี',
  zh: '一个 与 了 什么 什麼 从 会 们 何时 你 办 和 呢 哪里 在 如何 对 就 很 怎么 怎么办 怎样 怎麼 您 我 或 把 是 是否 有 的 着 能 被 要 請 请 这 那 都 吗 嗎',
}

/**
 * The words of a language that a search may do without: found in titles and headings only.
 *
 *     stopWords('en-GB')  // → ['a', 'an', 'and', …]
 *
 * The index names those of its languages, so that an engine carries none.
 */
export function stopWords(language: string): readonly string[] {
  const code = language.toLowerCase().split('-', 1)[0] ?? ''
  const words = byLanguage[code]?.split(' ') ?? []
  // eslint-disable-next-line no-control-regex -- ASCII is meant
  return /^[\0-\x7f]*$/.test(words.join('')) ? words : [...new Set(words.map((word) => arabicStem(foldScript(word))))]
}
