import type { MiddlewareHandler } from 'hono'
import type { SiteOptions } from './site-server.ts'

/** What no page of ours asks a browser for, neither for itself nor for a game inside it. */
const refusedFeatures = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'bluetooth',
  'display-capture',
  'midi',
]

/** A year of https alone, once a page came by it; browsers pay it no heed on a laptop's http. */
const httpsAlone = 'max-age=31536000'

/**
 * Keeps pages from being turned against members: own scripts only, frames from the game vendor only. A brand whose gateway
 * stands elsewhere asks there too, and shows pictures of it and of those that it names (system 43).
 */
export function securityHeaders(
  options: SiteOptions,
  { origin, pictures }: { origin: string; pictures: readonly string[] },
): MiddlewareHandler {
  const gateway = origin === '' ? [] : [new URL(origin).origin]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...gateway, ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...options.lines, ...gateway].join(' '),
    `frame-src ${options.frameOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
  return async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    if (context.res.headers.get('content-type')?.startsWith('text/html')) {
      context.header('Content-Security-Policy', policy)
      context.header('Cross-Origin-Opener-Policy', 'same-origin')
      context.header('Permissions-Policy', refusedFeatures.map((name) => `${name}=()`).join(', '))
      context.header('Strict-Transport-Security', httpsAlone)
    }
  }
}
