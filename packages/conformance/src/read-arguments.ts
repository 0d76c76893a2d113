import { parseArgs } from 'node:util'
import { allCalls } from '@saola/protocol'
import { parseUrl } from '@saola/rules'
import type { Account } from './caller.ts'
import type { CheckOptions } from './check-gateway.ts'

/** What a command line asks for. */
export type Command = Omit<CheckOptions, 'send' | 'now' | 'random' | 'onResult'> & {
  /** Where the report is written as JSON, and as a page. */
  json: string | undefined
  html: string | undefined
}

/** How the command is called. */
export const usage = `conformance URL --merchant NAME
  [--account NAME:PASSWORD] [--agent NAME:PASSWORD] [--cipher des-rsa|jwe]
  [--acts] [--only AREA,CALL,…] [--origin URL]
  [--first-page 0|1] [--json FILE] [--html FILE]
conformance capabilities URL-or-FILE`

/** Reads the words behind the command; a text says which of them is wrong. */
export function readArguments(words: readonly string[]): Command | string {
  const read = parse(words)
  if (typeof read === 'string') return read
  const { values, positionals } = read
  const [url, ...others] = positionals
  if (url === undefined) return 'URL: the address of the gateway is missing'
  if (!isWebAddress(url)) return `URL: ${url} is no http or https address`
  if (others.length > 0) return `URL: one address at a time, and not also ${others.join(' ')}`
  const { merchant, cipher, acts, origin, json, html } = values
  const only = values.only?.split(',').map((name) => name.trim())
  if (!merchant) return '--merchant: the code of the merchant is missing'
  if (cipher !== undefined && cipher !== 'jwe' && cipher !== 'des-rsa') {
    return `--cipher: ${cipher} is neither des-rsa nor jwe`
  }
  if (origin !== undefined && parseUrl(origin)?.origin !== origin) {
    return `--origin: ${origin} is no origin, as https://site.example is`
  }
  const counted = values['first-page']
  if (counted !== undefined && counted !== '0' && counted !== '1') {
    return `--first-page: ${counted} is neither 0 nor 1`
  }
  const firstPage = counted && (counted === '0' ? 0 : 1)
  const unknown = only?.find((name) => !isName(name))
  if (unknown !== undefined) return `--only: ${unknown} is neither an area nor a call`
  const [account, agent] = [accountOf(values.account), accountOf(values.agent)]
  if (account === 'wrong') return '--account: wants name:password'
  if (agent === 'wrong') return '--agent: wants name:password'
  return { url, merchant, cipher, acts, only, origin, firstPage, json, html, account, agent }
}

const options = {
  merchant: { type: 'string' },
  account: { type: 'string' },
  agent: { type: 'string' },
  cipher: { type: 'string' },
  acts: { type: 'boolean' },
  only: { type: 'string' },
  origin: { type: 'string' },
  'first-page': { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
} as const

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: Array.from(words), options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function isName(name: string): boolean {
  return allCalls().some(({ id }) => id === name || id.startsWith(`${name}.`))
}

function isWebAddress(text: string): boolean {
  return ['http:', 'https:'].includes(parseUrl(text)?.protocol ?? '')
}

/** A name ends at the first colon; a password may hold more of them. */
function accountOf(text: string | undefined): Account | 'wrong' | undefined {
  if (text === undefined) return undefined
  const end = text.indexOf(':')
  if (end < 1 || end === text.length - 1) return 'wrong'
  return { name: text.slice(0, end), password: text.slice(end + 1) }
}
