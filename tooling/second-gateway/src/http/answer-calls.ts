import { calls } from '../calls/calls.ts'
import type { Memory } from '../memory/memory.ts'
import { answerPage, notFound } from '../pages/answer-page.ts'
import { Refused, toReply } from './refused.ts'
import type { Answer, Asked, Call, MemberVisit, Reply, Visit } from './wire.ts'

/** Answers what the table of calls knows, and refuses everything else as this company does. */
export function answerCalls(memory: Memory): Answer {
  return async (asked) => {
    try {
      return answerPage(asked, memory) ?? answerCall(asked, memory)
    } catch (error) {
      if (error instanceof Refused) return toReply(error, asked)
      throw error
    }
  }
}

function answerCall(asked: Asked, memory: Memory): Reply {
  const atPath = calls.filter(({ path }) => path === asked.path)
  const call = atPath.find(({ method }) => method === asked.method)
  if (atPath.length === 0) {
    if (asked.path.startsWith('/wps/relay/')) throw new Refused('function.not.available')
    return notFound(asked.path)
  }
  if (call === undefined) throw new Refused('http_method_not_support')
  // A header that came twice arrives joined by a comma, and is foreign by that.
  if (call.anyMerchant !== true && asked.headers['merchant'] !== memory.merchant) {
    throw new Refused('function.not.available')
  }
  if (call.from === 'anybody') {
    requireBody(call, asked)
    return call.answer({ asked, memory })
  }
  const visit = identify({ asked, memory })
  if (call.from === 'agent' && visit.account.type === 0) throw new Refused('agent.only')
  requireBody(call, asked)
  return call.once === true ? answerOnce(call, visit) : call.answer(visit)
}

function requireBody({ sealed }: Call, { seal, isReadable }: Asked): void {
  if (!isReadable) throw new Refused('request_param_err', { field: 'body' })
  const isOpen = sealed === true ? seal === 'opened' : seal !== 'broken'
  if (!isOpen) throw new Refused('request_body_required')
}

function identify({ asked, memory }: Visit): MemberVisit {
  const token = asked.headers['authorization'] ?? ''
  const account = memory.sessions.get(token)
  if (account === undefined) throw new Refused('login.not.session')
  return { asked, memory, account, token }
}

/** Gives the first answer again, refusals included, when the same person sends the same key again. */
function answerOnce(call: Extract<Call, { from: 'member' | 'agent' }>, visit: MemberVisit): Reply {
  const key = visit.asked.headers['idempotency-key'] ?? ''
  if (key === '') return call.answer(visit)
  const name = `${visit.account.id} ${call.path} ${key}`
  const first = visit.memory.firstReplies.get(name) ?? answerOrRefuse(call.answer, visit)
  visit.memory.firstReplies.set(name, first)
  return first
}

function answerOrRefuse(answer: (visit: MemberVisit) => Reply, visit: MemberVisit): Reply {
  try {
    return answer(visit)
  } catch (error) {
    if (error instanceof Refused) return toReply(error, visit.asked)
    throw error
  }
}
