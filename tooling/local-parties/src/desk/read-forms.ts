import * as z from 'zod/mini'
import { Fault } from '@saola/gateway'
import {
  concernOperation,
  feedbackOperation,
  lockOperation,
  pointOperation,
  promotionOperation,
  transferOperation,
  withdrawalOperation,
} from '@saola/gateway'
import { readAmount } from './read-amount.gen.ts'

const answer = z.strictObject({
  ticketId: z.int(),
  content: z.string().check(z.minLength(1), z.maxLength(4000)),
})

const confirmation = z.strictObject({
  drawId: z.int(),
  by: z.string().check(z.minLength(1), z.maxLength(100)),
})

const overrideStep = z.strictObject({
  step: z.enum(['pass', 'refuse']),
  id: z.int(),
  by: z.string().check(z.minLength(1), z.maxLength(100)),
})

/** A step of a withdrawal as the desk's form sends it; an empty field says nothing. */
export function readOperation(form: URLSearchParams): z.infer<typeof withdrawalOperation> {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const step = text('step')
  const needsReason = step === 'reject' || step === 'fail' || step === 'bounce'
  if (needsReason && text('reason') === '') throw refused('reason', 'desk.reason_required')
  const sent = text('sent')
  const came = text('came')
  return read(withdrawalOperation, {
    merchant: text('merchant'),
    withdrawalId: text('withdrawalId'),
    step,
    key: text('key'),
    ...(needsReason && { reason: text('reason') }),
    ...((step === 'disburse' || step === 'repay') && sent !== '' && { sent: readAmount(sent) }),
    ...(step === 'bounce' && came !== '' && { came: readAmount(came) }),
  })
}

/** An answer to a question as the desk's form sends it. */
export function readAnswer(form: URLSearchParams): z.infer<typeof answer> {
  const content = form.get('content')?.trim() ?? ''
  if (content === '') throw refused('content', 'desk.answer_required')
  return read(answer, { ticketId: Number(form.get('ticketId')), content })
}

/** A step about an application or an earned bonus as the desk's form sends it; who is refused is told why. */
export function readOfferStep(form: URLSearchParams): z.infer<typeof promotionOperation> {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const step = text('step')
  if (step === 'reject' && text('answer') === '') throw refused('answer', 'desk.reason_required')
  return read(promotionOperation, {
    merchant: text('merchant'),
    participationId: Number(text('participationId')),
    step,
    ...(step === 'reject' && { answer: text('answer') }),
  })
}

/** An answer to feedback as the desk's form sends it. */
export function readFeedbackAnswer(form: URLSearchParams) {
  const content = form.get('content')?.trim() ?? ''
  if (content === '') throw refused('content', 'desk.answer_required')
  const wanted = read(feedbackOperation, {
    do: 'answer',
    merchant: form.get('merchant') ?? '',
    feedbackId: Number(form.get('feedbackId')),
    content,
  })
  if (wanted.do !== 'answer') throw refused('do', 'desk.unreadable')
  return wanted
}

/** What is done about a report as the desk's form sends it; who did it and why is always written down. */
export function readConcern(form: URLSearchParams) {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const step = text('do')
  if (text('note') === '' || text('by') === '') throw refused('note', 'desk.concern.note_required')
  if (step !== 'nothing' && text('account') === '') throw refused('account', 'desk.concern.no_member')
  const wanted = read(concernOperation, {
    do: step,
    merchant: text('merchant'),
    concernId: Number(text('concernId')),
    note: text('note'),
    by: text('by'),
    ...(step !== 'nothing' && { account: text('account') }),
    ...(step === 'exclude' && { length: text('length') }),
  })
  if (wanted.do === 'waiting') throw refused('do', 'desk.unreadable')
  return wanted
}

/** Whose lock is lifted as the desk's form sends it; who lifts it and how the owner was known is always written down. */
export function readLift(form: URLSearchParams) {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  if (text('note') === '' || text('by') === '') throw refused('note', 'desk.lock.note_required')
  const wanted = read(lockOperation, {
    do: 'lift',
    merchant: text('merchant'),
    account: text('account'),
    since: Number(text('since')),
    note: text('note'),
    by: text('by'),
  })
  if (wanted.do !== 'lift') throw refused('do', 'desk.unreadable')
  return wanted
}

/** Whose a waiting transfer is, that it goes back, or of which payout it is, as the desk's form sends it; who decides and why is always written down. */
export function readTransferStep(form: URLSearchParams) {
  const text = (name: string): string => form.get(name)?.trim() ?? ''
  const step = text('do')
  if (text('reason') === '') throw refused('reason', 'desk.transfer.no_reason')
  if (text('by') === '') throw refused('by', 'desk.transfer.no_by')
  if (step === 'assign' && text('account') === '') throw refused('account', 'desk.transfer.no_account')
  if (step === 'bounce' && text('withdrawalId') === '')
    throw refused('withdrawalId', 'desk.bounced.no_payout')
  const wanted = read(transferOperation, {
    do: step,
    merchant: text('merchant'),
    reference: text('reference'),
    reason: text('reason'),
    by: text('by'),
    ...(step === 'assign' && { account: text('account').toLowerCase() }),
    ...(step === 'bounce' && { withdrawalId: text('withdrawalId') }),
  })
  if (wanted.do !== 'assign' && wanted.do !== 'return' && wanted.do !== 'bounce') {
    throw refused('do', 'desk.unreadable')
  }
  return wanted
}

/** Who is given how many tickets of which raffle, as the desk's form sends it. */
export function readTickets(form: URLSearchParams): z.infer<typeof promotionOperation> {
  const [merchant = '', raffleId = ''] = (form.get('raffle') ?? '').split(':')
  const members = (form.get('members') ?? '').split(/[\s,;]+/).filter((name) => name !== '')
  const count = Number(form.get('count'))
  const isCount = Number.isInteger(count) && count >= 1 && count <= 20
  if (members.length === 0 || !isCount) throw refused('members', 'desk.raffles.required')
  const key = form.get('key') ?? ''
  return read(promotionOperation, {
    step: 'tickets',
    merchant,
    raffleId: Number(raffleId),
    members,
    count,
    key,
  })
}

/** Who confirms the result of which draw, as the desk's form sends it. */
export function readConfirmation(form: URLSearchParams): z.infer<typeof confirmation> {
  const by = form.get('by')?.trim() ?? ''
  if (by === '') throw refused('by', 'desk.result.by_required')
  return read(confirmation, { drawId: Number(form.get('drawId')), by })
}

/** What a second person says of a change that gives back a whole stake. */
export function readOverrideStep(form: URLSearchParams): z.infer<typeof overrideStep> {
  const by = form.get('by')?.trim() ?? ''
  if (by === '') throw refused('by', 'desk.result.by_required')
  return read(overrideStep, { step: form.get('step'), id: Number(form.get('id')), by })
}

/** What becomes of goods as the desk's form sends it; the member reads the remark either way. */
export function readDecision(form: URLSearchParams) {
  const remark = form.get('remark')?.trim() ?? ''
  if (remark === '') throw refused('remark', 'desk.goods.remark_required')
  const wanted = read(pointOperation, {
    act: 'decide',
    merchant: form.get('merchant') ?? '',
    redemptionId: Number(form.get('redemptionId')),
    decision: form.get('decision') ?? '',
    remark,
  })
  if (wanted.act !== 'decide') throw refused('decision', 'desk.unreadable')
  return wanted
}

function read<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw refused(result.error.issues[0]?.path.join('.') || 'body', 'desk.unreadable')
}

function refused(field: string, messageKey: string): Fault {
  return new Fault('request_param_err', { field, messageKey })
}
