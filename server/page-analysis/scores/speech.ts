/** Verbs of speech and writing; English and German. */
const VERBS = `says?|said|saying|tells|told|asks|asked|adds|added|explains|explained|writes?|wrote|written|notes|noted|recalls|recalled|remembers|argues?|argued|claims|claimed|warns|warned|admits|admitted|advises|advised|laughs|laughed|jokes|joked|insists|insisted|comments|commented|replies|replied|answers|answered|states|stated|declares|declared|concludes|concluded|observes|observed|remarks|remarked|promises|promised|complains|complained|suggests|suggested|sighs|sighed|shouts|shouted|whispers|whispered|announces|announced|reads?|pointed out|points out|pointing out|emphasi[sz]e[sd]?|stresse[sd]|recommends?|recommended|thinks|quips|quipped|continues|continued|sagte[n]?|sagt|sagen|erklärte[n]?|erklärt|betonte|betont|meinte|meint|erzählt|erzählte|berichtet|berichtete|schrieb|schreibt|schreiben|warnt|warnte|fragt|fragte|antwortete|antwortet|ergänzte|ergänzt|notierte|notiert|kritisierte|kritisiert|kündigte|fügte|lobte|lobt|rät|riet|forderte|fordert|urteilt|urteilte|findet|klagt|klagte|lacht|verspricht|versprach|heißt es|teilte|verkündete?t?|gesagt|sage|rief|ruft|riefen|so der|so die|I quote|steht (?:dazu|dort|da|geschrieben)`;

/** After a quotation, in the same sentence: “…,” said the coach. */
export const SAID_AFTER = new RegExp(
  `^[,.!?]?\\s*(?:[–—-]\\s*)?(?:(?:as|so|wie)\\s)?(?:[\\p{L}\\p{N}'’.&-]+,?\\s){0,9}?(?:${VERBS}|so \\p{Lu}\\p{L}+)(?!\\p{L})`,
  'u',
);
/** Before a quotation, in the same sentence: the coach said: “…” */
export const SAID_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${VERBS}|used to say|according to [^,:"“„]{2,60}|laut [^,:"“„]{2,60}|in the words of [^,:"“„]{2,60})(?:\\s(?!\\w+ing\\b)[\\p{L}\\p{N}'’.&-]+,?){0,9}?\\s?[,:]?\\s*(?:that |dass )?$`,
  'iu',
);
/** Names of what is quoted: “The owner posted a notice: …” */
export const NOTICE_BEFORE =
  /(?<!\p{L})(?:notice|statement|memo|letter|motto|message|review|verdict|credo|Schild|Motto|Brief|Leitsatz|Fazit)[^.!?"“„]{0,40}:\s*$/iu;
/** “which the authors call …”: the words are theirs where there are enough of them. */
export const CALLED_BEFORE =
  /(?<!\p{L})(?:calls?|called|describes?|described|nannten?|nennt|bezeichnet)(?:\s[\p{L}\p{N}'’.-]+){0,6}\s$/iu;
/** A comma before the closing mark is followed by the speaker: “…,” its first author cautions. */
export const SPEAKER_AFTER_COMMA = /^\s+(?!and\b|or\b|but\b|which\b|as well\b)[\p{L}\p{N}][^.!?"“„]{3,90}/u;
/** In German the comma follows it, and then the verb: „…“, bemängelte ein Prüfer. */
export const VERB_AFTER_COMMA =
  /^,\s(?!und|oder|aber|als|wenn|weil|dass|die|der|das|den|dem|so|ist|hat|wird|mit|seit|ist)\p{Ll}{2,}(?:te|ten|t|en|rt|lt)\s(?:\p{L}|die|der|ein)/u;
/** “She put it like this: …” */
export const WORDS_BEFORE =
  /(?<!\p{L})(?:like this|as follows|in these words|this way|(?:remark|comment|observation|conclusion|view|advice|warning|claim) that|so):?\s+$/iu;
/** “the ‘bump in the road’”: a name that somebody gave. */
export const ARTICLE_BEFORE =
  /(?<!\p{L})(?:the|an?|their|his|her|its|der|die|das|den|dem|des|eine[nmr]?|ein)\s+$/iu;
/** Phrases that mention words instead of quoting somebody. */
export const MENTIONED_BEFORE =
  /(?<!\p{L})(?:so[- ]called|sogenannten?|word|term|phrase|titled|entitled|named|labelled|known as|means|logs|(?<!used to )say|click|press|enter|option|button|key|begins with|refused with|speaks? of|spricht von(?: einem| einer)?|Begriff|Wort|Titel)\s*$/iu;
