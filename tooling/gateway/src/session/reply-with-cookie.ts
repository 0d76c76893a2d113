import type { Services } from '../services/services.ts'

/** Answers a call with a value and a cookie that scripts cannot read and that goes to no other site. */
export function replyWithCookie(
  services: Services,
  cookie: { name: string; value: string; maxAgeMs: number },
  value: unknown,
): Response {
  const isSecure = services.settings.memberOrigin.startsWith('https:')
  const text = [
    `${cookie.name}=${cookie.value}`,
    'Path=/wps',
    `Max-Age=${cookie.maxAgeMs / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ')
  return Response.json(
    { success: true, value },
    { headers: { 'Set-Cookie': text, 'Cache-Control': 'no-store' } },
  )
}
