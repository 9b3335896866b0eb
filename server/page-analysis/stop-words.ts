const words = (list: string) => list.trim().split(/\s+/);

/** Words of questions that say nothing of their subject, in English, German, French and Spanish. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  words(`
  a about all also am an and any are as at be been being best better between but by can could did do does doing each few for
  from get give good had has have having he help her here him his how i if in into is it its just know like list make many
  me more most much my need new no nor not of on one only or other our out over own please recommend recommended she should
  show so some such suggest take tell than that the their them then there these they this those to too top under up use
  used using very want was we were what when where which while who whom whose why will with would you your
  aber als am an auch auf aus bei beste besten bin bis bist da damit das dass dein dem den der des die dies diese dieser
  doch du durch ein eine einem einen einer eines empfehlen er es für gegen gibt gut gute guten hat habe haben ich ihr im in
  ist ja jede kann kein keine können man mehr mein meine mich mir mit nach nicht noch nur ob oder ohne sehr sein sich sie
  sind so soll sollte über um und uns unter vom von vor wann war warum was welche welchen welcher welches wenn wer werden
  wie wir wird wo zu zum zur
  au aux avec ce ces cette comme dans de des dois du elle en est et être il ils je la le les leur lui mais me meilleur
  meilleure meilleures meilleurs mes moi mon ne nous ont ou où par pas peut plus pour pourquoi quand que quel quelle
  quelles quels qui recommander sa sans se ses si son sont sur ta te tes toi ton tous tout tu un une vous
  al algo como con cual cuál cuáles cuando cuándo de del desde dónde donde el ella ellas en entre es esta este esto estos
  hay la las lo los más mejor mejores mi mis muy no nos o para pero por porque qué que quien quién se ser si sin sobre son
  su sus también te tu tus un una unas uno unos y yo`).map(plain),
);

/** Lower-case without accents. */
export function plain(word: string): string {
  return word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
}
