import { attemptLimit } from '@saola/rules'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
import { readPicture } from '../pictures/read-picture.ts'
import type { NewMessage } from './ticket-store.ts'

const messagesPerAccount = attemptLimit(20)

/** What a member says and the picture that comes with it, or the refusal of either. */
export async function readMessage(
  { account, services }: Pick<CallContext<unknown>, 'account' | 'services'>,
  input: { content: string; image?: string | undefined },
): Promise<NewMessage> {
  const content = input.content.trim()
  if (content === '') throw new Fault('request_param_err', { field: 'content', params: { field: 'content' } })
  await takeAttempt(services, `ticket:account:${account.id}`, messagesPerAccount)
  if (input.image === undefined) return { by: 'member', content, image: null, image_kind: null }
  const { kind, image } = readPicture(input.image, { code: 'support.image.refused', field: 'image' })
  return { by: 'member', content, image, image_kind: kind === 'png' ? 'png' : 'jpeg' }
}
