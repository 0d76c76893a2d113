import { Fault } from '../../http/fault.ts'
import type { CallContext } from '../../http/mount.ts'
import type { ProviderSettings } from '../../services/ports.ts'
import { siteOf } from '../../services/site-of.ts'
import { requireModule } from '../../system/module-switches.ts'
import type { SocialProvider } from './social-store.ts'

/** The cookie that ties a visit to a provider to the browser that went there. */
export const socialCookie = 'saola_social'

const modules = { google: 'SOCIALGOOGLE3', facebook: 'SOCIALFACEBOOK3' } as const satisfies Record<
  SocialProvider,
  string
>

/** What is needed to ask a provider; refused where the merchant or the installation does not offer it. */
export function settingsOf(
  { services, merchant }: Pick<CallContext<unknown>, 'services' | 'merchant'>,
  provider: SocialProvider,
): ProviderSettings {
  requireModule(merchant.settings.whitelabel, modules[provider])
  const settings = services.settings.identityProviders[provider]
  if (!settings) throw new Fault('function.not.available')
  return settings
}

/** The member site's page that a provider sends its visitors back to. */
export function redirectOf(
  { services, merchant }: Pick<CallContext<unknown>, 'services' | 'merchant'>,
  provider: SocialProvider,
): string {
  return `${siteOf(services.settings, merchant.settings)}/social/${provider}`
}
