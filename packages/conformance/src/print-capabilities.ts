import { readFile } from 'node:fs/promises'
import { parseUrl } from '@saola/rules'
import { callsInDocument } from './calls-in-document.ts'

/** What the command writes, and what it ends with. */
export type Printed = { said: string; noted: string; code: 0 | 2 }

/** `conformance capabilities URL-or-FILE`: the entry for `config.json` out of a gateway's OpenAPI document. */
export async function printCapabilities(
  [place, ...others]: readonly string[],
  send: typeof globalThis.fetch,
): Promise<Printed> {
  if (place === undefined || others.length > 0) return refused('capabilities: wants one address or one file')
  const address = /^https?:/.test(place) ? parseUrl(place)?.href : undefined
  try {
    const text = address === undefined ? await readFile(place, 'utf8') : await download(address, send)
    const found = callsInDocument(JSON.parse(text), address)
    if (typeof found === 'string') return refused(`${place}: ${found}`)
    const { origin, calls, others: unknown } = found
    return {
      said: `${JSON.stringify({ gateway: { origin, calls } }, undefined, 2)}\n`,
      noted: `${calls.length} calls of our table; ${unknown.length} others that our apps do not make\n`,
      code: 0,
    }
  } catch (error) {
    return refused(`${place}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function refused(sentence: string): Printed {
  return { said: '', noted: `${sentence}\n`, code: 2 }
}

async function download(address: string, send: typeof globalThis.fetch): Promise<string> {
  const answer = await send(address, { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.text()
}
