/** English verbs with which a sentence tells readers to do something, in the form that it then has. */
const VERBS = new Set(
  `add adjust aim allow apply arrange ask attach avoid bake beat begin blend boil book borrow bring browse brush build buy call cancel cast change charge check choose chop clamp clean click close collect combine come compare connect contact cook cool count cover create cut dial divide do don't download drain drill drink drive drop dry eat enter expect explore feed file fill find finish fit fix fold follow fry get give glue go grate grease grind grow hang heat hold hurry insert install join keep knead knit leave let lift load log look lower make mark mash measure melt mix mount move multiply never note open order paint pay peel pick place plan plant play please plug pour practise preheat prepare press prime print push put raise read reduce refrigerate register reject remember remove rent repeat replace report request reserve rest retry return rinse roast roll rub run sand save say scatter scrape screw season select send separate serve set shake shape shop show sieve sign simmer sit skip sleep slice slide smooth soak sow spend spread sprinkle squeeze stand start stay steam step stick stir stop store strain strengthen stretch submit subscribe swap switch take talk tap tape taste tell test thread tighten tip toast train treat trim try turn type undo unplug unscrew update upload use visit wait walk warm wash watch water wear weigh whisk wipe work wrap write`.split(
    /\s+/,
  ),
);
/** “Step 3:”, “2.”, an opening quotation mark, and words that may stand before the verb. */
const LEAD =
  /^(?:(?:step |schritt )?\d{1,2}[.):] )?["“„(•–-]*\s*(?:(?:first|then|next|now|finally|so|and|or|but|also|always|just|simply|if you can|half|gently|carefully|slowly),? )*/iu;
const FIRST = /^([\p{L}’']+)(?= |$|[,.;:!])/u;
/** “Nehmen Sie”, “Rühren Sie”; “Nimm”, “Lass”; “… 20 Minuten backen”. */
const GERMAN =
  /^\p{Lu}\p{Ll}+(?:en|ern|eln) (?:sie|wir)(?!\p{L})|^(?:nimm|gib|lass|lies|iss|miss|halte?|stell|leg|drück|rühr|koch|back|misch|knete|schneid|gieß|warte?|achte|mach|geh|komm|kauf|ruf|schreib|setz|dreh|bring|öffne|such|prüf|trag|füll|nutz|benutz|schau|denk|versuch|probier)e?t?(?!\p{L})|(?:^|\s)(?:nicht )?\p{Ll}{2,}(?:en|ern|eln)[.!]?$/iu;
/** What is needed or advised, said to readers. */
const NEEDED =
  /(?<!\p{L})(?:you(?:['’]ll| will|['’]d| would)? (?:need|want|should|must|have to|ought)|(?:sie|du|ihr|man) (?:brauchst?|brauchen|braucht|benötig\p{Ll}+|sollten?|sollte[sn]t|müssen|musst|rechnet|nimmt)|brauch(?:en|st|t) (?:sie|du|man|ihr)|sollten? (?:sie|man|du)|we recommend)(?!\p{L})/iu;

/**
 * Whether a sentence, a part of one or a list item looks like telling readers to do something. A sign, no proof: German instructions end
 * with an infinitive, and other words end in -en as well.
 */
export function isInstruction(text: string): boolean {
  const rest = text.trim().replace(LEAD, '');
  const first = FIRST.exec(rest)?.[1]?.toLowerCase();
  return (first !== undefined && VERBS.has(first.replace('’', "'"))) || GERMAN.test(rest);
}

/** Whether it says what readers need or should do. */
export const saysWhatIsNeeded = (text: string): boolean => NEEDED.test(text);
