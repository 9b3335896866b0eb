/** Words without a subject of their own, English and German. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also although always am an and another any are around as at away be became because been
  before being below best better between both but by can cannot come could did do does doing done down during each either
  else enough even ever every few find first for from further get gets give go good got great had has have having he her
  here hers him his how however i if in into is isn't it it's its itself just keep know last least less let like likely
  look made make makes many may me might mine more most much must my need needs never new next no none nor not nothing now
  of off often on once one only onto or other others our ours out over own part per put quite rather really right said
  same say see seem should since so some something still such sure take than that that's the their theirs them then there
  these they thing things this those though through thus to together too two under until up upon us use used using very
  via want was way we well were what when where whether which while who whom whose why will with within without would yet
  you you're your yours yourself
  ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei dadurch
  dafür damit dann das dass dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir doch
  dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen gibt habe haben hat hatte hier hin ich ihm
  ihn ihnen ihr ihre ihrem ihren ihrer im in ist ja jede jedem jeden jeder jedes jetzt kann kein keine können man mehr mein
  meine mich mir mit muss müssen nach nicht noch nun nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so
  solche soll sollte sondern sowie über um und uns unser unsere unter viel vom von vor war waren was weil welche welcher
  wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen`.split(/\s+/),
);
