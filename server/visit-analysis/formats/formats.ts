import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { cloudfront } from './cloudfront.ts';
import { combined } from './combined.ts';
import type { LogFormat } from './format.ts';
import { iis } from './iis.ts';
import { vercel } from './vercel.ts';

export const LOG_FORMATS: readonly LogFormat[] = [combined, caddy, cloudflare, vercel, cloudfront, iis];
