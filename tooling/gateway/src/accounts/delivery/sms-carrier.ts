import type { Messenger } from '../../services/ports.ts'

const timeoutMs = 10_000

/**
 * Sends SMS through an address that takes `{"to": "+84...", "text": "..."}` by POST with a bearer token and answers 2xx once
 * it has taken the message over: what carriers differ in stands there.
 */
export function createSmsCarrier({
  url,
  token,
  fetch = globalThis.fetch,
}: {
  url: string
  token: string
  fetch?: typeof globalThis.fetch
}): Messenger {
  return {
    send: async ({ recipient, content }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ to: recipient, text: content }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`the SMS carrier answered ${response.status}`)
    },
  }
}
