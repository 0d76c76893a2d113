import type { calls } from '@saola/protocol'
import { checkField, toRule } from '@saola/validation'
import { issueFault } from '../http/issue-fault.ts'
import type { Handler } from '../http/mount.ts'
import { requireOwnAccount } from './require-own-account.ts'

const nicknameRule = toRule(
  { patternId: 0, minLength: 2, maxLength: 20, enabled: true, required: true },
  'nickname',
)

/** Changes the name that others see; spaces at the ends and doubled ones are not kept, nor anything invisible. */
export const saveProfile: Handler<typeof calls.member.saveProfile> = async (context) => {
  const { account, house, input, language } = context
  requireOwnAccount(account)
  const nickname = input.nickname
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const refused = checkField(nicknameRule, nickname)[0]
  if (refused) throw issueFault(refused, language)
  await house.db.updateTable('account').set({ nickname }).where('id', '=', account.id).execute()
}
