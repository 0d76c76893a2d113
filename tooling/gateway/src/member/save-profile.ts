import type { calls } from '@saola/protocol'
import { visibleText } from '@saola/rules'
import { checkField, toRule } from '@saola/validation'
import { updateNickname } from '../accounts/account-store.ts'
import { issueFault } from '../http/issue-fault.ts'
import { refusePosingName } from '../http/refuse-posing-name.ts'
import type { Handler } from '../http/mount.ts'

const nicknameRule = toRule(
  { patternId: 0, minLength: 2, maxLength: 20, enabled: true, required: true },
  'nickname',
)

/** Changes the name that others see; spaces at the ends and doubled ones are not kept, nor anything invisible. */
export const saveProfile: Handler<typeof calls.member.saveProfile> = async (context) => {
  const { account, services, input, language } = context
  const nickname = visibleText(input.nickname)
  const refused = checkField(nicknameRule, nickname)[0]
  if (refused) throw issueFault(refused, language)
  refusePosingName(context, nickname, 'nickname')
  await updateNickname(services.db, account.id, nickname)
}
