import type { calls, MemberInfo } from '@saola/protocol'
import type { Handler } from '../http/mount.ts'

/** The signed-in account (spec section 3, "Member info"); the mobile number travels masked. */
export const getInfo: Handler<typeof calls.member.info> = async ({ account, house }) => {
  const row = await house.db
    .selectFrom('account')
    .leftJoin('account as upline', 'upline.id', 'account.upline_id')
    .select([
      'account.id',
      'account.name',
      'account.nickname',
      'account.type',
      'account.mobile',
      'account.registered_at',
      'account.last_login_at',
      'upline.name as uplineName',
    ])
    .where('account.id', '=', account.id)
    .executeTakeFirstOrThrow()
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
  return info
}

/** `+84912345678` as `0912****678`. */
function maskMobile(mobile: string): string {
  const national = mobile.replace(/^\+84/, '0')
  return `${national.slice(0, 4)}****${national.slice(-3)}`
}
