import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { checkAffiliate } from './check-affiliate.ts'
import { freePlay } from './free-play.ts'
import { getCaptcha, getCaptchaWork } from './get-captcha.ts'
import { getKeyJwk, getKeyRsa } from './get-keys.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { loginSocial, registerSocial, startSocial } from './social.ts'
import { sendLoginCode } from './login-by-sms.ts'
import { register, registerEmail, registerMobile } from './register.ts'
import { forgotByEmail, resetByEmail, resetBySms, sendResetSms } from './reset-password.ts'
import { sendRegistrationMail, sendRegistrationSms } from './send-codes.ts'
import { sendChallengeCode, verifySignIn } from './verify-sign-in.ts'

/** The calls of the area `session`. */
export const sessionCalls: readonly MountedCall[] = [
  mount(calls.session.keyJwk, getKeyJwk),
  mount(calls.session.keyRsa, getKeyRsa),
  mount(calls.session.login, login),
  mount(calls.session.captcha, getCaptcha),
  mount(calls.session.captchaWork, getCaptchaWork),
  mount(calls.session.logout, logout),
  mount(calls.session.freePlay, freePlay),
  mount(calls.session.affiliate, checkAffiliate),
  mount(calls.session.register, register),
  mount(calls.session.registerMobile, registerMobile),
  mount(calls.session.registerEmail, registerEmail),
  mount(calls.session.smsNoLogin, sendLoginCode),
  mount(calls.session.smsRegister, sendRegistrationSms),
  mount(calls.session.emailRegister, sendRegistrationMail),
  mount(calls.session.loginVerification, verifySignIn),
  mount(calls.session.verificationCode, sendChallengeCode),
  mount(calls.session.smsReset, sendResetSms),
  mount(calls.session.resetBySms, resetBySms),
  mount(calls.session.forgotByEmail, forgotByEmail),
  mount(calls.session.resetByEmail, resetByEmail),
  mount(calls.session.socialStart, startSocial),
  mount(calls.session.socialLogin, loginSocial),
  mount(calls.session.socialRegister, registerSocial),
]
