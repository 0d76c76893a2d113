import type { CipherName, RandomBytes } from '@saola/api-client'
import { allCalls, calls, sitePages } from '@saola/protocol'
import { datedAnswers, milliseconds, quickAnswers, refusalsOfTheFamily } from './checks/answers.ts'
import { countedPages } from './checks/pages.ts'
import { movesOnce, sumOfParts } from './checks/money.ts'
import {
  agentsAlone,
  foreignMerchant,
  signOut,
  tokenNeeded,
  unreadableBody,
  wrongPassword,
} from './checks/session.ts'
import { keyOfDigits, methodsChecked, otherOrigins, timeParameter } from './checks/transport.ts'
import { createCaller, sendCall, type Account, type Caller } from './caller.ts'
import { createCallChecks } from './check-calls.ts'
import { openWire, type Send } from './exchange.ts'
import { followingPages } from './following-pages.ts'
import { canKnock } from './knock.ts'
import type { People } from './people.ts'
import { createRawSender } from './raw-request.ts'
import type { CallResult, Person, Report, RuleResult } from './report.ts'
import { checkRule, type Rule, type Run } from './rule.ts'

/** Which gateway is checked, and how far. */
export type CheckOptions = {
  /** Origin of the gateway, with the path in front of its calls if it has one. */
  url: string
  merchant: string
  /** Who signs in for what needs an account, and for what needs an agent; without them those calls are not tried. */
  account?: Account | undefined
  agent?: Account | undefined
  /** How bodies are sealed; `jwe` where the gateway has a key for it, else `des-rsa`. */
  cipher?: CipherName | undefined
  /** The number of the first page of every list, where the gateway counts otherwise than our rows. */
  firstPage?: 0 | 1 | undefined
  /** Whether acts that take themselves back are tried too. */
  acts?: boolean | undefined
  /** Areas and ids of the calls that are looked at, `wallet` and `games.hotGames` say; all of them without it. */
  only?: readonly string[] | undefined
  /** The origin of a site that calls the gateway from a browser. */
  origin?: string | undefined
  /** Limit of one answer in ms, 20,000 as a rule. */
  timeoutMs?: number | undefined
  /** Told of each result as it comes. */
  onResult?: ((result: CallResult | RuleResult) => void) | undefined
  /** The network, milliseconds since 1970, and bytes that nobody guesses. */
  send: Send
  now: () => number
  random: RandomBytes
}

/**
 * Drives the table of calls against a gateway and says what agrees, differs, is missing or was not tried, call by call and
 * rule by rule. Changes nothing there but sessions of its own, unless `acts` is set. Never throws for what a gateway does.
 */
export async function checkGateway(options: CheckOptions): Promise<Report> {
  const { url, merchant, account, agent, now, random, onResult, timeoutMs = 20_000 } = options
  const askedAt = now()
  const rows = allCalls().filter(({ id }) => isNamedBy(options.only, id))
  const origin = url.replace(/\/+$/, '')
  const wire = openWire(options.send, now)
  const send = createRawSender(wire, { url: origin, merchant, timeoutMs })
  const open = {
    url: origin,
    merchant,
    timeoutMs,
    now,
    random,
    cipher: options.cipher ?? 'jwe',
    firstPage: options.firstPage,
  }
  if (options.cipher === undefined) {
    const key = await sendCall(wire, createCaller(wire, open, 'visitor'), [calls.session.keyJwk, {}])
    if (key.kind === 'failure') open.cipher = 'des-rsa'
  }
  const visitor = createCaller(wire, open, 'visitor')
  const people: People = { visitor }
  const checks = createCallChecks({
    wire,
    send,
    people,
    merchant,
    now: askedAt,
    acts: options.acts ?? false,
    canKnock: await canKnock(send),
  })
  const results: CallResult[] = []
  const rules: RuleResult[] = []
  const run: Run = {
    wire,
    send,
    people,
    account: account ?? agent,
    calls: checks,
    results,
    origin: options.origin,
    firstPage: options.firstPage,
    acts: options.acts ?? false,
    now: askedAt,
    fresh: () => hexOf(random(16)),
    get somebody() {
      return people.account ?? people.agent
    },
  }

  await lookAt([wrongPassword])
  people.account = account && (await signIn('account', account))
  people.agent = agent && (await signIn('agent', agent))
  for (const call of rows) {
    // Last of all: it ends the session.
    if (call.id !== calls.session.logout.id) addCall(await checks.check(call))
  }
  await lookAt([tokenNeeded, agentsAlone, foreignMerchant, unreadableBody, sumOfParts, movesOnce])
  await lookAt([countedPages])
  await lookAt([timeParameter, methodsChecked, keyOfDigits, otherOrigins, signOut])
  if (rows.includes(calls.session.logout)) addCall(await checks.check(calls.session.logout))
  await lookAt([refusalsOfTheFamily, quickAnswers, datedAnswers, milliseconds])

  // Some calls were judged by a rule after they had been looked at.
  const settled = await Promise.all(rows.map(checks.check))
  return {
    gateway: origin,
    merchant,
    askedAt,
    calls: settled,
    rules,
    pages: options.only === undefined ? followingPages(sitePages, settled) : [],
  }

  async function signIn(person: Person, { name, password }: Account): Promise<Caller | undefined> {
    const input = { username: name, password, type: 'username', loginDeviceId: hexOf(random(16)) }
    const answer = await sendCall(wire, visitor, [calls.session.login, input])
    const result = checks.settle(calls.session.login, visitor, answer)
    const token = answer.kind === 'reply' ? tokenIn(answer.reply) : undefined
    if (token !== undefined) return createCaller(wire, open, person, token)
    rules.push({
      id: `session.sign-in-${person}`,
      about: `The ${person} can sign in`,
      outcome: 'differs',
      differences: result.differences,
      ...(result.why !== undefined && { why: result.why }),
    })
    return undefined
  }

  function addCall(result: CallResult): void {
    results.push(result)
    onResult?.(result)
  }

  async function lookAt(list: readonly Rule[]): Promise<void> {
    for (const rule of list) {
      const result = await checkRule(rule, run)
      rules.push(result)
      onResult?.(result)
    }
  }
}

/** Whether a list of areas and ids names a call; no list names all. */
function isNamedBy(only: readonly string[] | undefined, id: string): boolean {
  return only === undefined || only.some((name) => id === name || id.startsWith(`${name}.`))
}

function tokenIn(reply: unknown): string | undefined {
  return calls.session.login.reply.safeParse(reply).data?.token
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
