import type { Context } from 'hono'
import * as z from 'zod/mini'
import type { Services } from '../services/services.ts'
import { Fault } from '../http/fault.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { isSignedTransfer, signatureHeader } from './transfer-signature.ts'

const reported = z.object({
  reference: z.string().check(z.regex(/^[\w.-]{6,64}$/)),
  memo: z.string().check(z.maxLength(500)),
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
  /** The bank account that it came from, as the bank writes it, where it says so. */
  payer: z.optional(z.string().check(z.regex(/^[\w. -]{4,64}$/))),
})

/** `POST /bank/transfers`: a bank reports an incoming transfer. It may report it as often as it likes. */
export async function reportTransfer(context: Context, services: Services): Promise<Response> {
  const { bankSecret } = services.settings
  if (bankSecret === '') throw new Fault('not_found')
  const body = await context.req.text()
  if (!isSignedTransfer(bankSecret, body, context.req.header(signatureHeader) ?? ''))
    throw new Fault('forbidden')
  const transfer = reported.safeParse(parse(body))
  if (!transfer.success) {
    const field = transfer.error.issues[0]?.path.join('.') || 'body'
    throw new Fault('request_param_err', { field, params: { field } })
  }
  const received = await receiveTransfer(services, transfer.data)
  if (received.kind === 'reference-reused') throw new Fault('wallet.key.reused', { field: 'reference' })
  context.header('Cache-Control', 'no-store')
  return context.json({
    success: true,
    value: {
      reference: transfer.data.reference,
      outcome: received.outcome,
      repeated: received.kind === 'known',
    },
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
