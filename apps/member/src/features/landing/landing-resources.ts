import type { Language } from '@saola/i18n'
import type { BrandConfig, SystemStatus } from '@saola/protocol'

/** The three links of the header (landing 1). */
export type ResourceId = 'service' | 'ios' | 'android'

/** A link of the header: what it opens, and the code that its panel shows. */
export type LandingResource = {
  id: ResourceId
  url: string
  /** A picture of the code, if the gateway has one; else the code is drawn from the address. */
  qrCodeUrl?: string
  /** The gateway's own name of the link, if it has one. */
  title?: string
}

type Resources = SystemStatus['info']['resources']

const resourceTypes: Readonly<Record<ResourceId, readonly string[]>> = {
  service: ['SERVICE', 'CUSTOMER_SERVICE', 'CS'],
  ios: ['IOS', 'IOS_APP'],
  android: ['ANDROID', 'ANDROID_APP'],
}

/** Each link is there only if a matching resource or the brand's own link exists (landing 1); the brand's wins. */
export function landingResources(
  brand: Pick<BrandConfig, 'customerService' | 'iosApp' | 'androidApp'>,
  resources: Resources,
  language: Language,
): readonly LandingResource[] {
  const own: Readonly<Record<ResourceId, string>> = {
    service: brand.customerService,
    ios: brand.iosApp,
    android: brand.androidApp,
  }
  return (['service', 'ios', 'android'] as const).flatMap((id): LandingResource[] => {
    const found = resources.find((each) => resourceTypes[id].includes(each.resourceType.toUpperCase()))
    const url = own[id] || found?.url || ''
    if (!isOpenable(url)) return []
    const title = language === 'vi' ? found?.labelNameVi : found?.labelNameEn
    // A picture of the gateway shows the gateway's own address.
    const qrCodeUrl = url === found?.url ? found.qrCodeUrl : undefined
    return [{ id, url, ...(qrCodeUrl && { qrCodeUrl }), ...(title && { title }) }]
  })
}

/** A web address or a path; a script address must never become a link. */
function isOpenable(url: string): boolean {
  return /^(?:https?:\/\/[^/]|\/)/i.test(url)
}
