import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { getCaptcha } from './captcha/get-captcha.ts'
import { getCaptchaWork } from './captcha/get-captcha-work.ts'
import { freePlay } from './free-play.ts'
import { getKeyJwk } from './get-key-jwk.ts'
import { getKeyRsa } from './get-key-rsa.ts'
import { lockAccount } from './lock-account.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { loginByPasskey } from './passkeys/login-by-passkey.ts'
import { proveByPasskey } from './passkeys/prove-by-passkey.ts'
import { startPasskeySignIn } from './passkeys/start-passkey-sign-in.ts'
import { forgotByEmail } from './recovery/forgot-by-email.ts'
import { resetByEmail } from './recovery/reset-by-email.ts'
import { resetBySms } from './recovery/reset-by-sms.ts'
import { sendResetSms } from './recovery/send-reset-sms.ts'
import { checkAffiliate } from './registration/check-affiliate.ts'
import { countVisit } from './registration/count-visit.ts'
import { register } from './registration/register.ts'
import { registerEmail } from './registration/register-email.ts'
import { registerMobile } from './registration/register-mobile.ts'
import { sendRegistrationMail } from './registration/send-registration-mail.ts'
import { sendRegistrationSms } from './registration/send-registration-sms.ts'
import { sendChallengeCode } from './send-challenge-code.ts'
import { sendLoginCode } from './send-login-code.ts'
import { loginSocial } from './social/login-social.ts'
import { registerSocial } from './social/register-social.ts'
import { startSocial } from './social/start-social.ts'
import { handOver, takeOver } from './staying/hand-over.ts'
import { resume } from './staying/resume.ts'
import { stay } from './staying/stay.ts'
import { verifySignIn } from './verify-sign-in.ts'
import { touch } from './touch.ts'

/** The calls of the area `session`. */
export const sessionCalls: readonly MountedCall[] = [
  mount(calls.session.keyJwk, getKeyJwk),
  mount(calls.session.keyRsa, getKeyRsa),
  mount(calls.session.login, login),
  mount(calls.session.passkeyStart, startPasskeySignIn),
  mount(calls.session.passkeyLogin, loginByPasskey),
  mount(calls.session.passkeyProof, proveByPasskey),
  mount(calls.session.lockAccount, lockAccount),
  mount(calls.session.captcha, getCaptcha),
  mount(calls.session.captchaWork, getCaptchaWork),
  mount(calls.session.logout, logout),
  mount(calls.session.touch, touch),
  mount(calls.session.stay, stay),
  mount(calls.session.resume, resume),
  mount(calls.session.handOver, handOver),
  mount(calls.session.takeOver, takeOver),
  mount(calls.session.freePlay, freePlay),
  mount(calls.session.affiliate, checkAffiliate),
  mount(calls.session.invited, countVisit),
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
