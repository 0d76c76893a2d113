import { attemptLimit } from '@saola/rules'
import { checkImages, imageType, messageOf } from '@saola/validation'
import { Fault } from '../http/fault.ts'
import type { CallContext } from '../http/mount.ts'
import { takeAttempt } from '../http/take-attempt.ts'
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
  const image = Buffer.from(input.image, 'base64')
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'image')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('support.image.refused', { field: 'image', messageKey: key, params: params ?? {} })
  }
  const kind = imageType(image) === 'image/png' ? 'png' : 'jpeg'
  return { by: 'member', content, image, image_kind: kind }
}
