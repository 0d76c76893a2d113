import { calls, headers } from '@saola/protocol'
import { parseJson, recordOf, type Exchange } from '../exchange.ts'
import { emptyRequest } from '../raw-request.ts'
import type { Difference } from '../report.ts'
import { broken, brokenAt, holds, untried, type Rule } from '../rule.ts'
import { wordsOfAnswer } from '../words-of.ts'

const status = calls.system.status

function isAnswered({ status: code, text }: Exchange): boolean {
  return code < 400 && recordOf(parseJson(text))['success'] === true
}

export const timeParameter: Rule = {
  id: 'transport.t',
  about: 'The parameter `t` of a read is taken, whatever it says',
  async check({ send, now }) {
    const plain = await send(emptyRequest(status))
    if (plain === undefined || !isAnswered(plain))
      return untried('system.status is not answered without it either')
    const timed = await send({ ...emptyRequest(status), path: `${status.path}?t=${now}` })
    return timed !== undefined && isAnswered(timed)
      ? holds
      : broken('t', timed === undefined ? 'no answer' : wordsOfAnswer(timed), 'the answer without it')
  },
}

export const methodsChecked: Rule = {
  id: 'transport.method',
  about: 'A read that is sent by POST is refused',
  async check({ send }) {
    const exchange = await send({ ...emptyRequest(status), method: 'POST', body: '{}' })
    if (exchange === undefined) return untried('no answer came')
    return isAnswered(exchange) ? broken('method', wordsOfAnswer(exchange), 'http_method_not_support') : holds
  },
}

/** Twice the bits that anybody has broken so far. */
const fewestKeyBits = 1_024

export const keyOfDigits: Rule = {
  id: 'transport.key',
  about: `The RSA key is a modulus of at least ${fewestKeyBits} bits in hex`,
  async check({ send }) {
    const exchange = await send(emptyRequest(calls.session.keyRsa))
    if (exchange === undefined || exchange.status >= 400) return untried('session.keyRsa is not answered')
    const text = exchange.text.trim()
    if (!/^[\da-f]+$/i.test(text)) return broken('key', wordsOfAnswer(exchange), 'hex digits alone')
    const modulus = BigInt(`0x${text}`)
    const bits = modulus.toString(2).length
    if (bits < fewestKeyBits) return broken('key', `${bits} bits`, `at least ${fewestKeyBits}`)
    return modulus % 2n === 0n ? broken('key', 'an even number', 'a product of two primes') : holds
  },
}

/** What our client puts on a request, as a browser asks for it before a call. */
const askedHeaders = [
  headers.merchant,
  headers.device,
  headers.language,
  headers.gatewayVersion,
  headers.moduleId,
  headers.authorization,
  headers.encryption,
  headers.idempotencyKey,
  'Content-Type',
].map((name) => name.toLowerCase())

export const otherOrigins: Rule = {
  id: 'transport.cors',
  about: 'A page of the given origin may send calls with their headers and cookies',
  async check({ send, origin }) {
    if (origin === undefined) return untried('no origin was given (--origin)')
    const asked = await send({
      method: 'OPTIONS',
      path: calls.session.login.path,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': askedHeaders.join(','),
      },
    })
    const answered = await send({ ...emptyRequest(status), headers: { Origin: origin } })
    return brokenAt([
      ...differencesOf('preflight', asked, origin),
      ...lackingHeaders(asked),
      ...differencesOf('answer', answered, origin),
    ])
  },
}

function differencesOf(field: string, exchange: Exchange | undefined, origin: string): Difference[] {
  const told = {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
  }
  return Object.entries(told).flatMap(([name, wanted]) => {
    const came = exchange?.headers.get(name) ?? 'nothing'
    return came === wanted ? [] : [{ field: `${field}, ${name}`, came, wanted }]
  })
}

function lackingHeaders(exchange: Exchange | undefined): Difference[] {
  const name = 'Access-Control-Allow-Headers'
  const told =
    exchange?.headers
      .get(name)
      ?.toLowerCase()
      .split(/[\s,]+/) ?? []
  const lacking = askedHeaders.filter((each) => !told.includes(each))
  if (lacking.length === 0) return []
  return [
    { field: `preflight, ${name}`, came: told.join(', ') || 'nothing', wanted: `also ${lacking.join(', ')}` },
  ]
}
