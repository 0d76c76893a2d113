import { isApiError } from '@saola/api-client'
import type { Call, CallReply } from '@saola/protocol'
import { findActInput } from './acts.ts'
import { sendCall, type Answer, type Caller } from './caller.ts'
import type { Wire } from './exchange.ts'
import { findInput, type FoundInput } from './find-input.ts'
import { agreed, judgeFailure, judgeRest, type Judgement } from './judge-call.ts'
import { knock } from './knock.ts'
import type { Known } from './known.ts'
import { changeBy } from './left-alone.ts'
import { callerOf, type People } from './people.ts'
import type { RawSender } from './raw-request.ts'
import type { CallResult } from './report.ts'

/** What the checks of calls work with. */
export type CallCheckOptions = {
  wire: Wire
  send: RawSender
  people: People
  merchant: string
  /** Milliseconds since 1970. */
  now: number
  /** Whether acts that take themselves back are tried. */
  acts: boolean
  /** Whether a refusal of a request without a token says that the gateway has the call. */
  canKnock: boolean
}

/** Checks calls, each once, and keeps their replies as inputs of others. */
export type CallChecks = {
  check: (call: Call) => Promise<CallResult>
  /** Judges a call that was sent elsewhere; it is not sent again. */
  settle: (call: Call, caller: Caller, answer: Answer) => CallResult
  reply: Known['reply']
  /** An input with which a read can be tried, or why there is none. */
  inputOf: (call: Call) => Promise<FoundInput>
}

/** As long as a gateway may ask to wait before a call is given up, in seconds, and how often. */
const longestWaitSeconds = 10
const mostWaits = 6

type Checked = { result: CallResult; reply?: unknown }

export function createCallChecks(options: CallCheckOptions): CallChecks {
  const { wire, send, people, merchant, now, acts, canKnock } = options
  const checked = new Map<string, Promise<Checked>>()
  let waits = 0
  const known: Known = { now, merchant, reply }

  function look(call: Call): Promise<Checked> {
    const found = checked.get(call.id) ?? checkOnce(call)
    checked.set(call.id, found)
    return found
  }

  async function checkOnce(call: Call): Promise<Checked> {
    if (call.answeredBy === 'site') return { result: notTried(call, 'the site answers it, not the gateway') }
    const change = changeBy(call)
    const caller = callerOf(call, people)
    if (typeof caller === 'string') return { result: await leftAlone(call, change ?? caller) }
    if (change !== undefined) {
      const actInput = acts ? await findActInput(call, known) : undefined
      return actInput ? tryOut(call, caller, actInput) : { result: await leftAlone(call, change) }
    }
    const found = await findInput(call, known)
    return 'why' in found ? { result: await leftAlone(call, found.why) } : tryOut(call, caller, found.input)
  }

  async function tryOut(call: Call, caller: Caller, input: Record<string, unknown>): Promise<Checked> {
    const answer = await sendPatiently(caller, call, input)
    return checkedBy(call, caller, answer)
  }

  /** A gateway that asks to wait is asked once more. */
  async function sendPatiently(caller: Caller, call: Call, input: unknown): Promise<Answer> {
    const answer = await sendCall(wire, caller, [call, input])
    if (answer.kind === 'reply' || !isApiError(answer.error) || waits === mostWaits) return answer
    const { code, retryAfterSeconds = longestWaitSeconds } = answer.error
    if (code !== 'TOO_MANY_REQUEST' || retryAfterSeconds > longestWaitSeconds) return answer
    waits += 1
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1000))
    return sendCall(wire, caller, [call, input])
  }

  /** A call that is not tried may still be seen to be there, or to be missing. */
  async function leftAlone(call: Call, why: string): Promise<CallResult> {
    const seen = await knock(call, send)
    if (seen === undefined || (seen.outcome === 'agrees' && !canKnock)) return notTried(call, why)
    return seen.outcome === 'agrees' ? { ...notTried(call, why), isThere: true } : resultOf(call, seen)
  }

  async function reply<C extends Call>(call: C): Promise<CallReply<C> | undefined> {
    // What `send` of the client gave for this row.
    return (await look(call)).reply as CallReply<C> | undefined
  }

  return {
    check: async (call) => (await look(call)).result,
    settle: (call, caller, answer) => {
      const settled = checkedBy(call, caller, answer)
      checked.set(call.id, Promise.resolve(settled))
      return settled.result
    },
    reply,
    inputOf: (call) => findInput(call, known),
  }
}

function checkedBy(call: Call, caller: Caller, answer: Answer): Checked {
  const { exchange } = answer
  const judgement = judgementOf(call, answer)
  const seen = { as: caller.person, ...(exchange && { elapsedMs: Math.round(exchange.elapsedMs) }) }
  const result = { ...resultOf(call, judgement), ...seen }
  return answer.kind === 'reply' ? { result, reply: answer.reply } : { result }
}

function judgementOf(call: Call, answer: Answer): Judgement {
  if (answer.kind === 'failure') return judgeFailure(call, answer.error, answer.exchange)
  return answer.leftOut === undefined ? agreed : judgeRest(call, answer.leftOut, answer.exchange)
}

function resultOf(call: Call, judgement: Judgement): CallResult {
  const { id, method, path, about, sentInstead } = call
  return { id, method, path, about, isForOthers: sentInstead !== undefined, ...judgement }
}

function notTried(call: Call, why: string): CallResult {
  return resultOf(call, { outcome: 'not tried', differences: [], why })
}
