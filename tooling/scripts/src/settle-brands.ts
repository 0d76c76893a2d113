import { brandData, demoCode } from '@saola/demo'
import { changeMerchant, findMerchantByCode, lockMerchant, seedMerchant, type Services } from '@saola/gateway'
import { brandFolders, laptopHost, underHost } from './sites/brand-folders.ts'

/**
 * Gives each brand of `home` a merchant on a laptop's gateway (system 46). One that is missing is opened, with a short line
 * of demo accounts. Its site and its lines stand under its own host, on the ports of this start, and it takes the cipher that the
 * brand names. The demo's own brand has the site of the installation. Where the member site is elsewhere, nothing is done.
 */
export async function settleBrands(services: Services, home: string): Promise<void> {
  const { memberOrigin, lines } = services.settings
  for (const brand of brandFolders(home).filter(({ merchant }) => merchant !== demoCode)) {
    const site = underHost(memberOrigin, laptopHost(brand))
    if (site === memberOrigin) return
    const found = await findMerchantByCode(services.db, brand.merchant)
    const acceptsLegacyCipher = brand.cipher === 'des-rsa'
    if (found?.settings.site === site && found.settings.acceptsLegacyCipher === acceptsLegacyCipher) continue
    if (found === undefined) {
      const data = brandData({ code: brand.merchant, name: brand.title, memberOrigin: site }, services.now())
      await services.db.transaction().execute(async (trx) => {
        // Another process that starts at the same time waits, and finds it there.
        await lockMerchant(trx, demoCode)
        if (await findMerchantByCode(trx, brand.merchant)) return
        await seedMerchant({ ...services, db: trx }, data)
      })
    }
    const domains = lines.map((line) => underHost(line, laptopHost(brand)))
    await changeMerchant(services, { merchant: brand.merchant, site, domains, acceptsLegacyCipher })
  }
}
