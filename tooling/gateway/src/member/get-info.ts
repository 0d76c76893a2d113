import type { calls, MemberInfo } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'
import { maskMobile } from './mask.ts'
import { getProfile } from './profile-store.ts'

/** The signed-in account (member 1); the mobile number travels masked. */
export const getInfo: Handler<typeof calls.member.info> = async ({ account, services, language }) => {
  const row = await getProfile(services.db, account.id)
  const info: MemberInfo = {
    id: String(row.id),
    account: row.name,
    nickname: row.nickname,
    type: row.type,
    regDate: row.registered_at,
    memberLabel: [],
  }
  if (row.uplineName !== null) info.toUpline = row.uplineName
  if (row.mobile !== null) info.mobile = maskMobile(row.mobile)
  if (row.last_login_at !== null) info.lastLogin = row.last_login_at
  if (row.ownerName !== null) info.subAccount = { ownerName: row.ownerName, rights: row.rights ?? [] }
  const clubName = language === 'EN' ? row.clubEn : row.clubVi
  if (clubName !== null && row.clubColor !== null) {
    info.clubLabel = { labelName: clubName, color: row.clubColor }
  }
  return info
}
