import { Fault, operateVendor, type Services, type VendorOfOperator } from '@saola/gateway'
import type { AggregatorKeys } from './aggregator-keys.ts'
import { localOperatorId } from './local-aggregator.ts'
import { localTitles } from './local-titles.ts'

/** The code of the local aggregator's record. */
export const localAggregatorCode = 'MINIHUB'

const because = { vendor: localAggregatorCode, reason: 'SAOLA_AGGREGATOR', by: 'pnpm start' }

/**
 * Connects the local aggregator by the operator's own acts, where `origin` is, and takes its titles into the catalogue; what stands
 * already is left as it is. Throws where the record knows other keys than these.
 */
export async function connectLocalAggregator(
  services: Services,
  { origin, keys }: { origin: string; keys: AggregatorKeys & { isNew: boolean } },
): Promise<void> {
  const known = await findRecord(services)
  if (known && keys.isNew)
    throw new Error(
      `${localAggregatorCode} is connected with other keys, which are gone from the data folder: put them back, or start with another database.`,
    )
  if (!known)
    await operateVendor(services, {
      do: 'connect',
      ...because,
      origin,
      secret: keys.operator.privateKey,
      protocol: 'hub88',
      partnerId: localOperatorId,
      partnerKey: keys.aggregator.publicKey,
    })
  if (known && known.origin !== origin) await operateVendor(services, { do: 'change', ...because, origin })
  if (known && !known.isOn) await operateVendor(services, { do: 'turn-on', ...because })
  if ((known?.titles ?? 0) < localTitles.length) await addTitles(services)
}

/** Turns the record off where there is one, so that nobody launches a title that is not played. */
export async function disconnectLocalAggregator(services: Services): Promise<void> {
  const known = await findRecord(services)
  if (known?.isOn) await operateVendor(services, { do: 'turn-off', ...because })
}

async function findRecord(services: Services): Promise<VendorOfOperator | undefined> {
  const { vendors } = await operateVendor(services, { do: 'list' })
  return vendors.find(({ vendor }) => vendor === localAggregatorCode)
}

async function addTitles(services: Services): Promise<void> {
  // The first one names the vendor, so they come one after the other.
  for (const [place, title] of localTitles.entries()) {
    const { code: gameCode, family, nameVi, nameEn, minStake, rtp, volatility, lines } = title
    const told = { gameCode, family, nameVi, nameEn, minStake, rtp, volatility, lines, hasDemo: true }
    const named = place === 0 ? { vendorName: 'Mini Hub' } : {}
    try {
      await operateVendor(services, { do: 'add-title', ...because, ...told, ...named })
    } catch (error) {
      // A start of before was ended among them.
      if (!isStanding(error)) throw error
    }
  }
}

function isStanding(error: unknown): boolean {
  return error instanceof Fault && (error.field === 'gameCode' || error.field === 'vendorName')
}
