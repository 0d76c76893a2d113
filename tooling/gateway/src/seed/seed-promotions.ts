import { operatePromotion } from '../promotions/operate-promotion.ts'
import { operateMission } from '../promotions/missions/operate-mission.ts'
import { operateReferral } from '../promotions/friends/operate-referral.ts'
import { operateVip } from '../promotions/vip/operate-vip.ts'
import type { Services } from '../services/services.ts'
import type { SeedData } from './seed-data.ts'

/** Enters VIP levels with who is on them, publishes offers and raffles and gives tickets as an operator does; what a rule speaks against is refused. */
export async function seedPromotions(
  services: Services,
  {
    merchant: { code: merchant },
    clubs,
    people,
    promotions,
    raffles,
    referral,
    missions,
  }: Pick<SeedData, 'merchant' | 'clubs' | 'people' | 'promotions' | 'raffles' | 'referral' | 'missions'>,
): Promise<void> {
  for (const [place, club] of clubs.entries()) {
    await operateVip(services, { step: 'level', merchant, place, ...club })
  }
  for (const { name: member, level: place } of people) {
    if (place !== undefined) await operateVip(services, { step: 'put', merchant, member, place })
  }
  await operateReferral(services, { step: 'terms', merchant, ...referral, isOpen: true })
  for (const mission of missions) {
    await operateMission(services, { step: 'mission', merchant, ...mission, isOpen: true })
  }
  for (const offer of promotions) {
    await operatePromotion(services, { step: 'create', merchant, ...offer })
  }
  for (const { gifts, ...raffle } of raffles) {
    const { id: raffleId } = await operatePromotion(services, { step: 'raffle', merchant, ...raffle })
    for (const [place, { members, count }] of gifts.entries()) {
      const gift = { merchant, raffleId, members: [...members], count, key: `opening-${place}` }
      await operatePromotion(services, { step: 'tickets', ...gift })
    }
  }
}
