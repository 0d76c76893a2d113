import type { CallInput, calls } from '@saola/protocol'
import {
  readRegistrationValue,
  termsVersion,
  type RegistrationField,
  type TypedRegistration,
} from '@saola/rules'

/** What goes with every registration: where it happened, and the code of the link that led here. */
export type RegistrationOrigin = {
  url: string
  domain: string
  invitation: string | undefined
  /** The name of this browser. */
  device: string
}

/** The call's input from what was typed (session 8); empty optional fields are not sent. */
export function registrationInput(
  fields: readonly RegistrationField[],
  values: TypedRegistration,
  { url, domain, invitation, device }: RegistrationOrigin,
): CallInput<typeof calls.session.register> {
  const typed = Object.fromEntries(
    fields
      .map(({ name }) => [name, readRegistrationValue(name, values[name])] as const)
      .filter(([, value]) => value !== ''),
  )
  const asked = new Set<string>(fields.map(({ name }) => name))
  return {
    // A merchant without a second password field means the first one twice.
    ...(asked.has('password') && !asked.has('confirmPassword') && { confirmPassword: values.password ?? '' }),
    // The code of a link counts where the merchant hides the field, too.
    ...(!asked.has('affiliateCode') && invitation !== undefined && { affiliateCode: invitation }),
    ...typed,
    loginDeviceId: device,
    confirmedAge: true,
    termsVersion,
    domain,
    registerUrl: url,
    registerMethod: 'WEB',
  }
}
