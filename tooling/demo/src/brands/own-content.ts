import type { BannerText, NoticeText } from '../content.ts'
import type { DemoPromotion } from '../promotions.ts'
import { senAgentNotices, senBanners, senNotices } from './sen-notices.ts'
import { senPromotions } from './sen-promotions.ts'

/** What a brand of this repository says in words of its own. */
export type OwnContent = {
  banners: readonly BannerText[]
  notices: readonly NoticeText[]
  agentNotices: readonly NoticeText[]
  promotions: readonly DemoPromotion[]
}

/** By the brand's code; a brand that somebody makes on a laptop has the demo's until an operator writes others. */
export const ownContent: Readonly<Record<string, OwnContent>> = {
  sen: {
    banners: senBanners,
    notices: senNotices,
    agentNotices: senAgentNotices,
    promotions: senPromotions,
  },
}
