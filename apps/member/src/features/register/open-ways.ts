import type { SystemStatus } from '@saola/protocol'
import { openRegistrationWays, registrationFields, switchesOf, type RegistrationWay } from '@saola/rules'
import type { CallId } from '@saola/shell'

/** The calls that a way of registration cannot do without, and that which sends its code, if it asks for one. */
const needs: Record<RegistrationWay, { calls: readonly CallId[]; code?: CallId }> = {
  username: { calls: ['session.register'], code: 'session.smsRegister' },
  mobile: { calls: ['session.registerMobile'], code: 'session.smsRegister' },
  email: { calls: ['session.registerEmail'], code: 'session.emailRegister' },
  google: { calls: ['session.socialStart', 'session.socialRegister'] },
  facebook: { calls: ['session.socialStart', 'session.socialRegister'] },
}

/** The ways that the merchant has switched on, as far as the gateway has the calls for them (session 54). */
export function openWays(
  { whitelabel, register }: Pick<SystemStatus['info'], 'whitelabel' | 'register'>,
  has: (id: CallId) => boolean,
): RegistrationWay[] {
  const switches = switchesOf(whitelabel)
  return openRegistrationWays(switches).filter((way) => {
    const { calls, code } = needs[way]
    const asksForCode = registrationFields(way, register, switches).some(
      ({ name }) => name === 'verificationCode',
    )
    return calls.every(has) && (!asksForCode || code === undefined || has(code))
  })
}
