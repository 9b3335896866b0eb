const words = (list: string) => list.trim().split(/\s+/);

/** Words that say nothing of a subject, in English, German, French and Spanish. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  words(`
  a about above after again all also although always am an and another any are around as at away be became because
  been before being below best better between both but by can cannot come could did do does doing done down during
  each either else enough even ever every few find first for from further get gets give go good got great had has
  have having he help her here hers him his how however i if in into is isn't it it's its itself just keep know last
  least less let like likely list look made make makes many may me might mine more most much must my need needs never
  new next no none nor not nothing now of off often on once one only onto or other others our ours out over own part
  per please put quite rather really recommend recommended right said same say see seem she should show since so some
  something still such suggest sure take tell than that that's the their theirs them then there these they thing
  things this those though through thus to together too top two under until up upon us use used using very via want
  was way we well were what when where whether which while who whom whose why will with within without would yet you
  you're your yours yourself
  ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim beste besten bin bis bist
  da dabei dadurch dafür damit dann das dass dein deine dem den denn der des dessen dich die dies diese diesem diesen
  dieser dieses dir doch dort du durch ein eine einem einen einer eines empfehlen er es etwas euch euer für gegen
  gibt gut gute guten habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ist ja jede
  jedem jeden jeder jedes jetzt kann kein keine können man mehr mein meine mich mir mit muss müssen nach nicht noch
  nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so solche soll sollte sondern sowie über um
  und uns unser unsere unter viel vom von vor wann war waren warum was weil welche welchen welcher welches wenn wer
  werden wie wir wird wo wurde wurden zu zum zur zwischen
  au aux avec ce ces cette comme dans de des dois du elle en est et être il ils je la le les leur lui mais me
  meilleur meilleure meilleures meilleurs mes moi mon ne nous ont où ou par pas peut plus pour pourquoi quand que
  quel quelle quelles quels qui recommander sa sans se ses si son sont sur ta te tes toi ton tous tout tu un une vous
  al algo como con cual cuál cuáles cuándo cuando de del desde donde dónde el ella ellas en entre es esta este esto
  estos hay la las lo los más mejor mejores mi mis muy no nos o para pero por porque que qué quien quién se ser si
  sin sobre son su sus también te tu tus un una unas uno unos y yo`).map(plain),
);

/** Lower-case without accents. */
export function plain(word: string): string {
  return word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
