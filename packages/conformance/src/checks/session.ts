import { isApiError } from '@saola/api-client'
import { allCalls, calls, headers, type Call } from '@saola/protocol'
import { sendCall } from '../caller.ts'
import { refusalCode, type Exchange } from '../exchange.ts'
import { emptyRequest, type RawSender } from '../raw-request.ts'
import type { CallResult, Difference } from '../report.ts'
import { broken, brokenAt, holds, untried, type Rule } from '../rule.ts'
import { wordsOfAnswer } from '../words-of.ts'

/** Needs nobody signed in, and is looked at first: a right sign-in then forgives the wrong one. */
export const wrongPassword: Rule = {
  id: 'session.wrong-password',
  about: 'A wrong password signs nobody in',
  async check({ wire, people, account, fresh }) {
    const username = account?.name ?? `nobody${fresh().slice(0, 8)}`
    const input = { username, password: fresh(), type: 'username', loginDeviceId: fresh() }
    const answer = await sendCall(wire, people.visitor, [calls.session.login, input])
    const { exchange } = answer
    if (exchange === undefined) return untried('no answer came')
    if (answer.kind === 'reply') return broken('answer', wordsOfAnswer(exchange), 'a refusal')
    if (isApiError(answer.error)) {
      const { callId, code } = answer.error
      if (callId !== calls.session.login.id) return untried('there is no key to seal with')
      if (code === 'request_body_required') return untried('the sealed body was not read')
    }
    return refusalCode(exchange.text) === undefined
      ? broken('answer', wordsOfAnswer(exchange), 'a refusal with success, errorCode and message')
      : holds
  },
}

const signedOut = '401 login.not.session'

function isSignedOut({ status, text }: Exchange): boolean {
  return status === 401 && refusalCode(text) === 'login.not.session'
}

async function differenceWithout(
  call: Call,
  send: RawSender,
  token?: string,
): Promise<Difference | undefined> {
  const exchange = await send({ ...emptyRequest(call), token })
  if (exchange === undefined || isSignedOut(exchange)) return undefined
  return { field: call.id, came: wordsOfAnswer(exchange), wanted: signedOut }
}

/** A read that was answered to somebody signed in, and shows by its answer whether a token is good. */
function probeOf(results: readonly CallResult[]): Call | undefined {
  const answered = results.filter(({ outcome, isReadable }) => outcome === 'agrees' || isReadable)
  const good = new Set<string>(answered.map(({ id }) => id))
  const reads = allCalls()
    .filter(isGuardedRead)
    .filter(({ id, access }) => access === 'signed-in' && good.has(id))
  return reads.find(({ id }) => id === calls.member.info.id) ?? reads[0]
}

function isGuardedRead({ token, method }: Call): boolean {
  return token === 'required' && method === 'GET'
}

export const tokenNeeded: Rule = {
  id: 'session.token-needed',
  about: 'Without a token, or with one that nobody was given, no call that needs one is answered',
  async check({ send, results, fresh }) {
    const there = new Set(results.flatMap(({ id, isThere }) => (isThere ? [id] : [])))
    const reads = allCalls().filter((call) => isGuardedRead(call) && there.has(call.id))
    if (reads.length === 0) return untried('no call that needs a token was seen')
    const found: Difference[] = []
    for (const call of reads) {
      const difference = await differenceWithout(call, send)
      if (difference !== undefined) found.push(difference)
    }
    const probe = probeOf(results)
    const madeUp = probe && (await differenceWithout(probe, send, fresh()))
    if (madeUp !== undefined) found.push({ ...madeUp, field: `${madeUp.field} with a made-up token` })
    return brokenAt(found)
  },
}

export const agentsAlone: Rule = {
  id: 'session.agents-alone',
  about: 'What is for agents is refused to a member',
  async check({ send, people: { account }, calls: checks }) {
    if (account === undefined) return untried('it needs an account (--account)')
    const info = await checks.reply(calls.member.info)
    if (info?.type !== 0) return untried('the account is no member, or did not say what it is')
    const exchange = await send({ ...emptyRequest(calls.team.openingTerms), token: account.token })
    if (exchange === undefined) return untried('no answer came')
    return exchange.status < 400 && refusalCode(exchange.text) === undefined
      ? broken(calls.team.openingTerms.id, wordsOfAnswer(exchange), 'a refusal')
      : holds
  },
}

export const foreignMerchant: Rule = {
  id: 'session.foreign-merchant',
  about: 'A merchant that nobody knows, and a missing one, are refused',
  async check({ send, fresh }) {
    const merchants = [
      ['a foreign merchant', fresh()],
      ['an empty merchant', ''],
    ] as const
    const found: Difference[] = []
    for (const [field, merchant] of merchants) {
      const exchange = await send({ ...emptyRequest(calls.system.status), merchant })
      if (exchange === undefined) return untried('no answer came')
      if (exchange.status >= 400 || refusalCode(exchange.text) !== undefined) continue
      found.push({ field, came: wordsOfAnswer(exchange), wanted: 'function.not.available' })
    }
    return brokenAt(found)
  },
}

/** Ends the session, so it is looked at last. */
export const signOut: Rule = {
  id: 'session.sign-out',
  about: 'Signing out ends the token',
  async check({ wire, send, people, results, calls: checks }) {
    const callers = [people.account, people.agent].filter((each) => each !== undefined)
    if (callers.length === 0) return untried('nobody is signed in (--account)')
    const probe = probeOf(results)
    const found: Difference[] = []
    for (const caller of callers) {
      const answer = await sendCall(wire, caller, [calls.session.logout, {}])
      checks.settle(calls.session.logout, caller, answer)
      const difference = probe && (await differenceWithout(probe, send, caller.token))
      if (difference !== undefined)
        found.push({ ...difference, field: `${difference.field} after the ${caller.person} has signed out` })
    }
    return probe === undefined ? untried('no call that needs a token agreed') : brokenAt(found)
  },
}

/** A sealed body that nobody can open, with the header that says how it is sealed. */
export const unreadableBody: Rule = {
  id: 'session.unreadable-body',
  about:
    'A sealed body that cannot be opened is refused with request_body_required, after which a client asks for the key anew',
  async check({ send }) {
    const exchange = await send({
      ...emptyRequest(calls.session.login),
      headers: { [headers.encryption]: '0'.repeat(256) },
      body: JSON.stringify({ value: 'bm90IHNlYWxlZA==' }),
    })
    if (exchange === undefined) return untried('no answer came')
    return refusalCode(exchange.text) === 'request_body_required'
      ? holds
      : broken('errorCode', wordsOfAnswer(exchange), 'request_body_required')
  },
}
