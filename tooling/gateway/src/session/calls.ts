import { calls } from '@saola/protocol'
import { mount, type MountedCall } from '../http/mount.ts'
import { checkAffiliate } from './check-affiliate.ts'
import { freePlay } from './free-play.ts'
import { getCaptcha } from './get-captcha.ts'
import { getKeyJwk, getKeyRsa } from './get-keys.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'

/** The calls of the area `session`. */
export const sessionCalls: readonly MountedCall[] = [
  mount(calls.session.keyJwk, getKeyJwk),
  mount(calls.session.keyRsa, getKeyRsa),
  mount(calls.session.login, login),
  mount(calls.session.captcha, getCaptcha),
  mount(calls.session.logout, logout),
  mount(calls.session.freePlay, freePlay),
  mount(calls.session.affiliate, checkAffiliate),
  mount(calls.session.register, register),
]
