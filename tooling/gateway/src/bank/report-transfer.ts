import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import { Fault } from '../http/fault.ts'
import { readReport } from './read-report.ts'
import { recallReported } from './recall-reported.ts'
import { receiveTransfer } from './receive-transfer.ts'
import { isSignedTransfer, signatureHeader } from './transfer-signature.ts'

/**
 * `POST /bank/transfers`: a bank reports an incoming transfer, or with `recall`, its own number of that, that it took one back. It
 * may report either as often as it likes.
 */
export async function reportTransfer(context: Context, services: Services): Promise<Response> {
  const { bankSecret } = services.settings
  if (bankSecret === '') throw new Fault('not_found')
  const body = await context.req.text()
  if (!isSignedTransfer(bankSecret, body, context.req.header(signatureHeader) ?? ''))
    throw new Fault('forbidden')
  const transfer = readReport(body)
  if ('field' in transfer) {
    throw new Fault('request_param_err', { field: transfer.field, params: { field: transfer.field } })
  }
  context.header('Cache-Control', 'no-store')
  if (transfer.recall !== undefined) {
    const recalled = await recallReported(services, { ...transfer, recall: transfer.recall })
    return context.json({ success: true, value: recalled })
  }
  const { reference, outcome, kind } = await receiveTransfer(services, transfer)
  return context.json({ success: true, value: { reference, outcome, repeated: kind === 'known' } })
}
