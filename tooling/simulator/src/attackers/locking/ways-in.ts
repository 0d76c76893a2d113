import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import type { Brand } from '../brand.ts'
import { openBrowser, withCaptcha } from '../browser.ts'
import { readCode, signIn, type Person } from '../person.ts'

/** An owner with a proved phone, and the password of now. */
export type Owner = Person & { mobile: string; password: string }

/** How an owner comes in; throws where that is refused. */
export type WayIn = (brand: Brand, owner: Owner) => Promise<unknown>

/** By password in the own browser at home. */
export const byPassword: WayIn = (_, owner) => signIn(owner, owner.home, owner.password)

/** By password on the move: the browser is the owner's, the network is anybody's. */
export const byPasswordAway: WayIn = (brand, owner) => {
  const { device, agent } = owner.home
  return signIn(owner, openBrowser(brand, { device, agent }), owner.password)
}

/** By a code to the own phone, a minute after whatever was sent there. */
export const byCode: WayIn = async (brand, owner) => {
  brand.clock.advance(minuteMs)
  const { home, mobile: mobileNum } = owner
  const phone = { mobileNum, countryDialingCode: '+84' }
  await withCaptcha(brand, home, (captcha) => home.send(calls.session.smsNoLogin, { ...phone, ...captcha }))
  await byCodeInHand(brand, owner)
}

/** By the code that the phone has. */
export const byCodeInHand: WayIn = async (brand, { home, mobile }) =>
  home.send(calls.session.login, {
    username: mobile,
    password: await readCode(brand, mobile),
    type: 'sms',
    loginDeviceId: home.device,
  })

/** By a new password, for who has forgotten the old one. */
export const byNewPassword: WayIn = async (brand, owner) => {
  brand.clock.advance(minuteMs)
  const { home, mobile: mobileNum } = owner
  const phone = { mobileNum, countryDialingCode: '+84' }
  await withCaptcha(brand, home, (captcha) => home.send(calls.session.smsReset, { ...phone, ...captcha }))
  await home.send(calls.session.resetBySms, {
    mobileNum,
    verificationCode: await readCode(brand, mobileNum),
    newPassword: 'Dungquenx8',
    loginDeviceId: home.device,
  })
  owner.password = 'Dungquenx8'
  await byPassword(brand, owner)
}
