import { bareHost, type LogFormat, type LogRequest, type ReadLine } from './format.ts';

// nginx and Apache: `ADDRESS IDENT USER [TIME] "REQUEST" STATUS BYTES "REFERRER" "USER AGENT"`, by some preceded by the host and
// its port. What follows the user agent is ignored.

const TIME = String.raw`(?:\d\d\/(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}|\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|[+-]\d\d:\d\d))`;
const QUOTED = String.raw`"([^"\\]*(?:\\.[^"\\]*)*)"`;
const LINE = new RegExp(
  String.raw`^(\S+) (\S+) ([^"[\]]*)\[(${TIME})\] ${QUOTED} (\d{3}) (?:\d+|-) ${QUOTED} ${QUOTED}(?= |$)`,
);
const WITHOUT_AGENT = new RegExp(
  String.raw`^(\S+) (\S+) ([^"[\]]*)\[(${TIME})\] ${QUOTED} (\d{3}) (?:\d+|-)$`,
);

export const combined: LogFormat = {
  key: 'combined',
  name: 'combined (nginx, Apache)',
  recognise(line) {
    if (LINE.test(line)) return 'yes';
    return WITHOUT_AGENT.test(line)
      ? { problem: 'This is the common log format, which has no user agents. Log in the combined format.' }
      : 'no';
  },
  open: () => ({ read, header: () => null }),
};

function read(line: string): ReadLine {
  const match = LINE.exec(line);
  if (!match) return null;
  const [, first = '', second = '', , timeText = '', request = '', status, referrer = '', userAgent = ''] =
    match;
  // The second word is the identity, which nobody logs, or the address after the host.
  const hasHost = second !== '-' && isAddress(second);
  const { method, target } = splitRequest(request);
  return {
    timeText,
    time: parseTime,
    address: hasHost ? second : first,
    host: hasHost ? bareHost(first) : '',
    method,
    target,
    httpStatus: Number(status),
    userAgent: unescaped(userAgent),
    referrer: referrer === '-' ? '' : unescaped(referrer),
    id: '',
  };
}

const isAddress = (word: string) => /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:.]*:[\da-f:.]+)$/i.test(word);

/** `GET /path HTTP/1.1`; empty for what is no request. */
function splitRequest(request: string): Pick<LogRequest, 'method' | 'target'> {
  const from = request.indexOf(' ');
  const to = request.lastIndexOf(' ');
  if (from < 0) return { method: '', target: '' };
  const target = request.slice(from + 1, to > from ? to : undefined);
  return { method: request.slice(0, from), target: unescaped(target) };
}

/** nginx writes `\x22`, Apache `\"`. */
const unescaped = (value: string): string =>
  value.includes('\\')
    ? value.replaceAll(/\\(?:x([\da-f]{2})|(.))/gi, (_all, hex: string | undefined, char: string) =>
        hex === undefined ? char : String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : value;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `10/Oct/2000:13:55:36 -0700`, or ISO 8601. */
function parseTime(time: string): number {
  if (time[2] !== '/') return Date.parse(time);
  const month = String(MONTHS.indexOf(time.slice(3, 6)) + 1).padStart(2, '0');
  const zone = `${time.slice(21, 24)}:${time.slice(24)}`;
  return Date.parse(`${time.slice(7, 11)}-${month}-${time.slice(0, 2)}T${time.slice(12, 20)}${zone}`);
}
