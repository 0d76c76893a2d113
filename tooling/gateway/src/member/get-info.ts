import type { calls, MemberInfo } from '@saola/protocol'
import { placeOf } from '../accounts/describe-device.ts'
import type { Handler } from '../http/mount.ts'
import { isOff } from '../system/module-switches.ts'
import { newcomerMs, termsVersion } from '@saola/rules'
import { messageText } from '../http/messages.ts'
import { maskMobile } from './mask.ts'
import { getProfile } from './profile-store.ts'

/** The signed-in account (member 1); the mobile number travels masked. */
export const getInfo: Handler<typeof calls.member.info> = async (context) => {
  const { account, merchant, services, language } = context
  const row = await getProfile(services.db, account.id)
  const info: MemberInfo = {
    id: String(row.id),
    account: row.name,
    nickname: row.nickname,
    type: row.type,
    regDate: row.registered_at,
    memberLabel: labelsOf(row, language, services.now()),
  }
  if (row.uplineName !== null) info.toUpline = row.uplineName
  if (row.mobile !== null) info.mobile = maskMobile(row.mobile)
  if (row.last_login_at !== null) info.lastLogin = row.last_login_at
  const hasPlaces = !isOff(merchant.settings.whitelabel, 'DISPLAYLOCATION3')
  const place = hasPlaces ? placeOf(row.last_login_region, row.last_login_ip) : ''
  if (row.last_login_at !== null && place !== '') info.lastLoginLocation = place
  // A sub-account acts for an owner, who is the one that accepts.
  const isAsked = row.acceptedTerms !== null || (row.openedBy !== null && row.ownerName === null)
  if (isAsked && row.acceptedTerms !== termsVersion) info.termsDue = termsVersion
  if (row.ownerName !== null) info.subAccount = { ownerName: row.ownerName, rights: row.rights ?? [] }
  const clubName = language === 'EN' ? row.clubEn : row.clubVi
  if (clubName !== null && row.clubColor !== null) {
    info.clubLabel = { labelName: clubName, color: row.clubColor }
  }
  return info
}

/** What is true of an account and worth a word beside its name (member 18). */
function labelsOf(
  row: { registered_at: number; mobile_verified_at: number | null; email_verified_at: number | null },
  language: 'VI' | 'EN',
  now: number,
): string[] {
  const isProved = row.mobile_verified_at !== null || row.email_verified_at !== null
  return [
    ...(now < row.registered_at + newcomerMs ? [messageText(language, 'member.label.new')] : []),
    ...(isProved ? [messageText(language, 'member.label.proved')] : []),
  ]
}
