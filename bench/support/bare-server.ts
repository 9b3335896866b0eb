import { createServer } from 'node:http';

// The cost of node:http alone: reads each request to its end and replies with fixed bytes from the environment.
const { PORT, REPLY, HEADERS } = process.env;
const bytes = Buffer.from(REPLY ?? '', 'base64');
const headers = {
  ...(JSON.parse(HEADERS ?? '{}') as Record<string, string>),
  'content-length': bytes.length,
};

createServer((request, response) => {
  request.on('end', () => response.writeHead(200, headers).end(bytes));
  request.resume();
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit());
