import { getText, optionalText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, MemberVisit, Visit } from '../http/wire.ts'
import { countAct } from '../memory/count-act.ts'
import { registerRules } from '../memory/settings.ts'

/** What belongs to the person who is signed in. */
export const memberCalls: Call[] = [
  { from: 'member', method: 'GET', path: '/wps/member/info', answer: memberInfo },
  { from: 'member', method: 'POST', path: '/wps/member/password', sealed: true, answer: changePassword },
  { from: 'anybody', method: 'POST', path: '/wps/member/password/email', answer: forgotPassword },
  { from: 'member', method: 'GET', path: '/wps/member/info/funds/consolidated', answer: consolidated },
  { from: 'member', method: 'GET', path: '/wps/relay/MCS2_getPointBalance', answer: () => success(1520.75) },
]

function memberInfo({ account }: MemberVisit) {
  return success({
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    mobile: account.mobile === '' ? null : `${account.mobile.slice(0, 3)}****`,
    regDate: account.registeredAt,
    clubLabel: { labelName: 'Phù Sa', labelId: 3, type: 'AUTO', color: '#0a7d5a', color2: null },
    lastLogin: account.lastLoginAt,
    lastLoginLocation: null,
    memberLabel: null,
    toUpline: false,
    kycLevel: 'L1',
  })
}

function changePassword({ account, asked }: MemberVisit) {
  const { minLength, maxLength, acceptedPattern } = registerRules.password
  const wanted = getText(asked.body, 'newPassword')
  if (getText(asked.body, 'oldPassword') !== account.password) throw new Refused('user.password.error')
  if (wanted.length < minLength || wanted.length > maxLength || !new RegExp(acceptedPattern).test(wanted)) {
    throw new Refused('request_param_err', { field: 'newPassword' })
  }
  const repeated = optionalText(asked.body, 'confirmNewPassword')
  if (repeated !== wanted) throw new Refused('request_param_err', { field: 'confirmNewPassword' })
  account.password = wanted
  return done()
}

function forgotPassword({ asked, memory }: Visit) {
  const username = getText(asked.body, 'username').toLowerCase()
  countAct(memory, `password-email ${username}`)
  const email = getText(asked.body, 'email').toLowerCase()
  const isKnown = memory.accounts.some((each) => each.username === username)
  // Nobody's address is stored: everybody has one at this company's own domain.
  if (!isKnown || email !== `${username}@mekong.example`) throw new Refused('USER_NOT_EXIST')
  return done()
}

function consolidated({ account }: MemberVisit) {
  return success({
    dailysalreqtype: null,
    divtypereq: '',
    contracthoursalreq: null,
    realtimesalreqtype: null,
    divtypeinfo: account.type === 0 ? null : 'A',
    dailysalinfotype: null,
    contractmrdailysalinfotype: null,
    contracthoursalinfo: null,
  })
}
