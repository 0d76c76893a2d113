import { demoPoints } from './goods.ts'
import { autoReceiptMinutes, depositRules, withdrawalRules } from '@saola/rules'

/** The links of the header and the contact page; they lead to the member site's own pages. */
function resourceLinks(memberOrigin: string) {
  return [
    {
      resourceType: 'IOS',
      url: `${memberOrigin}/download/ios`,
      labelNameEn: 'iOS app',
      labelNameVi: 'Ứng dụng iOS',
    },
    {
      resourceType: 'ANDROID',
      url: `${memberOrigin}/download/android`,
      labelNameEn: 'Android app',
      labelNameVi: 'Ứng dụng Android',
    },
    {
      resourceType: 'SERVICE',
      url: `${memberOrigin}/service`,
      labelNameEn: 'Customer service',
      labelNameVi: 'Chăm sóc khách hàng',
    },
    { resourceType: 'TELEGRAM', url: 'https://t.me/', labelNameEn: 'Telegram', labelNameVi: 'Telegram' },
    { resourceType: 'WHATSAPP', url: 'https://wa.me/', labelNameEn: 'WhatsApp', labelNameVi: 'WhatsApp' },
    {
      resourceType: 'FACEBOOK',
      url: 'https://www.facebook.com/',
      labelNameEn: 'Facebook',
      labelNameVi: 'Facebook',
    },
  ]
}

/** The code of the merchant that a laptop's history is of. */
export const demoCode = 'saola'

/** Who a demo merchant is, and where its member site stands. */
export type DemoMerchant = { code: string; name: string; memberOrigin: string; accountNumber: string }

/** A demo merchant, whose links lead to its own member site. */
export function demoMerchant({ code, name, memberOrigin, accountNumber }: DemoMerchant) {
  return {
    code,
    name,
    // Both are played on this machine.
    switches: { SOCIALGOOGLE3: true, SOCIALFACEBOOK3: true },
    settings: {
      resources: resourceLinks(memberOrigin),
      customerServiceUrl: `${memberOrigin}/service`,
      // Nobody answers there: a demo must not send people to somebody's real account.
      service: {
        hours: { from: 8 * 60, until: 23 * 60 },
        zalo: `https://zalo.me/${code}-demo`,
        telegram: `https://t.me/${code}_demo_support`,
      },
      defaultUpline: 'agent02',
      points: demoPoints,
      // Hardly anybody plays here: the pools would stand still for days.
      jackpots: { showsSample: true },
      // Rebates, salaries and points of the demo come to more than 2 percent: thinner games count for less.
      validBets: { wholeFromEdge: 400 },
      deposit: {
        minimumAmount: 50_000,
        maximumAmount: 500_000_000,
        quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
        expiryMinutes: depositRules.expiryMinutes,
      },
      // Small withdrawals are paid by themselves; the rest waits at the desk.
      withdrawal: {
        minimumAmount: withdrawalRules.min,
        maximumAmount: withdrawalRules.max,
        quickAmounts: [100_000, 500_000, 1_000_000, 5_000_000],
        automaticUpTo: 1_000_000,
        expectedMinutes: 15,
        autoReceiptMinutes,
      },
      // No bank has this number: a real banking app must not find an account behind the demo's code.
      bank: {
        bin: '999001',
        name: `${name} Demo Bank`,
        accountNumber,
        accountName: `${name.toUpperCase()} DEMO`,
      },
    },
  }
}
